package import Foundation

/// Text laid out in lines, ready to be measured, asked and drawn.
///
/// Places are in points from the layout's top left corner. A layout never changes and holds no
/// more than its glyphs; to show other text, make another one. It does not hyphenate.
package final class CanvasText: Sendable {
  package let string: String
  /// The typographic size, in points, not rounded.
  package let size: CGSize
  /// Whether text was left out for want of room.
  package let truncates: Bool
  /// The number of bytes that were shaped.
  ///
  /// Tests use it to measure work.
  package let bytesShaped: Int

  let laidLines: [LaidLine]
  let attributes: [Attributes]

  /// The lines from top to bottom; at least one.
  package var lines: [LineFragment] { laidLines.map(\.fragment) }
  /// The number of lines.
  package var lineCount: Int { laidLines.count }
  package var firstLine: LineFragment? { laidLines.first?.fragment }
  package var lastLine: LineFragment? { laidLines.last?.fragment }

  /// Lays out text; what no run covers is drawn with the first run's attributes.
  ///
  /// - Parameters:
  ///   - runs: in UTF-16 offsets; where two overlap the later one holds.
  ///   - maximumWidth: in points; infinite for lines that end only where the text says so.
  ///   - maximumLines: 0 for any number. How the last one ends is the paragraph's
  ///     `lineBreakMode`.
  ///   - language: a BCP 47 tag; chooses between the regions' forms of Chinese characters.
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

  /// How often this process has laid out text, for benchmarks.
  package static var layoutCount: Int { TextEngine.withLock { $0.requestCount } ?? 0 }

  /// Lays out text of one look.
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
