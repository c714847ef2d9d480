import Foundation

/// Dispatch queues by name, for work outside of the main actor and back on it.
///
/// ```swift
/// Queues.serial("thumbnails") {
///   let thumbnail = makeThumbnail(of: photo)
///   Queues.main { self.show(thumbnail) }
/// }
/// ```
///
/// Asynchronous code has better alternatives, see <doc:Events>.
public enum Queues {
  /// Runs a closure on the main actor, later and in the order of the calls.
  public static func main(_ work: @escaping @MainActor @Sendable () -> Void) {
    // The main actor's executor is the main queue.
    DispatchQueue.main.async { MainActor.assumeIsolated(work) }
  }

  /// Runs a closure in the background, after all earlier work of the queue.
  ///
  /// - Parameters:
  ///   - name: The name of the queue, which debuggers show. The queue is created on first use and
  ///     exists for the life of the process. A concurrent queue of the same name is a different
  ///     queue.
  ///   - work: The closure, which can run on any thread.
  public static func serial(_ name: String, _ work: @escaping @Sendable () -> Void) {
    queue(name).async(execute: work)
  }

  /// Runs a closure in the background, at the same time as other work of the queue.
  ///
  /// A serial queue of the same name is a different queue. The parameters are those of
  /// ``serial(_:_:)``.
  public static func concurrent(_ name: String, _ work: @escaping @Sendable () -> Void) {
    queue(name, .concurrent).async(execute: work)
  }

  private static let lock = NSLock()
  /// Only accessed while `lock` is held.
  nonisolated(unsafe) private static var queues: [String: DispatchQueue] = [:]

  private static func queue(
    _ name: String, _ attributes: DispatchQueue.Attributes = []
  ) -> DispatchQueue {
    lock.withLock {
      let key = "\(attributes.rawValue) \(name)"
      if let queue = queues[key] { return queue }
      let queue = DispatchQueue(label: name, attributes: attributes)
      queues[key] = queue
      return queue
    }
  }
}
