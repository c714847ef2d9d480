import Testing
import UIKit
import UIKitSimulator

/// Lines of text: moving by keys and touches, sizes, scrolling, and drawing.
@MainActor @Suite(.ownDevice) struct TextViewLinesTests {
  private let line = UIFont.systemFont(ofSize: 17).lineHeight

  @Test func `up and down keep the column across a short line`() {
    let host = TextViewHost(text: "one two\na\nthree four")
    host.select(4..<4)
    let x = host.caret.midX
    host.device.press(.keyboardDownArrow)
    #expect(host.selection == 9..<9)
    host.device.press(.keyboardDownArrow)
    #expect(abs(host.caret.midX - x) < 6)
    #expect(host.selection.map { $0.lowerBound > 12 } == true)
    host.device.press(.keyboardUpArrow)
    host.device.press(.keyboardUpArrow)
    #expect(host.selection == 4..<4)
  }

  @Test func `moving beyond the first or last line moves to the end of the text`() {
    let host = TextViewHost(text: "one\ntwo")
    host.select(2..<2)
    host.device.press(.keyboardUpArrow)
    #expect(host.selection == 0..<0)
    host.device.press(.keyboardDownArrow)
    host.device.press(.keyboardDownArrow)
    #expect(host.selection == 7..<7)
  }

  @Test(
    arguments: [
      (.keyboardLeftArrow, .command, 4..<4), (.keyboardRightArrow, .command, 7..<7),
      (.keyboardUpArrow, .command, 0..<0), (.keyboardDownArrow, .command, 11..<11),
      (.keyboardHome, [], 0..<0), (.keyboardEnd, [], 11..<11),
      (.keyboardLeftArrow, .alternate, 4..<4), (.keyboardRightArrow, .alternate, 7..<7),
      (.keyboardUpArrow, .alternate, 4..<4), (.keyboardDownArrow, .alternate, 7..<7),
      (.keyboardDownArrow, .shift, 5..<9), (.keyboardLeftArrow, [.command, .shift], 4..<5),
    ] as [(UIKeyboardHIDUsage, UIKeyModifierFlags, Range<Int>)])
  func `modifier keys move to the ends of lines, paragraphs, and the text`(
    key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, selection: Range<Int>
  ) {
    let host = TextViewHost(text: "one\ntwo\nsix")
    host.select(5..<5)
    host.device.press(key, modifiers: modifiers)
    #expect(host.selection == selection)
  }

  @Test func `an insertion point at the end of a wrapped line is drawn in that line`() {
    let host = TextViewHost(text: "The quick brown fox jumps over the lazy dog")
    host.select(0..<0)
    let first = host.caret
    host.device.press(.keyboardRightArrow, modifiers: .command)
    #expect(host.selection.map { $0.lowerBound > 5 } == true)
    #expect(host.caret.minY == first.minY)
    #expect(host.caret.minX > 100)
    host.device.press(.keyboardDownArrow)
    #expect(host.caret.minY > first.minY)
  }

  @Test func `Command-Return goes up the responder chain`() {
    let host = TextViewHost(text: "a")
    host.device.press(.keyboardReturnOrEnter, modifiers: .command)
    #expect(host.view.text == "a")
  }

  @Test func `a tap moves the insertion point to the touched line, and two taps select a word`() {
    let host = TextViewHost(text: "one\ntwo three\nsix", isEditing: false)
    host.device.tap(at: CGPoint(x: 26, y: 100 + 8 + 1.5 * line))
    #expect(host.view.isFirstResponder)
    #expect(host.selection == 4..<4)
    host.device.tap(at: CGPoint(x: 200, y: 100 + 8 + 0.5 * line))
    #expect(host.selection == 3..<3)
    host.device.doubleTap(at: CGPoint(x: 75, y: 100 + 8 + 1.5 * line))
    #expect(host.selection == 8..<13)
  }

  @Test func `the size consists of lines, insets, and padding`() {
    let host = TextViewHost(isEditing: false)
    let limitless = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
    func height(_ text: String) -> CGFloat {
      host.view.text = text
      return host.view.sizeThatFits(limitless).height
    }
    #expect(height("") == (line + 16).rounded(.up))
    #expect(height("a") == (line + 16).rounded(.up))
    #expect(height("a\n") == (2 * line + 16).rounded(.up))
    #expect(height("a\nb\nc") == (3 * line + 16).rounded(.up))
    #expect(height(String(repeating: "word ", count: 20)) > 3 * line)
    #expect(host.view.caretRect(for: host.view.beginningOfDocument).minX == 4)
    #expect(host.view.caretRect(for: host.view.beginningOfDocument).minY == 8)
    host.view.textContainer.lineFragmentPadding = 20
    #expect(host.view.caretRect(for: host.view.beginningOfDocument).minX == 19)
  }

  @Test func `without scrolling, the text has an intrinsic height for each width`() {
    let host = TextViewHost(text: String(repeating: "word ", count: 12), isEditing: false)
    #expect(host.view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    host.view.isScrollEnabled = false
    host.view.translatesAutoresizingMaskIntoConstraints = false
    let width = host.view.widthAnchor.constraint(equalToConstant: 300)
    NSLayoutConstraint.activate([
      width, host.view.topAnchor.constraint(equalTo: host.device.window.topAnchor),
      host.view.leadingAnchor.constraint(equalTo: host.device.window.leadingAnchor),
    ])
    host.device.window.layoutIfNeeded()
    #expect(host.view.bounds.height == (2 * line + 16).rounded(.up))
    width.constant = 120
    host.device.window.layoutIfNeeded()
    #expect(host.view.bounds.height > 4 * line)
  }

  @Test func `the text scrolls to the insertion point, and to the insets at its ends`() {
    let host = TextViewHost()
    host.device.type("a\nb\nc\nd\ne\nf")
    host.device.settle()
    #expect(host.view.contentSize.height == (6 * line + 16).rounded(.up))
    #expect(host.view.contentOffset.y == host.view.contentSize.height - 90)
    host.device.press(.keyboardUpArrow, modifiers: .command)
    #expect(host.view.contentOffset.y == 0)
    host.view.scrollRangeToVisible(NSRange(location: 8, length: 1))
    #expect(host.view.contentOffset.y > 0)
  }

  @Test func `a finger scrolls long text without moving the insertion point`() {
    let host = TextViewHost(text: (0..<30).map { "\($0)" }.joined(separator: "\n"))
    host.select(0..<0)
    host.device.settle()
    #expect(host.view.contentOffset.y == 0)
    host.device.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 120), over: 0.2)
    host.device.settle()
    #expect(host.view.contentOffset.y > 40)
    #expect(host.selection == 0..<0)
  }

  @Test func `a long press moves the insertion point`() {
    let host = TextViewHost(text: "one\ntwo three\nsix")
    host.device.longPress(at: CGPoint(x: 26, y: 100 + 8 + 2.5 * line))
    #expect(host.selection == 14..<14)
  }

  @Test func `a selection that continues in the next line reaches the edge`() throws {
    let host = TextViewHost(text: "one\n\nsix")
    let from = try #require(host.view.position(from: host.view.beginningOfDocument, offset: 1))
    let to = try #require(host.view.position(from: host.view.beginningOfDocument, offset: 6))
    let range = try #require(host.view.textRange(from: from, to: to))
    let rects = host.view.selectionRects(for: range).map(\.rect)
    #expect(rects.count == 3)
    #expect(rects.prefix(2).allSatisfy { $0.maxX == 195 })
    #expect(rects.last.map { $0.minX == 5 && $0.maxX < 30 } == true)
  }

  @Test func `Arabic text begins on the right`() {
    let host = TextViewHost(text: "مرحبا\nبك")
    #expect(host.view.caretRect(for: host.view.beginningOfDocument).minX > 180)
    host.select(0..<0)
    host.device.press(.keyboardLeftArrow)
    #expect(host.selection == 1..<1)
  }

  @Test(arguments: ["سلام", "نعم\nسلام", "سلام\nنعم"])
  func `the insertion point is next to the outer letters of Arabic lines`(text: String) throws {
    let host = TextViewHost(text: text)
    let (view, start) = (host.view, host.view.beginningOfDocument)
    let all = try #require(view.textRange(from: start, to: view.endOfDocument))
    let lines = view.selectionRects(for: all).map(\.rect)
    let (first, last) = (try #require(lines.first), try #require(lines.last))
    let beginning = view.caretRect(for: start)
    #expect(beginning.minX >= first.maxX + 1 && beginning.maxX <= view.bounds.maxX)
    #expect(view.caretRect(for: view.endOfDocument).maxX <= last.minX - 1)
    // Between two letters.
    let inside = try #require(view.position(from: view.endOfDocument, offset: -1))
    #expect(view.caretRect(for: inside).midX > last.minX)
  }

  @Test func `text follows the content size category if requested`() {
    let host = TextViewHost(text: "a", isEditing: false)
    host.view.font = .preferredFont(forTextStyle: .body)
    host.view.adjustsFontForContentSizeCategory = true
    let height = host.view.sizeThatFits(CGSize(width: 200, height: 0)).height
    host.device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    host.device.settle()
    #expect(host.view.sizeThatFits(CGSize(width: 200, height: 0)).height > 2 * height)
  }
}
