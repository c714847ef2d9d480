import UIKit
import ViewBuilding

extension PendingWork {
  /// Runs at once until it suspends; before iOS 26, starts in the next turn of the main actor.
  @MainActor static func immediateTask(
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
  @MainActor static func awaitValue<Value: Sendable>(
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
  @MainActor func awaitApp<Value>(
    _ operation: @MainActor () async -> Value
  ) async -> Value {
    end()
    defer { begin() }
    return await operation()
  }
}
