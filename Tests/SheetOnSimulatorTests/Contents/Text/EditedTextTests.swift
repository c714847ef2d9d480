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

  /// Contents, an initial text, a text that is valid, and whether the initial text is refused.
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
}
