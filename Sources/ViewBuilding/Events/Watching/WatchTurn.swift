import Foundation

/// The next turn of the main actor, in which all watches that have something new deliver it.
///
/// `@unchecked Sendable`: changes may be told by any thread. `waiting` is read and written while `lock` is
/// held and at no other time, and nothing else is called meanwhile. A turn is under way to the main actor
/// if, and only if, `waiting` is not empty.
final class WatchTurn: @unchecked Sendable {
  static let shared = WatchTurn()

  /// A watch that has something new.
  ///
  /// No other thread refers to a watch strongly, so that none becomes the one that releases it.
  struct Waiting: Sendable {
    fileprivate let place: Int
    fileprivate weak var watcher: Watcher?

    @MainActor init(_ watcher: Watcher) {
      place = watcher.place
      self.watcher = watcher
    }
  }

  private let lock = NSLock()
  private var waiting: [Int: Waiting] = [:]

  private init() {}

  /// Lets a watch deliver in the next turn, once however often it asks.
  func add(_ one: Waiting) {
    let isFirst = lock.withLock {
      let isFirst = waiting.isEmpty
      waiting[one.place] = one
      return isFirst
    }
    guard isFirst else { return }
    PendingWork.task("delivery of changes") { _ in self.deliver() }
  }

  /// Lets all that wait deliver, in the order of their places; what changes meanwhile waits again.
  @MainActor private func deliver() {
    let due = lock.withLock {
      let due = waiting
      waiting = [:]
      return due
    }
    for (_, waiting) in due.sorted(by: { $0.key < $1.key }) { waiting.watcher?.deliver() }
  }
}
