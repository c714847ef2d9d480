/// The clear button of a text field: a gray circle with a cross.
@MainActor final class TextFieldClearButton: UIControl {
  private let clear: () -> Void

  init(_ clear: @escaping () -> Void) {
    self.clear = clear
    super.init(frame: .zero)
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { [unowned self] _ in self.clear() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    assertionFailure("Parts of a text field are not archived.")
    return nil
  }

  /// Extends the touch area beyond the circle, which is smaller than a finger.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -6, dy: -10).contains(point)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    // Designed for 19 points. It grows with the content size category.
    let unit = bounds.width / 19
    let disc = bounds.insetBy(dx: 1.2 * unit, dy: 1.2 * unit)
    context.setFillColor(UIColor.tertiaryLabel.cgColor)
    context.fillEllipse(in: disc)
    context.setBlendMode(.clear)
    context.setLineWidth(1.5 * unit)
    context.setLineCap(.round)
    let cross = disc.insetBy(dx: 5.1 * unit, dy: 5.1 * unit)
    context.strokeLineSegments(between: [
      CGPoint(x: cross.minX, y: cross.minY), CGPoint(x: cross.maxX, y: cross.maxY),
      CGPoint(x: cross.maxX, y: cross.minY), CGPoint(x: cross.minX, y: cross.maxY),
    ])
  }
}
