import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Content of the package, for tests of all content types.
struct SheetCase: CustomTestStringConvertible, Sendable {
  let name: String
  /// Presents the content with a title without waiting, and returns the descriptions of its outcomes.
  private let present: @MainActor (TestHost, String?, UIView?) -> Outcomes<String>
  /// Presents the content in a task, which returns the description of the outcome.
  let ask: @MainActor (TestHost) -> Task<String, any Error>
  /// Changes the value with Full Keyboard Access, wherever the focus ring is.
  var choose: @MainActor (FullKeyboard) async -> Void = { _ in }
  /// The key presses that make the same change without Full Keyboard Access.
  var keys: [UIKeyboardHIDUsage] = []
  /// The text that is typed first.
  var typed = ""
  /// The expected value.
  var value = ""
  /// A Boolean value that indicates whether selecting confirms.
  var confirmsByItself = false
  /// A Boolean value that indicates whether the content loads its options in a task.
  var loads = false

  var testDescription: String { name }

  init<Content: SheetContent>(
    _ name: String, _ content: @escaping @MainActor () -> Content, value: String,
    keys: [UIKeyboardHIDUsage] = [], typed: String = "", confirmsByItself: Bool = false,
    loads: Bool = false,
    describe: @escaping @MainActor (Content.Value) -> String = { "\($0)" },
    configure: @escaping @MainActor (inout SheetConfiguration) -> Void = { _ in },
    choose: @escaping @MainActor (FullKeyboard) async -> Void
  ) {
    self.name = name
    self.value = value
    self.choose = choose
    self.confirmsByItself = confirmsByItself
    self.keys = keys
    self.typed = typed
    self.loads = loads
    present = { screen, title, host in
      let outcomes = Outcomes<String>()
      screen.sheet.show(
        content(), title: title, in: host ?? screen.view,
        configuration: SheetConfiguration { configure(&$0) },
        onValue: { outcomes.onValue(describe($0)) }, onCancel: outcomes.onCancel)
      return outcomes
    }
    ask = { screen in
      Task {
        switch try await screen.sheet.outcome(of: content(), title: "Thing", in: screen.view) {
        case .value(let value): describe(value)
        case .cancelled(let reason): "\(reason)"
        }
      }
    }
  }

  /// Presents the content without waiting, and returns a closure that describes the values.
  @MainActor func show(_ screen: TestHost, title: String? = "Thing") -> @MainActor () -> [String] {
    let outcomes = present(screen, title, nil)
    return { outcomes.values }
  }

  /// Presents the content in a view without waiting, and returns the descriptions of its outcomes.
  @MainActor func show(_ screen: TestHost, in host: UIView) -> Outcomes<String> {
    present(screen, "Thing", host)
  }

  /// Waits for animations, and for options that load.
  @MainActor func settle(_ screen: TestHost) async {
    if loads { await screen.settle() } else { screen.settleAnimations() }
  }
}

/// A hardware keyboard with Full Keyboard Access.
@MainActor struct FullKeyboard {
  let device: Simulator

  /// The label and the value of the element with the focus ring.
  private var names: [String] {
    let element = device.ringedElement
    return [element?.accessibilityLabel, element?.accessibilityValue].compactMap { $0 }
  }

  /// Presses Tab until an element has the focus ring, and returns whether it was reached.
  @discardableResult
  func go(to name: String, _ modifiers: UIKeyModifierFlags = []) -> Bool {
    for _ in 0..<40 {
      if names.contains(name) { return true }
      device.press(.keyboardTab, modifiers: modifiers)
      device.settle()
    }
    return names.contains(name)
  }

  /// Moves the focus ring to an element and presses Space.
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
