import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// A content of the package, for tests that hold for all of them.
struct SheetCase: CustomTestStringConvertible, Sendable {
  let name: String
  /// Shows the content with a title without waiting, and returns what describes the values that come back.
  private let present: @MainActor (TestHost, String?) -> (@MainActor () -> [String])
  /// Chooses another value by the keys of Full Keyboard Access; the ring may be anywhere.
  var choose: @MainActor (FullKeyboard) -> Void = { _ in }
  /// What chooses the same by a hardware keyboard alone; typed texts apart.
  var keys: [UIKeyboardHIDUsage] = []
  /// What is typed before.
  var typed = ""
  /// What comes back then.
  var value = ""
  /// Whether choosing confirms.
  var confirmsByItself = false

  var testDescription: String { name }

  init<Content: SheetContent>(
    _ name: String, _ content: @escaping @MainActor () -> Content, value: String,
    keys: [UIKeyboardHIDUsage] = [], typed: String = "", confirmsByItself: Bool = false,
    describe: @escaping @MainActor (Content.Value) -> String = { "\($0)" },
    configure: @escaping @MainActor (inout SheetConfiguration) -> Void = { _ in },
    choose: @escaping @MainActor (FullKeyboard) -> Void
  ) {
    self.name = name
    self.value = value
    self.choose = choose
    self.confirmsByItself = confirmsByItself
    self.keys = keys
    self.typed = typed
    present = { screen, title in
      let outcomes = Outcomes<Content.Value>()
      var configuration = SheetConfiguration()
      configure(&configuration)
      outcomes.show(content(), title: title, by: screen.sheet, in: screen.view, configuration)
      return { outcomes.values.map(describe) }
    }
  }

  /// Shows the content without waiting, and returns what describes the values that come back.
  @MainActor func show(_ screen: TestHost, title: String? = "Thing") -> @MainActor () -> [String] {
    present(screen, title)
  }
}

/// A person with a keyboard and Full Keyboard Access.
@MainActor struct FullKeyboard {
  let device: Simulator

  /// What the ring is around, by its label, or else by its value.
  private var names: [String] {
    let element = device.ringedElement
    return [element?.accessibilityLabel, element?.accessibilityValue].compactMap { $0 }
  }

  /// Presses Tab until the ring is around something; false where it does not come there.
  @discardableResult
  func go(to name: String, _ modifiers: UIKeyModifierFlags = []) -> Bool {
    for _ in 0..<40 {
      if names.contains(name) { return true }
      device.press(.keyboardTab, modifiers: modifiers)
      device.settle()
    }
    return names.contains(name)
  }

  /// Goes to something and presses Space.
  func use(_ name: String) {
    guard go(to: name) else { return }
    device.press(.keyboardSpacebar)
    device.settle()
  }

  func turn(_ value: String, by key: UIKeyboardHIDUsage) {
    guard go(to: value) else { return }
    device.press(key)
    device.settle()
  }

  func type(_ text: String) {
    device.type(text)
    device.settle()
  }
}
