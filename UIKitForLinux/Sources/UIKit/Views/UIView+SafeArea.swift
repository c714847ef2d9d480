extension UIView {
  /// Takes from the superview the part of the safe area that covers this view.
  ///
  /// Goes on into the subviews only where something changed. The insets follow the model's frame,
  /// so they don't change while the view is animated.
  package final func updateSafeArea() {
    guard !isBeingPlaced else { return }
    let insets = computedSafeAreaInsets
    guard !insets.isNear(storedSafeAreaInsets) else { return }
    let isLayoutPending = layer.needsLayoutFlag
    storedSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    owningController?.viewSafeAreaInsetsDidChange()
    marginsChanged()
    updateSafeAreaOfSubviews(isLayoutPending: isLayoutPending)
  }

  /// Does the same for every view inside, because the window is another.
  final func updateSafeAreaEverywhere() {
    updateSafeArea()
    for subview in storedSubviews { subview.updateSafeAreaEverywhere() }
  }

  /// Updates the subviews.
  ///
  /// - Parameter isLayoutPending: Whether a layout is going to place the subviews that follow
  ///   constraints. Their frames belong to the old bounds until then, and the layout updates their
  ///   insets.
  final func updateSafeAreaOfSubviews(isLayoutPending: Bool) {
    for subview in storedSubviews where !(isLayoutPending && subview.isPlacedByConstraints) {
      subview.updateSafeArea()
    }
  }

  private var isPlacedByConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints && layoutNode?.engine != nil
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
    var overlap = UIEdgeInsets(
      top: Self.overlap(of: outer.top, at: top, bounds.height),
      left: Self.overlap(of: outer.left, at: left, bounds.width),
      bottom: Self.overlap(of: outer.bottom, at: bottom, bounds.height),
      right: Self.overlap(of: outer.right, at: right, bounds.width))
    if isPlacedByConstraints, let node = layoutNode, let pass = layer.tree?.layoutPass {
      node.safeAreaFeedback.limit(&overlap, to: outer, size: bounds.size, pass: pass)
    }
    return UIEdgeInsets(
      top: overlap.top + own.top, left: overlap.left + own.left,
      bottom: overlap.bottom + own.bottom, right: overlap.right + own.right)
  }

  /// Returns how far a strip along an edge reaches into a view that begins at a distance from that edge.
  private static func overlap(
    of strip: CGFloat, at distance: CGFloat, _ length: CGFloat
  ) -> CGFloat {
    // Rounding must not decide whether a view is at an edge.
    let distance = abs(distance) < UIEdgeInsets.rounding ? 0 : distance
    // Beside the strip, or wholly beyond the edge, there is nothing to keep clear of.
    guard strip > 0, strip - distance > UIEdgeInsets.rounding,
      distance + length > UIEdgeInsets.rounding
    else { return 0 }
    return strip - distance
  }
}

extension UIEdgeInsets {
  /// Far below a pixel, and far above what rounding changes.
  fileprivate static let rounding: CGFloat = 1e-6

  fileprivate func isNear(_ other: UIEdgeInsets) -> Bool {
    abs(top - other.top) < Self.rounding && abs(left - other.left) < Self.rounding
      && abs(bottom - other.bottom) < Self.rounding && abs(right - other.right) < Self.rounding
  }
}
