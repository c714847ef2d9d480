extension UIView {
  /// Takes from the superview the part of the safe area that covers this view.
  ///
  /// Goes on into the subviews only where something changed.
  package final func updateSafeArea() {
    guard !isBeingPlaced else { return }
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
    let right = size.width - left - bounds.width
    let bottom = size.height - top - bounds.height
    return UIEdgeInsets(
      top: Self.overlap(of: outer.top, at: top, bounds.height) + own.top,
      left: Self.overlap(of: outer.left, at: left, bounds.width) + own.left,
      bottom: Self.overlap(of: outer.bottom, at: bottom, bounds.height) + own.bottom,
      right: Self.overlap(of: outer.right, at: right, bounds.width) + own.right)
  }

  /// Returns how far a strip along an edge reaches into a view that begins at a distance from that edge.
  private static func overlap(
    of strip: CGFloat, at distance: CGFloat, _ length: CGFloat
  ) -> CGFloat {
    // Beside the strip, or wholly beyond the edge, there is nothing to keep clear of.
    guard strip > distance, distance + length > 0, strip > 0 else { return 0 }
    return strip - distance
  }
}
