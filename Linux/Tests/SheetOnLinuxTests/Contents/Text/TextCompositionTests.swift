import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Text that an input method composes in a field with a limit.
@MainActor @Suite(.ownDevice) struct TextCompositionTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  private func caret(in field: UITextField) -> Int? {
    field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
  }

  private func placeCaret(at offset: Int, in field: UITextField) throws {
    let place = try #require(field.position(from: field.beginningOfDocument, offset: offset))
    field.selectedTextRange = field.textRange(from: place, to: place)
  }

  @Test func `an input method may compose more text than the limit allows`() async throws {
    let outcomes = screen.show(TextContent(limit: 3))
    let field = try #require(screen.textField)
    device.compose("nihao")
    #expect(field.text == "nihao")
    #expect(field.markedTextRange != nil)
    device.commitComposition(as: "你好")
    #expect(field.text == "你好")
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(outcomes.values == ["你好"])
  }

  @Test func `text that is committed unchanged is cut at the limit`() async throws {
    let outcomes = screen.show(TextContent(limit: 3))
    device.compose("nihao")
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(outcomes.values == ["nih"])
  }

  @Test func `only composed text is cut, and the caret stays after it`() throws {
    screen.show(TextContent("ad", limit: 3))
    let field = try #require(screen.textField)
    try placeCaret(at: 1, in: field)
    for letters in ["b", "bc", "bce"] { device.compose(letters) }
    #expect(field.text == "abced")
    device.commitComposition()
    #expect(field.text == "abd")
    #expect(caret(in: field) == 2)
  }

  @Test func `composed text is cut in an initial text above the limit, too`() throws {
    screen.show(TextContent("abcde", limit: 3))
    let field = try #require(screen.textField)
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
    for letters in ["n", "ni", "nihao"] { device.compose(letters) }
    #expect(field.text == "anihao")
    device.commitComposition()
    #expect(field.text == "ani")
    #expect(caret(in: field) == 3)
  }

  @Test func `if nothing fits, the text stays as before`() throws {
    screen.show(TextContent("ab", limit: 3))
    let field = try #require(screen.textField)
    try placeCaret(at: 2, in: field)
    device.compose("c")
    field.setMarkedText("c好", selectedRange: NSRange(location: 2, length: 0))
    device.commitComposition(as: "你好")
    #expect(field.text == "ab你")
  }

  // Apple developer forums, thread 801013: iOS 26 proposes a commit for an empty range after the
  // composed text.
  @Test func `a commit that reports a different range is accepted`() throws {
    screen.show(TextContent("a", limit: 2))
    let field = try #require(screen.textField)
    try placeCaret(at: 1, in: field)
    device.compose("ㄨ")
    device.compose("ㄨㄤ")
    // The input method clears its marked range before it asks the delegate.
    let delegate = field.delegate
    field.delegate = nil
    field.unmarkText()
    field.delegate = delegate
    let mayCommit = delegate?.textField(
      field, shouldChangeCharactersIn: NSRange(location: 3, length: 0), replacementString: "王")
    #expect(mayCommit == true)
    let range = try #require(
      field.position(from: field.beginningOfDocument, offset: 1).flatMap {
        field.textRange(from: $0, to: field.endOfDocument)
      })
    field.replace(range, withText: "王")
    #expect(field.text == "a王")
  }
}
