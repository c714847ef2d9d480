import Foundation
import UIKit
import UIKitSimulator

/// The one place where a device's clock follows real time.
@MainActor final class RealTime {
  /// How much too early a frame may be made, in seconds; more than the run loop's timers are off.
  static let tolerance = 0.001

  private let simulator: Simulator
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant

  /// Starts a device's time, and gives it the real date.
  init(_ simulator: Simulator, timeZone: TimeZone) {
    self.simulator = simulator
    start = clock.now - .seconds(simulator.now)
    simulator.settings.timeZone = timeZone
    simulator.date = Date()
  }

  /// The time now, in seconds of the device's clock; goes on while the computer sleeps.
  var now: CFTimeInterval { (clock.now - start) / .seconds(1) }

  /// Brings the device's clock, and its date where somebody has set the computer's, up to the present.
  func moveClock() {
    simulator.system.clock.now = max(now, simulator.now)
    if abs(simulator.date.timeIntervalSinceNow) > 1 { simulator.date = Date() }
  }
}
