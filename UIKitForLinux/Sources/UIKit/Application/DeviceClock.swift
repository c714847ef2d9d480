/// The time of one device, in seconds; every reading of time inside `UIKit` is one of it.
///
/// The owner moves it: a simulator frame by frame, a window once an event or a frame. Between two moves
/// time stands still, so everything that happens in one turn of the run loop happens at one time.
package final class DeviceClock {
  package var now: CFTimeInterval
  /// Layers that were animated in this turn before they were on a screen.
  package var layersAwaitingScreen: [CALayer] = []

  package init(now: CFTimeInterval = 0) {
    self.now = now
  }

  /// The clock of the device that is running now; what has no place on a screen reads it.
  package static var current: DeviceClock { DeviceScope.current.clock }
}

public typealias CFTimeInterval = Double

public func CACurrentMediaTime() -> CFTimeInterval {
  DeviceClock.current.now
}
