import Foundation
import Testing

@testable import BottomBounce

struct TextLimitTests {
  struct Change: CustomTestStringConvertible {
    var text: String
    var range: Range<Int>
    var replacement: String
    var limit: Int?
    var decision: TextLimit.Decision
    var testDescription: String { "\(text) \(range) \(replacement) \(limit ?? -1)" }
  }

  static let family = "👨‍👩‍👧‍👦"

  static let changes = [
    Change(text: "", range: 0..<0, replacement: "abc", limit: nil, decision: .accept),
    Change(text: "ab", range: 2..<2, replacement: "c", limit: 3, decision: .accept),
    Change(text: "abc", range: 3..<3, replacement: "d", limit: 3, decision: .reject),
    Change(text: "abc", range: 1..<2, replacement: "x", limit: 3, decision: .accept),
    Change(text: "abc", range: 2..<3, replacement: "", limit: 3, decision: .accept),
    // As much of a pasted text as fits, and the caret behind it.
    Change(
      text: "ad", range: 1..<1, replacement: "bcx", limit: 3,
      decision: .replace(with: "abd", caret: 2)),
    Change(
      text: "a", range: 1..<1, replacement: family + "bc", limit: 2,
      decision: .replace(with: "a" + family, caret: 1 + family.utf16.count)),
    // A family of four is one character, and is never taken apart.
    Change(text: "a", range: 1..<1, replacement: family, limit: 2, decision: .accept),
    Change(text: "ab", range: 2..<2, replacement: family, limit: 2, decision: .reject),
    // A combining mark joins the character before it and needs no room.
    Change(text: "cafe", range: 4..<4, replacement: "\u{301}", limit: 4, decision: .accept),
    Change(text: "你好", range: 2..<2, replacement: "吗", limit: 2, decision: .reject),
    // A text that was too long from the beginning may become shorter, not longer.
    Change(text: "abcdef", range: 5..<6, replacement: "", limit: 3, decision: .accept),
    Change(text: "abcdef", range: 0..<2, replacement: "x", limit: 3, decision: .accept),
    Change(text: "abcdef", range: 6..<6, replacement: "g", limit: 3, decision: .reject),
    Change(text: "", range: 0..<0, replacement: "a", limit: 0, decision: .reject),
  ]

  @Test(arguments: changes)
  func `a change fits, is cut between characters, or is refused`(change: Change) {
    let rule = TextLimit(limit: change.limit)
    let range = NSRange(location: change.range.lowerBound, length: change.range.count)
    #expect(
      rule.decide(replacing: range, in: change.text, with: change.replacement)
        == change.decision)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "abc"), ("a" + family + "b", 2, "a" + family),
    ("e\u{301}e\u{301}", 1, "e\u{301}"), ("🇫🇷🇩🇪", 1, "🇫🇷"), ("abc", 0, ""), ("abc", -1, ""),
  ])
  func `a text is cut between characters`(text: String, limit: Int, result: String) {
    #expect(TextLimit(limit: limit).limited(text) == result)
  }

  @Test func `no limit cuts nothing`() {
    #expect(TextLimit(limit: nil).limited("abc") == "abc")
  }
}
