extension Symbol {
  /// The width and height of the image in units of the font size, including padding.
  var extent: CGSize {
    switch self {
    case .chevronRight, .chevronLeft, .chevronForward, .chevronBackward:
      CGSize(width: 0.74, height: 1.02)
    case .chevronDown, .chevronUp: CGSize(width: 1.08, height: 0.66)
    case .chevronUpChevronDown: CGSize(width: 0.94, height: 1.24)
    case .xmark: CGSize(width: 1.02, height: 0.96)
    case .checkmark: CGSize(width: 1.1, height: 1.02)
    case .plus: CGSize(width: 1.06, height: 1.02)
    case .minus: CGSize(width: 1.06, height: 0.3)
    case .xmarkCircleFill, .checkmarkCircleFill, .personCropCircleFill,
      .exclamationmarkCircleFill:
      CGSize(width: 1.2, height: 1.16)
    case .eye: CGSize(width: 1.64, height: 1.06)
    case .eyeSlash: CGSize(width: 1.64, height: 1.16)
    case .exclamationmarkTriangle: CGSize(width: 1.3, height: 1.2)
    case .tray: CGSize(width: 1.4, height: 1.06)
    case .magnifyingglass: CGSize(width: 1.18, height: 1.14)
    case .star, .starFill: CGSize(width: 1.24, height: 1.18)
    }
  }

  private var middle: CGPoint { CGPoint(x: extent.width / 2, y: extent.height / 2) }

  func operations(lineWidth: CGFloat) -> [SymbolOperation] {
    let (x, y) = (middle.x, middle.y)
    switch self {
    case .chevronRight, .chevronForward:
      return [line(lineWidth, (x - 0.18, y - 0.4), (x + 0.2, y), (x - 0.18, y + 0.4))]
    case .chevronLeft, .chevronBackward:
      return [line(lineWidth, (x + 0.18, y - 0.4), (x - 0.2, y), (x + 0.18, y + 0.4))]
    case .chevronDown:
      return [line(lineWidth, (x - 0.4, y - 0.18), (x, y + 0.2), (x + 0.4, y - 0.18))]
    case .chevronUp:
      return [line(lineWidth, (x - 0.4, y + 0.18), (x, y - 0.2), (x + 0.4, y + 0.18))]
    case .chevronUpChevronDown:
      return [
        line(lineWidth, (x - 0.32, y - 0.18), (x, y - 0.48), (x + 0.32, y - 0.18)),
        line(lineWidth, (x - 0.32, y + 0.18), (x, y + 0.48), (x + 0.32, y + 0.18)),
      ]
    case .xmark: return cross(lineWidth, reach: 0.33)
    case .checkmark:
      return [line(lineWidth, (x - 0.36, y + 0.06), (x - 0.12, y + 0.34), (x + 0.36, y - 0.36))]
    case .plus:
      return [
        line(lineWidth, (x - 0.4, y), (x + 0.4, y)), line(lineWidth, (x, y - 0.4), (x, y + 0.4)),
      ]
    case .minus: return [line(lineWidth, (x - 0.4, y), (x + 0.4, y))]
    case .xmarkCircleFill:
      return [circle] + cross(lineWidth, reach: 0.19).map(cutOut)
    case .checkmarkCircleFill:
      let mark = line(
        lineWidth, (x - 0.22, y + 0.03), (x - 0.06, y + 0.2), (x + 0.22, y - 0.22))
      return [circle, cutOut(mark)]
    case .exclamationmarkCircleFill:
      let dot = oval(x, y + 0.25, 0.115 / 2 + lineWidth * 0.2, 0.115 / 2 + lineWidth * 0.2)
      return [
        circle, cutOut(line(lineWidth * 1.2, (x, y - 0.27), (x, y + 0.06))), cutOut(dot),
      ]
    case .exclamationmarkTriangle:
      return [
        line(lineWidth, (x, y - 0.46), (x + 0.54, y + 0.44), (x - 0.54, y + 0.44), (x, y - 0.46)),
        line(lineWidth, (x, y - 0.14), (x, y + 0.13)),
        oval(x, y + 0.28, lineWidth * 0.65, lineWidth * 0.65),
      ]
    case .tray:
      return [
        line(
          lineWidth, (x - 0.58, y + 0.04), (x - 0.58, y + 0.4), (x + 0.58, y + 0.4),
          (x + 0.58, y + 0.04), (x + 0.38, y - 0.4), (x - 0.38, y - 0.4), (x - 0.58, y + 0.04),
          (x - 0.2, y + 0.04), (x - 0.12, y + 0.18), (x + 0.12, y + 0.18), (x + 0.2, y + 0.04),
          (x + 0.58, y + 0.04))
      ]
    case .personCropCircleFill: return person
    case .magnifyingglass:
      let lens = CGRect(x: x - 0.47, y: y - 0.47, width: 0.72, height: 0.72)
      let rim = SymbolOperation(
        path: CGPath(ellipseIn: lens, transform: nil), lineWidth: lineWidth)
      return [rim, line(lineWidth * 1.15, (x + 0.15, y + 0.15), (x + 0.46, y + 0.46))]
    case .star: return [SymbolOperation(path: star, lineWidth: lineWidth * 0.7)]
    case .starFill:
      // The line join rounds the points by the line width.
      return [SymbolOperation(path: star), SymbolOperation(path: star, lineWidth: lineWidth * 0.7)]
    case .eye: return eye(lineWidth)
    case .eyeSlash:
      let (from, to) = ((x - 0.5, y - 0.46), (x + 0.5, y + 0.46))
      // A gap beside the stroke, for one line that passes in front of another.
      let gap = line(
        lineWidth, (from.0 + lineWidth, from.1 - lineWidth),
        (to.0 + lineWidth, to.1 - lineWidth))
      return eye(lineWidth) + [cutOut(gap), line(lineWidth, from, to)]
    }
  }

  private func line(_ width: CGFloat, _ points: (CGFloat, CGFloat)...) -> SymbolOperation {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    return SymbolOperation(path: path, lineWidth: width)
  }

  private func oval(
    _ x: CGFloat, _ y: CGFloat, _ radiusX: CGFloat, _ radiusY: CGFloat
  ) -> SymbolOperation {
    let rect = CGRect(x: x - radiusX, y: y - radiusY, width: radiusX * 2, height: radiusY * 2)
    return SymbolOperation(path: CGPath(ellipseIn: rect, transform: nil))
  }

  private func cutOut(_ operation: SymbolOperation) -> SymbolOperation {
    var operation = operation
    operation.isCutOut = true
    return operation
  }

  private var circle: SymbolOperation { oval(middle.x, middle.y, 0.55, 0.55) }

  private func cross(_ lineWidth: CGFloat, reach: CGFloat) -> [SymbolOperation] {
    let (x, y) = (middle.x, middle.y)
    return [
      line(lineWidth, (x - reach, y - reach), (x + reach, y + reach)),
      line(lineWidth, (x + reach, y - reach), (x - reach, y + reach)),
    ]
  }

  /// A five-pointed star with rounded corners; an estimate.
  private var star: CGPath {
    let corners = (0..<10).map { index in
      let angle = CGFloat(index) * .pi / 5 - .pi / 2
      let radius: CGFloat = index % 2 == 0 ? 0.56 : 0.24
      return CGPoint(
        x: middle.x + cos(angle) * radius, y: middle.y + 0.04 + sin(angle) * radius)
    }
    let path = CGMutablePath()
    path.move(
      to: CGPoint(x: (corners[9].x + corners[0].x) / 2, y: (corners[9].y + corners[0].y) / 2))
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 10]
      path.addArc(tangent1End: corner, tangent2End: next, radius: index % 2 == 0 ? 0.045 : 0.02)
    }
    path.closeSubpath()
    return path
  }

  /// An eye: two arcs and the iris.
  private func eye(_ lineWidth: CGFloat) -> [SymbolOperation] {
    let (x, y) = (middle.x, middle.y)
    let lids = CGMutablePath()
    lids.move(to: CGPoint(x: x - 0.7, y: y))
    lids.addCurve(
      to: CGPoint(x: x + 0.7, y: y), control1: CGPoint(x: x - 0.4, y: y - 0.55),
      control2: CGPoint(x: x + 0.4, y: y - 0.55))
    lids.addCurve(
      to: CGPoint(x: x - 0.7, y: y), control1: CGPoint(x: x + 0.4, y: y + 0.55),
      control2: CGPoint(x: x - 0.4, y: y + 0.55))
    lids.closeSubpath()
    return [SymbolOperation(path: lids, lineWidth: lineWidth), oval(x, y, 0.22, 0.22)]
  }

  /// A disc with a cut-out head and shoulders.
  private var person: [SymbolOperation] {
    let (x, y) = (middle.x, middle.y)
    let shoulders = CGMutablePath()
    shoulders.move(to: CGPoint(x: x - 0.36, y: y + 0.36))
    shoulders.addCurve(
      to: CGPoint(x: x, y: y + 0.11), control1: CGPoint(x: x - 0.34, y: y + 0.2),
      control2: CGPoint(x: x - 0.18, y: y + 0.11))
    shoulders.addCurve(
      to: CGPoint(x: x + 0.36, y: y + 0.36), control1: CGPoint(x: x + 0.18, y: y + 0.11),
      control2: CGPoint(x: x + 0.34, y: y + 0.2))
    // Along the rim, which isn't cut out.
    shoulders.addCurve(
      to: CGPoint(x: x - 0.36, y: y + 0.36), control1: CGPoint(x: x + 0.18, y: y + 0.52),
      control2: CGPoint(x: x - 0.18, y: y + 0.52))
    shoulders.closeSubpath()
    return [
      circle, cutOut(oval(x, y - 0.15, 0.185, 0.205)),
      cutOut(SymbolOperation(path: shoulders)),
    ]
  }
}
