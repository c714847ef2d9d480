import Foundation
import SeededRandom
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
    // Pasted text is cut to the limit, and the insertion point is after it.
    Change(
      text: "ad", range: 1..<1, replacement: "bcx", limit: 3,
      decision: .replace(with: "abd", caret: 2)),
    Change(
      text: "a", range: 1..<1, replacement: family + "bc", limit: 2,
      decision: .replace(with: "a" + family, caret: 1 + family.utf16.count)),
    // A family of four is one character, which is never split.
    Change(text: "a", range: 1..<1, replacement: family, limit: 2, decision: .accept),
    Change(text: "ab", range: 2..<2, replacement: family, limit: 2, decision: .reject),
    // A combining mark joins the character before it and does not count.
    Change(text: "cafe", range: 4..<4, replacement: "\u{301}", limit: 4, decision: .accept),
    Change(text: "你好", range: 2..<2, replacement: "吗", limit: 2, decision: .reject),
    // A text that is too long at first may become shorter, not longer.
    Change(text: "abcdef", range: 5..<6, replacement: "", limit: 3, decision: .accept),
    Change(text: "abcdef", range: 0..<2, replacement: "x", limit: 3, decision: .accept),
    Change(text: "abcdef", range: 6..<6, replacement: "g", limit: 3, decision: .reject),
    Change(text: "", range: 0..<0, replacement: "a", limit: 0, decision: .reject),
  ]

  @Test(arguments: changes)
  func `a change is accepted, cut between characters, or rejected`(change: Change) {
    let rule = TextLimit(limit: change.limit)
    let range = NSRange(location: change.range.lowerBound, length: change.range.count)
    #expect(
      rule.decide(replacing: range, in: change.text, with: change.replacement)
        == change.decision)
  }

  @Test func `the work depends on the limit, not on the pasted text`() {
    let huge = String(repeating: "x", count: 100_000) + Self.family
    for (text, range) in [("", 0..<0), ("abc", 1..<2), (String(repeating: "y", count: 40), 5..<9)] {
      var steps = 0
      let decision = TextLimit(limit: 40).decide(
        replacing: NSRange(range), in: text, with: huge, steps: &steps)
      let rest = text.count - range.count
      let fitting = String(repeating: "x", count: 40 - rest)
      let result = text.prefix(range.lowerBound) + fitting + text.dropFirst(range.upperBound)
      #expect(decision == .replace(with: String(result), caret: range.lowerBound + fitting.count))
      #expect(steps < 40 * 10, "\(text)")
    }
  }

  @Test func `a text above the limit is counted at most once`() {
    let text = String(repeating: "y", count: 500)
    var steps = 0
    let decision = TextLimit(limit: 40).decide(
      replacing: NSRange(location: 0, length: 3), in: text,
      with: String(repeating: "x", count: 100_000), steps: &steps)
    #expect(decision == .reject)
    #expect(steps < 2_000)
  }

  @Test func `decisions match counting the whole text`() {
    var numbers = SplitMix64(seed: 7)
    let letters = [
      "a", "e", "\u{301}", "🇫", "🇷", "👨", "\u{200D}", "👩", "\r", "\n", "각", "ᆨ", "👍", "🏽",
    ]
    for _ in 0..<3_000 {
      func text(_ most: Int) -> String {
        (0..<Int.random(in: 0...most, using: &numbers)).map { _ in
          letters.randomElement(using: &numbers) ?? ""
        }.joined()
      }
      let (before, replacement) = (text(8), text(14))
      let ends = (0..<2).map { _ in
        before.unicodeScalars.prefix(Int.random(in: 0...8, using: &numbers)).reduce(0) {
          $0 + UTF16.width($1)
        }
      }.sorted()
      let limit = Int.random(in: 0...9, using: &numbers)
      let range = NSRange(ends[0]..<ends[1])
      let decision = TextLimit(limit: limit).decide(
        replacing: range, in: before, with: replacement)
      #expect(
        decision == Self.simpleDecision(range, before, replacement, limit),
        "\(before.debugDescription) \(range) \(replacement.debugDescription) \(limit)")
    }
  }

  /// Applies the rule by counting the whole text.
  private static func simpleDecision(
    _ range: NSRange, _ text: String, _ replacement: String, _ limit: Int
  ) -> TextLimit.Decision {
    guard let range = Range(range, in: text) else { return .accept }
    let (prefix, suffix) = (text[..<range.lowerBound], text[range.upperBound...])
    let proposed = String(prefix) + replacement + String(suffix)
    if proposed.count <= limit || proposed.count < text.count { return .accept }
    var fitting = replacement
    while !fitting.isEmpty {
      fitting.removeLast()
      let candidate = String(prefix) + fitting + String(suffix)
      if candidate.count <= limit, !fitting.isEmpty {
        return .replace(with: candidate, caret: prefix.utf16.count + fitting.utf16.count)
      }
    }
    return .reject
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "abc"), ("a" + family + "b", 2, "a" + family),
    ("e\u{301}e\u{301}", 1, "e\u{301}"), ("🇫🇷🇩🇪", 1, "🇫🇷"), ("abc", 0, ""), ("abc", -1, ""),
  ])
  func `a text is cut between characters`(text: String, limit: Int, result: String) {
    #expect(TextLimit(limit: limit).limited(text) == result)
  }

  @Test func `without a limit nothing is cut`() {
    #expect(TextLimit(limit: nil).limited("abc") == "abc")
  }
}
