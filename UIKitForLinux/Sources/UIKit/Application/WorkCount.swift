import Synchronization

/// The named work that is under way in a scope, such as the tasks of a component.
///
/// Work may begin and end on any thread.
package final class WorkCount: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  /// Adds one piece of work.
  package func begin(_ name: String) {
    counts.withLock { $0[name, default: 0] += 1 }
  }

  /// Removes one piece of work that has the name.
  package func end(_ name: String) {
    counts.withLock { counts in
      guard let count = counts[name] else { return }
      counts[name] = count > 1 ? count - 1 : nil
    }
  }

  /// The names of the work under way, each once, in alphabetical order.
  package var names: [String] { counts.withLock { $0.keys.sorted() } }
}
