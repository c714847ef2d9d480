// Motion of the content without a finger, driven by a display link that exists only during the
// motion.
extension UIScrollView {
  final var now: TimeInterval { (window?.device ?? .current).clock.now }

  /// Moves the content as part of a drag, a deceleration, or an animation.
  final func move(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    let wasMoving = isSettingOffset
    isSettingOffset = true
    contentOffset = offset
    isSettingOffset = wasMoving
    // The delegate may have set another offset, for example to keep the content at its top. The
    // drag continues from there.
    if case .dragging = phase, contentOffset != offset { offsetWasSet(from: offset) }
  }

  /// Returns the deceleration for a velocity in points per second.
  final func flight(velocity: CGPoint) -> ScrollFlight {
    let (offset, rate, scale) = (contentOffset, decelerationRate.exponent, pixelScale)
    return ScrollFlight(
      x: .coasting(
        from: offset.x, velocity: velocity.x, rate: rate, axis: horizontalAxis, scale: scale),
      y: .coasting(
        from: offset.y, velocity: velocity.y, rate: rate, axis: verticalAxis, scale: scale),
      start: now, isAimed: false)
  }

  /// Returns the motion from the current offset and velocity to a given target.
  final func aimedFlight(at target: CGPoint, velocity: CGPoint) -> ScrollFlight {
    let (offset, scale) = (contentOffset, pixelScale)
    let rate = isPagingEnabled ? ScrollMotion.bounceRate : decelerationRate.exponent
    return ScrollFlight(
      x: .arriving(
        from: offset.x, velocity: velocity.x, at: horizontalAxis.clamped(target.x), rate: rate,
        scale: scale),
      y: .arriving(
        from: offset.y, velocity: velocity.y, at: verticalAxis.clamped(target.y), rate: rate,
        scale: scale),
      start: now, isAimed: true)
  }

  /// Starts the deceleration after a drag.
  ///
  /// - Parameter isAnnounced: A Boolean value that indicates whether the delegate is notified of
  ///   the end of the drag.
  final func startDecelerating(_ flight: ScrollFlight, isAnnounced: Bool) {
    guard !flight.isAtRest, window != nil else {
      phase = .rest
      move(to: flight.isAimed || flight.isAtRest ? flight.target : contentOffset)
      if isAnnounced { delegate?.scrollViewDidEndDragging(self, willDecelerate: false) }
      if !isDragging, !phase.movesWithoutInput { hideIndicators() }
      return
    }
    phase = .decelerating(flight)
    if isAnnounced { delegate?.scrollViewDidEndDragging(self, willDecelerate: true) }
    guard isFlying(flight) else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    guard isFlying(flight) else { return }
    startLink()
  }

  private func isFlying(_ flight: ScrollFlight) -> Bool {
    if case .decelerating(let own) = phase { own === flight } else { false }
  }

  // MARK: Animations that code asks for

  final func animateOffset(to target: CGPoint) {
    if case .dragging = phase { cancelDrag() }
    if case .decelerating = phase { endMotion() }
    phase = .animating(ScrollAnimation(from: contentOffset, to: target, start: now))
    showIndicators()
    startLink()
  }

  // MARK: Frames

  final func startLink() {
    guard link == nil, let device = window?.device else { return }
    let running = RunningLink()
    let link = CADisplayLink { [weak self] _ in
      MainActor.assumeIsolated {
        if let self { self.makeFrame() } else { running.link?.invalidate() }
      }
    }
    running.link = link
    self.link = link
    link.start(on: device)
  }

  private func stopLink() {
    link?.invalidate()
    link = nil
  }

  private func makeFrame() {
    guard window != nil else { return endMotion() }
    switch phase {
    case .rest:
      stopLink()
    case .dragging(let drag):
      guard let pursuit = drag.pursuit else { return stopLink() }
      move(to: roundedToPixels(pursuit.offset(at: now)))
      if pursuit.isOver(at: now) { stopLink() }
    case .decelerating(let flight):
      guard !flight.isOver(at: now) else {
        move(to: flight.target)
        if isFlying(flight) { endMotion() }
        return
      }
      move(to: roundedToPixels(flight.offset(at: now)))
    case .animating(let animation):
      guard !animation.isOver(at: now) else {
        move(to: animation.target)
        if case .animating(let own) = phase, own === animation { endMotion() }
        return
      }
      move(to: roundedToPixels(animation.offset(at: now)))
    }
  }

  /// Stops an animation or a deceleration at its current offset, and notifies the delegate.
  final func endMotion() {
    let ended = phase
    guard ended.movesWithoutInput else { return }
    phase = .rest
    stopLink()
    isCaughtBeyondEnd = !isInRange
    if !isTouched { hideIndicators() }
    switch ended {
    case .decelerating: delegate?.scrollViewDidEndDecelerating(self)
    case .animating: delegate?.scrollViewDidEndScrollingAnimation(self)
    default: break
    }
  }

  private var isInRange: Bool {
    horizontalAxis.contains(contentOffset.x) && verticalAxis.contains(contentOffset.y)
  }

  // MARK: Interference

  /// Called when code sets the offset during a motion.
  ///
  /// Drags and decelerations continue from the new offset.
  final func offsetWasSet(from old: CGPoint) {
    let delta = CGPoint(x: contentOffset.x - old.x, y: contentOffset.y - old.y)
    switch phase {
    case .rest: break
    case .dragging(let drag):
      drag.origin.x += delta.x
      drag.origin.y += delta.y
      if let pursuit = drag.pursuit { drag.pursuit = shifted(pursuit, by: delta) }
    case .decelerating(let flight):
      phase = .decelerating(shifted(flight, by: delta))
    case .animating:
      endMotion()
    }
  }

  private func shifted(_ flight: ScrollFlight, by delta: CGPoint) -> ScrollFlight {
    let velocity = flight.velocity(at: now)
    guard flight.isAimed else { return self.flight(velocity: velocity) }
    let target = CGPoint(x: flight.target.x + delta.x, y: flight.target.y + delta.y)
    return aimedFlight(at: target, velocity: velocity)
  }

  /// Called when the content's edges change, for motions that end there.
  final func endsChanged() {
    guard case .decelerating(let flight) = phase else { return }
    phase = .decelerating(shifted(flight, by: .zero))
  }
}

/// The display link of a scroll view, which may be deallocated while it scrolls.
@MainActor private final class RunningLink {
  weak var link: CADisplayLink?
}
