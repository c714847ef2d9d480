import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// A limit that the text may exceed: nothing is cut, and OK waits until the text is shorter.
@MainActor @Suite(.ownDevice) struct TextLimitTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  nonisolated private static let both = [1...1, 1...5]
  nonisolated private static let family = "👨‍👩‍👧‍👦"

  nonisolated private static let excesses: [(text: String, limit: Int?, excess: Int)] = [
    ("abc", nil, 0), ("abc", 3, 0), ("abcd", 3, 1), ("", 0, 0), ("ab", 0, 2), ("ab", -1, 2),
    ("ab", .min, 2), ("ab", .max, 0), (family + "b", 1, 1), ("a" + family, 2, 0),
    ("e\u{301}e\u{301}", 1, 1), ("🇫🇷🇩🇪", 2, 0), ("\r\na", 1, 1), ("你好吗", 2, 1),
    (String(repeating: "x", count: 100_000), 40, 99_960),
  ]

  @Test(arguments: excesses)
  func `the limit counts user-perceived characters`(text: String, limit: Int?, excess: Int) {
    #expect(TextContent.text(limit: limit).excess(of: CountedText(text)) == excess)
  }

  // MARK: Harness

  /// Presents content with a number of lines, and returns its text input.
  private func show(
    _ content: TextContent, _ lines: ClosedRange<Int> = 1...1
  ) async throws -> (input: any UITextInput, outcomes: Outcomes<String>) {
    let outcomes = await host.showText(sheet, content.lines(lines))
    return (try #require(host.firstResponder as? any UITextInput), outcomes)
  }

  private var text: String? { host.textField?.text ?? host.textView?.text }

  private func counter(in view: UIView? = nil) -> UILabel? {
    guard let view = view ?? host.panel else { return nil }
    if let label = view as? UILabel, label.text?.wholeMatch(of: /\d+\/\d+/) != nil {
      return label
    }
    return view.subviews.lazy.compactMap { counter(in: $0) }.first
  }

  /// Expects the text, its counter, the message, and OK.
  private func expect(
    _ text: String, _ count: String, excess: Int, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(self.text == text, sourceLocation: location)
    #expect(counter()?.text == count, sourceLocation: location)
    #expect(
      counter()?.textColor
        == (excess > 0 ? .sheetError : SheetDesign.automatic.boxMetrics.noteColor),
      sourceLocation: location)
    let message = excess > 0 ? "Characters over the limit: \(excess)." : nil
    #expect(host.problem == message, sourceLocation: location)
    let hint = host.view("BottomBounce.text")?.accessibilityHint
    #expect(hint == message, sourceLocation: location)
    #expect(host.okButton?.isEnabled == (excess == 0), sourceLocation: location)
  }

  private func confirm(_ outcomes: Outcomes<String>) async -> [String] {
    host.tapOK()
    await host.settle()
    return outcomes.values
  }

  private func end() async {
    sheet.dismiss()
    await host.settle()
  }

  // MARK: Changes

  @Test(arguments: both) func `text that is typed above the limit stays`(
    lines: ClosedRange<Int>
  ) async throws {
    let (input, outcomes) = try await show(.text(limit: 3), lines)
    expect("", "0/3", excess: 0)
    host.type("ab")
    host.type(Self.family)
    expect("ab" + Self.family, "3/3", excess: 0)
    host.type("c")
    expect("ab" + Self.family + "c", "4/3", excess: 1)
    host.type("d")
    expect("ab" + Self.family + "cd", "5/3", excess: 2)
    #expect(counter()?.accessibilityLabel == "Characters: 5 of 3")
    #expect(await confirm(outcomes) == [])
    for _ in 0..<2 { input.deleteBackward() }
    expect("ab" + Self.family, "3/3", excess: 0)
    #expect(await confirm(outcomes) == ["ab" + Self.family])
  }

  @Test(arguments: both) func `pasted text above the limit stays, with the caret after it`(
    lines: ClosedRange<Int>
  ) async throws {
    let (input, outcomes) = try await show(.text("ad", limit: 4), lines)
    let place = try #require(input.position(from: input.beginningOfDocument, offset: 1))
    input.selectedTextRange = input.textRange(from: place, to: place)
    host.paste("bcx")
    expect("abcxd", "5/4", excess: 1)
    let caret = try #require(input.selectedTextRange)
    #expect(input.offset(from: input.beginningOfDocument, to: caret.start) == 4)
    input.deleteBackward()
    #expect(await confirm(outcomes) == ["abcd"])
  }

  @Test(arguments: [" ", "  ", "\u{A0}", "\t", "\n", "\r\n"], both)
  func `white space before a pasted code takes nothing from its end`(
    space: String, lines: ClosedRange<Int>
  ) async throws {
    let (_, outcomes) = try await show(.text(limit: 6), lines)
    host.paste(space + "123456")
    #expect(host.problem == nil)
    #expect(await confirm(outcomes) == ["123456"])
  }

  @Test(arguments: ["123-456", "123 456", "G-123456"])
  func `a pasted code with other characters stays, with a message`(code: String) async throws {
    _ = try await show(.text(limit: 6))
    host.paste(code)
    expect(code, "\(code.count)/6", excess: code.count - 6)
    await end()
  }

  @Test(arguments: both) func `text that OK commits above the limit stays`(
    lines: ClosedRange<Int>
  ) async throws {
    let (input, outcomes) = try await show(.text("好", limit: 2), lines)
    input.setMarkedText("ni hao", selectedRange: NSRange(location: 6, length: 0))
    #expect(text == "好ni hao")
    #expect(host.okButton?.isEnabled == true)
    #expect(await confirm(outcomes) == [])
    expect("好ni hao", "7/2", excess: 5)
    for _ in 0..<6 { input.deleteBackward() }
    input.setMarkedText("你", selectedRange: NSRange(location: 1, length: 0))
    #expect(await confirm(outcomes) == ["好你"])
  }

  @Test(arguments: both) func `a text above the limit can be edited, not only shortened`(
    lines: ClosedRange<Int>
  ) async throws {
    let (input, outcomes) = try await show(.text("abcdef", limit: 3), lines)
    expect("abcdef", "6/3", excess: 3)
    input.deleteBackward()
    expect("abcde", "5/3", excess: 2)
    host.type("x")
    expect("abcdex", "6/3", excess: 3)
    for _ in 0..<3 { input.deleteBackward() }
    expect("abc", "3/3", excess: 0)
    input.deleteBackward()
    host.type("yz")
    expect("abyz", "4/3", excess: 1)
    input.deleteBackward()
    #expect(await confirm(outcomes) == ["aby"])
  }

  @Test(arguments: both) func `text that is inserted without a question, as by dictation, stays`(
    lines: ClosedRange<Int>
  ) async throws {
    let (input, _) = try await show(.text("Hi", limit: 5), lines)
    let caret = try #require(input.selectedTextRange)
    input.replace(caret, withText: " see you tomorrow")
    expect("Hi see you tomorrow", "19/5", excess: 14)
    await end()
  }

  @Test(arguments: both) func `a lower limit keeps the typed text`(
    lines: ClosedRange<Int>
  ) async throws {
    let (_, outcomes) = try await show(.text(limit: 5), lines)
    host.type("abcd")
    let delegate = host.textField?.delegate ?? host.textView?.delegate
    let view = try #require(delegate as? TextContentView)
    view.show(
      TextContent.text(limit: 3).lines(lines), BodyUpdate(keepsEdits: true, keepsValue: true))
    expect("abcd", "4/3", excess: 1)
    (host.firstResponder as? any UIKeyInput)?.deleteBackward()
    #expect(await confirm(outcomes) == ["abc"])
  }

  @Test(arguments: both) func `a text that the app sets above the limit stays`(
    lines: ClosedRange<Int>
  ) async throws {
    _ = try await show(.text(limit: 3), lines)
    #expect(sheet.update(TextContent.text("abcde", limit: 3).lines(lines)))
    expect("abcde", "5/3", excess: 2)
    await end()
  }
}
