package import Foundation

/// Text laid out in lines, ready for measuring, hit-testing, and drawing.
///
/// Coordinates are in points from the layout's top left corner. A layout is immutable. It doesn't
/// hyphenate.
package final class CanvasText: Sendable {
  package let string: String
  /// The typographic size in points, without rounding.
  package let size: CGSize
  /// A Boolean value that indicates whether text was truncated.
  package let truncates: Bool
  /// The number of bytes that were shaped.
  ///
  /// Tests use it to measure work.
  package let bytesShaped: Int

  let laidLines: [LaidLine]
  let attributes: [Attributes]

  /// The lines from top to bottom.
  ///
  /// There is at least one.
  package var lines: [LineFragment] { laidLines.map(\.fragment) }
  /// The number of lines.
  package var lineCount: Int { laidLines.count }
  package var firstLine: LineFragment? { laidLines.first?.fragment }
  package var lastLine: LineFragment? { laidLines.last?.fragment }

  /// Lays out text.
  ///
  /// Ranges without a run have the attributes of the first run.
  ///
  /// - Parameters:
  ///   - runs: The runs in UTF-16 offsets. Of overlapping runs, the later one applies.
  ///   - maximumWidth: The width in points; infinite for lines that don't wrap.
  ///   - maximumLines: The maximum number of lines, or 0 for no limit. The paragraph's
  ///   `lineBreakMode` determines the truncation.
  ///   - language: A BCP 47 tag, which determines the regional forms of Chinese characters.
  package init(
    _ string: String, runs: [Run], paragraph: Paragraph = Paragraph(),
    maximumWidth: CGFloat = .infinity, maximumLines: Int = 0, language: String? = nil
  ) {
    let request = Typesetter.Request(
      string: string, runs: runs, paragraph: paragraph,
      maximumWidth: maximumWidth.isNaN ? .infinity : max(maximumWidth, 0),
      maximumLines: max(maximumLines, 0), language: language)
    let result = TextEngine.withLock { $0.typeset(request) } ?? Typesetter.Result()
    self.string = string
    attributes = result.attributes
    laidLines = result.lines
    size = result.size
    truncates = result.truncates
    bytesShaped = result.bytesShaped
  }

  /// The number of text layouts in this process, for benchmarks.
  package static var layoutCount: Int { TextEngine.withLock { $0.requestCount } ?? 0 }

  /// Lays out text with the same attributes everywhere.
  package convenience init(
    _ string: String, attributes: Attributes, paragraph: Paragraph = Paragraph(),
    maximumWidth: CGFloat = .infinity, maximumLines: Int = 0, language: String? = nil
  ) {
    self.init(
      string, runs: [Run(range: 0..<string.utf16.count, attributes: attributes)],
      paragraph: paragraph, maximumWidth: maximumWidth, maximumLines: maximumLines,
      language: language)
  }
}
