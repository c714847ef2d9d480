import Foundation

/// Dispatch queues by name, for work that leaves the main actor or comes back to it.
///
/// ```swift
/// Queues.serial("thumbnails") {
///   let thumbnail = makeThumbnail(of: photo)
///   Queues.main { self.show(thumbnail) }
/// }
/// ```
///
/// Code that is asynchronous already has better means, see <doc:Events>.
public enum Queues {
  /// Runs a closure on the main actor, always later, after what was given here before.
  public static func main(_ work: @escaping @MainActor @Sendable () -> Void) {
    // The main actor's executor is the main queue.
    DispatchQueue.main.async { MainActor.assumeIsolated(work) }
  }

  /// Runs a closure in the background, after all that the queue of this name was given before.
  ///
  /// - Parameters:
  ///   - name: What the queue is called, in debuggers too. The same name is the same queue, which is made
  ///     when it is first used and stays. A concurrent queue of that name is another one.
  ///   - work: What runs, on any thread.
  public static func serial(_ name: String, _ work: @escaping @Sendable () -> Void) {
    QueueTable.shared.queue(name, isConcurrent: false).async(execute: work)
  }

  /// Runs a closure in the background, at the same time as others of the queue of this name.
  ///
  /// - Parameters:
  ///   - name: What the queue is called, in debuggers too. The same name is the same queue, which is made
  ///     when it is first used and stays. A serial queue of that name is another one.
  ///   - work: What runs, on any thread.
  public static func concurrent(_ name: String, _ work: @escaping @Sendable () -> Void) {
    QueueTable.shared.queue(name, isConcurrent: true).async(execute: work)
  }
}

/// The queues that have been used.
///
/// `@unchecked Sendable`: `queues` is read and written while `lock` is held and at no other time.
final class QueueTable: @unchecked Sendable {
  static let shared = QueueTable()

  private struct Key: Hashable {
    var name: String
    var isConcurrent: Bool
  }

  private let lock = NSLock()
  private var queues: [Key: DispatchQueue] = [:]

  /// Returns the queue of a name, a new one the first time.
  func queue(_ name: String, isConcurrent: Bool) -> DispatchQueue {
    lock.withLock {
      let key = Key(name: name, isConcurrent: isConcurrent)
      if let queue = queues[key] { return queue }
      let queue = DispatchQueue(label: name, attributes: isConcurrent ? .concurrent : [])
      queues[key] = queue
      return queue
    }
  }
}
