package import UIKitSimulator

extension Simulator {
  /// Advances the clock at ten frames per second until the device is idle.
  ///
  /// Animations are functions of time, so they end in the same state as at sixty frames.
  ///
  /// - Parameter limit: The maximum time in seconds. The default is infinite.
  /// - Returns: A Boolean value that indicates whether the device is idle.
  @discardableResult package func settleQuickly(limit: Double = .infinity) -> Bool {
    let device = system
    device.makeCurrent()
    device.turn(isFrame: false)
    let end = device.clock.now + limit
    while device.isBusy {
      guard device.clock.now < end else { return false }
      device.clock.now += 0.1
      device.turn()
    }
    return true
  }

  /// Advances the clock until the device is idle, and runs tasks until nothing has happened for a
  /// number of rounds.
  ///
  /// The result doesn't depend on the load of the machine, unless the device never becomes idle.
  package func settleQuicklyWithTasks(rounds: Int = 6) async {
    var quietRounds = 0
    for _ in 0..<Self.maximumRounds {
      if quietRounds == rounds { break }
      let activity = system.activity
      await Self.letTasksRun()
      guard settleQuickly(limit: 20) else { break }
      let isQuiet = system.busyReasons.isEmpty && system.activity == activity
      quietRounds = isQuiet ? quietRounds + 1 : 0
    }
    system.makeCurrent()
  }

  private static let maximumRounds = 20_000
}
