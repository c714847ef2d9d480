import UIKit

/// A task of the package that has not finished yet.
///
/// On Linux, the simulator counts pending work, so that `settle()` can wait for all tasks. On
/// Apple's platforms, nothing is counted.
package struct PendingWork: Sendable {
  #if os(Linux)
    private let name: String
    private let count = DeviceScope.current.work
  #endif

  private init(_ name: String) {
    #if os(Linux)
      self.name = name
      count.begin(name)
    #endif
  }

  private func end() {
    #if os(Linux)
      count.end(name)
    #endif
  }

  /// The task is pending until the operation returns; a test that waits too long reports its name.
  @discardableResult
  package static func task(
    _ name: String, _ operation: @escaping @MainActor (PendingWork) async -> Void
  ) -> Task<Void, Never> {
    let work = PendingWork(name)
    return Task { @MainActor in
      defer { work.end() }
      await operation(work)
    }
  }

  /// Runs at once until it suspends; before iOS 26, starts in the next turn of the main actor.
  @MainActor package static func immediateTask(
    _ name: String, _ operation: @escaping @MainActor (PendingWork) async -> Void
  ) -> Task<Void, Never> {
    guard #available(iOS 26, *) else { return task(name, operation) }
    let work = PendingWork(name)
    return Task.immediate { @MainActor in
      defer { work.end() }
      await operation(work)
    }
  }

  /// The work is pending from the call of `end` until the caller continues.
  ///
  /// A task that a continuation resumes passes through the global pool, which takes a while on a
  /// busy machine.
  @MainActor package static func awaitValue<Value: Sendable>(
    _ name: String, _ start: (_ end: @escaping @Sendable (Value) -> Void) -> Void
  ) async -> Value {
    let (value, work) = await withCheckedContinuation { continuation in
      start { continuation.resume(returning: ($0, PendingWork(name))) }
    }
    work.end()
    return value
  }

  /// The work is not pending during the call, because the app's code can take any time.
  ///
  /// Waits of the package inside of it use ``awaitValue(_:_:)``.
  @MainActor package func awaitApp<Value>(
    _ operation: @MainActor () async -> Value
  ) async -> Value {
    #if os(Linux)
      count.end(name)
      defer { count.begin(name) }
    #endif
    return await operation()
  }
}
