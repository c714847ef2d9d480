/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The attributed text that was set; nil where plain text was.
  final var storedStyledText: StyledText?
  final var storedText: String?
  final var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  final var storedTextColor = UIColor.label
  final var storedAlignment = NSTextAlignment.natural
  final var storedLineBreakMode = NSLineBreakMode.byTruncatingTail
  final var layouts = TextLayoutCache()
  /// The width for which Auto Layout measures lines; 0 for none.
  private final var widthForLines: CGFloat = 0

  /// A label with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Archives are not read on Linux; the label is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    contentMode = .redraw
  }

  // MARK: Text

  /// The text without its attributes.
  open var text: String? {
    get { storedStyledText?.string ?? storedText }
    set {
      guard newValue != storedText || storedStyledText != nil else { return }
      storedStyledText = nil
      storedText = newValue
      textChanged()
    }
  }

  /// The text with its attributes; what they leave open is as the label's properties say.
  open var attributedText: NSAttributedString? {
    get {
      styledText?.attributedString
    }
    set {
      styledText = newValue.map { StyledText($0) }
    }
  }

  /// The text with its attributes, as a value.
  final var styledText: StyledText? {
    get { storedStyledText ?? storedText.map { StyledText($0, attributes: attributes) } }
    set {
      storedText = nil
      storedStyledText = newValue
      textChanged()
    }
  }

  /// The font; the system's of 17 points by default.
  open var font: UIFont! {
    get { storedStyledText?.firstValue(of: .font) as? UIFont ?? storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      overwrite(.font, with: storedFont)
      textChanged()
    }
  }

  /// The colour; `UIColor.label` by default.
  open var textColor: UIColor! {
    get { storedStyledText?.firstValue(of: .foregroundColor) as? UIColor ?? storedTextColor }
    set {
      storedTextColor = newValue ?? .label
      overwrite(.foregroundColor, with: storedTextColor)
      looksChanged()
    }
  }

  /// How lines are placed from side to side; natural, hence on the side where reading begins, by default.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      overwriteParagraphStyle { $0.alignment = newValue }
      looksChanged()
    }
  }

  /// How text ends that is too long; with an ellipsis by default.
  open var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set {
      storedLineBreakMode = newValue
      overwriteParagraphStyle { $0.lineBreakMode = newValue }
      textChanged()
    }
  }

  /// The most lines; 0 for any number, 1 by default.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textChanged() } }
  }

  /// The width at which the intrinsic size breaks lines; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Fitting

  /// Whether the font shrinks where the text is too long; false by default.
  open var adjustsFontSizeToFitWidth = false {
    didSet { looksChanged() }
  }

  /// The least factor by which the font shrinks, 0 to 1; 0 leaves that to the system.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { looksChanged() }
  }

  /// Whether letters may move closer before text is truncated; they do not on Linux.
  open var allowsDefaultTighteningForTruncation = false

  /// Where a text lies whose font has shrunk; its baseline stays by default.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { looksChanged() }
  }

  /// Whether the font follows the person's text size, if it is a text style's or scaled by metrics.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adaptFonts() } }
  }

  // MARK: Looks

  /// The colour while highlighted; nil for the ordinary one.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted { looksChanged() } }
  }

  /// Whether the label is drawn highlighted; false by default.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedTextColor != nil { looksChanged() } }
  }

  /// Whether the label is drawn at full strength; true by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { looksChanged() } }
  }

  /// The colour of a sharp shadow; nil, the default, for none.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Where the shadow lies, (0, −1) by default.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { setNeedsDisplay() }
  }

  // MARK: Measuring and drawing

  /// Returns the rectangle that the text takes inside another: in the middle from top to bottom.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    place(in: bounds, lines: numberOfLines)
  }

  /// Draws the text in a rectangle; the whole bounds unless a subclass insets them.
  open func drawText(in rect: CGRect) {
    drawLayout(in: rect)
  }

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: numberOfLines == 1 ? 0 : size.width)
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : widthForLines
    return fittingSize(width: numberOfLines == 1 ? 0 : width)
  }

  // Text that is not told where to break its lines breaks them at the width that the label gets.
  package override var contentHeightDependsOnWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth == 0
  }

  package override func contentSize(forWidth width: CGFloat) -> CGSize {
    // Subclasses add to the intrinsic size, so that is what has to be asked.
    widthForLines = width
    defer { widthForLines = 0 }
    return intrinsicContentSize
  }

  package override var baselineOffsets: (fromTop: CGFloat, fromBottom: CGFloat) {
    baselines(in: bounds.isEmpty ? intrinsicContentSize : bounds.size)
  }

  private func fittingSize(width: CGFloat) -> CGSize {
    // Far more than any text needs, and still a number that subclasses can inset.
    let unlimited: CGFloat = 1e7
    let bounds = CGRect(x: 0, y: 0, width: width > 0 ? width : unlimited, height: unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Changes

  package override func traitsChanged(from previous: UITraitCollection) {
    if adjustsFontForContentSizeCategory { adaptFonts() }
    layouts.removeAll()
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    get { super.semanticContentAttribute }
    set {
      super.semanticContentAttribute = newValue
      looksChanged()
    }
  }

  /// The text, or what decides its size, is another.
  final func textChanged() {
    looksChanged()
    invalidateIntrinsicContentSize()
  }

  /// What is drawn is another.
  final func looksChanged() {
    layouts.removeAll()
    setNeedsDisplay()
  }

}

/// Where a text lies whose font has shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}

/// A view whose fonts can follow the person's text size.
@MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts follow the person's text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
