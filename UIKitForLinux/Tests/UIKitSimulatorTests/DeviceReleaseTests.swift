import Testing
import UIKitSimulator

@testable import UIKit

/// Devices that are no longer used.
@MainActor @Suite struct DeviceReleaseTests {
  private func makeTree() -> Weak<LayerTree> {
    Weak(Simulator().system.tree)
  }

  private struct Weak<Object: AnyObject> {
    weak var object: Object?

    init(_ object: Object) { self.object = object }
  }

  @Test func `a device is deallocated with all of its layers`() {
    let tree = makeTree()
    // The last device stays the current one.
    let other = Simulator()
    #expect(tree.object == nil)
    withExtendedLifetime(other) {}
  }
}
