import UIKit

private final class Log {
  var moves = 0
}

// A notification may come on any thread, as far as the compiler knows.
@MainActor private func count(in log: Log) -> any NSObjectProtocol {
  NotificationCenter.default.addObserver(
    forName: UIResponder.keyboardDidShowNotification, object: nil, queue: .main
  ) { _ in
    #if CORRECT
      print("moved")
    #else
      log.moves += 1  // error: capture of 'log' with non-Sendable type 'Log'
    #endif
  }
}
