package import Foundation

/// Text laid out in lines, ready to be measured, asked and drawn.
package final class CanvasText: Sendable {
  package let string: String
  /// The typographic size, in points, not rounded.
  package let size: CGSize
  /// The lines from top to bottom.
  package let lines: [LineFragment]
  /// Whether text was left out for want of room.
  package let truncates: Bool

  /// Lays out text; what no run covers is drawn with the first run's attributes.
  package init(
    _ string: String, runs: [Run], paragraph: Paragraph = Paragraph(),
    maximumWidth: CGFloat = .infinity, maximumLines: Int = 0, language: String? = nil
  ) {
    self.string = string
    size = .zero
    lines = []
    truncates = false
  }

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

  /// Returns the caret before a UTF-16 offset: of no width, as high as the line.
  package func caretRect(at offset: Int, affinity: Affinity = .downstream) -> CGRect { .zero }

  /// Returns the rectangles that a UTF-16 range covers, in visual order.
  package func selectionRects(for range: Range<Int>) -> [CGRect] { [] }

  /// Returns the UTF-16 offset of the grapheme boundary nearest to a point.
  package func offset(at point: CGPoint) -> Int { 0 }

  /// Draws the text with its layout's top left corner at a point.
  package func draw(in context: CGContext, at origin: CGPoint) {}

  /// The versions of the libraries and fonts that pictures depend on.
  package static let stackVersions: String = ""
}
