import Foundation
import Testing

@testable import BottomBounce

/// Edits that a limit cuts before they happen, or afterward.
@Suite struct TextEditsTests {
  private func edits(of text: String = "", limit: Int) -> TextEdits {
    TextEdits(of: text, limit: TextLimit(limit: limit))
  }

  private func end(of text: String) -> NSRange {
    NSRange(location: text.utf16.count, length: 0)
  }

  @Test func `an insertion that fits in part is accepted, and cut at its end`() {
    var edits = edits(of: "abc", limit: 5)
    let decision = edits.decide(
      replacing: end(of: "abc"), in: "abc", with: "defg", composes: false)
    #expect(decision == .accept)
    #expect(edits.end(in: "abcdefg") == .init(text: "abcde", caret: 5))
  }

  @Test func `a paste that is too long for a composition is cut at once`() {
    var edits = edits(of: "abc", limit: 5)
    let decision = edits.decide(
      replacing: NSRange(location: 0, length: 0), in: "abc",
      with: String(repeating: "x", count: 300), composes: true)
    #expect(decision == .replace(with: "xxabc", caret: 2))
  }

  @Test(arguments: [false, true])
  func `a letter above the limit is accepted only if it may be composed`(composes: Bool) {
    var edits = edits(of: "abc", limit: 3)
    let decision = edits.decide(
      replacing: end(of: "abc"), in: "abc", with: "n", composes: composes)
    #expect(decision == (composes ? .accept : .reject))
  }

  @Test func `a composition is cut when it is committed, as is a word that replaces it later`() {
    var edits = edits(of: "ab", limit: 3)
    #expect(
      edits.decide(replacing: end(of: "ab"), in: "ab", with: "n", composes: true) == .accept)
    edits.compose(nil)
    #expect(edits.isComposing)
    #expect(edits.end(in: "abni") == .init(text: "abn", caret: 3))
    #expect(!edits.isComposing)
    #expect(
      edits.decide(replacing: end(of: "abn"), in: "abn", with: "ni", composes: false) == .accept)
    #expect(edits.end(in: "abnni") == .init(text: "abn", caret: 3))
    #expect(
      edits.decide(replacing: end(of: "abn"), in: "abn", with: "ni", composes: false) == .reject)
  }

  @Test func `marked text without a change before it is cut at its own place`() {
    var edits = edits(of: "ac", limit: 3)
    edits.compose(TextChange(range: NSRange(location: 1, length: 0), text: "ac"))
    #expect(edits.end(in: "abbbc") == .init(text: "abc", caret: 2))
  }

  @Test func `an initial text above the limit can be shortened, and is cut afterward`() {
    var edits = edits(of: "abcde", limit: 3)
    #expect(edits.isShorteningInitialText)
    let last = NSRange(location: 4, length: 1)
    #expect(edits.decide(replacing: last, in: "abcde", with: "", composes: false) == .accept)
    #expect(edits.end(in: "abcd") == nil)
    #expect(edits.isShorteningInitialText)
    #expect(edits.end(in: "abc") == nil)
    #expect(!edits.isShorteningInitialText)
    #expect(edits.end(in: "abcd") == .init(text: "abc"))
  }

  @Test func `a change without a known range is cut at the end of the text`() {
    var edits = edits(of: "ab", limit: 3)
    _ = edits.decide(
      replacing: NSRange(location: 0, length: 0), in: "ab", with: "xy", composes: false)
    edits.forgetChange()
    #expect(edits.end(in: "xyab") == .init(text: "xya"))
  }
}
