import Testing
import UIKitSimulator

/// A state of the app to record: a name, and how to create it on a device.
///
/// One list of scenes is used to record, to compare, to find unused files, and to test the harness.
/// `make` is called for each of these, so it must create the same screen every time.
struct SnapshotScene: Sendable, CustomTestStringConvertible {
  /// The name of the reference files, which consists of letters, digits, and hyphens.
  let name: String
  let make: @MainActor @Sendable () async -> Simulator

  init(_ name: String, make: @escaping @MainActor @Sendable () async -> Simulator) {
    self.name = name
    self.make = {
      let device = await make()
      device.advanceToVisibleCaret()
      return device
    }
  }

  var testDescription: String { name }
}
