import UIKit

private final class Log {
  var moves = 0
}

// The value can't be used after it was sent to a task. The compiler checks this after type
// checking.
@MainActor private func count(in view: UIView) {
  let log = Log()
  #if CORRECT
    log.moves += view.subviews.count
    Task.detached { log.moves += 1 }
  #else
    Task.detached { log.moves += 1 }  // error: sending value of non-Sendable type
    log.moves += view.subviews.count
  #endif
}
