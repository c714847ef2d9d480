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

  package init(_ name: String) {
    #if os(Linux)
      self.name = name
    #endif
    begin()
  }

  package func begin() {
    #if os(Linux)
      count.begin(name)
    #endif
  }

  package func end() {
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
}
