import Synchronization

/// The unfinished work of a scope, such as tasks of a component, counted by name.
///
/// Work can begin and end on any thread.
package final class WorkCount: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  /// Begins one unit of named work.
  package func begin(_ name: String) {
    counts.withLock { $0[name, default: 0] += 1 }
  }

  /// Ends one unit of work with a name.
  package func end(_ name: String) {
    counts.withLock { counts in
      guard let count = counts[name] else { return }
      counts[name] = count > 1 ? count - 1 : nil
    }
  }

  /// The names of the unfinished work, each once, in alphabetical order.
  package var names: [String] { counts.withLock { $0.keys.sorted() } }
}
