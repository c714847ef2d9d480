import Foundation
import Testing

@testable import UIKitCanvas

struct LineBreakerTests {
  /// Letters ten points wide; lines can break after a space.
  private func graphemes(_ text: String) -> [ShapedParagraph.Grapheme] {
    var previous: Character?
    return text.enumerated().map { index, character in
      defer { previous = character }
      return ShapedParagraph.Grapheme(
        range: index..<index + 1, bytes: index..<index + 1, attributes: 0, script: .system,
        width: 10, isWhite: character == " ", isTab: character == "\t",
        allowsBreakBefore: previous == " " && character != " ")
    }
  }

  private func lines(_ text: String, _ width: CGFloat, anywhere: Bool = false) -> [String] {
    var all = graphemes(text)
    let letters = Array(text)
    return LineBreaker(maximumWidth: width, breaksAnywhere: anywhere).lines(of: &all)
      .map { String(letters[$0]) }
  }

  @Test func `Empty text is one line`() {
    #expect(lines("", 100) == [""])
  }

  @Test func `Words wrap as a whole`() {
    #expect(lines("aa bb cc", 60) == ["aa bb ", "cc"])
    #expect(lines("aa bb cc", 50) == ["aa bb ", "cc"])
    #expect(lines("aa bb cc", 49) == ["aa ", "bb ", "cc"])
  }

  @Test func `White space extends beyond the end of a line`() {
    #expect(lines("aa    bb", 20) == ["aa    ", "bb"])
    #expect(lines("aa    ", 20) == ["aa    "])
  }

  @Test func `A word that is too long is split`() {
    #expect(lines("aaaaa bb", 30) == ["aaa", "aa ", "bb"])
  }

  @Test func `A letter wider than the line gets its own line`() {
    #expect(lines("aaa", 5) == ["a", "a", "a"])
    #expect(lines("aaa", 0) == ["a", "a", "a"])
  }

  @Test func `Character wrapping breaks anywhere`() {
    #expect(lines("aa bb cc", 40, anywhere: true) == ["aa b", "b cc"])
  }

  @Test func `Text fits in its measured width`() {
    #expect(lines("aaa", 30 - 1e-9) == ["aaa"])
  }

  @Test func `A tab reaches the next multiple of 28 points`() {
    var all = graphemes("a\tb\t\tc")
    _ = LineBreaker(maximumWidth: .infinity, breaksAnywhere: false).lines(of: &all)
    #expect(all.map(\.width) == [10, 18, 10, 18, 28, 10])
  }

  @Test(
    arguments: [
      (CanvasText.Paragraph.LineBreakMode.truncatingTail, 50, "aa b…"),
      (.truncatingTail, 40, "aa…"), (.truncatingTail, 10, "…"), (.truncatingTail, 0, "…"),
      (.truncatingHead, 50, "…b cc"), (.truncatingHead, 40, "…cc"),
      (.truncatingMiddle, 50, "aa…cc"), (.truncatingMiddle, 60, "aa…cc"),
      (.truncatingMiddle, 20, "a…"),
    ] as [(CanvasText.Paragraph.LineBreakMode, CGFloat, String)])
  func `The ellipsis depends on the mode and has no white space beside it`(
    mode: CanvasText.Paragraph.LineBreakMode, width: CGFloat, expected: String
  ) {
    let text = Array("aa bb cc")
    let cut = LineBreaker(maximumWidth: width, breaksAnywhere: false).cut(
      0..<text.count, of: graphemes(String(text)), mode: mode, ellipsis: 10)
    #expect(String(text[cut.head]) + "…" + String(text[cut.tail]) == expected)
  }
}
