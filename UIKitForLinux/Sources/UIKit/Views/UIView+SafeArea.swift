extension UIView {
  /// Computes the part of the superview's safe area that covers this view.
  ///
  /// Subviews are updated only if the insets have changed. The insets follow the model's frame, so
  /// they don't change during an animation.
  package final func updateSafeArea() {
    guard !isApplyingSolvedFrame else { return }
    let insets = computedSafeAreaInsets
    guard !insets.isNear(storedSafeAreaInsets) else { return }
    let isLayoutPending = layer.needsLayoutFlag
    storedSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    owningController?.viewSafeAreaInsetsDidChange()
    marginsChanged()
    updateSafeAreaOfSubviews(isLayoutPending: isLayoutPending)
  }

  /// Updates the safe area of all descendants, because the window has changed.
  final func updateSafeAreaEverywhere() {
    updateSafeArea()
    for subview in storedSubviews { subview.updateSafeAreaEverywhere() }
  }

  /// Updates the subviews.
  ///
  /// - Parameter isLayoutPending: A Boolean value that indicates whether a pending layout pass will
  ///   place the subviews that follow constraints. Their frames still belong to the old bounds, and
  ///   the layout pass updates their insets.
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
    // Transforms are ignored, so a view keeps its insets during an animation of its transform.
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

  /// Returns the length by which a strip along an edge covers a view that begins at a distance from
  /// that edge.
  private static func overlap(
    of strip: CGFloat, at distance: CGFloat, _ length: CGFloat
  ) -> CGFloat {
    // Rounding must not determine whether a view is at an edge.
    let distance = abs(distance) < UIEdgeInsets.rounding ? 0 : distance
    // A view next to the strip, or completely beyond the edge, has no inset.
    guard strip > 0, strip - distance > UIEdgeInsets.rounding,
      distance + length > UIEdgeInsets.rounding
    else { return 0 }
    return strip - distance
  }
}

extension UIEdgeInsets {
  /// Far below a pixel, and far above rounding errors.
  fileprivate static let rounding: CGFloat = 1e-6

  fileprivate func isNear(_ other: UIEdgeInsets) -> Bool {
    abs(top - other.top) < Self.rounding && abs(left - other.left) < Self.rounding
      && abs(bottom - other.bottom) < Self.rounding && abs(right - other.right) < Self.rounding
  }
}
