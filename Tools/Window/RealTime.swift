import Foundation
import UIKit
import UIKitSimulator

/// Synchronizes a device's clock with real time.
@MainActor final class RealTime {
  /// The time by which a frame can be rendered too early, in seconds.
  ///
  /// It exceeds the inaccuracy of run loop timers.
  static let tolerance = 0.001

  private let simulator: Simulator
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant

  /// Starts a device's clock with the current date.
  init(_ simulator: Simulator, timeZone: TimeZone) {
    self.simulator = simulator
    start = clock.now - .seconds(simulator.now)
    simulator.settings.timeZone = timeZone
    simulator.date = Date()
  }

  /// The current time on the device's clock, which continues while the computer sleeps.
  var now: CFTimeInterval { (clock.now - start) / .seconds(1) }

  /// Advances the device's clock to the current time, and updates its date if the computer's date
  /// was changed.
  func moveClock() {
    simulator.system.clock.now = max(now, simulator.now)
    if abs(simulator.date.timeIntervalSinceNow) > 1 { simulator.date = Date() }
  }
}
