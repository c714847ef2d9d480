import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The sheet for people who use everything with a keyboard.
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
  func `every content can be opened, chosen in and confirmed`(content: SheetCase) async {
    var values: (@MainActor () -> [String])?
    let row = addRow { [screen] in values = content.show(screen) }
    keyboard.use("Row")
    #expect(device.ringedElement == nil || device.ringedElement !== row)
    #expect(screen.sheet.isPresented)
    content.choose(keyboard)
    #expect(content.confirmsByItself || screen.sheet.isPresented)
    if !content.confirmsByItself { keyboard.use("OK") }
    await screen.awaitDecision()
    screen.settleAnimations()
    #expect(values?() == [content.value])
    #expect(!screen.sheet.isPresented)
    // The row can be used again.
    #expect(keyboard.go(to: "Row"))
  }

  @Test func `Tab goes through the sheet in reading order and round, and nowhere else`() {
    _ = addRow {}
    screen.show(TextContent("a", placeholder: "Words"), title: "Thing")
    var stops: [String?] = []
    for _ in 0..<5 {
      device.press(.keyboardTab)
      stops.append(ring)
    }
    // The field has the keys, so the ring begins behind it.
    #expect(stops == ["Dismiss", "Cancel", "OK", "Thing", "Dismiss"])
    device.press(.keyboardTab, modifiers: .shift)
    #expect(ring == "Thing")
    device.press(.keyboardTab, modifiers: .shift)
    #expect(ring == "OK")
  }

  @Test(arguments: [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter])
  func `Space and Return press the button with the ring`(key: UIKeyboardHIDUsage) async {
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

  @Test func `Escape leaves, wherever the ring is`() {
    for content in [true, false] {
      let text = content ? screen.show(TextContent()) : nil
      let plain = content ? nil : screen.show(PlainContent())
      keyboard.go(to: "Cancel")
      device.press(.keyboardEscape)
      screen.settleAnimations()
      #expect((text?.cancellations ?? plain?.cancellations) == [.accessibilityEscape])
    }
  }

  @Test func `a field with the ring gets its letters, blanks included`() {
    screen.show(TextContent("a"), title: "Thing")
    keyboard.go(to: "Thing")
    device.type("b ")
    #expect(screen.textField?.text == "ab ")
  }

  @Test func `a disabled OK is left out`() {
    screen.show(.text().rules(.required()), title: "Thing")
    #expect(screen.okButton?.isEnabled == false)
    #expect(!device.usableElements.contains { $0.accessibilityLabel == "OK" })
  }

  @Test(arguments: Shown.all)
  func `Tab comes to all that can be used, in the order it is read in, and Escape leaves`(
    shown: Shown
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
    // Round once, from wherever it began.
    let first = try #require(places.first)
    #expect(places == usable.indices.map { ($0 + first) % usable.count })
    for control in controls(in: try #require(screen.panel)) {
      #expect(
        stops.contains { ($0 as? UIView)?.isDescendant(of: control) == true },
        "\(control.accessibilityIdentifier ?? "\(control)") is never come to")
    }
    // Where one waits for the other there are two.
    for _ in 0..<2 where screen.panel != nil {
      device.press(.keyboardEscape)
      screen.settleAnimations()
    }
    #expect(screen.panel == nil)
  }

  /// What of a view can be touched, but for what UIKit has in date pickers and fields.
  private func controls(in view: UIView) -> [UIControl] {
    if view.isHidden || !view.isUserInteractionEnabled { return [] }
    if let control = view as? UIControl { return control.isEnabled ? [control] : [] }
    return view.subviews.flatMap { controls(in: $0) }
  }
}
