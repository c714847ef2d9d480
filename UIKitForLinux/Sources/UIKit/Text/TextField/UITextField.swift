/// Differs: Edit menus are not shown.
///
/// Keyboard shortcuts replace them.
@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, UITextInput {
  package final var content = EditableText()
  /// The attributed text; `nil` if no attributes were set.
  package final var styledText: NSMutableAttributedString?
  package final var storedUndoManager: UndoManager?
  package final var typingRun: TypingRun?
  package final var handledPresses: Set<UIPress> = []
  /// The range of the secure text's character that is briefly shown.
  package final var revealed: Range<Int>?
  package final var revealTimer: DeviceTimer?
  /// The fixed end of a selection that is extended by keys.
  package final var selectionAnchor: Int?
  package final var isEditingNow = false
  /// A Boolean value that indicates whether the next key replaces the whole secure text, as on iOS
  /// when editing begins again.
  package final var clearsOnNextInsertion = false
  package final lazy var display = TextFieldDisplay(field: self)
  private final lazy var storedTokenizer = UITextInputStringTokenizer(textInput: self)
  private final var ownInputView: UIView?
  private final var ownInputAccessoryView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Differs: Archives can't be read, so the field has size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isAccessibilityElement = true
    primaryActionEvents = .editingDidEndOnExit
    excludesTapsOfSuperviews = true
    display.install()
  }

  // MARK: Text

  open var text: String? {
    get { content.string }
    set { setText(newValue ?? "", styled: nil) }
  }

  open var attributedText: NSAttributedString? {
    get {
      styledText.map { NSAttributedString(attributedString: $0) }
        ?? NSAttributedString(string: content.string, attributes: defaultTextAttributes)
    }
    set { setText(newValue?.string ?? "", styled: newValue) }
  }

  open var placeholder: String? {
    get { shownPlaceholder?.string }
    set { shownPlaceholder = newValue.map { StyledText($0) } }
  }

  /// The placeholder with its attributes, as a value.
  final var shownPlaceholder: StyledText? {
    didSet {
      display.placeholderChanged()
      invalidateIntrinsicContentSize()
    }
  }

  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet {
      styledText = nil
      display.textChanged()
      display.placeholderChanged()
      invalidateIntrinsicContentSize()
    }
  }

  open var typingAttributes: [NSAttributedString.Key: Any]?

  open var font: UIFont? {
    get { defaultTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17) }
    set { defaultTextAttributes[.font] = newValue }
  }

  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adaptFont() } }
  }

  private func adaptFont() {
    guard let font else { return }
    let adapted = font.adapted(to: traitCollection)
    if adapted !== font { self.font = adapted }
  }

  open var textColor: UIColor? {
    get { defaultTextAttributes[.foregroundColor] as? UIColor ?? .label }
    set { defaultTextAttributes[.foregroundColor] = newValue }
  }

  open var textAlignment: NSTextAlignment = .natural { didSet { display.textChanged() } }

  open var adjustsFontSizeToFitWidth = false { didSet { display.textChanged() } }

  open var minimumFontSize: CGFloat = 0 { didSet { display.textChanged() } }

  // MARK: Behavior

  open weak var delegate: (any UITextFieldDelegate)?

  open var isEditing: Bool { isEditingNow }

  open var clearsOnBeginEditing = false

  open var clearsOnInsertion = false

  // MARK: Looks

  open var borderStyle: BorderStyle = .none {
    didSet {
      display.borderChanged()
      invalidateIntrinsicContentSize()
    }
  }

  open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }

  open var leftView: UIView? { didSet { display.replace(oldValue, with: leftView) } }

  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

  open var rightView: UIView? { didSet { display.replace(oldValue, with: rightView) } }

  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func textRect(forBounds bounds: CGRect) -> CGRect {
    contentRect(forBounds: bounds, whileEditing: false)
  }

  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    contentRect(forBounds: bounds, whileEditing: true)
  }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    standardClearButtonRect(forBounds: bounds)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    standardSideRect(of: leftView, isLeading: true, in: bounds)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    standardSideRect(of: rightView, isLeading: false, in: bounds)
  }

  open func drawText(in rect: CGRect) { display.drawText(in: rect) }

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

  /// Differs: Undo doesn't ask the delegate and restores the whole text.
  ///
  /// `Simulator.undoesTextFieldsByRange` changes this.
  open override var undoManager: UndoManager? { editingUndoManager }

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    // Other responders can use these keys, because the text has one line. On iOS they get all keys
    // before the text.
    let arrows = presses.filter { $0.key?.isVerticalArrow == true && content.marked == nil }
    let others = handle(presses.subtracting(arrows)).union(arrows)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Handles presses that no responder has handled.
  final func handleAtEndOfChain(_ presses: Set<UIPress>) {
    let arrows = presses.filter { $0.key?.isVerticalArrow == true }
    _ = handle(arrows)
    // The responders also get the ends.
    handledPresses.subtract(arrows)
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = returnPresses(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = returnPresses(presses)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    // A superview's `hitTest(_:with:)` can forward a touch outside the field's bounds.
    if let touch, bounds.contains(touch.location(in: self)) || touch.tapCount > 0 { lifted(touch) }
  }

  // MARK: Edit actions

  open func cut(_ sender: Any?) { cutSelection() }
  open func copy(_ sender: Any?) { copySelection() }
  open func paste(_ sender: Any?) { pasteText() }
  open func select(_ sender: Any?) { selectWord(at: content.selection.lowerBound) }
  open func selectAll(_ sender: Any?) { setSelection(content.whole) }
  open func delete(_ sender: Any?) { deleteSelection() }

  // MARK: Traits of the input

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var inlinePredictionType: UITextInlinePredictionType = .default
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType = .default
  open var writingToolsBehavior: UIWritingToolsBehavior = .default
  open var allowsNumberPadPopover = true
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { secrecyChanged() } }
  }
  open var textContentType: UITextContentType!

  // MARK: UIKeyInput

  open var hasText: Bool { !content.string.isEmpty }
  open func insertText(_ text: String) { type(text) }
  open func deleteBackward() { deleteCharacterBefore() }

  // MARK: UITextInput

  open func text(in range: UITextRange) -> String? {
    content.boundaries.substring(offsets(range).clamped(to: content.whole))
  }

  open func replace(_ range: UITextRange, withText text: String) {
    replaceText(offsets(range), with: text)
  }

  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    mayChange(offsets(range), to: text)
  }

  open var selectedTextRange: UITextRange? {
    get { OffsetTextRange(content.selection) }
    set { if let newValue { setSelection(offsets(newValue)) } }
  }

  open var markedTextRange: UITextRange? { content.marked.map { OffsetTextRange($0) } }

  open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { display.textChanged() } }

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    compose(markedText ?? "", selected: selectedRange)
  }

  open func unmarkText() { commitMarkedText() }

  open var selectionAffinity: UITextStorageDirection = .forward

  open var beginningOfDocument: UITextPosition { OffsetTextPosition(0) }
  open var endOfDocument: UITextPosition { OffsetTextPosition(content.length) }

  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    orderedRange(from: fromPosition, to: toPosition)
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    self.position(position, movedBy: offset)
  }

  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    OffsetTextPosition(place(offset, charactersFrom: self.offset(position), in: direction))
  }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(of: position, and: other)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offset(toPosition) - offset(from)
  }

  open weak var inputDelegate: (any UITextInputDelegate)?
  open var tokenizer: any UITextInputTokenizer { storedTokenizer }

  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  {
    isForward(direction) ? range.end : range.start
  }

  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    extendedRange(from: position, in: direction)
  }

  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Differs: The method has no effect: each text has its own direction.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  open func firstRect(for range: UITextRange) -> CGRect { firstRectangle(of: range) }

  open func caretRect(for position: UITextPosition) -> CGRect {
    display.caretRect(at: offset(position))
  }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    selectionRectangles(of: range)
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    nearestPosition(to: point)
  }

  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearestPosition(to: point, within: range)
  }

  open func characterRange(at point: CGPoint) -> UITextRange? {
    rangeOfCharacter(at: point)
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
