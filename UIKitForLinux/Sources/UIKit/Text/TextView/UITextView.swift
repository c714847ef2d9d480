/// Differs: Links, attachments, and edit menus are missing, and all text has the same attributes.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, UITextInput {
  final var content = EditableText()
  final var storedUndoManager: UndoManager?
  final var typingRun: TypingRun?
  final var handledPresses: Set<UIPress> = []
  final var selectionAnchor: Int?
  final var caretColumn: CGFloat?
  final var isEditing = false
  /// A Boolean value that indicates whether the simulated Writing Tools change the text.
  package final var hasWritingToolsSession = false
  final lazy var display = TextViewDisplay(view: self)
  final let pressRecognizer = UILongPressGestureRecognizer()
  /// The width at which lines wrap for the intrinsic content size; 0 for no wrapping.
  final var widthForLines: CGFloat = 0
  private let container: NSTextContainer
  private final lazy var storedTokenizer = UITextInputStringTokenizer(textInput: self)
  private final var ownInputView: UIView?
  private final var ownInputAccessoryView: UIView?

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  public override init(frame: CGRect) {
    container = NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Differs: Archives can't be read, so the view has size zero.
  public required init?(coder: NSCoder) {
    container = NSTextContainer()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isAccessibilityElement = true
    backgroundColor = .systemBackground
    container.changed = { [weak self] in self?.styleChanged() }
    pressRecognizer.handlers.append { [weak self] _ in self?.pressed() }
    addGestureRecognizer(pressRecognizer)
    display.install()
  }

  // The base class has a property of the same name and another type, as in Objective-C.
  @_nonoverride open var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  open var text: String! {
    get { content.string }
    set { setText(newValue ?? "") }
  }

  open var font: UIFont? { didSet { styleChanged() } }

  open var textColor: UIColor? { didSet { styleChanged() } }

  open var textAlignment: NSTextAlignment = .natural { didSet { styleChanged() } }

  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adaptFont() } }
  }

  private func adaptFont() {
    guard let font else { return }
    let adapted = font.adapted(to: traitCollection)
    if adapted !== font { self.font = adapted }
  }

  open var isEditable = true { didSet { if isEditable != oldValue { editabilityChanged() } } }

  open var isSelectable = true { didSet { if isSelectable != oldValue { editabilityChanged() } } }

  open var selectedRange: NSRange {
    get { NSRange(content.selection) }
    set { setSelection(Range(newValue) ?? content.selection) }
  }

  open func scrollRangeToVisible(_ range: NSRange) { scrollToVisible(range) }

  open var clearsOnInsertion = false

  open var isWritingToolsActive: Bool { hasWritingToolsSession }

  // MARK: Where the text is

  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { styleChanged() } }
  }

  open var textContainer: NSTextContainer { container }

  open override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set {
      super.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
    }
  }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return display.size(forWidth: widthForLines)
  }

  package override var contentHeightDependsOnWidth: Bool { !isScrollEnabled }

  package override func contentSize(forWidth width: CGFloat) -> CGSize {
    // Subclasses override the intrinsic content size, so the value is read through that property.
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
    styleChanged()
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

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = handle(presses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = returnPresses(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = returnPresses(presses)
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
  // A text view doesn't support secure text.
  open var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  open var textContentType: UITextContentType!

  // MARK: UIKeyInput

  open var hasText: Bool { !content.string.isEmpty }
  open func insertText(_ text: String) { type(text) }
  open func deleteBackward() { deleteBeforeCaret() }

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
    get { super.accessibilityValue ?? content.string }
    set { super.accessibilityValue = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(spokenTraits) }
    set { super.accessibilityTraits = newValue }
  }
}
