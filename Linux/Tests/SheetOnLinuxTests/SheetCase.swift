import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// A content of the package, for tests that hold for all of them.
struct SheetCase: CustomTestStringConvertible, Sendable {
  let name: String
  /// Shows the content without waiting, and returns what describes the values that come back.
  let show: @MainActor (SheetScreen) -> (@MainActor () -> [String])
  /// Chooses another value by the keys of Full Keyboard Access; the ring may be anywhere.
  var choose: @MainActor (FullKeyboard) -> Void = { _ in }
  /// What comes back then.
  var value = ""
  /// Whether choosing confirms.
  var confirmsByItself = false

  var testDescription: String { name }

  init<Content: SheetContent>(
    _ name: String, _ content: @escaping @MainActor () -> Content, value: String,
    confirmsByItself: Bool = false,
    describe: @escaping @MainActor (Content.Value) -> String = { "\($0)" },
    choose: @escaping @MainActor (FullKeyboard) -> Void
  ) {
    self.name = name
    self.value = value
    self.choose = choose
    self.confirmsByItself = confirmsByItself
    show = { screen in
      let outcomes = Outcomes<Content.Value>()
      outcomes.show(
        content(), by: screen.sheet, in: screen.host, BottomBounceView.Configuration(title: "Thing")
      )
      return { outcomes.values.map(describe) }
    }
  }

  private static let colors = ["red", "green", "blue"].options { $0.uppercased() }

  static let all: [SheetCase] = [
    SheetCase("text", { TextContent("a", placeholder: "Words", limit: 9) }, value: "ab") {
      $0.type("b")
    },
    SheetCase(
      "secret with suggestions",
      {
        var content = TextContent("", placeholder: "Secret")
        content.isSecure = true
        content.suggestions = ["one", "two"]
        return content
      }, value: "two"
    ) { $0.use("two") },
    SheetCase(
      "day", { .day(DateComponents(year: 1995, month: 9, day: 23)) }, value: "1995-10-24",
      describe: { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" }
    ) {
      $0.turn("September", by: .keyboardUpArrow)
      $0.turn("23", by: .keyboardUpArrow)
    },
    SheetCase("duration", { .duration(.seconds(3_600)) }, value: "7200.0 seconds") {
      $0.turn("1 hour", by: .keyboardUpArrow)
    },
    SheetCase("option", { .option(colors, chosen: "red") }, value: "green") { $0.use("GREEN") },
    SheetCase(
      "option that confirms", { .option(colors, confirmsOnTap: true) }, value: "blue",
      confirmsByItself: true
    ) { $0.use("BLUE") },
    SheetCase("option with search", { .option(colors, isSearchable: true) }, value: "green") {
      $0.use("Search")
      $0.type("gr")
      $0.use("GREEN")
    },
    SheetCase("options", { .options(colors) }, value: "[\"red\", \"blue\"]") {
      $0.use("RED")
      $0.use("BLUE")
    },
    SheetCase(
      "columns",
      {
        var content = ColumnsContent([colors, colors])
        content.columnTitles = ["Front", "Back"]
        return content
      }, value: "[\"red\", \"blue\"]"
    ) {
      $0.go(to: "Back")
      $0.device.press(.keyboardUpArrow)
      $0.device.press(.keyboardUpArrow)
    },
    SheetCase("choice", { .choice(colors) }, value: "blue", confirmsByItself: true) {
      $0.use("BLUE")
    },
  ]
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
