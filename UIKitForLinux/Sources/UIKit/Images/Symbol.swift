/// A symbol that is drawn in code, because Apple's symbols can't be redistributed.
package enum Symbol: String, Sendable {
  case chevronRight = "chevron.right"
  case chevronLeft = "chevron.left"
  case chevronForward = "chevron.forward"
  case chevronBackward = "chevron.backward"
  case chevronDown = "chevron.down"
  case chevronUp = "chevron.up"
  case chevronUpChevronDown = "chevron.up.chevron.down"
  case xmark
  case xmarkCircleFill = "xmark.circle.fill"
  case checkmark
  case checkmarkCircleFill = "checkmark.circle.fill"
  case plus
  case minus
  case eye
  case eyeSlash = "eye.slash"
  case personCropCircleFill = "person.crop.circle.fill"
  case exclamationmarkCircleFill = "exclamationmark.circle.fill"
  case exclamationmarkTriangle = "exclamationmark.triangle"
  case tray
  case magnifyingglass
  case star
  case starFill = "star.fill"

  /// Returns the size in points, rounded to whole pixels like the system's symbols.
  func size(in configuration: UIImage.SymbolConfiguration, scale: CGFloat) -> CGSize {
    let em = configuration.resolvedPointSize * configuration.scale.factor
    func pixels(_ value: CGFloat) -> CGFloat { (value * em * scale).rounded(.up) / scale }
    return CGSize(width: pixels(extent.width), height: pixels(extent.height))
  }

  func draw(
    in rect: CGRect, configuration: UIImage.SymbolConfiguration, color: CGColor,
    context: CGContext
  ) {
    let width = configuration.weight.lineWidth
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / extent.width, y: rect.height / extent.height)
    let operations = operations(lineWidth: width)
    // Cut-outs must not erase the background of the context, and translucent strokes must not add
    // up where they overlap.
    if operations.contains(where: \.isCutOut) || color.alpha < 1 && operations.count > 1 {
      let box = CGRect(origin: .zero, size: extent)
      context.drawTransparencyLayer(in: box, color: color) { color in
        for operation in operations { operation.draw(color: color, context: context) }
      }
    } else {
      for operation in operations { operation.draw(color: color, context: context) }
    }
    context.restoreGState()
  }
}

/// One drawing operation of a symbol, in units of the font size.
struct SymbolOperation {
  var path: CGPath
  /// The line width, or `nil` to fill the path.
  var lineWidth: CGFloat?
  var isCutOut = false

  func draw(color: CGColor, context: CGContext) {
    context.setBlendMode(isCutOut ? .clear : .normal)
    context.beginPath()
    context.addPath(path)
    guard let lineWidth else {
      context.setFillColor(color)
      context.fillPath()
      return
    }
    context.setStrokeColor(color)
    context.setLineWidth(lineWidth)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.strokePath()
  }
}

extension UIImage.SymbolWeight {
  /// The line width in units of the font size.
  fileprivate var lineWidth: CGFloat {
    switch self {
    case .ultraLight: 0.03
    case .thin: 0.045
    case .light: 0.066
    case .unspecified, .regular: 0.088
    case .medium: 0.104
    case .semibold: 0.12
    case .bold: 0.136
    case .heavy: 0.155
    case .black: 0.174
    }
  }
}

extension UIImage.SymbolScale {
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .default, .unspecified, .medium: 1
    case .large: 1.28
    }
  }
}
