import UIKit

private final class Log {
  var moves = 0
}

// What a task got can't be used beside it. The compiler finds this after it has checked the types.
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
