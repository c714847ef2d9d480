import Dispatch

/// A check for the main queue, on which the main actor's code runs.
///
/// On Linux another thread than the main thread can run the main queue, so `Thread.isMainThread` is
/// not a check.
enum MainQueue {
  // `@unchecked Sendable`: a key has no state. Only its identity matters.
  private struct Mark: @unchecked Sendable {
    let key = DispatchSpecificKey<Bool>()

    init() {
      DispatchQueue.main.setSpecific(key: key, value: true)
    }
  }

  private static let mark = Mark()

  /// A Boolean value that indicates whether the code runs on the main queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark.key) == true }
}
