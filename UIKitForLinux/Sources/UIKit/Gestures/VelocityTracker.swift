/// Tells how fast a finger moves from where it was lately.
package struct VelocityTracker: Equatable, Sendable {
  private var samples: [Sample] = []

  private struct Sample: Equatable {
    var time: TimeInterval
    var place: CGPoint
  }

  /// The time over which the velocity is averaged, in seconds; judged by eye.
  private static let window: TimeInterval = 0.07
  /// After so long without a movement the finger is at rest.
  private static let pause: TimeInterval = 0.06
  /// Two places with a longer time between them say nothing.
  private static let longestGap: TimeInterval = 0.15

  package init() {}

  /// Notes where the finger is; several events of one time count as one.
  package mutating func note(_ place: CGPoint, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append(Sample(time: time, place: place))
    // The last one before the window stays, in case there is nothing else to compare with.
    while samples.count > 2, samples[1].time < time - Self.window { samples.removeFirst() }
  }

  /// Returns the velocity in points a second; zero for a finger that has paused.
  package func velocity(at time: TimeInterval) -> CGPoint {
    guard let last = samples.last, time - last.time <= Self.pause else { return .zero }
    let first =
      samples.first { $0.time >= last.time - Self.window - 1e-9 && $0.time < last.time }
      ?? samples.last { $0.time < last.time && $0.time >= last.time - Self.longestGap }
    guard let first else { return .zero }
    let duration = last.time - first.time
    return CGPoint(
      x: (last.place.x - first.place.x) / duration, y: (last.place.y - first.place.y) / duration)
  }
}
