/// The button that clears a text field: a grey disc with a cross.
@MainActor final class TextFieldClearButton: UIControl {
  private let clear: () -> Void

  init(_ clear: @escaping () -> Void) {
    self.clear = clear
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { [unowned self] _ in self.clear() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    assertionFailure("Parts of a text field are not archived.")
    return nil
  }

  /// Fingers are wider than the disc.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -6, dy: -10).contains(point)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let disc = bounds.insetBy(dx: 1.2, dy: 1.2)
    context.setFillColor(UIColor.tertiaryLabel.cgColor)
    context.fillEllipse(in: disc)
    context.setBlendMode(.clear)
    context.setLineWidth(1.5)
    context.setLineCap(.round)
    let cross = disc.insetBy(dx: 5.1, dy: 5.1)
    context.strokeLineSegments(between: [
      CGPoint(x: cross.minX, y: cross.minY), CGPoint(x: cross.maxX, y: cross.maxY),
      CGPoint(x: cross.maxX, y: cross.minY), CGPoint(x: cross.minX, y: cross.maxY),
    ])
  }
}
