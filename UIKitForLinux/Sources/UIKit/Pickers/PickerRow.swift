/// A row of a wheel that can be seen: on the cylinder, and once more where it passes under the lens.
@MainActor final class PickerRow {
  var index: Int
  /// The text of the row; `nil` for a delegate's view, and before the text is first set.
  var title: StyledText?
  /// The view on the cylinder.
  let wheel: UIView
  /// The view in the selection, created when the row is first there.
  var lens: UIView?

  init(index: Int, wheel: UIView) {
    self.index = index
    self.wheel = wheel
  }

  /// Shows the row on the cylinder only.
  func leaveLens() {
    lens?.isHidden = true
    guard let there = lens as? PickerRowWrapper, let here = wheel as? PickerRowWrapper,
      there.content === here.content
    else { return }
    // The delegate has one view for the row and not two, so that it was under the lens only.
    there.removeFromSuperview()
    lens = nil
    here.removeContent()
  }

  func hide() {
    wheel.isHidden = true
    lens?.isHidden = true
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

  /// The original is about to draw something else.
  func originalChanged() {
    guard let original else { return }
    bounds.size = original.bounds.size
    setNeedsDisplay()
  }

  override func display(_ layer: CALayer) {
    guard let original else { return }
    original.layer.displayIfNeeded()
    layer.contentsScale = original.layer.contentsScale
    layer.storedContents = original.layer.storedContents
  }
}

/// A container for a delegate's view in a row, which keeps the transform of the row off the view.
@MainActor final class PickerRowWrapper: UIView {
  /// The view from the delegate.
  let content: UIView

  init(_ content: UIView, size: CGSize) {
    self.content = content
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    var own = content.bounds.size
    if own.width <= 0 { own.width = size.width }
    if own.height <= 0 { own.height = size.height }
    content.bounds.size = own
    removeContent()
  }

  /// Takes the content in, wherever it has been.
  func removeContent() {
    content.center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }
}

/// A delegate of a picker view that has its titles as values, so that spinning makes no attributed strings.
@MainActor protocol StyledPickerTitles {
  func styledTitle(ofRow row: Int, in component: Int) -> StyledText
}
