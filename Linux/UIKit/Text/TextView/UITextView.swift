/// Text of several lines that a person can read, select in and edit.
///
/// What is overridable is declared here; how it works is in `TextEditing`, which text fields share, and in the
/// extensions. Text has one look; links, attachments and edit menus are left out.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, UITextInput {
  final var content = EditableText()
  final var storedUndoManager: UndoManager?
  final var typingRun: TypingRun?
  final var takenPresses: Set<UIPress> = []
  final var selectionAnchor: Int?
  final var caretColumn: CGFloat?
  final var isEditing = false
  final lazy var display = TextViewDisplay(view: self)
  final let pressRecognizer = UILongPressGestureRecognizer()
  /// The width at which the intrinsic size breaks lines; 0 for none.
  final var widthForLines: CGFloat = 0
  private let container: NSTextContainer
  private final lazy var storedTokenizer = UITextInputStringTokenizer(textInput: self)
  private final var ownInputView: UIView?
  private final var ownInputAccessoryView: UIView?

  /// A text view with a frame in its superview's coordinates, and a container or one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// A text view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    container = NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Archives are not read on Linux; the view has size zero.
  public required init?(coder: NSCoder) {
    container = NSTextContainer()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isAccessibilityElement = true
    container.changed = { [weak self] in self?.looksChanged() }
    pressRecognizer.handlers.append { [weak self] _ in self?.pressed() }
    addGestureRecognizer(pressRecognizer)
    display.install()
  }

  // The base class has a property of the same name and another type, as in Objective-C.
  /// Decides about editing.
  @_nonoverride open var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  /// The text; never nil, and setting it tells nobody but the delegate of the selection's change.
  open var text: String! {
    get { content.string }
    set { setText(newValue ?? "") }
  }

  /// The font; nil, the default, for the system's in 12 points.
  open var font: UIFont? { didSet { looksChanged() } }

  /// The colour of the text; nil, the default, for the system's for labels.
  open var textColor: UIColor? { didSet { looksChanged() } }

  /// The side that lines are on; the one where each text begins by default.
  open var textAlignment: NSTextAlignment = .natural { didSet { looksChanged() } }

  /// Whether the font follows the person's text size, if it is one of a text style; false by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adaptFont() } }
  }

  private func adaptFont() {
    guard let font else { return }
    let adapted = font.adapted(to: traitCollection)
    if adapted !== font { self.font = adapted }
  }

  /// Whether a person can change the text; true by default.
  open var isEditable = true { didSet { if isEditable != oldValue { editabilityChanged() } } }

  /// Whether a person can select in the text; true by default.
  open var isSelectable = true { didSet { if isSelectable != oldValue { editabilityChanged() } } }

  /// The selection in UTF-16 units.
  open var selectedRange: NSRange {
    get { NSRange(content.selection) }
    set { setSelection(Range(newValue) ?? content.selection) }
  }

  /// Scrolls as little as brings a range of the text into view.
  open func scrollRangeToVisible(_ range: NSRange) { scrollToVisible(range) }

  /// Whether what is typed first takes the place of all text; false by default.
  open var clearsOnInsertion = false

  // MARK: Where the text is

  /// The room around the text, in points; 8 above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { looksChanged() } }
  }

  /// The area that text is laid out in.
  open var textContainer: NSTextContainer { container }

  open override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set {
      super.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The size of all text where the view does not scroll; none where it does.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return display.size(forWidth: widthForLines)
  }

  package override var contentHeightDependsOnWidth: Bool { !isScrollEnabled }

  package override func contentSize(forWidth width: CGFloat) -> CGSize {
    // Subclasses add to the intrinsic size, so that is what has to be asked.
    widthForLines = width
    defer { widthForLines = 0 }
    return intrinsicContentSize
  }

  package override var decidesContentSize: Bool { true }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { display.size(forWidth: size.width) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    display.layOut()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    display.colorsChanged()
  }

  package override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    if adjustsFontForContentSizeCategory { adaptFont() }
    display.colorsChanged()
    looksChanged()
  }

  // MARK: Responder

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  open override var undoManager: UndoManager? { editingUndoManager }

  /// What rises instead of the keyboard; nil for the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// What lies on top of the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = take(presses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = giveBack(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = giveBack(presses)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isEditable, !isSelectable { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isEditable, !isSelectable { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEditable || isSelectable else { return super.touchesEnded(touches, with: event) }
    if let touch = touches.first { tapped(touch) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isEditable, !isSelectable { super.touchesCancelled(touches, with: event) }
  }

  /// A single tap on text is the text's, not that of a view around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if gestureRecognizer.view !== self, canBecomeFirstResponder,
      let tap = gestureRecognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Edit actions

  /// Copies the selection and removes it.
  open func cut(_ sender: Any?) { cutSelection() }
  /// Copies the selection.
  open func copy(_ sender: Any?) { copySelection() }
  /// Puts what was copied in the place of the selection.
  open func paste(_ sender: Any?) { pasteText() }
  /// Selects the word at the caret.
  open func select(_ sender: Any?) { selectWord(at: content.selection.lowerBound) }
  /// Selects all text.
  open func selectAll(_ sender: Any?) { setSelection(content.whole) }
  /// Removes the selection.
  open func delete(_ sender: Any?) { deleteSelection() }

  // MARK: Traits of the input

  /// When a word begins with a capital letter; `.sentences` by default.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether unknown words are marked.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Whether quotation marks become typographic ones.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// Whether hyphens become dashes.
  open var smartDashesType: UITextSmartDashesType = .default
  /// Whether spaces are put right around what is pasted or cut.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// Whether the rest of a sentence is offered.
  open var inlinePredictionType: UITextInlinePredictionType = .default
  /// The set of keys.
  open var keyboardType: UIKeyboardType = .default
  /// Whether the keyboard is light or dark.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// What the Return key says.
  open var returnKeyType: UIReturnKeyType = .default
  /// Whether Return waits until there is text; false by default.
  open var enablesReturnKeyAutomatically = false
  /// Has no effect: text of several lines is never shown as dots.
  open var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// What the text stands for.
  open var textContentType: UITextContentType!

  // MARK: UIKeyInput

  /// Whether there is text.
  open var hasText: Bool { !content.string.isEmpty }
  /// Types text; a line break begins a line.
  open func insertText(_ text: String) { type(text) }
  /// Removes the selection, or the character before the caret.
  open func deleteBackward() { deleteBeforeCaret() }

  // MARK: UITextInput

  /// Returns the text of a range.
  open func text(in range: UITextRange) -> String? {
    content.boundaries.substring(offsets(range).clamped(to: content.whole))
  }

  /// Puts text in the place of a range.
  open func replace(_ range: UITextRange, withText text: String) {
    replaceText(offsets(range), with: text)
  }

  /// Whether the text of a range may be replaced: what the delegate says.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    mayChange(offsets(range), to: text)
  }

  /// The selection; empty for a caret.
  open var selectedTextRange: UITextRange? {
    get { OffsetTextRange(content.selection) }
    set { if let newValue { setSelection(offsets(newValue)) } }
  }

  /// The text that is being composed; nil if there is none.
  open var markedTextRange: UITextRange? { content.marked.map { OffsetTextRange($0) } }

  /// How marked text looks; nil for a tinted background.
  open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { display.textChanged() } }

  /// Puts text in the place of the marked text or the selection, and marks it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    compose(markedText ?? "", selected: selectedRange)
  }

  /// Takes the marked text as it is.
  open func unmarkText() { commitMarkedText() }

  /// Which line a caret at a break belongs to; `.backward` is the end of the upper one.
  open var selectionAffinity: UITextStorageDirection = .forward

  /// Where the text begins.
  open var beginningOfDocument: UITextPosition { OffsetTextPosition(0) }
  /// Where the text ends.
  open var endOfDocument: UITextPosition { OffsetTextPosition(content.length) }

  /// Returns the range between two places.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    let (a, b) = (offset(fromPosition), offset(toPosition))
    return OffsetTextRange(min(a, b)..<max(a, b))
  }

  /// Returns the place some UTF-16 units on; nil outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = self.offset(position) + offset
    return (0...content.length).contains(target) ? OffsetTextPosition(target) : nil
  }

  /// Returns the place some characters on in a direction on the screen.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    OffsetTextPosition(place(offset, charactersFrom: self.offset(position), in: direction))
  }

  /// Returns which of two places comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (a, b) = (offset(position), offset(other))
    return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
  }

  /// Returns the UTF-16 units from one place to another.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offset(toPosition) - offset(from)
  }

  /// Is told of changes that the keyboard did not make.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Finds words and their like.
  open var tokenizer: any UITextInputTokenizer { storedTokenizer }

  /// Returns the farthest place in a direction inside of a range.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  {
    isForward(direction) ? range.end : range.start
  }

  /// Returns the range from a place to the next one in a direction.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    self.position(from: position, in: direction, offset: 1).flatMap {
      textRange(from: position, to: $0)
    }
  }

  /// Returns the direction of the text at a place.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Does nothing: each text has its own direction.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  /// Returns the first rectangle of a range.
  open func firstRect(for range: UITextRange) -> CGRect {
    display.rects(for: offsets(range)).first ?? caretRect(for: range.start)
  }

  /// Returns where the caret is drawn at a place.
  open func caretRect(for position: UITextPosition) -> CGRect {
    display.caretRect(at: offset(position))
  }

  /// Returns the rectangles of a range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = display.rects(for: offsets(range))
    return rects.enumerated().map { index, rect in
      OffsetSelectionRect(
        rect, containsStart: index == 0, containsEnd: index == rects.count - 1)
    }
  }

  /// Returns the place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    OffsetTextPosition(place(at: point).offset)
  }

  /// Returns the place of a range nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let range = offsets(range)
    return OffsetTextPosition(
      min(max(place(at: point).offset, range.lowerBound), range.upperBound))
  }

  /// Returns the character at a point.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    content.boundaries.unit(.character, at: place(at: point).offset)
      .map { OffsetTextRange($0) }
  }

  // MARK: Accessibility

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? content.string }
    set { super.accessibilityValue = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(spokenTraits) }
    set { super.accessibilityTraits = newValue }
  }
}
