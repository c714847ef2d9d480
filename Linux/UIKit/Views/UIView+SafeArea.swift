extension UIView {
  /// Takes from the superview the part of the safe area that covers this view.
  ///
  /// Goes on into the subviews only where something changed.
  package final func updateSafeArea() {
    let insets = computedSafeAreaInsets
    guard insets != storedSafeAreaInsets else { return }
    storedSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    owningController?.viewSafeAreaInsetsDidChange()
    marginsChanged()
    for subview in storedSubviews { subview.updateSafeArea() }
  }

  /// Does the same for every view inside, because the window is another.
  final func updateSafeAreaEverywhere() {
    updateSafeArea()
    for subview in storedSubviews { subview.updateSafeAreaEverywhere() }
  }

  private var computedSafeAreaInsets: UIEdgeInsets {
    guard window != nil else { return .zero }
    let own = owningController?.addedSafeAreaInsets ?? .zero
    let outer: UIEdgeInsets
    let size: CGSize
    let origin: CGPoint
    if let parent = storedSuperview {
      outer = parent.safeAreaInsetsForSubviews
      size = parent.bounds.size
      origin = parent.bounds.origin
    } else if let window = self as? UIWindow {
      outer = window.screenSafeAreaInsets
      size = window.screen.bounds.size
      origin = .zero
    } else {
      return own
    }
    guard outer != .zero else { return own }
    // A transform does not count: a view that is animated through one keeps its insets.
    let bounds = layer.bounds
    let left = center.x - bounds.width * anchorPoint.x - origin.x
    let top = center.y - bounds.height * anchorPoint.y - origin.y
    return UIEdgeInsets(
      top: max(outer.top - top, 0) + own.top,
      left: max(outer.left - left, 0) + own.left,
      bottom: max(outer.bottom - (size.height - top - bounds.height), 0) + own.bottom,
      right: max(outer.right - (size.width - left - bounds.width), 0) + own.right)
  }
}
