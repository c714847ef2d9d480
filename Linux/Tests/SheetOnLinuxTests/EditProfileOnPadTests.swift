import EditProfile
import Testing
import UIKit
import UIKitSimulator

/// The example's screen on a pad.
@MainActor @Suite(.ownDevice) struct EditProfileOnPadTests {
  private let device = Simulator(.iPadPro11)

  @Test func `the choice of a gender points at its row`() async throws {
    let controller = EditProfileController()
    device.window.rootViewController = controller
    await device.settle()
    let row = try #require(device.accessibilityElement(labeled: "Gender") as? UIView)
    device.activate(row)
    await device.settle()
    let popover = controller.presentedViewController?.popoverPresentationController
    let source = try #require(popover?.sourceView)
    #expect(source === row)
    #expect(popover?.sourceRect == source.bounds)
    device.tap(at: CGPoint(x: 20, y: 20))
    await device.settle()
    #expect(controller.presentedViewController == nil)
    #expect(controller.model.profile.gender == nil)
  }
}
