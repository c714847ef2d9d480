/// The cached layouts of one text, for the last widths that were requested.
struct TextLayoutCache {
  struct Key: Equatable {
    var width: CGFloat
    var lines: Int
    var scale: CGFloat
    var direction: UIUserInterfaceLayoutDirection
  }

  private var entries: [(key: Key, layout: CanvasText)] = []

  mutating func removeAll() {
    if !entries.isEmpty { entries.removeAll() }
  }

  func layout(for key: Key) -> CanvasText? {
    entries.first { $0.key == key }?.layout
  }

  mutating func add(_ layout: CanvasText, for key: Key) {
    // One is for measuring and one for drawing. Shrinking fonts to fit needs a few more.
    if entries.count == 4 { entries.removeFirst() }
    entries.reserveCapacity(2)
    entries.append((key, layout))
  }
}

extension UILabel {
  private var pixel: CGFloat {
    1 / max(traitCollection.displayScale, 1)
  }

  private func layout(width: CGFloat, lines: Int, scale: CGFloat = 1) -> CanvasText {
    // A single line of long text is measured only up to a width that exceeds any view's.
    let unlimited =
      lines == 1 ? LongLine.unlimitedWidth(for: text?.utf16.count ?? 0) : CGFloat.infinity
    let width = width > 0 && width < 1e6 ? width : unlimited
    let direction = effectiveUserInterfaceLayoutDirection
    let key = TextLayoutCache.Key(width: width, lines: lines, scale: scale, direction: direction)
    if let known = layouts.layout(for: key) { return known }
    let layout = makeLayout(
      width: width, lines: lines, scale: scale, direction: direction, color: nil)
    layouts.add(layout, for: key)
    return layout
  }

  /// - Parameter color: A color that replaces the color of the text.
  private func makeLayout(
    width: CGFloat, lines: Int, scale: CGFloat, direction: UIUserInterfaceLayoutDirection,
    color: UIColor?
  ) -> CanvasText {
    var defaults = TextDefaults(
      font: storedFont, color: storedTextColor, alignment: storedAlignment,
      lineBreakMode: storedLineBreakMode, direction: direction)
    let color = color ?? overridingColor
    if let color { defaults.color = color }
    var text = storedStyledText
    if let color { text?.setValue(color, of: .foregroundColor) }
    let language = Device.current.settings.textLanguage
    var layout: CanvasText?
    traitCollection.performAsCurrent {
      layout =
        text.map {
          CanvasText(
            $0, defaults: defaults, maximumWidth: width, maximumLines: lines, fontScale: scale,
            language: language)
        }
        ?? CanvasText(
          storedText ?? "", defaults: defaults, maximumWidth: width, maximumLines: lines,
          fontScale: scale, language: language)
    }
    return layout ?? CanvasText("", defaults: defaults)
  }

  private var overridingColor: UIColor? {
    if !isEnabled { return .tertiaryLabel }
    return isHighlighted ? highlightedTextColor : nil
  }

  /// Returns the layout with a maximum number of lines and a maximum height.
  private func layout(width: CGFloat, height: CGFloat, lines: Int, scale: CGFloat) -> CanvasText {
    let whole = layout(width: width, lines: lines, scale: scale)
    guard whole.lineCount > 1, whole.size.height > height + 0.01 else { return whole }
    let fitting = whole.lines.filter { $0.baseline + $0.descent <= height + 0.01 }.count
    return layout(width: width, lines: max(fitting, 1), scale: scale)
  }

  /// Returns the factor by which the fonts shrink so that the text fits.
  private func fontScale(in size: CGSize, lines: Int) -> CGFloat {
    guard adjustsFontSizeToFitWidth, lines > 0, size.width > 0, size.width < 1e6 else { return 1 }
    let least = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 0.1
    if !layout(width: size.width, lines: lines).truncates { return 1 }
    let needed = layout(width: .infinity, lines: 0).size.width
    var scale = lines == 1 ? size.width / max(needed, 1) : 1
    // Text widths aren't exactly proportional to font sizes, so the factor is reduced in steps
    // until the text fits.
    scale = max((scale * 100).rounded(.down) / 100, least)
    while scale > least, layout(width: size.width, lines: lines, scale: scale).truncates {
      scale = max(scale - 0.02, least)
    }
    return scale
  }

  /// Returns the rectangle of the text, rounded up to pixels and vertically centered in a
  /// rectangle.
  final func place(in bounds: CGRect, lines: Int) -> CGRect {
    guard text?.isEmpty == false, bounds.width > 0, bounds.height > 0 else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let scale = fontScale(in: bounds.size, lines: lines)
    let text = layout(width: bounds.width, height: bounds.height, lines: lines, scale: scale)
    func up(_ value: CGFloat) -> CGFloat { ((value / pixel - 0.001).rounded(.up)) * pixel }
    let size = CGSize(
      width: min(up(text.size.width), bounds.width),
      height: min(up(text.size.height), bounds.height))
    let isOnRight =
      storedAlignment == .right
      || storedAlignment == .natural && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = bounds.width - size.width
    let x = storedAlignment == .center ? room / 2 : isOnRight ? room : 0
    let y = ((bounds.height - size.height) / 2 / pixel).rounded() * pixel
    return CGRect(x: bounds.minX + x, y: bounds.minY + y, width: size.width, height: size.height)
  }

  /// Returns the distance of the first baseline from the top of a size, and of the last baseline
  /// from the bottom.
  final func baselines(in size: CGSize) -> (fromTop: CGFloat, fromBottom: CGFloat) {
    guard text?.isEmpty == false, size.width > 0, size.height > 0 else {
      // The position of a line in an empty label.
      let middle = (size.height - font.lineHeight) / 2
      return (onPixel(middle) + font.ascender, size.height - onPixel(middle) - font.ascender)
    }
    let (text, y) = placedLayout(in: size)
    return (
      y + (text.firstLine?.baseline ?? 0), size.height - y - (text.lastLine?.baseline ?? 0)
    )
  }

  private func onPixel(_ value: CGFloat) -> CGFloat { (value / pixel).rounded() * pixel }

  final func drawLayout(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0,
      self.text?.isEmpty == false
    else { return }
    let (text, y) = placedLayout(in: rect.size)
    let origin = CGPoint(x: rect.minX, y: rect.minY + y)
    if let shadowColor {
      let scale = fontScale(in: rect.size, lines: numberOfLines)
      let shadow = makeLayout(
        width: rect.width, lines: text.lineCount, scale: scale,
        direction: effectiveUserInterfaceLayoutDirection, color: shadowColor)
      shadow.draw(
        in: context,
        at: CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height))
    }
    text.draw(in: context, at: origin)
  }

  /// Returns the layout that fits a size, and the y-coordinate of its top.
  private func placedLayout(in size: CGSize) -> (text: CanvasText, y: CGFloat) {
    let scale = fontScale(in: size, lines: numberOfLines)
    let text = layout(width: size.width, height: size.height, lines: numberOfLines, scale: scale)
    var y = (size.height - text.size.height) / 2
    if scale < 1, let baseline = text.firstLine?.baseline {
      switch baselineAdjustment {
      case .alignBaselines:
        let unscaled = layout(width: .infinity, lines: 1)
        let middle = (size.height - unscaled.size.height) / 2
        y = middle + (unscaled.firstLine?.baseline ?? baseline) - baseline
      case .alignCenters: break
      case .none: y = 0
      }
    }
    // Rounded up to a pixel, as UIKit positions text that doesn't fill its rectangle.
    return (text, onPixel(y))
  }
}
