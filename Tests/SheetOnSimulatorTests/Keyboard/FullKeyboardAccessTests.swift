import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Sheets with Full Keyboard Access.
@MainActor @Suite(.ownDevice) struct FullKeyboardAccessTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }
  private var keyboard: FullKeyboard { FullKeyboard(device: device) }

  init() {
    screen.device.showsSoftwareKeyboard = false
    screen.device.settings.usesFullKeyboardAccess = true
  }

  private func addRow(_ action: @escaping @MainActor () -> Void) -> UIButton {
    let row = UIButton(type: .system)
    row.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    row.setTitle("Row", for: .normal)
    row.addAction(UIAction { _ in action() }, for: .touchUpInside)
    screen.view.addSubview(row)
    return row
  }

  private var ring: String? { device.ringedElement?.accessibilityLabel }

  @Test(arguments: SheetCase.all)
  func `every content supports presentation, selection, and confirmation`(content: SheetCase) async
  {
    var values: (@MainActor () -> [String])?
    let row = addRow { [screen] in values = content.show(screen) }
    keyboard.use("Row")
    #expect(device.ringedElement == nil || device.ringedElement !== row)
    #expect(screen.sheet.isPresented)
    await content.settle(screen)
    await content.choose(keyboard)
    #expect(content.confirmsByItself || screen.sheet.isPresented)
    if !content.confirmsByItself { keyboard.use(screen.okName) }
    await screen.awaitDecision()
    screen.settleAnimations()
    #expect(values?() == [content.value])
    #expect(!screen.sheet.isPresented)
    // The row has the focus again.
    #expect(keyboard.go(to: "Row"))
  }

  @Test func `Tab cycles through the sheet in reading order`() {
    _ = addRow {}
    screen.show(.text("a", placeholder: "Words"), title: "Thing")
    var stops: [String?] = []
    for _ in 0..<5 {
      device.press(.keyboardTab)
      stops.append(ring)
    }
    // The text field is first responder, so the focus ring starts after it.
    #expect(stops == ["Dismiss", "Cancel", screen.okName, "Thing", "Dismiss"])
    device.press(.keyboardTab, modifiers: .shift)
    #expect(ring == "Thing")
    device.press(.keyboardTab, modifiers: .shift)
    #expect(ring == screen.okName)
  }

  @Test(arguments: [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter])
  func `Space and Return press the focused button`(key: UIKeyboardHIDUsage) async {
    let outcomes = screen.show(PlainContent())
    keyboard.go(to: "Cancel")
    device.press(key)
    await device.settle()
    #expect(outcomes.cancellations == [.cancelButton])
    #expect(outcomes.values == [])
    let others = screen.show(PlainContent())
    keyboard.go(to: "Dismiss")
    device.press(key)
    await device.settle()
    #expect(others.cancellations == [.backdrop])
  }

  @Test func `Escape dismisses from every focused element`() {
    for content in [true, false] {
      let text = content ? screen.show(.text()) : nil
      let plain = content ? nil : screen.show(PlainContent())
      keyboard.go(to: "Cancel")
      device.press(.keyboardEscape)
      screen.settleAnimations()
      #expect((text?.cancellations ?? plain?.cancellations) == [.accessibilityEscape])
    }
  }

  @Test func `a focused text field receives letters and spaces`() {
    screen.show(.text("a"), title: "Thing")
    keyboard.go(to: "Thing")
    device.type("b ")
    #expect(screen.textField?.text == "ab ")
  }

  @Test func `Tab skips a disabled OK button`() {
    screen.show(.text().rules(.required()), title: "Thing")
    #expect(screen.okButton?.isEnabled == false)
    #expect(!device.usableElements.contains { $0.accessibilityLabel == screen.okName })
  }

  @Test(arguments: ContentCase.all)
  func `Tab reaches every control in reading order, and Escape dismisses`(
    shown: ContentCase
  ) async throws {
    await shown.show(on: screen)
    let usable = device.usableElements
    var stops: [UIResponder] = []
    for _ in usable {
      device.press(.keyboardTab)
      stops.append(try #require(device.ringedElement))
    }
    let places = stops.compactMap { stop in usable.firstIndex { $0 === stop } }
    #expect(Set(places) == Set(usable.indices))
    // One cycle, from any start.
    let first = try #require(places.first)
    #expect(places == usable.indices.map { ($0 + first) % usable.count })
    for control in controls(in: try #require(screen.panel)) {
      #expect(
        stops.contains { ($0 as? UIView)?.isDescendant(of: control) == true },
        "\(control.accessibilityIdentifier ?? "\(control)") is never come to")
    }
    // An entry can have a second sheet below the first one.
    for _ in 0..<2 where screen.panel != nil {
      device.press(.keyboardEscape)
      screen.settleAnimations()
    }
    #expect(screen.panel == nil)
  }

  /// The controls in a view, without UIKit's own in date pickers and text fields.
  private func controls(in view: UIView) -> [UIView] {
    if view.isHidden || !view.isUserInteractionEnabled { return [] }
    if let control = view as? UIControl { return control.isEnabled ? [control] : [] }
    if view is UICalendarView { return [view] }
    return view.subviews.flatMap { controls(in: $0) }
  }
}
