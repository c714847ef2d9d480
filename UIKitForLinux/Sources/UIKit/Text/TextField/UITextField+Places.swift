// The geometry of a text field. The values are those that the methods of the same names return on
// iOS 17.
extension UITextField {
  /// The distance from the border to the text, in points.
  private var insets: CGSize {
    switch borderStyle {
    case .none: .zero
    case .line: CGSize(width: 2, height: 2)
    case .bezel, .roundedRect: CGSize(width: 7, height: 2)
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  final func showsLeftView(whileEditing isEditing: Bool) -> Bool {
    leftView != nil && leftViewMode.isShown(whileEditing: isEditing)
  }

  final func showsRightView(whileEditing isEditing: Bool) -> Bool {
    rightView != nil && rightViewMode.isShown(whileEditing: isEditing)
  }

  /// Returns a Boolean value that indicates whether the clear button is shown: only with text, and
  /// not together with a right view.
  final func showsClearButton(whileEditing isEditing: Bool) -> Bool {
    hasText && isEnabled && clearButtonMode.isShown(whileEditing: isEditing)
      && !showsRightView(whileEditing: isEditing)
  }

  final func contentRect(forBounds bounds: CGRect, whileEditing isEditing: Bool) -> CGRect {
    let border = borderRect(forBounds: bounds)
    // A null rectangle is avoided, because its origin is infinite.
    var rect = border.insetBy(
      dx: min(insets.width, border.width / 2), dy: min(insets.height, border.height / 2))
    func cut(_ side: CGRect, atLeft: Bool, gap: CGFloat) {
      if atLeft {
        let x = max(rect.minX, side.maxX + gap)
        rect = CGRect(x: x, y: rect.minY, width: max(rect.maxX - x, 0), height: rect.height)
      } else {
        rect.size.width = max(min(rect.maxX, side.minX - gap) - rect.minX, 0)
      }
    }
    if showsLeftView(whileEditing: isEditing) {
      cut(leftViewRect(forBounds: bounds), atLeft: !isMirrored, gap: insets.width)
    }
    if showsRightView(whileEditing: isEditing) {
      cut(rightViewRect(forBounds: bounds), atLeft: isMirrored, gap: insets.width)
    } else if showsClearButton(whileEditing: isEditing) {
      cut(clearButtonRect(forBounds: bounds), atLeft: isMirrored, gap: 5)
    }
    return rect
  }

  final func standardClearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let scale = max(traitCollection.displayScale, 1)
    let size = UIFontMetrics.default.scaledValue(for: 19, compatibleWith: traitCollection)
    let side = (size * scale).rounded() / scale
    let margin: CGFloat = 5
    return CGRect(
      x: isMirrored ? bounds.minX + margin : bounds.maxX - margin - side,
      y: bounds.minY + ((bounds.height - side) / 2).rounded(.down), width: side, height: side)
  }

  final func standardSideRect(of view: UIView?, isLeading: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.intrinsicContentSize }
    size.height = min(size.height, bounds.height)
    return CGRect(
      x: isLeading != isMirrored ? bounds.minX : bounds.maxX - size.width,
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down), width: size.width,
      height: size.height)
  }

  /// Returns the distances of the line's baseline from the top and the bottom of a size.
  final func baselines(in size: CGSize) -> (fromTop: CGFloat, fromBottom: CGFloat) {
    let bounds = CGRect(origin: .zero, size: size)
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let font = font ?? .systemFont(ofSize: 17)
    let room = rect.height - font.lineHeight
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: room
      default: room / 2
      }
    let scale = layer.contentsScale
    let baseline = rect.minY + (y * scale).rounded() / scale + font.ascender
    return (baseline, size.height - baseline)
  }

  /// The size that fits the text, or else the placeholder, with all insets.
  final var fittingSize: CGSize {
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up) + 1
    let outer: CGSize =
      switch borderStyle {
      case .none: .zero
      case .line: CGSize(width: 4, height: 4)
      case .bezel: CGSize(width: 14, height: 5)
      case .roundedRect: CGSize(width: 14, height: 12)
      }
    var width = display.naturalWidth.rounded(.up) + outer.width
    if showsLeftView(whileEditing: isEditing) {
      width += leftViewRect(forBounds: bounds).width + insets.width
    }
    if showsRightView(whileEditing: isEditing) {
      width += rightViewRect(forBounds: bounds).width + insets.width
    } else if clearButtonMode != .never {
      width += 24
    }
    return CGSize(width: width, height: line + outer.height)
  }
}
