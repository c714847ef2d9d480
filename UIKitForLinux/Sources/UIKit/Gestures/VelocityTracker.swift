/// Computes the velocity of a finger from its recent locations.
package struct VelocityTracker: Equatable, Sendable {
  private var samples: [Sample] = []

  private struct Sample: Equatable {
    var time: TimeInterval
    var place: CGPoint
  }

  /// The time over which the velocity is averaged, in seconds; an estimate.
  private static let window: TimeInterval = 0.07
  /// The time without movement after which the finger counts as stationary.
  private static let pause: TimeInterval = 0.06
  /// The maximum time between two locations that a velocity is computed from.
  private static let maximumGap: TimeInterval = 0.15

  package init() {}

  /// Records a location.
  ///
  /// Of several events at the same time, only the last one counts.
  package mutating func note(_ place: CGPoint, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append(Sample(time: time, place: place))
    // The last sample before the window is kept, in case there is no other sample to compare with.
    while samples.count > 2, samples[1].time < time - Self.window { samples.removeFirst() }
  }

  /// Returns the velocity in points per second, or zero for a stationary finger.
  package func velocity(at time: TimeInterval) -> CGPoint {
    guard let last = samples.last, time - last.time <= Self.pause else { return .zero }
    let first =
      samples.first { $0.time >= last.time - Self.window - 1e-9 && $0.time < last.time }
      ?? samples.last { $0.time < last.time && $0.time >= last.time - Self.maximumGap }
    guard let first else { return .zero }
    let duration = last.time - first.time
    return CGPoint(
      x: (last.place.x - first.place.x) / duration, y: (last.place.y - first.place.y) / duration)
  }
}
