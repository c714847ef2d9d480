extension UIView {
  final func boundsChanged(from old: CGRect) {
    let new = bounds
    guard old != new else { return }
    if old.size != new.size {
      setNeedsLayout()
      if contentMode == .redraw { setNeedsDisplay() }
      if autoresizesSubviews {
        for subview in storedSubviews { subview.autoresize(from: old.size, to: new.size) }
      }
    }
    if safeAreaInsetsForSubviews != .zero {
      updateSafeAreaOfSubviews(isLayoutPending: layer.needsLayoutFlag)
    }
  }

  /// Marks the superview for layout because the size changed.
  ///
  /// A superview that sets the size in its own layout already accounts for it. A size that
  /// constraints determine is not set by the app, and a window resizes its root view whenever it is
  /// laid out.
  fileprivate func setSuperviewNeedsLayout() {
    guard let parent = storedSuperview, !(parent is UIWindow), !parent.layer.isLayingOut,
      translatesAutoresizingMaskIntoConstraints
    else { return }
    parent.setNeedsLayout()
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
    let mask = autoresizingMask
    var frame = self.frame
    (frame.origin.x, frame.size.width) = Self.share(
      change: new.width - old.width, total: old.width, near: frame.minX, size: frame.width,
      isFlexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    (frame.origin.y, frame.size.height) = Self.share(
      change: new.height - old.height, total: old.height, near: frame.minY, size: frame.height,
      isFlexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    if frame != self.frame { self.frame = frame }
  }

  /// Distributes a size change of the superview among the flexible parts in proportion to their
  /// sizes.
  private static func share(
    change: CGFloat, total: CGFloat, near: CGFloat, size: CGFloat,
    isFlexible: (near: Bool, size: Bool, far: Bool)
  ) -> (near: CGFloat, size: CGFloat) {
    guard change != 0 else { return (near, size) }
    let nearPart = isFlexible.near ? near : 0
    let sizePart = isFlexible.size ? size : 0
    let farPart = isFlexible.far ? total - near - size : 0
    let sum = nearPart + sizePart + farPart
    let count: CGFloat =
      (isFlexible.near ? 1 : 0) + (isFlexible.size ? 1 : 0) + (isFlexible.far ? 1 : 0)
    // Flexible parts with a total size of 0 get equal shares.
    func share(of part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return sum != 0 ? change * part / sum : change / count
    }
    return (
      near + share(of: nearPart, isFlexible.near),
      max(size + share(of: sizePart, isFlexible.size), 0)
    )
  }
}

extension CALayer {
  /// Marks the superview of the layer's view for layout after a size was set on the view or the
  /// layer.
  final func sizeChanged() {
    guard let view = delegate as? UIView else { return }
    MainActor.assumeIsolated { view.setSuperviewNeedsLayout() }
  }
}
