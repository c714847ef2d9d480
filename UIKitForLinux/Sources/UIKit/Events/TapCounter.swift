/// Counts how often a finger comes down at one place in quick succession.
struct TapCounter {
  private var time = -TimeInterval.infinity
  private var place = CGPoint.zero
  private var count = 0

  /// The longest time from one coming down to the next, in seconds, and how far apart they may be, in points.
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

  /// A finger that strays makes no tap that the next one could repeat.
  @MainActor mutating func noteMove(of touch: UITouch) {
    if hypot(touch.place.x - place.x, touch.place.y - place.y) > Self.distance { time = -.infinity }
  }
}
