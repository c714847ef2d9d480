import EditProfile
import Testing
import UIKit
import UIKitSimulator

/// The example's screen on an iPad.
@MainActor @Suite(.ownDevice) struct EditProfileOnPadTests {
  private let device = Simulator(.iPadPro11)

  @Test
  func `the gender sheet floats on an iPad, and a backdrop tap cancels`()
    async throws
  {
    let controller = EditProfileController()
    device.window.rootViewController = controller
    await device.settle()
    let row = try #require(device.accessibilityElement(labeled: "Gender") as? UIView)
    device.activate(row)
    await device.settle()
    let panel = try #require(device.view("BottomBounce.panel"))
    #expect(panel.bounds.width == 540)
    #expect(device.middle(of: panel).x == device.window.bounds.midX)
    device.tap(at: CGPoint(x: 20, y: 20))
    await device.settle()
    #expect(device.view("BottomBounce") == nil)
    #expect(controller.model.profile.gender == nil)
  }
}
