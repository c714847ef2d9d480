package import UIKitSimulator

extension Simulator {
  /// Moves the clock until the device is at rest, at ten frames a second.
  ///
  /// Animations are functions of time, so they end as they do at sixty.
  ///
  /// - Parameter limit: The most seconds to move the clock by. The default is infinite.
  /// - Returns: Whether the device is at rest.
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

  /// Does the same, and lets tasks run until nothing has happened for a number of rounds.
  ///
  /// The result does not depend on the load of the machine, unless the device is never at rest.
  package func settleQuicklyWithTasks(rounds: Int = 6) async {
    var quietRounds = 0
    for _ in 0..<Self.mostRounds {
      if quietRounds == rounds { break }
      let activity = system.activity
      await Self.letTasksRun()
      guard settleQuickly(limit: 20) else { break }
      let isQuiet = system.unrest.isEmpty && system.activity == activity
      quietRounds = isQuiet ? quietRounds + 1 : 0
    }
    system.makeCurrent()
  }

  private static let mostRounds = 20_000
}
