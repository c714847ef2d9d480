/// A visible row of a wheel: a view on the cylinder, and another one under the lens.
@MainActor final class PickerRow {
  var index: Int
  /// The text of the row; `nil` for a delegate's view, and before the text is first set.
  var title: StyledText?
  /// The view of the row on the wheel's cylinder.
  let wheel: UIView
  /// The view in the selection, created when the row is first there.
  var lens: UIView?

  init(index: Int, wheel: UIView) {
    self.index = index
    self.wheel = wheel
  }

  /// Removes the row's view under the lens of the picker view.
  func removeFromLens() {
    lens?.isHidden = true
    guard let there = lens as? PickerRowWrapper, let here = wheel as? PickerRowWrapper,
      there.content === here.content
    else { return }
    // The delegate returns only one view for the row, which was under the lens.
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

/// A view that displays the bitmap of another view, so that text under the lens isn't drawn again.
@MainActor final class DrawingCopy: UIView {
  private weak var original: UIView?

  init(of original: UIView) {
    self.original = original
    super.init(frame: original.bounds)
    isUserInteractionEnabled = false
    setNeedsDisplay()
  }

  required init?(coder: NSCoder) { nil }

  /// Called before the original view draws different content.
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

/// A container for a delegate's view in a row, which keeps the row's transform off the view.
@MainActor final class PickerRowWrapper: UIView {
  /// The view from the picker view's delegate.
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

  /// Moves the delegate's view into this container.
  func removeContent() {
    content.center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }
}

/// A picker view delegate with titles as values, so that spinning creates no attributed strings.
@MainActor protocol StyledPickerTitles {
  func styledTitle(ofRow row: Int, in component: Int) -> StyledText
}
