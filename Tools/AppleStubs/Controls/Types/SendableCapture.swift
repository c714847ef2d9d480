import UIKit

private final class Log {
  var moves = 0
}

// For the compiler, a notification can arrive on any thread.
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
