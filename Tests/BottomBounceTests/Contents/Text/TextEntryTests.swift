import BottomBounce
import TestHost
import Testing
import UIKit

/// Behavior that text fields and text views share.
@MainActor @Suite(.ownDevice) struct TextEntryTests {
  let host = TestHost()
  let sheet = BottomBounceView()
  nonisolated static let both = [1...1, 1...5]

  /// Presents content with a number of lines, and returns its text input.
  private func show(
    _ content: TextContent, _ lines: ClosedRange<Int>
  ) async throws -> (input: any UITextInput, recorder: Outcomes<String>) {
    var content = content
    content = content.lines(lines)
    let recorder = await host.showText(sheet, content)
    return (try #require(host.firstResponder as? any UITextInput), recorder)
  }

  private var text: String? { host.textField?.text ?? host.textView?.text }

  @Test(arguments: both) func `OK commits composed text`(
    lines: ClosedRange<Int>
  ) async throws {
    let (input, recorder) = try await show(TextContent(), lines)
    input.setMarkedText("你好", selectedRange: NSRange(location: 2, length: 0))
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["你好"])
  }

  @Test(arguments: both) func `the limit counts user-perceived characters`(
    lines: ClosedRange<Int>
  ) async throws {
    let (_, recorder) = try await show(TextContent(limit: 3), lines)
    host.type("ab👨‍👩‍👧‍👦cd")
    #expect(text == "ab👨‍👩‍👧‍👦")
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["ab👨‍👩‍👧‍👦"])
  }

  @Test(arguments: both) func `pasted text is cut at the limit, with the caret after it`(
    lines: ClosedRange<Int>
  ) async throws {
    let (input, recorder) = try await show(TextContent("ad", limit: 4), lines)
    let place = try #require(input.position(from: input.beginningOfDocument, offset: 1))
    input.selectedTextRange = input.textRange(from: place, to: place)
    host.paste("bcx")
    #expect(text == "abcd")
    let caret = try #require(input.selectedTextRange)
    #expect(input.offset(from: input.beginningOfDocument, to: caret.start) == 3)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["abcd"])
  }

  @Test(arguments: both) func `the limit never cuts composed text`(
    lines: ClosedRange<Int>
  ) async throws {
    let (input, recorder) = try await show(TextContent("好", limit: 2), lines)
    input.setMarkedText("ni hao", selectedRange: NSRange(location: 6, length: 0))
    #expect(text == "好ni hao")
    input.setMarkedText("你好", selectedRange: NSRange(location: 2, length: 0))
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["好你"])
  }

  @Test(arguments: both) func `a text above the limit can be shortened step by step`(
    lines: ClosedRange<Int>
  ) async throws {
    let (input, recorder) = try await show(TextContent("abcdef", limit: 3), lines)
    input.deleteBackward()
    #expect(text == "abcde")
    host.type("x")
    #expect(text == "abcde")
    input.deleteBackward()
    input.deleteBackward()
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["abc"])
  }

  @Test(arguments: both) func `the initial selection is configured by the content`(
    lines: ClosedRange<Int>
  ) async throws {
    let cases: [(TextContent.InitialSelection, Range<Int>)] = [
      (.start, 0..<0), (.end, 5..<5), (.all, 0..<5),
    ]
    for (selection, range) in cases {
      var content = TextContent("Hello")
      content = content.initialSelection(selection)
      let (input, _) = try await show(content, lines)
      let selected = try #require(input.selectedTextRange)
      let start = input.beginningOfDocument
      #expect(input.offset(from: start, to: selected.start) == range.lowerBound)
      #expect(input.offset(from: start, to: selected.end) == range.upperBound)
      sheet.dismiss()
      await host.settle()
    }
  }

  @Test(arguments: both) func `a broken rule disables OK and shows after the text changed`(
    lines: ClosedRange<Int>
  ) async throws {
    var content = TextContent("a")
    content = content.rules(.length(2..., "Too short."))
    let (_, recorder) = try await show(content, lines)
    #expect(host.okButton?.isEnabled == false)
    #expect(host.problem != "Too short.")
    host.type("b")
    #expect(host.okButton?.isEnabled == true)
    (host.firstResponder as? any UIKeyInput)?.deleteBackward()
    #expect(host.problem == "Too short.")
    host.type("c")
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["ac"])
  }

  @Test(arguments: both) func `the count follows the text`(lines: ClosedRange<Int>) async throws {
    _ = try await show(TextContent("ab", limit: 5), lines)
    host.type("c")
    #expect(count == "3/5")
    sheet.dismiss()
    await host.settle()
  }

  private var count: String? {
    func find(in view: UIView) -> String? {
      if let text = (view as? UILabel)?.text, text.hasSuffix("/5") { return text }
      return view.subviews.lazy.compactMap { find(in: $0) }.first
    }
    return host.panel.flatMap { find(in: $0) }
  }
}
