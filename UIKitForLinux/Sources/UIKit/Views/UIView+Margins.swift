extension UIView {
  /// The system's minimum margin of a controller's view: 16 points, or 20 in wide windows.
  private var systemMinimumMargin: CGFloat {
    (window?.bounds.width ?? bounds.width) >= 414 ? 20 : 16
  }

  /// The margins without the safe area: 8 points by default, or the system's in a controller's
  /// view.
  private var baseLayoutMargins: UIEdgeInsets {
    guard owningController != nil else {
      return storedLayoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let minimum = systemMinimumMargin
    guard let stored = storedLayoutMargins else {
      return UIEdgeInsets(top: 0, left: minimum, bottom: 0, right: minimum)
    }
    return UIEdgeInsets(
      top: stored.top, left: max(stored.left, minimum), bottom: stored.bottom,
      right: max(stored.right, minimum))
  }

  final var effectiveLayoutMargins: UIEdgeInsets {
    var margins = baseLayoutMargins
    if insetsLayoutMarginsFromSafeArea {
      margins.top += storedSafeAreaInsets.top
      margins.left += storedSafeAreaInsets.left
      margins.bottom += storedSafeAreaInsets.bottom
      margins.right += storedSafeAreaInsets.right
    }
    guard preservesSuperviewLayoutMargins, let parent = storedSuperview else { return margins }
    let outer = parent.layoutMargins
    let frame = self.frame.offsetBy(dx: -parent.bounds.minX, dy: -parent.bounds.minY)
    return UIEdgeInsets(
      top: max(margins.top, outer.top - frame.minY),
      left: max(margins.left, outer.left - frame.minX),
      bottom: max(margins.bottom, outer.bottom - (parent.bounds.height - frame.maxY)),
      right: max(margins.right, outer.right - (parent.bounds.width - frame.maxX)))
  }

  /// Called when the margins have changed.
  ///
  /// Subviews that preserve them are notified too.
  final func marginsChanged() {
    layoutMarginsDidChange()
    owningController?.viewLayoutMarginsDidChange()
    if layoutNode != nil || usesAutoLayoutInside { insetGuidesChanged() }
    setNeedsLayout()
    for subview in storedSubviews where subview.preservesSuperviewLayoutMargins {
      subview.marginsChanged()
    }
  }

  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = baseLayoutMargins
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
    }
    set {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isMirrored ? newValue.leading : newValue.trailing)
    }
  }
}
