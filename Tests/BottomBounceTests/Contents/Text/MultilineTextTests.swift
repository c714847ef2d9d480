import BottomBounce
import TestHost
import Testing
import UIKit

/// Multiline text in the sheet.
@MainActor @Suite(.ownDevice) struct MultilineTextTests {
  let host = TestHost()
  let sheet = BottomBounceView()

  private func show(_ text: String = "", _ lines: ClosedRange<Int> = 1...5) async -> Outcomes<
    String
  > {
    await host.showText(sheet, .text(text).lines(lines))
  }

  private func end() async {
    sheet.dismiss()
    await host.settle()
  }

  @Test func `the text view is configured from the content`() async {
    var content = TextContent.text("bio", placeholder: "A line", limit: 10)
    content = content.lines(2...4)
    content = content.keyboardType(.emailAddress)
    content = content.keyboardAppearance(.dark)
    content = content.textContentType(.emailAddress)
    content = content.autocapitalization(.none)
    content = content.autocorrection(.no)
    content = content.spellChecking(.no)
    _ = await host.showText(sheet, content)
    let view = host.textView
    #expect(view?.text == "bio")
    #expect(view?.keyboardType == .emailAddress)
    #expect(view?.keyboardAppearance == .dark)
    #expect(view?.textContentType == .emailAddress)
    #expect(view?.autocapitalizationType == UITextAutocapitalizationType.none)
    #expect(view?.autocorrectionType == .no)
    #expect(view?.spellCheckingType == .no)
    #expect(view?.returnKeyType == .default)
    #expect(host.firstResponder === view)
    await end()
  }

  @Test(arguments: [1...1, 0...0, -3...1])
  func `at most one line uses a text field`(lines: ClosedRange<Int>) async {
    _ = await show("a", lines)
    #expect(host.textField != nil && host.textView == nil)
    await end()
  }

  @Test func `a secure text has one line`() async {
    _ = await host.showText(sheet, .text().lines(1...5).secure())
    #expect(host.textField?.isSecureTextEntry == true)
    #expect(host.textView == nil)
    await end()
  }

  @Test func `the box grows up to the maximum lines, then the text scrolls`() async throws {
    _ = await show("", 1...3)
    let view = try #require(host.textView)
    let line = try #require(view.font?.lineHeight)
    var heights = [view.bounds.height]
    for _ in 0..<4 {
      view.insertText("\n")
      await host.settle()
      heights.append(view.bounds.height)
    }
    #expect(heights[0] == DesignMetrics.rowHeight)
    #expect(abs(heights[1] - heights[0] - line) <= 1)
    #expect(abs(heights[2] - heights[1] - line) <= 1)
    #expect(heights[3] == heights[2] && heights[4] == heights[2])
    #expect(view.contentOffset.y > 0)
    view.text = ""
    view.insertText("a")
    await host.settle()
    #expect(view.bounds.height == DesignMetrics.rowHeight)
    await end()
  }

  @Test func `the panel grows with the text and stays above the keyboard`() async throws {
    _ = await show("a")
    let panel = try #require(host.panel)
    let (height, bottom) = (panel.bounds.height, panel.frame.maxY)
    host.textView?.insertText("\nb\nc")
    await host.settle()
    let line = try #require(host.textView?.font?.lineHeight)
    #expect(abs(panel.bounds.height - height - 2 * line) <= 1)
    #expect(panel.frame.maxY == bottom)
    await end()
  }

  @Test func `the minimum number of lines is there from the start`() async throws {
    _ = await show("", 3...5)
    let view = try #require(host.textView)
    let line = try #require(view.font?.lineHeight)
    #expect(view.bounds.height >= 3 * line + 20)
    await end()
  }

  @Test func `without a maximum the panel grows as far as it can`() async throws {
    _ = await host.showText(sheet, .text(placeholder: "Note").lines(5...))
    let view = try #require(host.textView)
    let line = try #require(view.font?.lineHeight)
    #expect(view.bounds.height > 5 * line && view.bounds.height < 7 * line)
    view.insertText((1...8).map { "Line \($0)" }.joined(separator: "\n"))
    await host.settle()
    #expect(view.bounds.height > 8 * line && view.bounds.height < 10 * line)
    view.insertText(String(repeating: "\n", count: 100))
    await host.settle()
    #expect(view.contentOffset.y > 0)
    let panel = try #require(host.panel)
    #expect(panel.frame.minY < host.view.safeAreaInsets.top + line)
    await end()
  }

  @Test func `a long placeholder gets the lines it needs`() async throws {
    _ = await host.showText(sheet, .text(placeholder: "A").lines(1...5))
    let line = try #require(host.textView).bounds.height
    await end()
    let words = String(repeating: "What would you say about yourself? ", count: 4)
    _ = await host.showText(sheet, .text(placeholder: words).lines(1...5))
    #expect(try #require(host.textView).bounds.height > 2 * line)
    await end()
  }

  @Test func `a long paragraph wraps`() async throws {
    _ = await show(String(repeating: "word ", count: 30))
    let view = try #require(host.textView)
    #expect(view.bounds.height > 60)
    await end()
  }

  @Test func `Return inserts a line break, and OK returns all lines`() async {
    let recorder = await show("one")
    host.type("\ntwo")
    host.textView?.insertText("\n")
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["one\ntwo"])
  }

  @Test func `only leading and trailing white space is trimmed`() async {
    let recorder = await show("\n one \n\n two \n")
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["one \n\n two"])
  }

  @Test func `trimming can be turned off`() async {
    let recorder = await host.showText(
      sheet, .text("a\n").lines(1...5).normalized(.none))
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["a\n"])
  }

  @Test func `the placeholder is at the position of the text while it is empty`() async throws {
    _ = await host.showText(sheet, .text(placeholder: "About you").lines(1...5))
    let view = try #require(host.textView)
    let label = try #require(placeholder)
    #expect(!label.isHidden)
    let place = label.convert(label.bounds, to: view)
    #expect(abs(place.minY - view.textContainerInset.top) <= 0.5 && place.minX == 0)
    view.insertText("a")
    #expect(label.isHidden)
    view.deleteBackward()
    #expect(!label.isHidden)
    view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(label.isHidden)
    await end()
  }

  private var placeholder: UILabel? {
    func find(in view: UIView) -> UILabel? {
      if let label = view as? UILabel, label.text == "About you" { return label }
      return view.subviews.lazy.compactMap { find(in: $0) }.first
    }
    return find(in: host.window)
  }

  @Test func `a suggestion replaces the whole text`() async {
    let recorder = await host.showText(
      sheet, .text("a\nb").lines(1...5).suggestions(["one\ntwo"]))
    let button = host.view("BottomBounce.suggestions").flatMap { find(UIButton.self, in: $0) }
    if let button { host.tap(button) }
    #expect(host.textView?.text == "one\ntwo")
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["one\ntwo"])
  }

  private func find<Found: UIView>(_ type: Found.Type, in view: UIView) -> Found? {
    (view as? Found) ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
  }

  @Test func `VoiceOver reads the title as label and the placeholder as hint`() async {
    _ = await host.showText(
      sheet, .text(placeholder: "About you").lines(1...5),
      title: "Introduction")
    #expect(host.textView?.accessibilityLabel == "Introduction")
    #expect(host.textView?.accessibilityHint == "About you")
    await end()
    _ = await host.showText(sheet, .text(placeholder: "About you").lines(1...5))
    #expect(host.textView?.accessibilityLabel == "About you")
    #expect(host.textView?.accessibilityHint == nil)
    await end()
  }

  // MARK: Scrolling

  private static let long = (1...12).map { "Line \($0)" }.joined(separator: "\n")

  /// Whether the whole caret is visible, except for half a point of rounding.
  private func isCaretVisible(in view: UITextView) throws -> Bool {
    let caret = view.caretRect(for: try #require(view.selectedTextRange).end)
    return caret.minY >= view.bounds.minY - 0.5 && caret.maxY <= view.bounds.maxY + 0.5
  }

  @Test func `the caret stays visible while the text grows and scrolls`() async throws {
    _ = await show("", 1...3)
    let view = try #require(host.textView)
    for _ in 0..<6 {
      host.type("a\n")
      await host.settle()
      #expect(try isCaretVisible(in: view))
    }
    await end()
  }

  @Test func `long text initially shows the insertion point`() async throws {
    _ = await show(Self.long, 1...3)
    let view = try #require(host.textView)
    #expect(try isCaretVisible(in: view))
    #expect(view.contentOffset.y == view.contentSize.height - view.bounds.height)
    await end()
  }

  @Test func `a scrolled text shows whole lines only`() async throws {
    _ = await show("a", 1...3)
    let view = try #require(host.textView)
    #expect(view.layer.mask == nil)
    view.insertText("\nb\nc\nd\ne")
    await host.settle()
    let mask = try #require(view.layer.mask)
    let line = try #require(view.font).lineHeight
    #expect(abs(mask.frame.height - 3 * line) < 1)
    let first = view.caretRect(
      for: try #require(view.position(from: view.beginningOfDocument, offset: 4)))
    #expect(abs(first.midY - (mask.frame.minY + line / 2)) < 1)
    view.text = "a"
    await host.settle()
    #expect(view.layer.mask == nil)
  }
}
