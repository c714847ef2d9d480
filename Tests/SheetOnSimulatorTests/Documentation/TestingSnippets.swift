import BottomBounce
import Testing
import UIKit
import UIKitSimulator

// The code of `Testing.md`, identical except for white space.

@MainActor @Suite(.ownDevice) struct BioTests {
  let device = Simulator(.iPhone16)

  @Test func `OK returns the text`() async throws {
    let controller = UIViewController()
    device.window.rootViewController = controller
    var bio: String?
    BottomBounceView().show(.text("Ada"), in: controller.view) { bio = $0 }
    await device.settle()
    device.type("!")
    device.tap(try #require(device.view("BottomBounce.ok")))
    await device.settle()
    #expect(bio == "Ada!")
  }
}

@MainActor func testingDates(
  device: Simulator, sheet: BottomBounceView, controller: UIViewController
) throws {
  device.date = try Date("2025-12-24T18:00:00Z", strategy: .iso8601)
  sheet.show(.date(device.date, maximum: .now), in: controller.view) { _ in }
}

@MainActor func wait(until condition: () -> Bool) async {
  for _ in 0..<500 where !condition() { try? await Task.sleep(for: .milliseconds(10)) }
}
