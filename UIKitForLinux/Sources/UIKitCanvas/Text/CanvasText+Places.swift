package import Foundation

extension CanvasText {
  /// Returns the zero-width rectangle of the insertion point before a UTF-16 offset, as high as its
  /// line.
  ///
  /// - Parameter affinity: At the end of a wrapped line, upstream is after its last character and
  ///   downstream is before the next line's first character. The same applies between two
  ///   directions.
  package func caretRect(at offset: Int, affinity: Affinity = .downstream) -> CGRect {
    guard let line = line(at: offset, affinity) else { return .zero }
    let offset = min(offset, line.contentEnd)
    return CGRect(
      x: line.caretX(at: offset, affinity), y: line.minY, width: 0, height: line.fragment.height)
  }

  /// Returns the line of an insertion point if its paragraph is right-to-left, and otherwise `nil`.
  package func rightToLeftLine(at offset: Int, affinity: Affinity = .downstream) -> LineFragment? {
    guard let line = line(at: offset, affinity), line.isRightToLeft else { return nil }
    return line.fragment
  }

  /// Returns the rectangles of a UTF-16 range, line by line and from left to right.
  package func selectionRects(for range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    let first = laidLines.partitionIndex { $0.fragment.range.upperBound > range.lowerBound }
    let lines = laidLines[first...].prefix { $0.fragment.range.lowerBound < range.upperBound }
    return lines.filter { $0.fragment.range.overlaps(range) }.flatMap { line in
      line.spans(of: range).map { span in
        CGRect(
          x: span.lowerBound, y: line.minY, width: span.upperBound - span.lowerBound,
          height: line.fragment.height)
      }
    }
  }

  /// Returns the UTF-16 offset of the grapheme boundary closest to a point.
  ///
  /// A point above the first line or below the last line is moved to that line.
  package func offset(at point: CGPoint) -> Int {
    let line = laidLines.first { point.y < $0.minY + $0.fragment.height } ?? laidLines.last
    return line?.offset(at: point.x) ?? 0
  }

  private func line(at offset: Int, _ affinity: Affinity) -> LaidLine? {
    let index = laidLines.partitionIndex { $0.fragment.range.lowerBound > offset } - 1
    guard index >= 0 else { return laidLines.first }
    let line = laidLines[index]
    if affinity == .upstream, index > 0, line.fragment.range.lowerBound == offset,
      laidLines[index - 1].contentEnd == offset
    {
      return laidLines[index - 1]
    }
    return line
  }
}
