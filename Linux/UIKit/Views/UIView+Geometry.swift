extension UIView {
  final func sizeChanged(from old: CGSize) {
    let new = bounds.size
    guard old != new else { return }
    setNeedsLayout()
    if contentMode == .redraw { setNeedsDisplay() }
    if autoresizesSubviews {
      for subview in storedSubviews { subview.autoresize(from: old, to: new) }
    }
  }

  final func placeChanged() {
    guard window != nil else { return }
    updateSafeArea()
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

  /// Shares a change of the superview among the flexible parts, in proportion to what they are.
  private static func share(
    change: CGFloat, total: CGFloat, near: CGFloat, size: CGFloat,
    isFlexible: (near: Bool, size: Bool, far: Bool)
  ) -> (near: CGFloat, size: CGFloat) {
    let far = total - near - size
    let parts = [
      isFlexible.near ? near : 0, isFlexible.size ? size : 0, isFlexible.far ? far : 0,
    ]
    let count = [isFlexible.near, isFlexible.size, isFlexible.far].filter { $0 }.count
    guard count > 0, change != 0 else { return (near, size) }
    let sum = parts.reduce(0, +)
    func part(_ index: Int, _ flexible: Bool) -> CGFloat {
      guard flexible else { return 0 }
      return sum != 0 ? change * parts[index] / sum : change / CGFloat(count)
    }
    return (near + part(0, isFlexible.near), max(size + part(1, isFlexible.size), 0))
  }

  /// Returns a point of another view's coordinates in this one's; nil stands for the window.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let other = view ?? window else { return point }
    return layer.convert(point, from: other.layer)
  }

  /// Returns a point in another view's coordinates; nil stands for the window.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let other = view ?? window else { return point }
    return layer.convert(point, to: other.layer)
  }

  /// Returns the bounding box of a rectangle of another view's coordinates.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let other = view ?? window else { return rect }
    return layer.convert(rect, from: other.layer)
  }

  /// Returns the bounding box of a rectangle in another view's coordinates.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let other = view ?? window else { return rect }
    return layer.convert(rect, to: other.layer)
  }

  // MARK: Safe area

  /// Takes from the superview the part of the safe area that covers this view.
  final func updateSafeArea() {
    let insets = computedSafeAreaInsets
    if insets != storedSafeAreaInsets {
      storedSafeAreaInsets = insets
      safeAreaInsetsDidChange()
      owningController?.viewSafeAreaInsetsDidChange()
      layoutMarginsDidChange()
      setNeedsLayout()
    }
    for subview in storedSubviews { subview.updateSafeArea() }
  }

  private var computedSafeAreaInsets: UIEdgeInsets {
    guard window != nil else { return .zero }
    let own = owningController?.additionalSafeAreaInsets ?? .zero
    guard let parent = storedSuperview else {
      let screen = (self as? UIWindow)?.screenSafeAreaInsets ?? .zero
      return UIEdgeInsets(
        top: screen.top + own.top, left: screen.left + own.left,
        bottom: screen.bottom + own.bottom, right: screen.right + own.right)
    }
    let outer = parent.storedSafeAreaInsets
    let size = parent.bounds.size
    // The place without a transform and without scrolling: an animated or scrolled view keeps its insets.
    let place = CGRect(
      x: center.x - bounds.width * anchorPoint.x - parent.bounds.minX,
      y: center.y - bounds.height * anchorPoint.y - parent.bounds.minY,
      width: bounds.width, height: bounds.height)
    return UIEdgeInsets(
      top: max(outer.top - place.minY, 0) + own.top,
      left: max(outer.left - place.minX, 0) + own.left,
      bottom: max(outer.bottom - (size.height - place.maxY), 0) + own.bottom,
      right: max(outer.right - (size.width - place.maxX), 0) + own.right)
  }

  final var effectiveLayoutMargins: UIEdgeInsets {
    var margins = storedLayoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    if insetsLayoutMarginsFromSafeArea {
      margins.top += storedSafeAreaInsets.top
      margins.left += storedSafeAreaInsets.left
      margins.bottom += storedSafeAreaInsets.bottom
      margins.right += storedSafeAreaInsets.right
    }
    return margins
  }

  /// The margins by leading and trailing edge, without the safe area.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = storedLayoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
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

  /// Returns the direction that an attribute asks for in an interface of a direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
