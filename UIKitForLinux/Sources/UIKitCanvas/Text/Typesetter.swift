internal import Foundation

/// Lays out attributed text in lines.
struct Typesetter {
  let string: String
  let paragraph: CanvasText.Paragraph
  let maximumWidth: CGFloat
  let maximumLines: Int
  let language: String?
  let attributes: [CanvasText.Attributes]
  /// The UTF-16 offset at which each run of equal attributes ends, in ascending order.
  private let stretches: [(end: Int, attributes: Int)]

  /// The inputs of a layout.
  struct Request: Hashable {
    var string: String
    var runs: [CanvasText.Run]
    var paragraph: CanvasText.Paragraph
    var maximumWidth: CGFloat
    var maximumLines: Int
    var language: String?
  }

  struct Result {
    var lines: [LaidLine] = []
    var attributes: [CanvasText.Attributes] = []
    var size = CGSize.zero
    var truncates = false
    var bytesShaped = 0
  }

  init(_ request: Request) {
    string = request.string
    paragraph = request.paragraph
    maximumWidth = request.maximumWidth
    maximumLines = request.maximumLines
    language = request.language
    let length = string.utf16.count
    let runs =
      request.runs.isEmpty
      ? [CanvasText.Run(range: 0..<length, attributes: .init(font: CanvasFont(size: 17)))]
      : request.runs
    attributes = runs.map(\.attributes)
    if runs.count == 1 {
      stretches = [(length, 0)]
      return
    }
    let edges = Set(runs.flatMap { [$0.range.lowerBound, $0.range.upperBound] } + [0, length])
      .filter { 0...length ~= $0 }.sorted()
    stretches = zip(edges, edges.dropFirst()).map { start, end in
      (end, runs.lastIndex { $0.range.contains(start) } ?? 0)
    }
  }

  func attributeIndex(at offset: Int) -> Int {
    let index = stretches.partitionIndex { offset < $0.end }
    return (index < stretches.count ? stretches[index] : stretches.last)?.attributes ?? 0
  }

  func lines(with engine: TextEngine) -> Result {
    var pending: [PendingLine] = []
    var truncates = false
    var bytesShaped = 0
    var start = string.startIndex
    var offset = 0
    paragraphs: while true {
      // The first newline scalar is always at the start of a `Character`.
      let end = string.unicodeScalars[start...].firstIndex(where: \.endsLine) ?? string.endIndex
      let isLast = end == string.endIndex
      let length = string.utf16.distance(from: start, to: end)
      let shaped = shape(
        string[start..<end], start: offset,
        lines: maximumLines > 0 ? maximumLines - pending.count : 0, engine, &bytesShaped)
      var graphemes = shaped.graphemes
      let breaker = LineBreaker(
        maximumWidth: maximumWidth, breaksAnywhere: paragraph.lineBreakMode == .charWrap)
      let ranges = breaker.lines(of: &graphemes)
      let separator = isLast ? 0 : string[end].utf16.count
      let source = PendingLine.Source(
        paragraph: shaped, graphemes: graphemes, start: offset, end: offset + length,
        separator: separator)
      for (index, range) in ranges.enumerated() {
        let endsParagraph = index == ranges.count - 1
        if maximumLines > 0, pending.count == maximumLines - 1, !(endsParagraph && isLast) {
          truncates = true
          pending.append(lastLine(range, source, breaker, engine))
          break paragraphs
        }
        pending.append(PendingLine(source, range, endsParagraph: endsParagraph))
      }
      if isLast { break }
      offset += length + separator
      start = string.index(after: end)
    }
    for index in pending.indices { pending[index].build(paragraph, maximumWidth) }
    var result = place(pending, truncates: truncates)
    result.bytesShaped = bytesShaped
    return result
  }

  /// Shapes a paragraph, or only the visible part of a long one if the number of lines is limited.
  ///
  /// - Parameter lines: The maximum number of lines, or 0 for no limit.
  private func shape(
    _ text: Substring, start: Int, lines: Int, _ engine: TextEngine, _ bytesShaped: inout Int
  ) -> ShapedParagraph {
    func shaped(hiding hidden: Range<Substring.Index>? = nil) -> ShapedParagraph {
      let shaped = ShapedParagraph(
        text, hiding: hidden, start: start, attributes: attributes,
        attributeIndex: attributeIndex(at:), direction: paragraph.writingDirection,
        language: language, engine: engine)
      bytesShaped += shaped.text.count
      return shaped
    }
    var keepsEnd = false
    switch paragraph.lineBreakMode {
    case .truncatingHead, .truncatingMiddle: keepsEnd = true
    // The position of clipped text depends on its full width unless it is left-aligned.
    case .clip where paragraph.alignment != .left: return shaped()
    default: break
    }
    guard lines > 0, maximumWidth.isFinite else { return shaped() }
    var count = Self.firstCount
    while text.utf8.count > count,
      let head = text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex),
      let tail = keepsEnd
        ? text.index(text.endIndex, offsetBy: -count, limitedBy: head) : text.endIndex,
      head < tail
    {
      let part = shaped(hiding: head..<tail)
      if part.fills(lines, ofWidth: maximumWidth, withEnd: keepsEnd) { return part }
      count *= 4
    }
    return shaped()
  }

  /// The number of characters of a long paragraph that are shaped at first.
  static let firstCount = 1024

  /// Returns the last line that fits, when more text follows.
  private func lastLine(
    _ range: Range<Int>, _ source: PendingLine.Source, _ breaker: LineBreaker,
    _ engine: TextEngine
  ) -> PendingLine {
    let rest = range.lowerBound..<source.graphemes.count
    var line = PendingLine(source, range, endsParagraph: range.upperBound == rest.upperBound)
    switch paragraph.lineBreakMode {
    case .wordWrap, .charWrap:
      break
    case .clip:
      line = PendingLine(source, rest, endsParagraph: true)
    case .truncatingHead, .truncatingMiddle, .truncatingTail:
      let near = paragraph.lineBreakMode == .truncatingHead ? rest.lowerBound : range.upperBound
      let look = source.attributes(near: near) ?? attributeIndex(at: source.start)
      let ellipsis = ShapedParagraph(
        "\u{2026}", start: 0, attributes: attributes, attributeIndex: { _ in look },
        direction: .leftToRight, language: language, engine: engine)
      let width = ellipsis.graphemes.reduce(0) { $0 + $1.width }
      let cut = breaker.cut(
        rest, of: source.graphemes, mode: paragraph.lineBreakMode, ellipsis: width)
      line.truncate(
        to: cut, ellipsis, attributes: look,
        textEnd: paragraph.lineBreakMode == .truncatingTail ? string.utf16.count : nil)
    }
    return line
  }

  /// Stacks the lines and aligns each one.
  private func place(_ pending: [PendingLine], truncates: Bool) -> Result {
    let widest = pending.map(\.result.width).max() ?? 0
    let room = maximumWidth.isFinite ? maximumWidth : widest
    var result = Result(truncates: truncates)
    var y: CGFloat = 0
    for (index, line) in pending.enumerated() {
      let (ascent, descent) = line.extent(paragraph, attributes, attributeIndex(at:))
      let isRightToLeft = line.source.paragraph.isRightToLeft
      let x: CGFloat =
        switch paragraph.alignment {
        case .left: 0
        case .right: room - line.result.width
        case .center: (room - line.result.width) / 2
        case .natural, .justified: isRightToLeft ? room - line.result.width : 0
        }
      let fragment = CanvasText.LineFragment(
        range: line.textRange, origin: CGPoint(x: x, y: y), baseline: y + ascent,
        width: line.result.width, ascent: ascent, descent: descent, isTruncated: line.isTruncated)
      result.lines.append(
        LaidLine(
          fragment: fragment, runs: line.result.runs, places: line.result.places,
          isRightToLeft: isRightToLeft, contentEnd: line.contentEnd))
      y += ascent + descent
      if index < pending.count - 1 { y += paragraph.lineSpacing }
    }
    result.size = CGSize(width: min(widest, maximumWidth), height: y)
    return result
  }
}

extension ShapedParagraph {
  /// Returns a Boolean value that indicates whether the shaped parts are wider than a number of
  /// lines.
  ///
  /// - Parameter withEnd: A Boolean value that indicates whether the part after the hidden range
  ///   must fill a line, too.
  fileprivate func fills(_ lines: Int, ofWidth width: CGFloat, withEnd: Bool) -> Bool {
    // Line breaks next to the hidden range may differ from the line breaks of the whole text.
    let margin = 64
    func ink(_ range: Range<Int>) -> CGFloat {
      graphemes[range].reduce(0) { $0 + ($1.isWhite ? 0 : $1.width) }
    }
    guard ink(0..<max(headCount - margin, 0)) > width * CGFloat(lines) + 1 else { return false }
    return !withEnd || ink(min(headCount + margin, graphemes.count)..<graphemes.count) > width + 1
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is a newline, as for `Character.isNewline`.
  fileprivate var endsLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies a predicate, by binary search.
  ///
  /// The predicate is false for a prefix of the collection and true for the rest.
  package func partitionIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
