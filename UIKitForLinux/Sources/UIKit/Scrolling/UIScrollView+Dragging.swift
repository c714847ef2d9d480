// Changes the content offset for fingers, mouse wheels, and trackpads.
extension UIScrollView {
  final var horizontalAxis: ScrollAxis {
    let inset = adjustedContentInset
    let isWide = contentSize.width > bounds.width - inset.left - inset.right
    return ScrollAxis(
      lower: -inset.left, upper: contentSize.width - bounds.width + inset.right,
      length: bounds.width, isScrollable: isWide || (bounces && alwaysBounceHorizontal),
      bounces: bounces)
  }

  final var verticalAxis: ScrollAxis {
    let inset = adjustedContentInset
    let isTall = contentSize.height > bounds.height - inset.top - inset.bottom
    return ScrollAxis(
      lower: -inset.top, upper: contentSize.height - bounds.height + inset.bottom,
      length: bounds.height, isScrollable: isTall || (bounces && alwaysBounceVertical),
      bounces: bounces)
  }

  /// A Boolean value that indicates whether a finger can scroll the content.
  final var canBeDragged: Bool {
    isScrollEnabled && (horizontalAxis.isScrollable || verticalAxis.isScrollable)
  }

  /// The number of pixels per point.
  final var pixelScale: CGFloat { window?.screen.scale ?? layer.contentsScale }

  final func roundedToPixels(_ offset: CGPoint) -> CGPoint {
    let scale = pixelScale
    return CGPoint(
      x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }

  // MARK: Pan gesture

  /// A Boolean value that indicates whether the pan recognizer can begin, because no view in the
  /// content keeps its touches.
  final var mayBeginDragging: Bool {
    for touch in panGestureRecognizer.trackedTouches {
      guard let view = touch.view, view !== self, touch.viewProgress == .beginning else { continue }
      guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
    }
    guard !bounces, panGestureRecognizer.scrollType == nil else { return true }
    // If the content can't follow, the finger scrolls an enclosing scroll view.
    let movement = panGestureRecognizer.convert(panGestureRecognizer.movement, to: self)
    guard movement != .zero else { return true }
    let (x, y) = (horizontalAxis, verticalAxis)
    let wanted = CGPoint(x: contentOffset.x - movement.x, y: contentOffset.y - movement.y)
    return (x.isScrollable && x.clamped(wanted.x) != contentOffset.x)
      || (y.isScrollable && y.clamped(wanted.y) != contentOffset.y)
  }

  /// Called when a touch begins.
  ///
  /// Returns whether it stopped moving content.
  final func touchDidBegin() -> Bool {
    isTouched = true
    guard phase.movesWithoutInput else { return false }
    endMotion()
    return canBeDragged
  }

  /// Called when the last touch has ended, or the recognizer has failed.
  final func touchesDidEnd() {
    isTouched = false
    // The touch stopped content beyond its edge and then didn't scroll.
    if case .rest = phase, isCaughtBeyondEnd {
      isCaughtBeyondEnd = false
      startDecelerating(flight(velocity: .zero), isAnnounced: false)
    }
  }

  final func panned() {
    let pan = panGestureRecognizer
    switch pan.state {
    case .began:
      beginDragging()
      drag(by: pan.translation(in: self))
    case .changed:
      drag(by: pan.translation(in: self))
    case .ended:
      isTouched = false
      endDragging(velocity: pan.scrollType == nil ? pan.velocity(in: self) : .zero)
    case .cancelled:
      isTouched = false
      endDragging(velocity: .zero)
    default: break
    }
  }

  private func beginDragging() {
    endMotion()
    let (x, y) = (horizontalAxis, verticalAxis)
    var (followsX, followsY) = (x.isScrollable, y.isScrollable)
    if isDirectionalLockEnabled, followsX, followsY {
      let movement = panGestureRecognizer.convert(panGestureRecognizer.movement, to: self)
      // A diagonal drag scrolls along both axes. A drag less than 30 degrees from an axis scrolls
      // only along that axis.
      if abs(movement.x) > abs(movement.y) * 1.7 { followsY = false }
      if abs(movement.y) > abs(movement.x) * 1.7 { followsX = false }
    }
    let offset = contentOffset
    phase = .dragging(
      ScrollDrag(
        origin: CGPoint(x: x.finger(forOffset: offset.x), y: y.finger(forOffset: offset.y)),
        startOffset: offset, followsX: followsX, followsY: followsY))
    isCaughtBeyondEnd = false
    delegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode != .none { window?.endEditing(true) }
    showIndicators()
  }

  private func drag(by translation: CGPoint) {
    guard case .dragging(let drag) = phase else { return }
    let (x, y) = (horizontalAxis, verticalAxis)
    var finger = drag.origin
    if drag.followsX { finger.x -= translation.x }
    if drag.followsY { finger.y -= translation.y }
    guard let type = panGestureRecognizer.scrollType else {
      return move(
        to: roundedToPixels(
          CGPoint(
            x: drag.followsX ? x.offset(forFinger: finger.x) : contentOffset.x,
            y: drag.followsY ? y.offset(forFinger: finger.y) : contentOffset.y)))
    }
    // Wheels don't scroll beyond the edges, and excess steps are discarded.
    let wanted = CGPoint(x: x.clamped(finger.x), y: y.clamped(finger.y))
    drag.origin.x += wanted.x - finger.x
    drag.origin.y += wanted.y - finger.y
    if type == .continuous || window?.device == nil {
      move(to: roundedToPixels(wanted))
    } else {
      pursue(wanted, in: drag)
    }
  }

  /// Scrolls the content to the offset of a wheel, quickly but smoothly.
  private func pursue(_ wanted: CGPoint, in drag: ScrollDrag) {
    let velocity = drag.pursuit?.velocity(at: now) ?? .zero
    drag.pursuit = aimedFlight(at: wanted, velocity: velocity)
    startLink()
  }

  private func endDragging(velocity fingerVelocity: CGPoint) {
    guard case .dragging(let drag) = phase else { return }
    let (x, y) = (horizontalAxis, verticalAxis)
    var velocity = CGPoint.zero
    if drag.followsX {
      velocity.x = x.speed(
        forFinger: x.finger(forOffset: contentOffset.x), speed: -fingerVelocity.x)
    }
    if drag.followsY {
      velocity.y = y.speed(
        forFinger: y.finger(forOffset: contentOffset.y), speed: -fingerVelocity.y)
    }
    if hypot(velocity.x, velocity.y) < ScrollMotion.minimumSpeed { velocity = .zero }
    let natural = flight(velocity: velocity)
    var expected = drag.pursuit?.target ?? natural.target
    if isPagingEnabled {
      expected = pageTarget(from: drag.startOffset, expected, velocity: velocity)
    }
    var target = expected
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    let isAimed = target != expected || isPagingEnabled || drag.pursuit != nil
    let speed = drag.pursuit?.velocity(at: now) ?? velocity
    let flight = isAimed ? aimedFlight(at: target, velocity: speed) : natural
    startDecelerating(flight, isAnnounced: true)
  }

  /// Ends the drag of a finger and notifies the delegate.
  final func cancelDrag() {
    let pan = panGestureRecognizer
    let wasEnabled = pan.isEnabled
    pan.isEnabled = false
    pan.isEnabled = wasEnabled
    // Mouse wheels don't go through the recognizer.
    endDragging(velocity: .zero)
  }

  /// Returns the offset of the page where a drag ends: the next page after a flick, or else the
  /// closest one.
  private func pageTarget(from start: CGPoint, _ expected: CGPoint, velocity: CGPoint) -> CGPoint {
    func page(
      _ axis: ScrollAxis, _ start: CGFloat, _ offset: CGFloat, _ expected: CGFloat,
      _ velocity: CGFloat
    ) -> CGFloat {
      guard axis.isScrollable, axis.length > 0 else { return expected }
      let first = (start / axis.length).rounded()
      var wanted = (offset / axis.length).rounded()
      // A flick changes the page regardless of its length.
      if abs(velocity) > 200, wanted == first { wanted += velocity > 0 ? 1 : -1 }
      return axis.clamped(min(max(wanted, first - 1), first + 1) * axis.length)
    }
    let offset = contentOffset
    return CGPoint(
      x: page(horizontalAxis, start.x, offset.x, expected.x, velocity.x),
      y: page(verticalAxis, start.y, offset.y, expected.y, velocity.y))
  }
}
