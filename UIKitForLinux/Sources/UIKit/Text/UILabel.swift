@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The attributed text that was set, or `nil` if plain text was set.
  final var storedStyledText: StyledText?
  final var storedText: String?
  final var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  final var storedTextColor = UIColor.label
  final var storedAlignment = NSTextAlignment.natural
  final var storedLineBreakMode = NSLineBreakMode.byTruncatingTail
  final var layouts = TextLayoutCache()
  /// The width at which Auto Layout wraps lines; 0 for no wrapping.
  private final var widthForLines: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Differs: Archives can't be read, so the label is empty.
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

  open var text: String? {
    get { storedStyledText?.string ?? storedText }
    set {
      guard newValue != storedText || storedStyledText != nil else { return }
      storedStyledText = nil
      storedText = newValue
      textChanged()
    }
  }

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

  open var font: UIFont! {
    get { storedStyledText?.firstValue(of: .font) as? UIFont ?? storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      overwrite(.font, with: storedFont)
      textChanged()
    }
  }

  open var textColor: UIColor! {
    get { storedStyledText?.firstValue(of: .foregroundColor) as? UIColor ?? storedTextColor }
    set {
      storedTextColor = newValue ?? .label
      overwrite(.foregroundColor, with: storedTextColor)
      styleChanged()
    }
  }

  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      overwriteParagraphStyle { $0.alignment = newValue }
      styleChanged()
    }
  }

  open var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set {
      storedLineBreakMode = newValue
      overwriteParagraphStyle { $0.lineBreakMode = newValue }
      textChanged()
    }
  }

  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textChanged() } }
  }

  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Fitting

  open var adjustsFontSizeToFitWidth = false {
    didSet { styleChanged() }
  }

  open var minimumScaleFactor: CGFloat = 0 {
    didSet { styleChanged() }
  }

  /// Differs: The property has no effect.
  open var allowsDefaultTighteningForTruncation = false

  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { styleChanged() }
  }

  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adaptFonts() } }
  }

  // MARK: Looks

  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted { styleChanged() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedTextColor != nil { styleChanged() } }
  }

  open var isEnabled = true {
    didSet { if isEnabled != oldValue { styleChanged() } }
  }

  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { setNeedsDisplay() }
  }

  // MARK: Measuring and drawing

  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    place(in: bounds, lines: numberOfLines)
  }

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

  // Without a preferred maximum width, the text wraps at the width of the label.
  package override var contentHeightDependsOnWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth == 0
  }

  package override func contentSize(forWidth width: CGFloat) -> CGSize {
    // Subclasses override the intrinsic content size, so the value is read through that property.
    widthForLines = width
    defer { widthForLines = 0 }
    return intrinsicContentSize
  }

  package override var baselineOffsets: (fromTop: CGFloat, fromBottom: CGFloat) {
    baselines(in: bounds.isEmpty ? intrinsicContentSize : bounds.size)
  }

  private func fittingSize(width: CGFloat) -> CGSize {
    // Larger than any text, but finite, so that subclasses can inset it.
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
      styleChanged()
    }
  }

  /// Called when the text, or a property that affects its size, has changed.
  final func textChanged() {
    styleChanged()
    invalidateIntrinsicContentSize()
  }

  /// Updates the label for changed text or style.
  final func styleChanged() {
    layouts.removeAll()
    setNeedsDisplay()
  }

}

public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}

@MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}
