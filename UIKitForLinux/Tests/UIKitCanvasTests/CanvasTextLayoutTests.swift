import Foundation
import Testing
import UIKitCanvas

struct CanvasTextLayoutTests {
  private let font = CanvasFont(size: 17)

  private func layout(
    _ text: String, width: CGFloat = .infinity, lines: Int = 0,
    _ change: (inout CanvasText.Paragraph) -> Void = { _ in }
  ) -> CanvasText {
    var paragraph = CanvasText.Paragraph()
    change(&paragraph)
    return CanvasText(
      text, attributes: .init(font: font), paragraph: paragraph, maximumWidth: width,
      maximumLines: lines)
  }

  private func strings(_ layout: CanvasText) -> [String] {
    let units = Array(layout.string.utf16)
    return layout.lines.map { String(decoding: units[$0.range], as: UTF16.self) }
  }

  @Test(arguments: ["Label", "中文", "日本語", "한국어", "😀", "שלום", "مرحبا", "e\u{301}", "a中😀ש"])
  func `The line height is San Francisco's for all scripts`(text: String) {
    let layout = layout(text)
    #expect(isClose(layout.size.height, 20.287, within: 0.001))
    #expect(isClose(layout.lines[0].baseline, font.ascender))
    #expect(layout.size.width > 5)
  }

  @Test func `Empty text has one line of zero width`() {
    let layout = layout("")
    #expect(layout.size == CGSize(width: 0, height: font.lineHeight))
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].range == 0..<0)
  }

  @Test func `A line break at the end starts another line`() {
    #expect(strings(layout("a\nb")) == ["a\n", "b"])
    #expect(strings(layout("a\n")) == ["a\n", ""])
    #expect(strings(layout("\r\n\u{2028}x")) == ["\r\n", "\u{2028}", "x"])
    #expect(isClose(layout("a\n").size.height, 2 * font.lineHeight))
  }

  @Test func `Words wrap and lines cover the text`() {
    let text = "The quick brown fox jumps over the lazy dog"
    let layout = layout(text, width: 120)
    #expect(strings(layout) == ["The quick ", "brown fox ", "jumps over the ", "lazy dog"])
    for line in layout.lines {
      #expect(line.width <= 120)
      #expect(!line.isTruncated)
    }
    #expect(!layout.truncates)
  }

  @Test func `A layout in its own width has the same lines`() {
    for text in ["Edit Profile", "Über uns", "中文字体", "שלום עולם", "fi 😀 x"] {
      let size = layout(text).size
      let again = layout(text, width: size.width)
      #expect(again.lines.count == 1)
      #expect(again.size == size)
    }
  }

  @Test func `Chinese wraps between characters but not before a period`() {
    let layout = layout("看看标点符号怎么样。好", width: 17.5 * 9)
    #expect(strings(layout) == ["看看标点符号怎么", "样。好"])
  }

  @Test func `The width of a Chinese character is the font size`() {
    #expect(isClose(layout("中文字").size.width, 51, within: 0.01))
  }

  @Test func `Character wrapping fills the lines`() {
    let text = "The quick brown fox"
    let layout = layout(text, width: 60) { $0.lineBreakMode = .charWrap }
    #expect(strings(layout).joined() == text)
    #expect(strings(layout)[0].hasPrefix("The qui"))
  }

  @Test
  func `Trailing white space has no width at a wrapped line's end, but it has at the text's end`() {
    let wrapped = layout("aaaa bbbb", width: 50)
    #expect(isClose(wrapped.lines[0].width, layout("aaaa").size.width, within: 0.05))
    #expect(layout("aaaa ").size.width > layout("aaaa").size.width + 3)
  }

  @Test(arguments: [
    (CanvasText.Paragraph.Alignment.natural, "abc", 0.0), (.natural, "שלום", 1),
    (.left, "שלום", 0), (.right, "abc", 1), (.center, "abc", 0.5), (.justified, "abc", 0),
    (.justified, "שלום", 1), (.natural, "123", 0),
  ])
  func `Lines have the given alignment`(
    alignment: CanvasText.Paragraph.Alignment, text: String, part: CGFloat
  ) {
    let layout = layout(text, width: 200) { $0.alignment = alignment }
    let line = layout.lines[0]
    #expect(isClose(line.origin.x, (200 - line.width) * part))
    #expect(layout.size.width == line.width)
  }

  @Test func `An explicit writing direction overrides the text's`() {
    let layout = layout("abc", width: 200) { $0.writingDirection = .rightToLeft }
    #expect(layout.lines[0].origin.x > 100)
  }

  @Test func `Without a width, lines are aligned to the widest line`() {
    let layout = layout("a\nlonger") { $0.alignment = .right }
    #expect(layout.lines[1].origin.x == 0)
    #expect(isClose(layout.lines[0].origin.x + layout.lines[0].width, layout.size.width))
  }

  @Test func `Justified lines fill the width, except the last one`() {
    let layout = layout("The quick brown fox jumps over the lazy dog", width: 150) {
      $0.alignment = .justified
    }
    for line in layout.lines.dropLast() { #expect(isClose(line.width, 150, within: 0.001)) }
    #expect(layout.lines.last.map { $0.width < 149 } == true)
    let letters = layout.selectionRects(for: 0..<9)
    #expect(letters.count == 1)
    #expect(letters[0].maxX > self.layout("The quick").size.width + 2)
  }

  @Test func `Line spacing is added only between lines`() {
    let layout = layout("a\nb\nc") { $0.lineSpacing = 5 }
    #expect(isClose(layout.size.height, 3 * font.lineHeight + 10))
    #expect(isClose(layout.lines[1].origin.y, font.lineHeight + 5))
    #expect(isClose(self.layout("a") { $0.lineSpacing = 5 }.size.height, font.lineHeight))
  }

  @Test func `A forced line height changes the space above the letters`() {
    for (change, height) in [
      ({ $0.lineHeightMultiple = 2 }, font.lineHeight * 2), ({ $0.minimumLineHeight = 30 }, 30),
      ({ $0.maximumLineHeight = 15 }, 15), ({ $0.minimumLineHeight = 10 }, font.lineHeight),
    ] as [((inout CanvasText.Paragraph) -> Void, CGFloat)] {
      let line = layout("a", change).lines[0]
      #expect(isClose(line.height, height))
      #expect(isClose(line.descent, -font.descender))
      #expect(isClose(line.baseline, height + font.descender))
    }
  }

  @Test func `The largest font in each line determines its height`() {
    let big = CanvasFont(size: 34)
    let text = CanvasText(
      "ab\ncd",
      runs: [
        .init(range: 0..<5, attributes: .init(font: font)),
        .init(range: 1..<2, attributes: .init(font: big)),
      ])
    #expect(isClose(text.lines[0].height, big.lineHeight))
    #expect(isClose(text.lines[1].height, font.lineHeight))
  }

  @Test func `A positive baseline offset increases the line height`() {
    let text = CanvasText(
      "ab",
      runs: [
        .init(range: 0..<1, attributes: .init(font: font)),
        .init(range: 1..<2, attributes: .init(font: font, baselineOffset: 6)),
      ])
    #expect(isClose(text.size.height, font.lineHeight + 6))
  }

  @Test func `Kern is added after each letter`() {
    let plain = layout("abc").size.width
    let kerned = CanvasText("abc", attributes: .init(font: font, kern: 2)).size.width
    #expect(isClose(kerned, plain + 6, within: 0.01))
  }

  @Test func `Tracking doesn't separate Arabic letters`() {
    let word = layout("مرحبا")
    let tiny = CanvasFont(size: 8)
    let small = CanvasText("مرحبا", attributes: .init(font: tiny)).size.width
    #expect(isClose(small / 8, word.size.width / 17, within: 0.01))
  }

  @Test func `An emoji family is one image`() {
    let one = layout("😀").size.width
    #expect(isClose(layout("👨‍👩‍👧‍👦").size.width, one))
    #expect(isClose(layout("🇨🇳").size.width, one))
    #expect(isClose(layout("👍🏽").size.width, one))
    #expect(isClose(one, 20.719, within: 0.01))
  }

  @Test func `Layouts on all threads are equal`() async {
    let expected = layout("The quick 中文 😀 שלום", width: 90)
    let sizes = await withTaskGroup(of: [CanvasText.LineFragment].self) { group in
      for _ in 0..<20 {
        group.addTask { layout("The quick 中文 😀 שלום", width: 90).lines }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sizes.allSatisfy { $0 == expected.lines })
  }

  @Test func `Text with zero bytes and isolated marks is laid out`() {
    #expect(layout("a\0b").size.width > layout("ab").size.width)
    #expect(layout("\u{301}").lines.count == 1)
    #expect(layout("\u{200B}\u{200D}").lines.count == 1)
  }
}
