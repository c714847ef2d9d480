/// A line of text that a person can edit.
///
/// What is overridable is declared here; how it works is in the extensions: editing, selection, undo, keys,
/// fingers, places and looks. Edit menus are not shown on Linux: keys do what they offer.
@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, UITextInput {
  package final var content = EditableText()
  /// The text with attributes of its own, where some were set.
  package final var styledText: NSMutableAttributedString?
  package final var storedUndoManager: UndoManager?
  package final var typingRun: TypingRun?
  package final var takenPresses: Set<UIPress> = []
  /// The character of a secret that is shown for a moment.
  package final var revealed: Range<Int>?
  package final var revealTimer: DeviceTimer?
  /// The fixed end of a selection that is extended by keys.
  package final var selectionAnchor: Int?
  package final var isEditingNow = false
  /// Whether the next key takes the place of the whole secret: iOS forgets one that is edited again.
  package final var forgetsSecret = false
  package final lazy var display = TextFieldDisplay(field: self)
  private final lazy var storedTokenizer = UITextInputStringTokenizer(textInput: self)
  private final var ownInputView: UIView?
  private final var ownInputAccessoryView: UIView?

  /// A field with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Archives are not read on Linux; the field has size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isAccessibilityElement = true
    primaryActionEvents = .editingDidEndOnExit
    winsOverTapsOfAncestors = true
    display.install()
  }

  // MARK: Text

  /// The text; never nil, and setting it tells nobody.
  open var text: String? {
    get { content.string }
    set { setText(newValue ?? "", styled: nil) }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get {
      styledText.map { NSAttributedString(attributedString: $0) }
        ?? NSAttributedString(string: content.string, attributes: defaultTextAttributes)
    }
    set { setText(newValue?.string ?? "", styled: newValue) }
  }

  /// The text that is shown while there is none.
  open var placeholder: String? {
    get { shownPlaceholder?.string }
    set { shownPlaceholder = newValue.map { StyledText($0) } }
  }

  /// The placeholder with attributes; what they leave open is grey.
  open var attributedPlaceholder: NSAttributedString? {
    get { shownPlaceholder?.attributedString }
    set { shownPlaceholder = newValue.map { StyledText($0) } }
  }

  /// The placeholder with its attributes, as a value.
  final var shownPlaceholder: StyledText? {
    didSet {
      display.placeholderChanged()
      invalidateIntrinsicContentSize()
    }
  }

  /// The attributes of text that has none of its own.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet {
      styledText = nil
      display.textChanged()
      display.placeholderChanged()
      invalidateIntrinsicContentSize()
    }
  }

  /// The attributes of what is typed next; nil for those of the text before it.
  open var typingAttributes: [NSAttributedString.Key: Any]?

  /// Whether what is typed may have attributes of its own; false by default.
  open var allowsEditingTextAttributes = false

  /// The font; the system's in 17 points by default.
  open var font: UIFont? {
    get { defaultTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17) }
    set { defaultTextAttributes[.font] = newValue }
  }

  /// Whether the font follows the person's text size, if it is one of a text style; false by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adaptFont() } }
  }

  private func adaptFont() {
    guard let font else { return }
    let adapted = font.adapted(to: traitCollection)
    if adapted !== font { self.font = adapted }
  }

  /// The colour of the text; the system's for labels by default.
  open var textColor: UIColor? {
    get { defaultTextAttributes[.foregroundColor] as? UIColor ?? .label }
    set { defaultTextAttributes[.foregroundColor] = newValue }
  }

  /// The side that the text is on; the one where lines begin by default.
  open var textAlignment: NSTextAlignment = .natural { didSet { display.textChanged() } }

  /// Whether long text is made smaller before it is cut off; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { display.textChanged() } }

  /// The smallest size that long text is given, in points.
  open var minimumFontSize: CGFloat = 0 { didSet { display.textChanged() } }

  // MARK: Behaviour

  /// Decides about editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the text is being edited: the field is first responder.
  open var isEditing: Bool { isEditingNow }

  /// Whether the text goes when editing begins; false by default.
  open var clearsOnBeginEditing = false

  /// Whether what is typed first takes the place of all text; false by default.
  open var clearsOnInsertion = false

  // MARK: Looks

  /// The border; none by default.
  open var borderStyle: BorderStyle = .none {
    didSet {
      display.borderChanged()
      invalidateIntrinsicContentSize()
    }
  }

  /// When the button that clears is shown, if there is text; never by default.
  open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }

  /// A view before the text.
  open var leftView: UIView? { didSet { display.replace(oldValue, with: leftView) } }

  /// When that view is shown; never by default.
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

  /// A view behind the text; it goes before the clear button.
  open var rightView: UIView? { didSet { display.replace(oldValue, with: rightView) } }

  /// When that view is shown; never by default.
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of text that is not being edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    contentRect(forBounds: bounds, whileEditing: false)
  }

  /// Returns the rectangle of text that is being edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    contentRect(forBounds: bounds, whileEditing: true)
  }

  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the button that clears.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    standardClearButtonRect(forBounds: bounds)
  }

  /// Returns the rectangle of the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    standardSideRect(of: leftView, isLeading: true, in: bounds)
  }

  /// Returns the rectangle of the view behind the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    standardSideRect(of: rightView, isLeading: false, in: bounds)
  }

  /// Draws the text into a rectangle.
  open func drawText(in rect: CGRect) { display.drawText(in: rect) }

  /// Draws the placeholder into a rectangle.
  open func drawPlaceholder(in rect: CGRect) { display.drawPlaceholder(in: rect) }

  open override var intrinsicContentSize: CGSize { fittingSize }

  package override var baselineOffsets: (fromTop: CGFloat, fromBottom: CGFloat) {
    baselines(in: bounds.isEmpty ? fittingSize : bounds.size)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    display.layOut()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    display.colorsChanged()
  }

  package override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    if adjustsFontForContentSizeCategory { adaptFont() }
    display.colorsChanged()
    display.textChanged()
    display.placeholderChanged()
  }

  // MARK: Responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

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

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    // A view around the field may have given it a finger that has missed it.
    if let touch, bounds.contains(touch.location(in: self)) || touch.tapCount > 0 { lifted(touch) }
  }

  // MARK: Edit actions

  /// Copies the selection and removes it.
  open func cut(_ sender: Any?) { cutSelection() }
  /// Copies the selection; a secret is not copied.
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
  /// Whether the text is shown as dots and not copied; false by default.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { secrecyChanged() } }
  }
  /// What the text stands for.
  open var textContentType: UITextContentType!

  // MARK: UIKeyInput

  /// Whether there is text.
  open var hasText: Bool { !content.string.isEmpty }
  /// Types text; a line break is the Return key.
  open func insertText(_ text: String) { type(text) }
  /// Removes the selection, or the character before the caret.
  open func deleteBackward() { deleteCharacterBefore() }

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

  /// The selection; empty for a caret, nil while the text is not edited.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? OffsetTextRange(content.selection) : nil }
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

  /// Which line a caret at a break belongs to; there is one line only.
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
    OffsetTextPosition(display.offset(at: point))
  }

  /// Returns the place of a range nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let range = offsets(range)
    return OffsetTextPosition(
      min(max(display.offset(at: point), range.lowerBound), range.upperBound))
  }

  /// Returns the character at a point.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    content.boundaries.unit(.character, at: display.offset(at: point))
      .map { OffsetTextRange($0) }
  }

  // MARK: Accessibility

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spokenValue }
    set { super.accessibilityValue = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(spokenTraits) }
    set { super.accessibilityTraits = newValue }
  }
}
