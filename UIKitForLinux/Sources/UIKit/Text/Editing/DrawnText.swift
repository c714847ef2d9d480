/// A view that draws text: the text of a field or text view, or a placeholder.
@MainActor final class DrawnText: UIView {
  private let drawing: (CGRect) -> Void

  init(_ drawing: @escaping (CGRect) -> Void) {
    self.drawing = drawing
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    assertionFailure("Parts of a text input are not archived.")
    return nil
  }

  override func draw(_ rect: CGRect) {
    drawing(bounds)
  }
}
