import Foundation
import Testing
import UIKitCanvas

struct CanvasTextPlacesTests {
  private static let samples = [
    "Edit Profile", "שלום עולם", "مرحبا بالعالم", "中文字体，好。", "a👨‍👩‍👧‍👦b😀🇨🇳", "e\u{301}a\u{308}x",
    "fi ffi AVA",
    "한국어 텍스트", "tab\tstop", "1️⃣👍🏽❤️",
  ]

  private func layout(_ text: String, width: CGFloat = .infinity) -> CanvasText {
    CanvasText(text, attributes: .init(font: CanvasFont(size: 17)), maximumWidth: width)
  }

  /// The UTF-16 offsets between grapheme clusters.
  private func boundaries(_ text: String) -> [Int] {
    text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count]
  }

  @Test(arguments: samples)
  func `hit-testing the center of an insertion point returns its offset`(text: String) {
    let layout = layout(text)
    for offset in boundaries(text) {
      let caret = layout.caretRect(at: offset)
      #expect(caret.width == 0)
      #expect(isClose(caret.height, 20.287, within: 0.001))
      #expect(layout.offset(at: CGPoint(x: caret.minX, y: caret.midY)) == offset)
    }
  }

  @Test(arguments: samples)
  func `Every point returns the closest boundary between characters`(text: String) {
    let layout = layout(text)
    let boundaries = boundaries(text)
    for x in stride(from: -5, through: layout.size.width + 5, by: 0.7) {
      let offset = layout.offset(at: CGPoint(x: x, y: 5))
      #expect(boundaries.contains(offset))
      let distance = abs(layout.caretRect(at: offset).minX - x)
      let nearest = boundaries.map { abs(layout.caretRect(at: $0).minX - x) }.min() ?? 0
      #expect(isClose(distance, nearest, within: 0.001))
    }
  }

  @Test func `In bidirectional text, a point returns a valid offset`() {
    let text = "abc שלום def مرحبا 123"
    let layout = layout(text)
    for offset in boundaries(text) {
      for affinity: CanvasText.Affinity in [.downstream, .upstream] {
        let caret = layout.caretRect(at: offset, affinity: affinity)
        let found = layout.offset(at: CGPoint(x: caret.minX, y: caret.midY))
        let places = [CanvasText.Affinity.downstream, .upstream].map {
          layout.caretRect(at: found, affinity: $0).minX
        }
        #expect(places.contains { isClose($0, caret.minX, within: 0.01) })
      }
    }
  }

  @Test func `Insertion points run left to right in English and right to left in Hebrew`() {
    let english = boundaries("Hello").map { layout("Hello").caretRect(at: $0).minX }
    #expect(english == english.sorted())
    #expect(english.first == 0)
    let hebrew = layout("שלום")
    let carets = boundaries("שלום").map { hebrew.caretRect(at: $0).minX }
    #expect(carets == carets.sorted(by: >))
    #expect(isClose(carets[0], hebrew.size.width))
    #expect(isClose(carets[4], 0))
  }

  @Test func `Between two directions, the affinity determines the insertion point`() {
    let layout = layout("abשל")
    let left = layout.caretRect(at: 2, affinity: .upstream).minX
    let right = layout.caretRect(at: 2, affinity: .downstream).minX
    #expect(left < right)
    #expect(isClose(right, layout.size.width))
  }

  @Test func `A ligature's width is divided among its letters`() {
    let carets = (0...3).map { layout("لا ").caretRect(at: $0).minX }
    #expect(carets[0] > carets[1])
    #expect(carets[1] > carets[2])
    #expect(isClose(carets[0] - carets[1], carets[1] - carets[2], within: 0.01))
  }

  @Test func `An offset inside a character is moved before it`() {
    let layout = layout("a👨‍👩‍👧‍👦b")
    for offset in 1..<12 {
      #expect(layout.caretRect(at: offset) == layout.caretRect(at: 1))
    }
    #expect(layout.caretRect(at: 12).minX > layout.caretRect(at: 1).minX)
  }

  @Test func `Offsets outside the text are clamped`() {
    let layout = layout("ab")
    #expect(layout.caretRect(at: 99) == layout.caretRect(at: 2))
    #expect(layout.caretRect(at: -1) == layout.caretRect(at: 0))
  }

  @Test func `At a wrapped line's end, the affinity determines the line`() {
    let text = "aaaa bbbb"
    let layout = layout(text, width: 50)
    #expect(layout.lines.count == 2)
    let end = layout.caretRect(at: 5, affinity: .upstream)
    let start = layout.caretRect(at: 5, affinity: .downstream)
    #expect(end.minY == 0)
    #expect(start.minY == layout.lines[1].origin.y)
    #expect(start.minX == 0)
    #expect(isClose(end.minX, layout.lines[0].width))
  }

  @Test func `After a line break, the insertion point is on the next line`() {
    let layout = layout("ab\n")
    #expect(layout.caretRect(at: 2).minY == 0)
    #expect(layout.caretRect(at: 3).origin == CGPoint(x: 0, y: layout.lines[1].origin.y))
    #expect(layout.caretRect(at: 3, affinity: .upstream).minY > 0)
    #expect(layout.offset(at: CGPoint(x: 100, y: 5)) == 2)
    #expect(layout.offset(at: CGPoint(x: 100, y: 25)) == 3)
  }

  @Test func `Points above or below the text belong to the first or last line`() {
    let layout = layout("aaaa bbbb", width: 50)
    #expect(layout.offset(at: CGPoint(x: 0, y: -100)) == 0)
    #expect(layout.offset(at: CGPoint(x: 500, y: 1000)) == 9)
  }

  @Test func `Selection rectangles cover the letters line by line`() {
    let layout = layout("aaaa bbbb", width: 50)
    let rects = layout.selectionRects(for: 2..<7)
    #expect(rects.count == 2)
    #expect(isClose(rects[0].minX, layout.caretRect(at: 2).minX))
    #expect(isClose(rects[1].maxX, layout.caretRect(at: 7).minX))
    #expect(rects[1].minY == layout.lines[1].origin.y)
    #expect(layout.selectionRects(for: 3..<3).isEmpty)
  }

  @Test func `A selection across two directions can have two rectangles`() {
    let text = "abc שלום"
    let layout = layout(text)
    #expect(layout.selectionRects(for: 0..<text.utf16.count).count == 1)
    let rects = layout.selectionRects(for: 2..<6)
    #expect(rects.count == 2)
    #expect(isClose(rects[1].maxX, layout.size.width))
  }
}
