/// Counts successive taps at one location.
struct TapCounter {
  private var time = -TimeInterval.infinity
  private var place = CGPoint.zero
  private var count = 0

  /// The maximum time between two touches, in seconds, and the maximum distance between them, in
  /// points.
  static let interval: TimeInterval = 0.35
  static let distance: CGFloat = 45

  @MainActor mutating func count(_ touch: UITouch, whileOthersAreDown: Bool) -> Int {
    let isNear = hypot(touch.place.x - place.x, touch.place.y - place.y) <= Self.distance
    let isSoon = touch.timestamp - time <= Self.interval
    count = isNear && isSoon && !whileOthersAreDown ? count + 1 : 1
    time = touch.timestamp
    place = touch.place
    return count
  }

  /// Resets the count when a touch moves, because then it can't be part of a multiple tap.
  @MainActor mutating func touchMoved(of touch: UITouch) {
    if hypot(touch.place.x - place.x, touch.place.y - place.y) > Self.distance { time = -.infinity }
  }
}
