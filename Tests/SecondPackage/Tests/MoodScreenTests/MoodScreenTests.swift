import BottomBounce
import MoodScreen
import OlderCode
import Testing
import UIKit
import UIKitSimulator

@MainActor struct MoodScreenTests {
  let device = Simulator(.iPhone16)
  let screen = MoodViewController()

  init() {
    device.window.rootViewController = screen
    device.settle()
  }

  @Test func `the screen shows the text that the user typed`() async throws {
    device.tap(screen.button)
    await device.settle()
    device.type("Never better")
    Attachment.record(device.screenshot(), named: "mood")
    device.tap(try view(okName))
    await device.settle()
    #expect(screen.label.text == "Never better")
  }

  @Test func `the screen's sheet is answered with a value`() async throws {
    device.tap(screen.button)
    await device.settle()
    let sheet = try #require(BottomBounceView.presented(in: device.window))
    #expect(sheet.confirm("Fine") && sheet.errorMessage == nil)
    await device.settle()
    #expect(screen.label.text == "Fine")
  }

  @Test func `canceling changes nothing`() async throws {
    device.tap(screen.button)
    await device.settle()
    device.type("So so")
    device.tap(try view("Cancel"))
    await device.settle()
    #expect(screen.label.text == "–")
    #expect(screen.view.subviews.count == 2)
  }

  @Test func `a custom content type shows its error, and then returns its value`() async throws {
    async let rating = screen.askForRating()
    await device.settle()
    device.tap(try view(okName))
    await device.settle()
    #expect(device.accessibilityTree().contains("Choose a star."))
    device.tap(try view("4"))
    device.tap(try view(okName))
    await device.settle()
    #expect(try await rating == 4)
  }

  @Test func `older code runs together with new code`() {
    let view = BadgedView(frame: screen.view.bounds)
    screen.view.addSubview(view)
    view.number = 3
    device.settle()
    #expect(device.accessibilityTree().contains("3"))
  }

  @Test func `older code can use a simulator`() {
    #expect(BadgeScreen().read(5).contains("5"))
  }

  /// The spoken name of OK, which is a checkmark from iOS 26 on.
  private var okName: String { device.accessibilityElement(labeled: "Done") == nil ? "OK" : "Done" }

  private func view(_ label: String) throws -> UIView {
    try #require(device.accessibilityElement(labeled: label) as? UIView)
  }
}
