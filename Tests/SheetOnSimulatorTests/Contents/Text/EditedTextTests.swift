import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Texts in a form, and on screen while their content changes.
@MainActor @Suite(.ownDevice) struct EditedTextTests {
  struct Pair {
    var first = ""
    var second = ""
    var isOn = false
  }

  private let screen = TestHost()
  private var device: Simulator { screen.device }

  private func show(
    _ pair: Pair = Pair(), _ fields: @escaping (FormBuilder<Pair>, Pair) -> Void
  ) async throws -> (first: UITextField, second: UITextField, outcomes: Outcomes<Pair>) {
    let outcomes = Outcomes<Pair>()
    screen.sheet.show(.form(pair, fields: fields), in: screen.view, onValue: outcomes.onValue)
    await device.settle()
    let texts: [UITextField] = screen.formViews("BottomBounce.text")
    try #require(texts.count == 2)
    return (texts[0], texts[1], outcomes)
  }

  // MARK: Edits

  /// An initial text that isn't valid, a valid text, and the content.
  private static var contents: [(String, String, (String) -> TextContent)] {
    [
      ("", "abc", { .text($0).rules(.required()) }),
      ("ab", "abc", { .text($0).rules(.length(3...)) }),
      ("", "12345678", { .text($0).secure().rules(.length(8...)) }),
      ("", "1234", { .text($0, limit: 4).normalized(.digits).rules(.length(4...4)) }),
      ("abcd", "abc", { .text($0, limit: 3) }),
    ]
  }

  @Test func `a text that is edited back to its initial text stays`() async throws {
    for (initial, valid, content) in Self.contents {
      for isWhole in [false, true] {
        let (field, _, outcomes) = try await show(Pair(first: initial)) { f, _ in
          f.field("First", \.first) { content($0) }
          f.field("Second", \.second) { .text($0) }
        }
        field.becomeFirstResponder()
        field.selectAll(nil)
        device.type(valid)
        await device.settle()
        if isWhole {
          field.selectAll(nil)
          field.deleteBackward()
        } else {
          while field.text?.isEmpty == false { field.deleteBackward() }
        }
        device.type(initial)
        await device.settle()
        #expect(field.text == initial)
        screen.tapOK()
        await device.settle()
        #expect(outcomes.values.isEmpty && field.text == initial)
        screen.sheet.dismiss()
        await device.settle()
      }
    }
  }

  // MARK: Updates

  @Test func `a new normalization or rule changes the keyboard of a sheet on screen`() async {
    screen.show(.text("12"))
    #expect(screen.sheet.update(TextContent.text("34").normalized(.digits)))
    #expect(screen.textField?.keyboardType == .numberPad)
    let rule = TextRule.matches(#/[A-Z']+/#, "Enter letters.")
    #expect(screen.sheet.update(TextContent.text("A").rules(rule)))
    #expect(screen.textField?.keyboardType == .default)
    #expect(screen.textField?.smartQuotesType == .no)
    #expect(screen.sheet.update(TextContent.text("A").rules(.required())))
    #expect(screen.textField?.smartQuotesType == .default)
  }

  @Test func `a text that isn't edited is shown as new content returns it`() async throws {
    let (field, _, outcomes) = try await show { f, pair in
      f.field("First", \.first) {
        pair.isOn ? .text($0).normalized(.digits) : .text($0)
      }
      f.field("Second", \.second) { pair.isOn ? .text($0).prefix("https://") : .text($0) }
      f.toggle("More", \.isOn)
    }
    field.becomeFirstResponder()
    device.type("12-34")
    (screen.formViews("BottomBounce.text") as [UITextField]).last?.becomeFirstResponder()
    device.type("https://a.b")
    screen.firstResponder?.resignFirstResponder()
    let row: UIView? = (screen.formViews("BottomBounce.switch") as [UIView]).first
    let toggle = try #require(row?.subviews.compactMap { $0 as? UISwitch }.first)
    toggle.setOn(true, animated: false)
    toggle.sendActions(for: .valueChanged)
    await device.settle()
    #expect(
      (screen.formViews("BottomBounce.text") as [UITextField]).map(\.text) == ["1234", "a.b"])
    await screen.tapOKAndWait()
    #expect(outcomes.values.map(\.first) == ["1234"] && outcomes.values.map(\.second) == ["a.b"])
  }

  @Test func `the insertion point is after a new text with other parts`() async {
    screen.show(.text("abcdef"))
    #expect(screen.sheet.update(TextContent.text("xy", limit: 9)))
    #expect(screen.sheet.update(TextContent.text("abcdef").prefix("@")))
    device.type("!")
    #expect(screen.textField?.text == "abcdef!")
  }
}
