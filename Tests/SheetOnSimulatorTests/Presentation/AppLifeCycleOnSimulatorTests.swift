import EditProfile
import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Rotation, navigation, and scene changes while a sheet is presented.
@MainActor @Suite(.ownDevice) struct AppLifeCycleOnSimulatorTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  // MARK: Rotation

  @Test(arguments: [true, false])
  func `rotation keeps text, focus, and geometry`(isSoftware: Bool) async throws {
    device.showsSoftwareKeyboard = isSoftware
    let outcomes = screen.show(.text("a"))
    let before = try #require(screen.panel).frame
    device.type("b")
    for orientation in [UIDeviceOrientation.landscapeLeft, .landscapeRight, .portrait] {
      device.rotate(to: orientation)
      screen.settleAnimations()
      let panel = try #require(screen.panel)
      let bounds = device.window.bounds
      #expect((bounds.width > bounds.height) == orientation.isLandscape)
      #expect(screen.sheet.frame == screen.view.bounds)
      #expect(panel.frame.maxY == bounds.maxY - screen.edgeGap)
      #expect(panel.frame.midX == bounds.midX)
      #expect(panel.frame.width == (orientation.isLandscape ? 640 : 393 - 2 * screen.edgeGap))
      let keyboard = device.system.keyboard
      #expect(keyboard.isVisible == isSoftware)
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

  @Test func `rotation during presentation ends at the right position`() throws {
    let outcomes = Outcomes<String>()
    outcomes.show(.text("a"), by: screen.sheet, in: screen.view)
    device.advance(by: 0.15)
    device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    let panel = try #require(screen.panel)
    #expect(panel.frame.maxY == 393 - screen.edgeGap)
    #expect(panel.layer.presentation()?.frame == panel.frame)
    #expect(screen.sheet.state == .presented)
    #expect(outcomes.cancellations == [])
  }

  @Test func `rotation during dismissal still dismisses`() {
    let before = screen.leftoverState
    let outcomes = screen.show(.text("a"))
    screen.sheet.dismiss()
    device.advance(by: 0.1)
    device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.programmatic])
    #expect(screen.leftoverState == before)
  }

  // MARK: Other screens

  @Test(arguments: [true, false])
  func `pushing over the host dismisses the sheet`(isAnimated: Bool) {
    let navigation = UINavigationController(rootViewController: screen.controller)
    device.window.rootViewController = navigation
    screen.settleAnimations()
    let leaks = device.leaks {
      let outcomes = screen.show(.text("a"))
      navigation.pushViewController(UIViewController(), animated: isAnimated)
      screen.settleAnimations()
      #expect(outcomes.cancellations == [.hostDetached])
      #expect(outcomes.values == [])
      #expect(!screen.sheet.isPresented)
      navigation.popViewController(animated: isAnimated)
    }
    #expect(leaks == [])
    #expect(screen.view.subviews == [])
    #expect(!device.system.keyboard.isVisible)
    let again = screen.show(.text("b"))
    #expect(screen.textField?.isFirstResponder == true)
    device.press(.keyboardEscape)
    #expect(again.cancellations == [.escapeKey])
  }

  // MARK: Scene

  @Test func `background and foreground keep a presented sheet`() async throws {
    let outcomes = screen.show(.text("a"))
    let frame = try #require(screen.panel).frame
    device.type("b")
    device.enterBackground()
    device.advance(by: 60)
    device.enterForeground()
    screen.settleAnimations()
    #expect(screen.sheet.state == .presented)
    #expect(screen.panel?.frame == frame)
    #expect(screen.textField?.isFirstResponder == true)
    device.type("c")
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(outcomes.values == ["abc"])
  }

  @Test func `entering the background during an animation does not change the outcome`() {
    let before = screen.leftoverState
    let outcomes = Outcomes<String>()
    outcomes.show(.text("a"), by: screen.sheet, in: screen.view)
    device.advance(by: 0.1)
    device.enterBackground()
    device.enterForeground()
    screen.settleAnimations()
    #expect(screen.sheet.state == .presented)
    screen.sheet.dismiss()
    device.advance(by: 0.1)
    device.enterBackground()
    device.enterForeground()
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.programmatic])
    #expect(screen.leftoverState == before)
  }

  @Test func `disconnecting the scene ends the sheet`() {
    let before = screen.leftoverState
    let outcomes = screen.show(.text("a"))
    device.disconnectScene()
    #expect(outcomes.cancellations == [.sceneDisconnected])
    #expect(!screen.sheet.isPresented)
    screen.settleAnimations()
    screen.sheet.dismiss()
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.sceneDisconnected])
    #expect(screen.leftoverState.subviews == before.subviews)
  }

  @Test func `the example screen is restored and deallocated`() async throws {
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

  // MARK: Animations in the app

  @Test func `with animations disabled the sheet appears and disappears at once`() async throws {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let before = screen.leftoverState
    let outcomes = Outcomes<String>()
    for answer in ["a", "b"] {
      outcomes.show(.text(answer), by: screen.sheet, in: screen.view)
      #expect(screen.panel?.frame.maxY == 852 - screen.edgeGap)
      // An endless animation such as the caret's does not count.
      #expect(device.system.tree.nextAnimationEnd == nil)
      device.advance(by: device.frameInterval)
      #expect(screen.sheet.state == .presented)
      device.tap(try #require(screen.okButton))
      await device.settle()
      #expect(screen.leftoverState == before)
    }
    #expect(outcomes.values == ["a", "b"])
  }

  @Test(arguments: [UIView.AnimationOptions.curveLinear, [.repeat, .autoreverse]])
  func `inside the app's animation the sheet keeps its own animation`(
    options: UIView.AnimationOptions
  ) throws {
    let plain = Outcomes<String>()
    plain.show(.text(), by: screen.sheet, in: screen.view)
    let path = try travelled()
    screen.sheet.dismiss()
    screen.settleAnimations()

    let outcomes = Outcomes<String>()
    UIView.animate(withDuration: 3, delay: 1, options: options) {
      outcomes.show(.text(), by: screen.sheet, in: screen.view)
    }
    #expect(try travelled() == path)
    device.advance(by: 0.1)
    #expect(screen.sheet.state == .presented)
    UIView.animate(withDuration: 3, delay: 1, options: options) { screen.sheet.dismiss() }
    device.advance(by: 0.7)
    #expect(!screen.sheet.isPresented)
    #expect(outcomes.cancellations == [.programmatic])
  }

  /// The top of the panel in each frame of the presentation.
  private func travelled() throws -> [CGFloat] {
    let panel = try #require(screen.panel)
    return (0..<20).map { _ in
      device.advance(by: device.frameInterval)
      return (device.screenFrame(of: panel.layer).minY * 100).rounded() / 100
    }
  }
}
