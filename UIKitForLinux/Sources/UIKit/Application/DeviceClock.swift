/// The time of one device, in seconds.
///
/// All time in `UIKit` is read from this clock.
///
/// The owner advances it: a simulator for each frame, a window for each event or frame. The time is
/// constant within a turn of the run loop.
package final class DeviceClock {
  package var now: CFTimeInterval
  /// Layers that were animated in this turn before they were added to a window.
  package var animatedLayersWithoutWindow: [CALayer] = []

  package init(now: CFTimeInterval = 0) {
    self.now = now
  }

  /// The clock of the current device, for objects that aren't on a screen.
  package static var current: DeviceClock { DeviceScope.current.clock }
}

public typealias CFTimeInterval = Double

public func CACurrentMediaTime() -> CFTimeInterval {
  DeviceClock.current.now
}
