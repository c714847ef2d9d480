import Dispatch
import Synchronization

/// The named work that is under way in a scope, such as the tasks of a component.
///
/// Work may begin and end on any thread.
package final class WorkCount: Sendable {
  /// Runs a step of a task on the global pool.
  let runStep: @Sendable (_ step: @escaping @Sendable () -> Void) -> Void
  private let counts = Mutex<[String: Int]>([:])
  private let steps = Mutex<(begun: Int, ended: Int)>((0, 0))

  /// Creates a count.
  ///
  /// - Parameter runStep: Runs a step of a task outside of the main actor. A test can delay it. The
  ///   default runs it on the global pool.
  package init(
    runStep: @escaping @Sendable (_ step: @escaping @Sendable () -> Void) -> Void = {
      DispatchQueue.global().async(execute: $0)
    }
  ) {
    self.runStep = runStep
  }

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

  /// Adds a step of a task outside of the main actor.
  func beginStep(_ name: String) {
    begin(name)
    steps.withLock { $0.begun += 1 }
  }

  /// Ends a step of a task outside of the main actor.
  func endStep(_ name: String) {
    steps.withLock { $0.ended += 1 }
    end(name)
  }

  /// The number of steps that have begun.
  package var begunSteps: Int { steps.withLock { $0.begun } }
  /// A Boolean value that indicates whether a step is under way, which takes no time of the device.
  package var hasSteps: Bool { steps.withLock { $0.begun > $0.ended } }

  /// The names of the work under way, each once, in alphabetical order.
  package var names: [String] { counts.withLock { $0.keys.sorted() } }
}
