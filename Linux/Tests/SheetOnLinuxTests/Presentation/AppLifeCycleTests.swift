import BottomBounce
import EditProfile
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// What happens to an app while a sheet is up.
@MainActor @Suite(.ownDevice) struct AppLifeCycleTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  // MARK: Rotation

  @Test(arguments: [true, false])
  func `turning the device keeps text, focus and geometry`(isSoftware: Bool) async throws {
    device.showsSoftwareKeyboard = isSoftware
    let outcomes = screen.show(TextContent("a"))
    let before = try #require(screen.panel).frame
    device.type("b")
    for orientation in [UIDeviceOrientation.landscapeLeft, .landscapeRight, .portrait] {
      device.rotate(to: orientation)
      screen.settleAnimations()
      let panel = try #require(screen.panel)
      let bounds = device.window.bounds
      #expect((bounds.width > bounds.height) == orientation.isLandscape)
      #expect(screen.sheet.frame == screen.view.bounds)
      #expect(panel.frame.maxY == bounds.maxY)
      #expect(panel.frame.midX == bounds.midX)
      #expect(panel.frame.width == (orientation.isLandscape ? 640 : 393))
      let keyboard = device.device.keyboard
      #expect(keyboard.isUp == isSoftware)
      let contents = try #require(screen.textField).convert(.zero, to: nil).y
      #expect(contents < (isSoftware ? keyboard.frame.minY : bounds.maxY))
      #expect(screen.textField?.text == "ab")
      #expect(screen.textField?.isFirstResponder == true)
    }
    #expect(screen.panel?.frame == before)
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(outcomes.values == ["ab"])
  }

  @Test func `turning the device while the panel rises leaves it where it belongs`() throws {
    let outcomes = Outcomes<String>()
    outcomes.show(TextContent("a"), by: screen.sheet, in: screen.view)
    device.advance(by: 0.15)
    device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    let panel = try #require(screen.panel)
    #expect(panel.frame.maxY == 393)
    #expect(panel.layer.presentation()?.frame == panel.frame)
    #expect(screen.sheet.stateName == "presented")
    #expect(outcomes.cancellations == [])
  }

  @Test func `turning the device while the panel falls ends it all the same`() {
    let before = screen.leftoverState
    let outcomes = screen.show(TextContent("a"))
    screen.sheet.dismiss()
    device.advance(by: 0.1)
    device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.programmatic])
    #expect(screen.leftoverState == before)
  }

  // MARK: Other screens

  @Test(arguments: [true, false])
  func `a push over the host detaches it`(isAnimated: Bool) {
    let navigation = UINavigationController(rootViewController: screen.controller)
    device.window.rootViewController = navigation
    screen.settleAnimations()
    let leaks = device.leaks {
      let outcomes = screen.show(TextContent("a"))
      navigation.pushViewController(UIViewController(), animated: isAnimated)
      screen.settleAnimations()
      #expect(outcomes.cancellations == [.hostDetached])
      #expect(outcomes.values == [])
      #expect(!screen.sheet.isPresented)
      navigation.popViewController(animated: isAnimated)
    }
    #expect(leaks == [])
    #expect(screen.view.subviews == [])
    #expect(!device.device.keyboard.isUp)
    let again = screen.show(TextContent("b"))
    #expect(screen.textField?.isFirstResponder == true)
    device.press(.keyboardEscape)
    #expect(again.cancellations == [.escapeKey])
  }

  @Test func `another tab detaches the host, and the way back finds it clean`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [screen.controller, UIViewController()]
    device.window.rootViewController = tabs
    screen.settleAnimations()
    let outcomes = screen.show(TextContent("a"))
    tabs.selectedIndex = 1
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.hostDetached])
    #expect(!screen.sheet.isPresented)
    tabs.selectedIndex = 0
    screen.settleAnimations()
    #expect(screen.view.window != nil)
    #expect(screen.view.subviews == [])
    #expect(!device.device.keyboard.isUp)
  }

  @Test func `a controller that is presented over the host leaves the sheet where it is`() {
    let outcomes = screen.show(TextContent("a"))
    let guest = UIViewController()
    screen.controller.present(guest, animated: true)
    screen.settleAnimations()
    guest.dismiss(animated: true)
    screen.settleAnimations()
    #expect(screen.sheet.isPresented)
    device.performEscape()
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.accessibilityEscape])
  }

  // MARK: Scene

  @Test func `the background and back keep a sheet that is up`() async throws {
    let outcomes = screen.show(TextContent("a"))
    let frame = try #require(screen.panel).frame
    device.type("b")
    device.enterBackground()
    device.advance(by: 60)
    device.enterForeground()
    screen.settleAnimations()
    #expect(screen.sheet.stateName == "presented")
    #expect(screen.panel?.frame == frame)
    #expect(screen.textField?.isFirstResponder == true)
    device.type("c")
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(outcomes.values == ["abc"])
  }

  @Test func `going to the background while it rises or falls comes to the same end`() {
    let before = screen.leftoverState
    let outcomes = Outcomes<String>()
    outcomes.show(TextContent("a"), by: screen.sheet, in: screen.view)
    device.advance(by: 0.1)
    device.enterBackground()
    device.enterForeground()
    screen.settleAnimations()
    #expect(screen.sheet.stateName == "presented")
    screen.sheet.dismiss()
    device.advance(by: 0.1)
    device.enterBackground()
    device.enterForeground()
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.programmatic])
    #expect(screen.leftoverState == before)
  }

  @Test func `a scene that is thrown away takes the sheet along`() {
    let before = screen.leftoverState
    let outcomes = screen.show(TextContent("a"))
    device.disconnectScene()
    #expect(outcomes.cancellations == [.sceneDisconnected])
    #expect(!screen.sheet.isPresented)
    screen.settleAnimations()
    screen.sheet.dismiss()
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.sceneDisconnected])
    #expect(screen.leftoverState.subviews == before.subviews)
  }

  @Test func `the example's screen is left as it was, and with it`() async throws {
    let device = Simulator()
    let leaks = try await device.leaks { () async throws in
      let controller = EditProfileController(profile: Profile(introduction: "a"))
      device.window.rootViewController = UINavigationController(rootViewController: controller)
      for (key, text) in [
        (UIKeyboardHIDUsage.keyboardReturnOrEnter, "ab"), (.keyboardEscape, "ab"),
      ] {
        let row = try #require(device.accessibilityElement(labeled: "Introduction"))
        device.activate(row)
        await device.settle()
        device.type("b")
        device.press(key)
        await device.settle()
        #expect(controller.model.profile.introduction == text)
        #expect(device.focusedElement === row)
        #expect(device.window.firstResponder == nil)
      }
      device.window.rootViewController = UIViewController()
    }
    #expect(leaks == [])
  }

  // MARK: Animations of the app's

  @Test func `without animations it is up and gone at once`() async throws {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let before = screen.leftoverState
    let outcomes = Outcomes<String>()
    for answer in ["a", "b"] {
      outcomes.show(TextContent(answer), by: screen.sheet, in: screen.view)
      #expect(screen.panel?.frame.maxY == 852)
      // What blinks for ever, as the caret does, is no movement.
      #expect(device.device.tree.nextAnimationEnd == nil)
      device.advance(by: device.frameInterval)
      #expect(screen.sheet.stateName == "presented")
      device.tap(try #require(screen.okButton))
      await device.settle()
      #expect(screen.leftoverState == before)
    }
    #expect(outcomes.values == ["a", "b"])
  }

  @Test(arguments: [UIView.AnimationOptions.curveLinear, [.repeat, .autoreverse]])
  func `shown inside of an animation of the app's, it moves as it always does`(
    options: UIView.AnimationOptions
  ) throws {
    let plain = Outcomes<String>()
    plain.show(TextContent(), by: screen.sheet, in: screen.view)
    let path = try travelled()
    screen.sheet.dismiss()
    screen.settleAnimations()

    let outcomes = Outcomes<String>()
    UIView.animate(withDuration: 3, delay: 1, options: options) {
      outcomes.show(TextContent(), by: screen.sheet, in: screen.view)
    }
    #expect(try travelled() == path)
    device.advance(by: 0.1)
    #expect(screen.sheet.stateName == "presented")
    UIView.animate(withDuration: 3, delay: 1, options: options) { screen.sheet.dismiss() }
    device.advance(by: 0.4)
    #expect(!screen.sheet.isPresented)
    #expect(outcomes.cancellations == [.programmatic])
  }

  /// Where the panel's upper edge is in each frame of its rise.
  private func travelled() throws -> [CGFloat] {
    let panel = try #require(screen.panel)
    return (0..<20).map { _ in
      device.advance(by: device.frameInterval)
      return (device.screenFrame(of: panel.layer).minY * 100).rounded() / 100
    }
  }
}
