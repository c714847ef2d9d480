internal import Foundation

/// A line with all values for drawing and hit-testing.
struct LaidLine: Sendable {
  /// Glyphs with the same font and attributes.
  ///
  /// Positions are relative to the line's left edge and baseline.
  struct GlyphRun: Sendable {
    var font: FontHandle
    var attributes: Int
    var x: CGFloat
    var width: CGFloat
    var glyphs: [ShapedGlyphs.Glyph]
  }

  /// The position of a grapheme relative to the line's left edge.
  ///
  /// An ellipsis is one position for many graphemes.
  struct Place: Sendable {
    var range: Range<Int>
    var minX: CGFloat
    var maxX: CGFloat
    var isRightToLeft: Bool

    /// The insertion point before the grapheme.
    var leading: CGFloat { isRightToLeft ? maxX : minX }
    /// The insertion point after the grapheme.
    var trailing: CGFloat { isRightToLeft ? minX : maxX }
  }

  var fragment: CanvasText.LineFragment
  var runs: [GlyphRun]
  /// The positions in text order.
  var places: [Place]
  var isRightToLeft: Bool
  /// The UTF-16 offset after the last character that is not a line break.
  var contentEnd: Int

  var minX: CGFloat { fragment.origin.x }
  var minY: CGFloat { fragment.origin.y }

  /// Returns the x-coordinate of the insertion point at a UTF-16 offset, in the layout.
  func caretX(at offset: Int, _ affinity: CanvasText.Affinity) -> CGFloat {
    let next = places.partitionIndex { $0.range.lowerBound >= offset }
    let after = next < places.count ? places[next] : nil
    let last = next > 0 ? places[next - 1] : nil
    let inside = last.flatMap { offset < $0.range.upperBound ? $0 : nil }
    let before = inside == nil ? last : nil
    let x: CGFloat
    if let inside {
      x = inside.leading
    } else if affinity == .upstream, let before {
      x = before.trailing
    } else if let after {
      x = after.leading
    } else if let before {
      // After the end, the insertion point is at the position of the paragraph's next letter.
      x = before.isRightToLeft == isRightToLeft ? before.trailing : (isRightToLeft ? 0 : visualEnd)
    } else {
      x = 0
    }
    return minX + x
  }

  private var visualEnd: CGFloat { places.map(\.maxX).max() ?? 0 }

  /// Returns the horizontal spans of a UTF-16 range from left to right, with adjacent spans joined.
  func spans(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
    let covered = places.filter { $0.range.overlaps(range) && $0.minX < $0.maxX }
    var spans: [ClosedRange<CGFloat>] = []
    for place in covered.sorted(by: { $0.minX < $1.minX }) {
      if let last = spans.last, place.minX <= last.upperBound + 0.01 {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, place.maxX)
      } else {
        spans.append(place.minX...place.maxX)
      }
    }
    return spans.map { minX + $0.lowerBound...minX + $0.upperBound }
  }

  /// Returns the offset closest to an x-coordinate in the layout.
  func offset(at x: CGFloat) -> Int {
    let x = x - minX
    var best = (distance: CGFloat.infinity, offset: fragment.range.lowerBound)
    for place in places {
      // Inside a grapheme, the closer edge is used. An edge shared by two graphemes is one
      // position.
      let inside = place.minX <= x && x <= place.maxX
      for (edge, offset) in [
        (place.leading, place.range.lowerBound), (place.trailing, place.range.upperBound),
      ] {
        let distance = abs(edge - x) - (inside ? 1e-6 : 0)
        if distance < best.distance - 1e-9 { best = (distance, offset) }
      }
    }
    return best.offset
  }
}
