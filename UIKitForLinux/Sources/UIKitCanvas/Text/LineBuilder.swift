internal import CCairo
internal import Foundation

/// Arranges a line's items in visual order and positions its glyphs.
///
/// Used only inside `TextEngine.withLock`.
struct LineBuilder {
  /// A part of the line before reordering.
  private struct Piece {
    var level: UInt8
    var font: FontHandle
    var attributes: Int
    var glyphs: ShapedGlyphs
    /// The UTF-16 range that an ellipsis replaces.
    var hidden: Range<Int>?
  }

  private let paragraph: ShapedParagraph
  private let graphemes: [ShapedParagraph.Grapheme]
  private var pieces: [Piece] = []

  init(_ paragraph: ShapedParagraph, graphemes: [ShapedParagraph.Grapheme]) {
    self.paragraph = paragraph
    self.graphemes = graphemes
  }

  /// Adds graphemes.
  mutating func add(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let start = graphemes[range.lowerBound].bytes.lowerBound
    let bytes = start..<graphemes[range.upperBound - 1].bytes.upperBound
    let items = paragraph.items
    let first = items.partitionIndex { $0.bytes.upperBound > bytes.lowerBound }
    for item in items[first...].prefix(while: { $0.bytes.lowerBound < bytes.upperBound }) {
      add(item, bytes.clamped(to: item.bytes))
    }
  }

  /// Adds a part of an item, with each tab as a separate piece.
  private mutating func add(_ item: ShapedParagraph.Item, _ bytes: Range<Int>) {
    var start = bytes.lowerBound
    func piece(_ part: Range<Int>) -> Piece {
      Piece(
        level: item.level, font: item.font, attributes: item.attributes,
        glyphs: paragraph.shape(item, part: part))
    }
    for byte in bytes where paragraph.text[byte] == 0x09 {
      if start < byte { pieces.append(piece(start..<byte)) }
      var tab = piece(byte..<byte + 1)
      tab.glyphs.replace(withBlankOf: graphemes[Int(paragraph.graphemeAtByte[byte])].width)
      pieces.append(tab)
      start = byte + 1
    }
    if start < bytes.upperBound { pieces.append(piece(start..<bytes.upperBound)) }
  }

  /// Adds an ellipsis that replaces a part of the text.
  mutating func addEllipsis(
    _ ellipsis: ShapedParagraph, attributes: Int, hiding hidden: Range<Int>
  ) {
    for item in ellipsis.items {
      pieces.append(
        Piece(
          level: paragraph.isRightToLeft ? 1 : 0, font: item.font, attributes: attributes,
          glyphs: item.glyphs, hidden: hidden))
    }
  }

  /// A line with positioned glyphs.
  struct Result {
    var runs: [LaidLine.GlyphRun] = []
    var places: [LaidLine.Place] = []
    /// The width in points, without trailing white space.
    var width: CGFloat = 0
  }

  /// Positions the pieces side by side.
  ///
  /// - Parameters:
  ///   - trailing: White space at the end of the line, which has no width.
  ///   - extra: The additional width of each preceding white space, in points.
  func build(trailing: Range<Int>, extra: CGFloat) -> Result {
    var result = Result()
    var places: [(grapheme: Int, place: LaidLine.Place)] = []
    for piece in inVisualOrder() {
      let isRightToLeft = piece.level % 2 == 1
      let start = result.width
      // The offset of the next glyph caused by graphemes with changed widths.
      var shift: CGFloat = 0
      var run = LaidLine.GlyphRun(
        font: piece.font, attributes: piece.attributes, x: start, width: 0,
        glyphs: piece.glyphs.glyphs)
      if let hidden = piece.hidden {
        result.places.append(
          LaidLine.Place(
            range: hidden, minX: start, maxX: start + piece.glyphs.width,
            isRightToLeft: isRightToLeft))
      } else {
        /// Positions from which glyphs are moved, each with the total shift.
        var moves: [(from: CGFloat, by: CGFloat)] = []
        let parts = parts(of: piece.glyphs)
        for part in parts {
          let grapheme = graphemes[part.grapheme]
          var width = part.maxX - part.minX
          let change =
            trailing.contains(part.grapheme) ? -width : grapheme.isWhite ? extra : 0
          width += change
          let left = start + part.minX + shift
          shift += change
          if change != 0 { moves.append((part.maxX - 1e-6, shift)) }
          places.append(
            (
              part.grapheme,
              LaidLine.Place(
                range: grapheme.range, minX: left, maxX: left + width,
                isRightToLeft: isRightToLeft)
            ))
        }
        if !moves.isEmpty {
          for index in run.glyphs.indices {
            let x = run.glyphs[index].x
            let next = moves.partitionIndex { $0.from > x }
            if next > 0 { run.glyphs[index].x += moves[next - 1].by }
          }
        }
      }
      run.width = piece.glyphs.width + shift
      result.width = start + run.width
      result.runs.append(run)
    }
    result.places.append(contentsOf: Self.joined(places))
    result.places.sort { $0.range.lowerBound < $1.range.lowerBound }
    return result
  }

  /// Merges the parts of graphemes that belong to several pieces.
  private static func joined(
    _ places: [(grapheme: Int, place: LaidLine.Place)]
  ) -> [LaidLine.Place] {
    var joined: [LaidLine.Place] = []
    joined.reserveCapacity(places.count)
    var last: Int?
    for (grapheme, place) in places.sorted(by: { $0.grapheme < $1.grapheme }) {
      if grapheme == last, var known = joined.popLast() {
        known.minX = min(known.minX, place.minX)
        known.maxX = max(known.maxX, place.maxX)
        joined.append(known)
      } else {
        joined.append(place)
      }
      last = grapheme
    }
    return joined
  }

  /// Returns the graphemes from left to right.
  private func parts(
    of glyphs: ShapedGlyphs
  ) -> [(grapheme: Int, minX: CGFloat, maxX: CGFloat)] {
    var parts: [(grapheme: Int, minX: CGFloat, maxX: CGFloat)] = []
    glyphs.divideAmongGraphemes(paragraph.graphemeAtByte) { grapheme, minX, maxX in
      parts.append((grapheme, minX, maxX))
    }
    return parts.sorted { $0.minX < $1.minX }
  }

  /// Returns the pieces in visual order.
  ///
  /// Rule L2 of the Unicode bidirectional algorithm: from the highest level on, sequences of that
  /// level and higher ones are reversed.
  private func inVisualOrder() -> [Piece] {
    var ordered = pieces
    guard let deepest = pieces.map(\.level).max(), deepest > 0 else { return ordered }
    for level in stride(from: deepest, to: 0, by: -1) {
      var index = 0
      while index < ordered.count {
        guard ordered[index].level >= level else {
          index += 1
          continue
        }
        let start = index
        while index < ordered.count, ordered[index].level >= level { index += 1 }
        ordered[start..<index].reverse()
      }
    }
    return ordered
  }
}
