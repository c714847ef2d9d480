/// A row of a wheel that can be seen: on the cylinder, and once more where it passes under the lens.
@MainActor final class PickerRow {
  let index: Int
  /// What is on the cylinder.
  let wheel: UIView
  /// What is under the lens; made when the row first comes there.
  var lens: UIView?

  init(index: Int, wheel: UIView) {
    self.index = index
    self.wheel = wheel
  }

  func remove() {
    wheel.removeFromSuperview()
    lens?.removeFromSuperview()
  }
}

/// A view that shows what another one has drawn, so that a text under the lens is not drawn again.
@MainActor final class DrawingCopy: UIView {
  private weak var original: UIView?

  init(of original: UIView) {
    self.original = original
    super.init(frame: original.bounds)
    isUserInteractionEnabled = false
    setNeedsDisplay()
  }

  required init?(coder: NSCoder) { nil }

  override func display(_ layer: CALayer) {
    guard let original else { return }
    original.layer.displayIfNeeded()
    layer.contentsScale = original.layer.contentsScale
    layer.storedContents = original.layer.storedContents
  }
}

/// The place of a delegate's view in a row, which has a transform of its own to make.
@MainActor final class PickerRowWrapper: UIView {
  /// What the delegate made.
  let content: UIView

  init(_ content: UIView, size: CGSize) {
    self.content = content
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    var own = content.bounds.size
    if own.width <= 0 { own.width = size.width }
    if own.height <= 0 { own.height = size.height }
    content.bounds.size = own
    content.center = CGPoint(x: size.width / 2, y: size.height / 2)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }
}
