import UIKit

@MainActor final class PanelContentView: UIView {
  var onLayout: (@MainActor () -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

/// Scrolls the contents under the header if they are too high; a body that can use any height
/// shrinks first, to its minimum height.
@MainActor final class PanelScrollView: TapScrollView {
  let content = PanelContentView()
  var onScroll: (@MainActor (Bool) -> Void)?
  /// The header, if the contents scroll under it; otherwise this view begins below the header.
  weak var header: UIView?
  weak var extendedBody: UIView? {
    didSet { updateClipping() }
  }
  var showsContentsBelow = false
  private var sizes = [CGSize.zero, .zero]
  private var lastFocus: Focus?
  private var wasFocusVisible = false
  private var lastOffset = CGPoint.zero

  init(isUnderHeader: Bool) {
    super.init(frame: .zero)
    // The view never overlaps the safe area.
    contentInsetAdjustmentBehavior = .never
    isScrollEnabled = false
    // A tap on the status bar scrolls the host.
    scrollsToTop = false
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    let height = content.heightAnchor.constraint(equalTo: heightAnchor)
    height.priority = SheetPriority.filledScrollView
    height.isActive = !isUnderHeader
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.topAnchor.constraint(equalTo: topAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
      content.widthAnchor.constraint(equalTo: widthAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    assertionFailure("PanelScrollView is made in code.")
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onScroll?(contentOffset.y >= 0.5)
    updateInset()
    defer { updateClipping() }
    let old = sizes
    sizes = [bounds.size, contentSize]
    guard sizes != old else {
      if contentOffset != lastOffset { noteFocus(isChange: false) }
      return
    }
    isScrollEnabled = contentSize.height > visibleHeight + 0.5
    // Finding the insertion point can lay out the window, which must find the body in its new size.
    content.layoutIfNeeded()
    scrollToFirstResponder(always: bounds.size != old[0])
  }

  private var visibleHeight: CGFloat { bounds.height - contentInset.top }

  private func updateInset() {
    guard let inset = header?.bounds.height, inset != contentInset.top else { return }
    let wasAtTop = contentOffset.y <= 0.5 - contentInset.top
    contentInset.top = inset
    verticalScrollIndicatorInsets.top = inset
    if wasAtTop { contentOffset.y = -inset }
  }

  private func updateClipping() {
    let end = superview?.bounds.maxY ?? 0
    let below = showsContentsBelow && isScrollEnabled ? max(end - frame.maxY, 0) : 0
    clipsToBounds = below == 0 && (extendedBody == nil || isScrollEnabled)
    if below == 0 { return mask = nil }
    // In an animation, it would grow from a corner.
    UIView.performWithoutAnimation {
      let visible = mask ?? UIView()
      visible.backgroundColor = .black
      visible.frame = CGRect(
        x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height + below)
      mask = visible
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let hit = super.hitTest(point, with: event) { return hit }
    guard let extendedBody, !clipsToBounds, content.isUserInteractionEnabled else { return nil }
    return extendedBody.hitTest(extendedBody.convert(point, from: self), with: event)
  }

  /// Without `always`, the view stays where the user has scrolled it, until the user types.
  func scrollToFirstResponder(always: Bool = false) {
    defer { noteFocus(isChange: true) }
    guard isScrollEnabled, let (view, rect, focus) = focus else { return }
    guard always || focus != lastFocus || wasFocusVisible else { return }
    // The box around an insertion point is also visible, if there is enough height.
    let margin = max(min(SheetMetrics.spacing * 2, (visibleHeight - rect.height) / 2), 0)
    scrollRectToVisible(convert(rect, from: view).insetBy(dx: 0, dy: -margin), animated: false)
  }

  private struct Focus: Equatable {
    var view: ObjectIdentifier
    var length: Int?
  }

  /// With the rectangle of its insertion point, or its whole rectangle if it fits into the view.
  private var focus: (view: UIView, rect: CGRect, focus: Focus)? {
    guard let view = currentFirstResponder as? UIView else { return nil }
    if let input = view as? any UITextInput, let end = input.selectedTextRange?.end {
      let caret = input.caretRect(for: end)
      guard caret.isFinite else { return nil }
      let length = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
      return (view, caret, Focus(view: ObjectIdentifier(view), length: length))
    }
    if view.bounds.height > visibleHeight { return nil }
    return (view, view.bounds, Focus(view: ObjectIdentifier(view)))
  }

  private func noteFocus(isChange: Bool) {
    lastOffset = contentOffset
    let focus = focus
    // A letter may have been typed since the last change.
    if isChange || lastFocus?.view != focus?.focus.view { lastFocus = focus?.focus }
    guard let focus else { return }
    let y = convert(focus.rect, from: focus.view).midY - contentOffset.y
    wasFocusVisible = y >= contentInset.top && y <= bounds.height
  }
}
