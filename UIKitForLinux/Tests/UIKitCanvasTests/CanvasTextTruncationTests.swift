import Foundation
import Testing

@testable import UIKitCanvas

struct CanvasTextTruncationTests {
  private let text = "The quick brown fox jumps over the lazy dog"

  private func layout(
    _ text: String, _ mode: CanvasText.Paragraph.LineBreakMode, width: CGFloat = 150, lines: Int = 1
  ) -> CanvasText {
    CanvasText(
      text, attributes: .init(font: CanvasFont(size: 17)), paragraph: .init(lineBreakMode: mode),
      maximumWidth: width, maximumLines: lines)
  }

  /// Returns the visible text of the last line, including the ellipsis.
  private func visible(_ layout: CanvasText) -> String {
    let units = Array(layout.string.utf16)
    guard let line = layout.laidLines.last else { return "" }
    return line.places.map { place in
      let part = String(decoding: units[place.range], as: UTF16.self)
      return part.count > 1 || place.range.isEmpty ? "…" : part
    }.joined()
  }

  @Test func `Text that fits isn't truncated`() {
    for mode: CanvasText.Paragraph.LineBreakMode in [
      .truncatingHead, .truncatingMiddle, .truncatingTail, .clip, .wordWrap,
    ] {
      let layout = layout("Short", mode)
      #expect(!layout.truncates)
      #expect(!layout.lines[0].isTruncated)
    }
  }

  @Test func `Tail truncation`() {
    let layout = layout(text, .truncatingTail)
    #expect(visible(layout) == "The quick brown f…")
    #expect(layout.truncates)
    #expect(layout.lines[0].isTruncated)
    #expect(layout.lines[0].range == 0..<text.utf16.count)
    #expect(layout.size.width <= 150)
  }

  @Test func `Head truncation`() {
    let layout = layout(text, .truncatingHead)
    #expect(visible(layout).hasPrefix("…"))
    #expect(visible(layout).hasSuffix("the lazy dog"))
    #expect(layout.size.width <= 150)
  }

  @Test func `Middle truncation`() {
    let layout = layout(text, .truncatingMiddle)
    #expect(visible(layout) == "The quic…lazy dog")
    #expect(layout.size.width <= 150)
  }

  @Test func `Only the last line that fits is truncated`() {
    let layout = layout(text, .truncatingTail, lines: 2)
    #expect(layout.lines.count == 2)
    #expect(!layout.lines[0].isTruncated)
    #expect(layout.lines[1].isTruncated)
    #expect(visible(layout).hasSuffix("…"))
    #expect(!self.layout(text, .truncatingTail, lines: 0).truncates)
  }

  @Test func `A paragraph that fits is truncated if another one follows`() {
    let layout = layout("One\nTwo", .truncatingTail)
    #expect(visible(layout) == "One…")
    #expect(layout.truncates)
  }

  @Test func `Wrapping omits the remaining text without an ellipsis`() {
    let layout = layout(text, .wordWrap)
    #expect(visible(layout) == "The quick brown ")
    #expect(layout.truncates)
    #expect(!layout.lines[0].isTruncated)
  }

  @Test func `Clipped text extends beyond the edge, but its size doesn't`() {
    let layout = layout(text, .clip)
    #expect(visible(layout) == text)
    #expect(layout.truncates)
    #expect(layout.size.width == 150)
    #expect(layout.lines[0].width > 300)
  }

  @Test func `In Hebrew, the ellipsis is at the left`() throws {
    let layout = layout("שלום עולם שלום עולם שלום עולם", .truncatingTail)
    let line = layout.laidLines[0]
    let ellipsis = try #require(line.places.last)
    #expect(line.places.allSatisfy { $0.minX >= ellipsis.minX })
    #expect(isClose(layout.lines[0].origin.x + layout.lines[0].width, 150))
  }

  @Test func `An ellipsis is one position for the hidden text`() throws {
    let layout = layout(text, .truncatingTail)
    let ellipsis = try #require(layout.laidLines[0].places.last)
    #expect(ellipsis.range.upperBound == text.utf16.count)
    #expect(layout.offset(at: CGPoint(x: 500, y: 5)) == text.utf16.count)
    #expect(
      isClose(
        layout.caretRect(at: ellipsis.range.lowerBound + 3).minX, ellipsis.minX, within: 0.001))
  }

  @Test func `Truncation never splits an emoji`() {
    let text = String(repeating: "👨‍👩‍👧‍👦", count: 10)
    let layout = layout(text, .truncatingTail, width: 100)
    for place in layout.laidLines[0].places.dropLast() {
      #expect(place.range.count == "👨‍👩‍👧‍👦".utf16.count)
    }
    #expect(layout.laidLines[0].places.count == 5)
  }

  // MARK: Long text

  private static let words = "The quick brown fox, 12.5 % and ¿qué? "

  nonisolated private static let modes: [CanvasText.Paragraph.LineBreakMode] = [
    .truncatingHead, .truncatingMiddle, .truncatingTail, .clip, .wordWrap, .charWrap,
  ]

  /// A text that is shaped as a whole, and a longer one with the same beginning and end.
  @Test(arguments: modes, [1, 3])
  func `Only the visible part of long text is shaped, with the same result`(
    mode: CanvasText.Paragraph.LineBreakMode, lines: Int
  ) throws {
    func make(_ count: Int) -> CanvasText {
      let text = String(repeating: Self.words, count: count) + "with an end"
      var paragraph = CanvasText.Paragraph(lineBreakMode: mode)
      paragraph.alignment = .left
      return CanvasText(
        text, attributes: .init(font: CanvasFont(size: 17)), paragraph: paragraph,
        maximumWidth: 300, maximumLines: lines)
    }
    // The text has fewer characters than are shaped at first, so all of it is shaped.
    let (short, long) = (make(25), make(25_000))
    #expect(short.string.utf8.count < Typesetter.firstCount + 64)
    #expect(short.bytesShaped == short.string.utf8.count)
    #expect(long.bytesShaped < 4 * Typesetter.firstCount)
    #expect(long.string.utf8.count > 1_000_000)
    #expect(long.truncates && short.truncates)
    #expect(mode == .clip || visible(long).suffix(20) == visible(short).suffix(20))
    #expect(isClose(long.size.width, short.size.width))
    #expect(long.size.height == short.size.height)
    #expect(long.lines.count == lines)
    for (one, other) in zip(long.laidLines, short.laidLines) {
      // Clipped lines extend beyond the common beginning of both texts.
      let places = zip(one.places.prefix(500), other.places.prefix(500))
      #expect(mode == .clip || one.places.count == other.places.count)
      #expect(places.allSatisfy { isClose($0.minX, $1.minX) && isClose($0.maxX, $1.maxX) })
    }
    if mode != .wordWrap, mode != .charWrap {
      #expect(try #require(long.lines.last).range.upperBound == long.string.utf16.count)
    }
  }

  @Test func `Long text that fits is shaped completely`() {
    let long = String(repeating: "\u{200B}", count: 5000) + "end"
    let layout = layout(long, .truncatingTail)
    #expect(!layout.truncates)
    #expect(layout.lines.first?.range == 0..<5003)
  }

  /// If each letter did work for each run of one script, this would take minutes.
  @Test func `Text with many runs is laid out quickly`() {
    let text = String(repeating: "aж", count: 150_000)
    let layout = CanvasText(text, attributes: .init(font: CanvasFont(size: 17)))
    #expect(layout.lines.first?.range == 0..<300_000)
    #expect(isClose(layout.caretRect(at: 300_000).minX, layout.size.width))
    #expect(layout.selectionRects(for: 10..<20).count == 1)
  }

  /// If each blank required a sum over all blanks, this would take minutes.
  @Test func `Trailing blanks are laid out quickly`() {
    let text = "a" + String(repeating: " ", count: 100_000) + "b"
    let layout = CanvasText(
      text, attributes: .init(font: CanvasFont(size: 17)), maximumWidth: 100)
    #expect(layout.lines.count == 2)
    #expect(layout.size.width < 20)
  }
}
