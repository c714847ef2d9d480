import BottomBounce
import Foundation
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
    let outcomes = screen.show(.text(limit: 3))
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

  @Test func `text that OK commits above the limit stays, with a message`() async throws {
    let outcomes = screen.show(.text(limit: 3))
    device.compose("nihao")
    #expect(screen.problem == nil)
    screen.tapOK()
    await device.settle()
    #expect(outcomes.values == [])
    #expect(screen.textField?.text == "nihao")
    #expect(screen.problem == "Characters over the limit: 2.")
  }

  @Test func `composed text in the middle stays, with the caret after it`() throws {
    screen.show(.text("ad", limit: 3))
    let field = try #require(screen.textField)
    try placeCaret(at: 1, in: field)
    for letters in ["b", "bc", "bce"] { device.compose(letters) }
    #expect(field.text == "abced")
    device.commitComposition()
    #expect(field.text == "abced")
    #expect(caret(in: field) == 4)
    #expect(screen.problem == "Characters over the limit: 2.")
  }

  @Test func `composed text replaces a part of a text above the limit`() throws {
    screen.show(.text("abcdefghijk", limit: 6))
    let field = try #require(screen.textField)
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 5))
    let end = try #require(field.position(from: start, offset: 4))
    field.selectedTextRange = field.textRange(from: start, to: end)
    device.compose("nihao")
    device.commitComposition(as: "xy")
    #expect(field.text == "abcdexyjk")
    device.type("z")
    #expect(field.text == "abcdexyzjk")
    #expect(caret(in: field) == 8)
    #expect(screen.problem == "Characters over the limit: 4.")
  }

  /// A place in a text that has reached its limit.
  enum Place: CaseIterable { case start, end, selection }

  /// Presents the text "x" with the limit 1, and returns its input and its outcomes.
  private func showFull(
    _ lines: ClosedRange<Int>, _ place: Place
  ) throws -> (any UITextInput, Outcomes<String>) {
    let outcomes = screen.show(.text("x", limit: 1).lines(lines))
    let input = try #require(screen.view("BottomBounce.text") as? any UITextInput)
    let (start, end) = (input.beginningOfDocument, input.endOfDocument)
    input.selectedTextRange =
      switch place {
      case .start: input.textRange(from: start, to: start)
      case .end: input.textRange(from: end, to: end)
      case .selection: input.textRange(from: start, to: end)
      }
    return (input, outcomes)
  }

  private func text(of input: any UITextInput) -> String? {
    (input as? UITextField)?.text ?? (input as? UITextView)?.text
  }

  @Test(arguments: [1...1, 1...5], Place.allCases)
  func `marked text stays at the limit when it is committed`(
    lines: ClosedRange<Int>, place: Place
  ) async throws {
    let (input, outcomes) = try showFull(lines, place)
    device.compose("nihao")
    let composed = ["nihaox", "xnihao", "nihao"]
    #expect(text(of: input) == composed[Place.allCases.firstIndex(of: place) ?? 0])
    #expect(input.markedTextRange != nil)
    device.commitComposition(as: "你")
    let committed = ["你x", "x你", "你"]
    #expect(text(of: input) == committed[Place.allCases.firstIndex(of: place) ?? 0])
    #expect(screen.problem == (place == .selection ? nil : "Characters over the limit: 1."))
    screen.tapOK()
    await device.settle()
    #expect(outcomes.values == (place == .selection ? ["你"] : []))
  }

  @Test(arguments: [1...1, 1...5])
  func `letters that an input method doesn't mark stay at the limit`(
    lines: ClosedRange<Int>
  ) throws {
    device.settings.locale = Locale(identifier: "zh-Hans_CN")
    let (input, _) = try showFull(lines, .end)
    device.type("1")
    #expect(text(of: input) == "x1")
    #expect(input.markedTextRange == nil)
  }

  @Test(arguments: [1...1, 1...5])
  func `text above the limit can be undone and redone`(
    lines: ClosedRange<Int>
  ) throws {
    screen.show(.text(limit: 2).lines(lines))
    let input = try #require(screen.view("BottomBounce.text") as? any UITextInput)
    device.type("abc")
    #expect(text(of: input) == "abc")
    let manager = try #require((input as? UIResponder)?.undoManager)
    manager.undo()
    #expect(text(of: input) == "" && screen.problem == nil)
    manager.redo()
    #expect(text(of: input) == "abc" && screen.problem == "Characters over the limit: 1.")
  }

  // Apple developer forums, thread 801013: iOS 26 proposes a commit for an empty range after the
  // composed text.
  @Test func `a commit that reports a different range is accepted`() throws {
    screen.show(.text("a", limit: 2))
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
