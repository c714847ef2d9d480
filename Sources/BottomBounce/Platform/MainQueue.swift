import Dispatch

/// Replaces `Thread.isMainThread`, because on Linux another thread can run the main queue.
enum MainQueue {
  // `@unchecked Sendable`: a key has no state. Only its identity matters.
  private struct Mark: @unchecked Sendable {
    let key = DispatchSpecificKey<Bool>()

    init() {
      DispatchQueue.main.setSpecific(key: key, value: true)
    }
  }

  private static let mark = Mark()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark.key) == true }
}
