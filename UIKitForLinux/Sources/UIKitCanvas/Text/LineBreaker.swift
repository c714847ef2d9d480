internal import Foundation

/// Computes line breaks of a paragraph from the widths of its graphemes.
struct LineBreaker {
  /// The maximum line width, in points.
  var maximumWidth: CGFloat
  /// A Boolean value that indicates whether lines can break between any two characters.
  var breaksAnywhere: Bool

  /// UIKit's default tab stops, in points.
  static let tabInterval: CGFloat = 28

  /// The tolerance for rounding errors in sums of widths.
  private static let tolerance: CGFloat = 0.001

  /// Returns the graphemes of each line, at least one line, and sets the widths of tabs.
  func lines(of graphemes: inout [ShapedParagraph.Grapheme]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, lastBreak) = (0, 0)
    var width: CGFloat = 0
    var index = 0
    while index < graphemes.count {
      if graphemes[index].allowsBreakBefore || breaksAnywhere { lastBreak = index }
      if graphemes[index].isTab {
        graphemes[index].width =
          ((width / LineBreaker.tabInterval).rounded(.down) + 1) * LineBreaker.tabInterval - width
      }
      let next = width + graphemes[index].width
      // White space can extend beyond the end of a line.
      if next > maximumWidth + LineBreaker.tolerance, !graphemes[index].isWhite, index > start {
        let end = lastBreak > start ? lastBreak : index
        lines.append(start..<end)
        start = end
        width = 0
        lastBreak = start
        index = start
        continue
      }
      width = next
      index += 1
    }
    lines.append(start..<graphemes.count)
    return lines
  }

  /// The visible parts of a truncated line.
  struct Cut: Equatable {
    /// The graphemes before the ellipsis.
    var head: Range<Int>
    /// The graphemes after the ellipsis.
    var tail: Range<Int>
  }

  /// Returns the graphemes that fit in one line together with an ellipsis.
  func cut(
    _ range: Range<Int>, of graphemes: [ShapedParagraph.Grapheme],
    mode: CanvasText.Paragraph.LineBreakMode, ellipsis: CGFloat
  ) -> Cut {
    var room = maximumWidth - ellipsis + LineBreaker.tolerance
    var (head, tail) = (range.lowerBound, range.upperBound)
    var headIsFull = mode == .truncatingHead
    var tailIsFull = mode == .truncatingTail
    var takesHead = true
    while head < tail, !(headIsFull && tailIsFull) {
      if tailIsFull || (takesHead && !headIsFull) {
        headIsFull = graphemes[head].width > room
        if !headIsFull {
          room -= graphemes[head].width
          head += 1
        }
      } else {
        tailIsFull = graphemes[tail - 1].width > room
        if !tailIsFull {
          tail -= 1
          room -= graphemes[tail].width
        }
      }
      takesHead.toggle()
    }
    // White space next to an ellipsis is omitted.
    while head > range.lowerBound, graphemes[head - 1].isWhite { head -= 1 }
    while tail < range.upperBound, graphemes[tail].isWhite { tail += 1 }
    return Cut(head: range.lowerBound..<head, tail: tail..<range.upperBound)
  }
}
