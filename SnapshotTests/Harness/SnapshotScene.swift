import Testing
import UIKitSimulator

/// A state of the app to be recorded: a name, and how to bring a device into it.
///
/// One list of scenes is what is recorded, compared, checked for owners and used to test the harness
/// itself. `make` is called anew for each of these, so it must give the same screen every time.
struct SnapshotScene: Sendable, CustomTestStringConvertible {
  /// The name of the reference files, of letters, digits and hyphens.
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
