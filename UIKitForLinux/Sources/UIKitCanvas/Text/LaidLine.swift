internal import Foundation

/// A line with all that is needed to draw it and to find places in it.
struct LaidLine: Sendable {
  /// Glyphs of one font and look; places from the line's left end and its baseline.
  struct GlyphRun: Sendable {
    var font: FontHandle
    var attributes: Int
    var x: CGFloat
    var width: CGFloat
    var glyphs: [ShapedGlyphs.Glyph]
  }

  /// A grapheme's place, from the line's left end; an ellipsis stands for many graphemes.
  struct Place: Sendable {
    var range: Range<Int>
    var minX: CGFloat
    var maxX: CGFloat
    var isRightToLeft: Bool

    /// Where the caret before it stands.
    var leading: CGFloat { isRightToLeft ? maxX : minX }
    /// Where the caret after it stands.
    var trailing: CGFloat { isRightToLeft ? minX : maxX }
  }

  var fragment: CanvasText.LineFragment
  var runs: [GlyphRun]
  /// In the order of the text.
  var places: [Place]
  var isRightToLeft: Bool
  /// The UTF-16 offset after the last character that is not a line break.
  var contentEnd: Int

  var minX: CGFloat { fragment.origin.x }
  var minY: CGFloat { fragment.origin.y }

  /// Where a caret at a UTF-16 offset stands, from the layout's left.
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
      // Past the end the caret stands where the next letter of the paragraph would.
      x = before.isRightToLeft == isRightToLeft ? before.trailing : (isRightToLeft ? 0 : visualEnd)
    } else {
      x = 0
    }
    return minX + x
  }

  private var visualEnd: CGFloat { places.map(\.maxX).max() ?? 0 }

  /// The stretches that a UTF-16 range covers, from left to right, those that touch joined.
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

  /// The offset nearest to a place on the line, x from the layout's left.
  func offset(at x: CGFloat) -> Int {
    let x = x - minX
    var best = (distance: CGFloat.infinity, offset: fragment.range.lowerBound)
    for place in places {
      // Inside a grapheme its nearer edge is taken; an edge that two share is one place.
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
