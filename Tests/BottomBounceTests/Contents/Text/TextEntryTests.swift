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
    let (input, recorder) = try await show(.text(), lines)
    input.setMarkedText("你好", selectedRange: NSRange(location: 2, length: 0))
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["你好"])
  }

  @Test(arguments: both) func `the initial selection is configured by the content`(
    lines: ClosedRange<Int>
  ) async throws {
    let cases: [(TextContent.InitialSelection, Range<Int>)] = [
      (.start, 0..<0), (.end, 5..<5), (.all, 0..<5),
    ]
    for (selection, range) in cases {
      var content = TextContent.text("Hello")
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
    var content = TextContent.text("a")
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
    _ = try await show(.text("ab", limit: 5), lines)
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
