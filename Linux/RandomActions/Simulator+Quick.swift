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

  /// Does the same, and lets tasks run in between.
  package func settleQuicklyWithTasks(rounds: Int = 12) async {
    for _ in 0..<rounds {
      for _ in 0..<4 { await Task.yield() }
      settleQuickly(limit: 20)
    }
  }
}
