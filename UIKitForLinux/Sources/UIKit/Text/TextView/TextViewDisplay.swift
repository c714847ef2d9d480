/// The views that show a text view's text, and the cached layout of the text.
///
/// Positions are in the view's coordinates.
@MainActor final class TextViewDisplay {
  private unowned let view: UITextView
  /// The scrolling container of the text, the selection, and the insertion point.
  private let page = UIView()
  private let text: DrawnText
  private let marks = TextSelectionMarks()
  /// The layout of the text, or `nil` after a change.
  private var laidOut: CanvasText?
  private var laidOutWidth: CGFloat?
  /// The last measured size, and the width it was measured for.
  private var measured: (width: CGFloat, size: CGSize)?
  /// A Boolean value that indicates whether the next layout pass scrolls the insertion point into
  /// view.
  private var followsCaret = false

  init(view: UITextView) {
    self.view = view
    text = DrawnText { [unowned view] _ in view.display.draw() }
  }

  func install() {
    page.isUserInteractionEnabled = false
    view.addSubview(page)
    marks.install(in: page, behind: text)
    colorsChanged()
  }

  // MARK: Changes

  func textChanged() {
    laidOut = nil
    measured = nil
    text.setNeedsDisplay()
    selectionChanged()
  }

  func selectionChanged() {
    marks.restartBlinking()
    view.setNeedsLayout()
  }

  func followCaret() {
    followsCaret = true
    view.setNeedsLayout()
  }

  func colorsChanged() {
    view.traitCollection.performAsCurrent { marks.tint = view.tintColor }
  }

  // MARK: Layout

  private var inset: UIEdgeInsets { view.textContainerInset }
  private var padding: CGFloat { view.textContainer.lineFragmentPadding }

  /// Returns the width for text in a view of a width.
  private func textWidth(in width: CGFloat) -> CGFloat {
    let safe = view.adjustedContentInset
    return max(
      width - safe.left - safe.right - inset.left - inset.right - 2 * padding, 0)
  }

  private var origin: CGPoint { CGPoint(x: inset.left + padding, y: inset.top) }

  func layOut() {
    let width = textWidth(in: view.bounds.width)
    if laidOutWidth != width {
      laidOut = nil
      text.setNeedsDisplay()
    }
    let layout = layout
    let height = (inset.top + layout.size.height + inset.bottom).rounded(.up)
    let safe = view.adjustedContentInset
    let size = CGSize(width: view.bounds.width - safe.left - safe.right, height: height)
    view.textContainer.size = CGSize(width: width + 2 * padding, height: layout.size.height)
    view.contentSize = size
    page.frame = CGRect(origin: .zero, size: size)
    placeText()
    placeMarks()
    if followsCaret {
      followsCaret = false
      if view.isEditing, !view.isDragging { showCaret() }
    }
  }

  /// Positions the view that draws the text: over the whole text or, if the text is too high for
  /// one bitmap, near the visible part.
  private func placeText() {
    var frame = page.bounds
    if frame.height * view.layer.contentsScale > 16384 {
      let screen = max(view.bounds.height, 1)
      let first = (view.contentOffset.y / screen).rounded(.down) - 1
      let near = CGRect(x: 0, y: first * screen, width: frame.width, height: 3 * screen)
      frame = near.intersection(frame)
      if frame.isNull { frame = .zero }
    }
    guard text.frame != frame else { return }
    text.frame = frame
    text.setNeedsDisplay()
  }

  private func placeMarks() {
    let content = view.content
    let showsCaret = view.isEditing && view.isEditable && content.selection.isEmpty
    marks.show(
      caret: showsCaret ? caret(at: content.selection.upperBound) : nil,
      selected: view.isEditing && !content.selection.isEmpty ? grounds(of: content.selection) : [],
      marked: view.markedTextStyle == nil ? content.marked.map { grounds(of: $0) } ?? [] : [])
  }

  /// Scrolls by the minimum distance that shows the insertion point, including the insets at the
  /// beginning and end of the text.
  private func showCaret() {
    var rect = caret(at: view.content.selection.upperBound)
    if rect.minY <= inset.top + 1 {
      rect = rect.union(CGRect(x: rect.minX, y: 0, width: 1, height: 1))
    }
    let end = view.contentSize.height
    if rect.maxY >= end - inset.bottom - 1 {
      rect = rect.union(CGRect(x: rect.minX, y: end - 1, width: 1, height: 1))
    }
    let target = view.roundedToPixels(view.offset(toShow: rect))
    if target.y != view.contentOffset.y {
      view.setContentOffset(CGPoint(x: view.contentOffset.x, y: target.y), animated: false)
    }
  }

  private var layout: CanvasText {
    if let laidOut { return laidOut }
    let width = textWidth(in: view.bounds.width)
    let result = lay(width: width)
    laidOut = result
    laidOutWidth = width
    return result
  }

  /// Returns the size that fits the whole text in a width; for an infinite width, lines don't wrap.
  func size(forWidth width: CGFloat) -> CGSize {
    if let measured, measured.width == width { return measured.size }
    let isBounded = width > 0 && width < 1e6
    let room = textWidth(in: width)
    let text =
      isBounded && room == laidOutWidth
      ? layout : lay(width: isBounded ? room : .infinity)
    let around = CGSize(
      width: inset.left + inset.right + 2 * padding, height: inset.top + inset.bottom)
    let wanted = (text.size.width + TextSelectionMarks.caretWidth + around.width).rounded(.up)
    let size = CGSize(
      width: isBounded ? min(wanted, width) : wanted,
      height: (text.size.height + around.height).rounded(.up))
    measured = (width, size)
    return size
  }

  private func lay(width: CGFloat) -> CanvasText {
    let string = view.content.string
    var shown = StyledText(string)
    if let style = view.markedTextStyle, let marked = view.content.marked {
      shown.setValues(style, in: marked)
    }
    var result: CanvasText?
    view.traitCollection.performAsCurrent {
      result = CanvasText(
        shown,
        defaults: TextDefaults(
          font: view.font ?? .systemFont(ofSize: 12), color: view.textColor ?? .label,
          alignment: view.textAlignment, lineBreakMode: .byWordWrapping,
          // The text determines its direction; empty text has the interface's direction.
          direction: string.isEmpty ? view.effectiveUserInterfaceLayoutDirection : nil),
        maximumWidth: width, language: Device.current.settings.textLanguage)
    }
    return result ?? CanvasText("", runs: [])
  }

  private func draw() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layout.draw(
      in: context, at: CGPoint(x: origin.x - text.frame.minX, y: origin.y - text.frame.minY))
  }
}

// Positions in the text view's coordinates.
extension TextViewDisplay {
  private func index(ofLineAt offset: Int, affinity: UITextStorageDirection) -> Int {
    let lines = layout.lines
    let index = max(lines.partitionIndex { $0.range.lowerBound > offset } - 1, 0)
    let isBetweenLines =
      affinity == .backward && index > 0 && lines[index].range.lowerBound == offset
      && !endsWithBreak(lines[index - 1])
    return isBetweenLines ? index - 1 : index
  }

  private func endsWithBreak(_ line: CanvasText.LineFragment) -> Bool {
    content(of: line).upperBound < line.range.upperBound
  }

  /// Returns the range of a line without the line break at its end.
  private func content(of line: CanvasText.LineFragment) -> Range<Int> {
    let boundaries = view.content.boundaries
    let last = boundaries.character(before: line.range.upperBound)
    guard !line.range.isEmpty,
      boundaries.substring(last..<line.range.upperBound).first?.isNewline == true
    else { return line.range }
    return line.range.lowerBound..<last
  }

  /// Returns the range of the line that contains an offset, without the line break at its end.
  func line(at offset: Int, affinity: UITextStorageDirection) -> Range<Int> {
    view.layoutIfNeeded()
    return content(of: layout.lines[index(ofLineAt: offset, affinity: affinity)])
  }

  func place(
    linesBelow count: Int, from offset: Int, affinity: UITextStorageDirection, column: CGFloat
  ) -> Int {
    guard count != 0 else { return offset }
    view.layoutIfNeeded()
    let target = index(ofLineAt: offset, affinity: affinity) + count
    if target < 0 { return 0 }
    if target >= layout.lines.count { return view.content.length }
    return place(inLine: target, x: column).offset
  }

  func place(at point: CGPoint) -> (offset: Int, affinity: UITextStorageDirection) {
    view.layoutIfNeeded()
    let y = point.y - origin.y
    let lines = layout.lines
    let index = lines.firstIndex { y < $0.origin.y + $0.height } ?? lines.count - 1
    return place(inLine: index, x: point.x)
  }

  private func place(inLine index: Int, x: CGFloat) -> (
    offset: Int, affinity: UITextStorageDirection
  ) {
    let line = layout.lines[index]
    let middle = CGPoint(x: x - origin.x, y: line.origin.y + line.height / 2)
    let offset = min(layout.offset(at: middle), content(of: line).upperBound)
    let isBetweenLines =
      offset == line.range.upperBound && index < layout.lines.count - 1 && !line.range.isEmpty
    return (offset, isBetweenLines ? .backward : .forward)
  }

  func caretRect(at offset: Int) -> CGRect {
    view.layoutIfNeeded()
    return caret(at: offset)
  }

  private func caret(at offset: Int) -> CGRect {
    let affinity: CanvasText.Affinity =
      offset == view.content.selection.upperBound && view.selectionAffinity == .backward
      ? .upstream : .downstream
    let caret = layout.caretRect(at: offset, affinity: affinity)
    let width = TextSelectionMarks.caretWidth
    // Centered between two letters, and beside the first and the last letter of a right-to-left
    // line, whose shapes fill their widths. Always inside the view.
    var shift = -width / 2
    if let line = layout.rightToLeftLine(at: offset, affinity: affinity), line.width > 0 {
      if caret.minX <= line.origin.x + 0.5 {
        shift = -TextSelectionMarks.caretSpace
      } else if caret.minX >= line.origin.x + line.width - 0.5 {
        shift = TextSelectionMarks.caretSpace - width
      }
    }
    let x = min(origin.x + caret.minX + shift, page.bounds.width - inset.right - width)
    return CGRect(
      x: max(x, inset.left), y: origin.y + caret.minY, width: width, height: caret.height)
  }

  func rects(for range: Range<Int>) -> [CGRect] {
    view.layoutIfNeeded()
    return grounds(of: range)
  }

  /// Returns one rectangle for each line.
  ///
  /// If the selection continues in the next line, the rectangle reaches the edge.
  private func grounds(of range: Range<Int>) -> [CGRect] {
    let right = page.bounds.width - inset.right - padding
    let layout = layout
    let lines = layout.lines
    let first = lines.partitionIndex { $0.range.upperBound > range.lowerBound }
    let end = max(lines.partitionIndex { $0.range.lowerBound >= range.upperBound }, first)
    return (first..<end).flatMap { index -> [CGRect] in
      let line = lines[index]
      let part = line.range.clamped(to: range)
      guard !part.isEmpty else { return [] }
      var rects = layout.selectionRects(for: part).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      guard range.upperBound >= line.range.upperBound, index < lines.count - 1 else {
        return rects
      }
      let start = layout.caretRect(at: part.lowerBound).offsetBy(dx: origin.x, dy: origin.y)
      let whole = rects.reduce(start) { $0.union($1) }
      let (left, end) = view.isRightToLeft ? (origin.x, whole.maxX) : (whole.minX, right)
      rects = [
        CGRect(x: left, y: whole.minY, width: max(end - left, 0), height: whole.height)
      ]
      return rects
    }
  }
}
