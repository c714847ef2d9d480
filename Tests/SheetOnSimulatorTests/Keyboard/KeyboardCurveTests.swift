import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// The animation curve in keyboard notifications.
@MainActor @Suite(.ownDevice) struct KeyboardCurveTests {
  private let screen = TestHost()

  private func post(curve: Int?, from screen: UIScreen?) {
    let info = curve.map { [UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: $0)] }
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: screen, userInfo: info)
  }

  @Test func `the animation curve comes from the latest keyboard notification of the screen`() {
    let curve = KeyboardCurve(on: screen.device.window)
    #expect(curve.options == nil)
    let other = Simulator()
    let otherScreen = other.window.screen
    screen.device.system.makeCurrent()
    post(curve: 2, from: otherScreen)
    #expect(curve.options == nil)
    post(curve: 3, from: screen.device.window.screen)
    #expect(curve.options == .curveLinear)
    post(curve: 1, from: nil)
    #expect(curve.options == .curveEaseIn)
    post(curve: nil, from: screen.device.window.screen)
    #expect(curve.options?.rawValue == 7 << 16)
  }
}
