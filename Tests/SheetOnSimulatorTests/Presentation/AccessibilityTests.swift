import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The elements that VoiceOver finds in a sheet, and the effect of accessibility settings.
@MainActor @Suite(.ownDevice) struct AccessibilityTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  /// The elements that VoiceOver stops at, without the focus mark.
  private func lines(_ device: Simulator) -> [String] {
    device.accessibilityTree().split(separator: "\n").map { String($0.dropFirst(2)) }
  }

  private func addRow() -> UIButton {
    let row = UIButton(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
    row.setTitle("Introduction", for: .normal)
    screen.view.addSubview(row)
    return row
  }

  @Test func `only the sheet is accessible, in reading order`() {
    _ = addRow()
    #expect(lines(device) == ["button “Introduction”"])
    device.showsSoftwareKeyboard = false
    screen.show(.text("Hi", placeholder: "A line", limit: 9), title: "Introduction")
    #expect(
      lines(device) == [
        "button “Cancel”", "heading “Introduction”", "button “\(screen.okName)”",
        "text field “Introduction” = “Hi”, is editing", "text “Characters: 2 of 9”",
        "button “Dismiss”",
      ])
    screen.sheet.dismiss()
    device.settle()
    #expect(lines(device) == ["button “Introduction”"])
  }

  @Test func `the backdrop is one button, or none if tapping it has no effect`() throws {
    device.showsSoftwareKeyboard = false
    let outcomes = screen.show(PlainContent())
    device.activate(try #require(device.accessibilityElement(labeled: "Dismiss")))
    device.settle()
    #expect(outcomes.cancellations == [.backdrop])
    screen.show(PlainContent()) { $0.cancelsOnBackdropTap = false }
    #expect(lines(device) == ["button “Cancel”", "button “\(screen.okName)”"])
  }

  @Test func `focus moves to the text field and returns to the row`() {
    let row = addRow()
    row.addAction(
      UIAction { [screen] _ in screen.sheet.showTextField(in: screen.view) { _ in } },
      for: .touchUpInside)
    for _ in 0..<2 {
      device.activate(row)
      device.settle()
      #expect(device.focusedElement === screen.textField)
      device.performEscape()
      device.settle()
      #expect(device.focusedElement === row)
    }
  }

  @Test func `focus resets if the row was removed`() {
    let row = addRow()
    device.activate(row)
    screen.show(PlainContent())
    row.removeFromSuperview()
    let other = addRow()
    screen.sheet.dismiss()
    device.settle()
    #expect(device.focusedElement === other)
  }

  @Test func `an error is announced, shown, and read after the text field`() async throws {
    device.showsSoftwareKeyboard = false
    screen.show(Adult(), title: "Age")
    #expect(device.announcements == [])
    device.activate(try #require(device.accessibilityElement(labeled: screen.okName)))
    await device.settle()
    #expect(device.announcements == ["You must be 18."])
    #expect(
      lines(device) == [
        "button “Cancel”", "heading “Age”", "button “\(screen.okName)”", "element “Years”",
        "text “You must be 18.”", "button “Dismiss”",
      ])
  }

  /// Content that is never valid.
  private struct Adult: SheetContent {
    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      let body = UIView()
      body.isAccessibilityElement = true
      body.accessibilityLabel = "Years"
      return SheetBody(body) { () throws(ValidationError) in
        throw ValidationError("You must be 18.")
      }
    }
  }

  // MARK: Reduce Motion

  @Test func `with Reduce Motion the panel fades and does not move`() throws {
    device.settings.reduceMotion = true
    device.showsSoftwareKeyboard = false
    screen.sheet.showTextField(in: screen.view) { _ in }
    let panel = try #require(screen.panel)
    let place = panel.frame
    func opacity() -> CGFloat { CGFloat(panel.layer.presentation()?.opacity ?? 1) }
    #expect(place.maxY == 852)
    for goesUp in [true, false] {
      if !goesUp { screen.sheet.dismiss() }
      var last: CGFloat = goesUp ? 0 : 1
      #expect(opacity() == last)
      for _ in 0..<17 {
        device.advance(by: device.frameInterval)
        #expect(panel.layer.presentation()?.frame == place)
        #expect(goesUp ? opacity() > last : opacity() < last)
        last = opacity()
      }
      device.settle()
    }
    #expect(panel.window == nil)
    device.settings.reduceMotion = false
    screen.sheet.showTextField(in: screen.view) { _ in }
    #expect(try #require(screen.panel).layer.presentation()?.frame.minY == 852)
  }
}
