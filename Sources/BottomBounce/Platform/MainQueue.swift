import Dispatch

/// Tells whether code runs on the main queue, which is where the main actor's code runs.
///
/// `Thread.isMainThread` does not tell that on Linux, where other threads may serve the main queue.
enum MainQueue {
  // `@unchecked Sendable`: a key has no state; only its identity counts.
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
