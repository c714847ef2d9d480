/// The views that show a text field's text, and the cached layout of the text.
@MainActor package final class TextFieldDisplay {
  private unowned let field: UITextField
  private let border = UIView()
  private let clip = UIView()
  private let text: DrawnText
  private let hint: DrawnText
  private let selection = TextSelectionMarks()
  private var clearButton: TextFieldClearButton?
  /// The layout of the text, or `nil` after a change.
  private var laidOut: CanvasText?
  private var laidOutWidth: CGFloat?
  /// The part of a long text that is laid out during editing, or `nil` if all of it is.
  private var laidOutPart: LongLine.Part?
  /// The number of bytes shaped so far.
  ///
  /// Tests use it to measure work.
  package private(set) var bytesShaped = 0
  /// The cached `naturalWidth`; `nil` after a change.
  private var knownWidth: CGFloat?
  /// The distance by which the text is scrolled to the left to show the insertion point.
  private var scroll: CGFloat = 0
  /// The scroll offset that the bitmap was drawn at, if the text is too wide for one bitmap.
  private var drawnScroll: CGFloat?

  init(field: UITextField) {
    self.field = field
    text = DrawnText { [unowned field] in field.drawText(in: $0) }
    hint = DrawnText { [unowned field] in field.drawPlaceholder(in: $0) }
  }

  func install() {
    border.isHidden = true
    for view in [border, clip, hint] {
      view.isUserInteractionEnabled = false
      field.addSubview(view)
    }
    clip.clipsToBounds = true
    selection.install(in: clip, behind: text)
    colorsChanged()
  }

  // MARK: Changes

  func textChanged() {
    laidOut = nil
    knownWidth = nil
    text.setNeedsDisplay()
    selection.restartBlinking()
    field.setNeedsLayout()
    field.invalidateIntrinsicContentSize()
  }

  func selectionChanged() {
    selection.restartBlinking()
    field.setNeedsLayout()
  }

  func placeholderChanged() {
    knownWidth = nil
    hint.setNeedsDisplay()
    field.setNeedsLayout()
  }

  func editingChanged() {
    if !field.isEditing { scroll = 0 }
    textChanged()
    placeholderChanged()
  }

  func colorsChanged() {
    field.traitCollection.performAsCurrent {
      selection.tint = field.tintColor
      border.layer.borderColor =
        (field.borderStyle == .line ? UIColor.label : Self.borderColor).cgColor
      border.layer.backgroundColor =
        field.borderStyle == .roundedRect ? UIColor.systemBackground.cgColor : nil
    }
  }

  private static let borderColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.18) : UIColor(white: 0, alpha: 0.18)
  }

  func borderChanged() {
    border.isHidden = field.borderStyle == .none
    border.layer.cornerRadius = field.borderStyle == .roundedRect ? 5 : 0
    border.layer.borderWidth = field.borderStyle == .roundedRect ? 0.5 : 1
    colorsChanged()
    field.setNeedsLayout()
  }

  func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    field.setNeedsLayout()
  }

  // MARK: Layout

  func layOut() {
    let bounds = field.bounds
    let isEditing = field.isEditing
    border.frame = field.borderRect(forBounds: bounds)
    placeSide(
      field.leftView, field.leftViewRect(forBounds: bounds),
      isShown: field.showsLeftView(whileEditing: isEditing))
    placeSide(
      field.rightView, field.rightViewRect(forBounds: bounds),
      isShown: field.showsRightView(whileEditing: isEditing))
    placeClearButton()
    hint.isHidden = field.hasText || field.shownPlaceholder == nil
    if !hint.isHidden { place(hint, field.placeholderRect(forBounds: bounds)) }
    clip.frame = textRect
    if laidOutWidth != clip.bounds.width { laidOut = nil }
    if laidOut != nil, laidOutPart?.block != caretBlock {
      laidOut = nil
      text.setNeedsDisplay()
    }
    text.isHidden = !field.hasText
    scrollToCaret()
    placeText()
    let caret = isEditing ? caretInClip(at: field.content.selection.upperBound) : nil
    selection.show(
      caret: field.content.selection.isEmpty ? caret : nil,
      selected: isEditing && !field.content.selection.isEmpty
        ? rectsInClip(for: field.content.selection) : [],
      marked: field.markedTextStyle == nil
        ? field.content.marked.map { rectsInClip(for: $0) } ?? [] : [])
  }

  /// Positions the view that draws the text: with its scroll offset or, for text too wide for one
  /// bitmap, over the visible part.
  private func placeText() {
    if drawnScroll != (isWide ? scroll : nil) {
      drawnScroll = isWide ? scroll : nil
      text.setNeedsDisplay()
    }
    place(
      text,
      isWide
        ? clip.bounds
        : CGRect(x: -scroll, y: 0, width: contentWidth, height: clip.bounds.height))
  }

  /// A Boolean value that indicates whether the text is too wide for one bitmap.
  private var isWide: Bool { contentWidth * field.layer.contentsScale > 16384 }

  private func place(_ line: DrawnText, _ frame: CGRect) {
    if line.frame.size != frame.size { line.setNeedsDisplay() }
    line.frame = frame
  }

  private func placeSide(_ view: UIView?, _ frame: CGRect, isShown: Bool) {
    guard let view else { return }
    guard isShown else { return view.removeFromSuperview() }
    if view.superview !== field { field.addSubview(view) }
    view.frame = frame
  }

  private func placeClearButton() {
    let isShown = field.showsClearButton(whileEditing: field.isEditing)
    if isShown, clearButton == nil {
      let button = TextFieldClearButton { [unowned field] in field.clearByButton() }
      let language = field.window?.device?.keyboard.language
      button.accessibilityLabel = language == "zh" ? "清除文本" : "Clear text"
      field.addSubview(button)
      clearButton = button
    }
    clearButton?.isHidden = !isShown
    clearButton?.frame = field.clearButtonRect(forBounds: field.bounds)
  }

  private var textRect: CGRect {
    field.isEditing
      ? field.editingRect(forBounds: field.bounds) : field.textRect(forBounds: field.bounds)
  }

  /// The width in which the text is aligned: the visible width or, during editing, the width of
  /// longer text.
  private var contentWidth: CGFloat {
    let visible = clip.bounds.width
    return field.isEditing
      ? max(visible, (layout.size.width + TextSelectionMarks.caretSpace).rounded(.up)) : visible
  }

  private func scrollToCaret() {
    guard field.isEditing else { return }
    let visible = clip.bounds.width
    let width = TextSelectionMarks.caretWidth
    let caret = caretInClip(at: field.content.selection.upperBound).minX + scroll
    if caret < scroll { scroll = caret }
    if caret + width > scroll + visible { scroll = caret + width - visible }
    scroll = min(max(scroll, 0), max(contentWidth - visible, 0))
  }

  // MARK: The laid-out text

  private var layout: CanvasText {
    if let laidOut { return laidOut }
    let width = clip.bounds.width
    let shown = field.shownText
    let part = caretBlock.map { LongLine.Part(block: $0, of: shown.string) }
    let text = part.map { shown.substring(in: $0.range) } ?? shown
    let unlimited = LongLine.unlimitedWidth(for: text.length)
    var result = makeLayout(text, maximumWidth: unlimited, scale: 1)
    if !field.isEditing || field.adjustsFontSizeToFitWidth, result.size.width > width {
      var scale: CGFloat = 1
      if field.adjustsFontSizeToFitWidth {
        let size = field.font?.pointSize ?? 17
        scale = min(max(width / result.size.width, field.minimumFontSize / size), 1)
      }
      result = makeLayout(
        text, maximumWidth: field.isEditing ? unlimited : width, scale: scale)
    }
    laidOut = result
    laidOutWidth = width
    laidOutPart = part
    return result
  }

  /// The number of the block that contains the insertion point, while long text is edited.
  private var caretBlock: Int? {
    guard field.isEditing, field.content.length > LongLine.limit else { return nil }
    return LongLine.block(at: field.shownOffset(field.content.selection.upperBound))
  }

  /// Returns the offset in the layout for an offset in the text, clamped to the part that is laid
  /// out.
  private func laidOutOffset(_ offset: Int) -> Int {
    let shown = field.shownOffset(offset)
    guard let range = laidOutPart?.range else { return shown }
    return min(max(shown, range.lowerBound), range.upperBound) - range.lowerBound
  }

  private func makeLayout(
    _ text: StyledText, maximumWidth: CGFloat, scale: CGFloat
  ) -> CanvasText {
    lay(text, color: field.textColor ?? .label, maximumWidth, scale)
  }

  private func lay(
    _ text: StyledText, color: UIColor, _ maximumWidth: CGFloat, _ scale: CGFloat = 1
  ) -> CanvasText {
    var result: CanvasText?
    field.traitCollection.performAsCurrent {
      result = CanvasText(
        text,
        defaults: TextDefaults(
          font: field.font ?? .systemFont(ofSize: 17), color: color, alignment: .left,
          lineBreakMode: .byTruncatingTail),
        maximumWidth: maximumWidth, maximumLines: 1, fontScale: scale)
    }
    bytesShaped += result?.bytesShaped ?? 0
    return result ?? CanvasText("", runs: [])
  }

  /// The width of the text or, if the text is empty, of the placeholder.
  ///
  /// For long text it is limited.
  var naturalWidth: CGFloat {
    if let knownWidth { return knownWidth }
    var width: CGFloat = 0
    if field.hasText {
      let unlimited = LongLine.unlimitedWidth(for: field.content.length)
      width = makeLayout(field.shownText, maximumWidth: unlimited, scale: 1).size.width
    } else if let placeholder = field.shownPlaceholder {
      let unlimited = LongLine.unlimitedWidth(for: placeholder.length)
      width = lay(placeholder, color: .placeholderText, unlimited).size.width
    }
    knownWidth = width
    return width
  }

  private var isRightAligned: Bool {
    switch field.textAlignment {
    case .right: true
    case .natural: field.effectiveUserInterfaceLayoutDirection == .rightToLeft
    default: false
    }
  }

  private func origin(of text: CanvasText, in size: CGSize) -> CGPoint {
    let rest = size.width - text.size.width
    let caretSpace = field.isEditing ? TextSelectionMarks.caretSpace : 0
    let x: CGFloat =
      switch field.textAlignment {
      case .center: max(rest / 2, 0)
      case _ where isRightAligned: max(rest - caretSpace, 0)
      default: 0
      }
    let scale = field.layer.contentsScale
    let room = size.height - text.size.height
    let y =
      switch field.contentVerticalAlignment {
      case .top: CGFloat(0)
      case .bottom: room
      default: room / 2
      }
    return CGPoint(x: x, y: (y * scale).rounded() / scale)
  }

  private var originInClip: CGPoint {
    var point = origin(
      of: layout, in: CGSize(width: contentWidth, height: clip.bounds.height))
    point.x -= field.isEditing ? scroll : 0
    return point
  }

  private func caretInClip(at offset: Int) -> CGRect {
    let layout = layout
    let caret = layout.caretRect(at: laidOutOffset(offset))
    let origin = originInClip
    let width = TextSelectionMarks.caretWidth
    // The insertion point is centered between two letters. At the edges it stays inside and beside
    // the letter. Right-aligned text leaves space for it.
    var shift = -width / 2
    if caret.minX >= layout.size.width - 0.5 {
      shift = isRightAligned ? TextSelectionMarks.caretSpace - width : 0
    } else if isRightAligned, caret.minX <= 0.5 {
      shift = -TextSelectionMarks.caretSpace
    }
    let x = min(origin.x + caret.minX + shift, contentWidth - scroll - width)
    return CGRect(
      x: max(x, -scroll), y: origin.y + caret.minY, width: width, height: caret.height)
  }

  private func rectsInClip(for range: Range<Int>) -> [CGRect] {
    let origin = originInClip
    return layout.selectionRects(
      for: laidOutOffset(range.lowerBound)..<laidOutOffset(range.upperBound)
    ).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  // MARK: In the field's coordinates

  func caretRect(at offset: Int) -> CGRect {
    field.layoutIfNeeded()
    return caretInClip(at: offset).offsetBy(dx: clip.frame.minX, dy: clip.frame.minY)
  }

  func rects(for range: Range<Int>) -> [CGRect] {
    field.layoutIfNeeded()
    return rectsInClip(for: range).map { $0.offsetBy(dx: clip.frame.minX, dy: clip.frame.minY) }
  }

  func offset(at point: CGPoint) -> Int {
    field.layoutIfNeeded()
    let origin = originInClip
    let place = CGPoint(
      x: point.x - clip.frame.minX - origin.x, y: layout.size.height / 2)
    let offset = layout.offset(at: place)
    return field.contentOffset(offset + (laidOutPart?.range.lowerBound ?? 0))
  }

  // MARK: Drawing

  func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let left = drawnScroll ?? 0
    let width = drawnScroll == nil ? rect.width : contentWidth
    let origin = origin(of: layout, in: CGSize(width: width, height: rect.height))
    layout.draw(
      in: context, at: CGPoint(x: rect.minX + origin.x - left, y: rect.minY + origin.y))
  }

  func drawPlaceholder(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(),
      let placeholder = field.shownPlaceholder
    else { return }
    // The insertion point is before the placeholder.
    let room = field.isEditing ? TextSelectionMarks.caretSpace : 0
    let text = lay(placeholder, color: .placeholderText, rect.width - room)
    var origin = origin(of: text, in: rect.size)
    if origin.x == 0 { origin.x = room }
    text.draw(in: context, at: CGPoint(x: rect.minX + origin.x, y: rect.minY + origin.y))
  }
}
