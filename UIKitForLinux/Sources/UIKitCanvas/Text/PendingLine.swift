internal import Foundation

/// A line with known text, before it's positioned.
///
/// Used only inside `TextEngine.withLock`.
struct PendingLine {
  /// The paragraph that contains the line.
  struct Source {
    let paragraph: ShapedParagraph
    /// The paragraph's graphemes, with the widths of tabs.
    let graphemes: [ShapedParagraph.Grapheme]
    /// The paragraph's UTF-16 offset in the whole text.
    let start: Int
    let end: Int
    /// The length of the line break after the paragraph.
    let separator: Int

    /// Returns the attributes of a grapheme or, at the end, of the previous one.
    func attributes(near grapheme: Int) -> Int? {
      graphemes.isEmpty ? nil : graphemes[min(grapheme, graphemes.count - 1)].attributes
    }
  }

  let source: Source
  private var range: Range<Int>
  private var tail: Range<Int> = 0..<0
  private let endsParagraph: Bool
  private var ellipsis: (paragraph: ShapedParagraph, attributes: Int, hidden: Range<Int>)?
  private(set) var textRange: Range<Int>
  private(set) var contentEnd: Int
  private(set) var result = LineBuilder.Result()

  var isTruncated: Bool { ellipsis != nil }

  init(_ source: Source, _ range: Range<Int>, endsParagraph: Bool) {
    self.source = source
    self.range = range
    self.endsParagraph = endsParagraph
    let start = range.isEmpty ? source.start : source.graphemes[range.lowerBound].range.lowerBound
    contentEnd =
      endsParagraph ? source.end : source.graphemes[range.upperBound - 1].range.upperBound
    textRange = start..<contentEnd + (endsParagraph ? source.separator : 0)
  }

  /// Replaces text that doesn't fit with an ellipsis.
  ///
  /// - Parameter textEnd: The end of the whole text, if the ellipsis replaces everything that
  ///   follows.
  mutating func truncate(
    to cut: LineBreaker.Cut, _ ellipsis: ShapedParagraph, attributes: Int, textEnd: Int?
  ) {
    func start(of grapheme: Int) -> Int {
      grapheme < source.graphemes.count
        ? source.graphemes[grapheme].range.lowerBound : source.end
    }
    range = cut.head
    tail = cut.tail
    contentEnd = textEnd ?? source.end
    textRange = textRange.lowerBound..<contentEnd
    let hiddenStart = start(of: cut.head.upperBound)
    let hiddenEnd = textEnd ?? start(of: cut.tail.lowerBound)
    self.ellipsis = (ellipsis, attributes, hiddenStart..<max(hiddenEnd, hiddenStart))
  }

  /// Positions the glyphs.
  mutating func build(_ style: CanvasText.Paragraph, _ maximumWidth: CGFloat) {
    var builder = LineBuilder(source.paragraph, graphemes: source.graphemes)
    builder.add(range)
    if let ellipsis {
      builder.addEllipsis(
        ellipsis.paragraph, attributes: ellipsis.attributes, hiding: ellipsis.hidden)
      builder.add(tail)
    }
    var trailing = range.upperBound..<range.upperBound
    if !endsParagraph, ellipsis == nil {
      while trailing.lowerBound > range.lowerBound,
        source.graphemes[trailing.lowerBound - 1].isWhite
      {
        trailing = trailing.lowerBound - 1..<trailing.upperBound
      }
    }
    result = builder.build(trailing: trailing, extra: 0)
    guard style.alignment == .justified, !endsParagraph, ellipsis == nil, maximumWidth.isFinite
    else { return }
    let gaps = source.graphemes[range.lowerBound..<trailing.lowerBound].count { $0.isWhite }
    guard gaps > 0, maximumWidth > result.width else { return }
    result = builder.build(
      trailing: trailing, extra: (maximumWidth - result.width) / CGFloat(gaps))
  }

  /// Returns the distances of the line's top and bottom from its baseline, in points.
  ///
  /// The metrics of the requested fonts are used, not the metrics of their substitutes. As in
  /// TextKit, extra height is added above the line.
  func extent(
    _ style: CanvasText.Paragraph, _ attributes: [CanvasText.Attributes],
    _ attributeIndex: (Int) -> Int
  ) -> (ascent: CGFloat, descent: CGFloat) {
    var used = Set((Array(range) + Array(tail)).map { source.graphemes[$0].attributes })
    if used.isEmpty { used = [attributeIndex(textRange.lowerBound)] }
    if let ellipsis { used.insert(ellipsis.attributes) }
    let looks = used.map { attributes[$0] }
    let ascent = looks.map { $0.font.ascender + $0.baselineOffset }.max() ?? 0
    let descent = looks.map { -$0.font.descender - $0.baselineOffset }.max() ?? 0
    let leading = looks.map(\.font.leading).max() ?? 0
    var height = ascent + descent + leading
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    return (height - descent, descent)
  }
}
