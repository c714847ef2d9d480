import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Haptic feedback.
@MainActor @Suite(.ownDevice) struct HapticsTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  private func showText(plays: Bool = true) {
    let content = TextContent.text().rule(shown: .onOK) { $0.isEmpty ? "Enter some text." : nil }
    screen.show(content) { $0.playsHaptics = plays }
  }

  @Test func `a rejected value plays error feedback once each time`() async throws {
    showText()
    #expect(device.feedback.isEmpty)
    for count in 1...2 {
      device.tap(try #require(screen.okButton))
      await device.settle()
      #expect(device.feedback == Array(repeating: "error", count: count))
    }
    device.type("a")
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(device.feedback.count == 2, "Success plays no feedback.")
    #expect(!screen.sheet.isPresented)
  }

  @Test func `a vetoed dismissal plays warning feedback`() throws {
    screen.sheet.show(
      .text("a"), in: screen.view, shouldDismiss: { _ in false }
    ) { _ in }
    screen.settleAnimations()
    device.tap(try #require(screen.cancelButton))
    #expect(device.feedback == ["warning"])
  }

  @Test func `no haptics play if the app or the user turned them off`() async throws {
    showText(plays: false)
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(device.feedback.isEmpty)
    screen.sheet.dismiss()
    screen.settleAnimations()
    device.settings.hasHaptics = false
    showText()
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(device.feedback.isEmpty)
  }
}
