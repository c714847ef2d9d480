@preconcurrency @MainActor open class UIButton: UIControl {
  private var storedType = ButtonType.custom
  final var states = ButtonStates()
  private var titleView: UILabel?
  private var subtitleView: UILabel?
  private var imageShown: UIImageView?
  final var backgroundView: UIImageView?
  private var needsUpdate = true
  private var isUpdating = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    configure(with: primaryAction)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero)
    storedType = buttonType == .custom ? .custom : .system
    titleView?.font = defaultFont
    configure(with: primaryAction)
    sizeToFit()
  }

  public convenience init(primaryAction: UIAction?) {
    self.init(type: .system, primaryAction: primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    storedType = .system
    var configuration = configuration
    if let action = primaryAction {
      if !action.title.isEmpty { configuration.title = action.title }
      if let image = action.image { configuration.image = image }
    }
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    sizeToFit()
  }

  /// Differs: Archives can't be read, so the button is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    primaryActionEvents = .touchUpInside
    excludesTapsOfSuperviews = true
    isAccessibilityElement = true
    super.accessibilityTraits = .button
  }

  private func configure(with action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  // MARK: Properties

  open var buttonType: ButtonType { storedType }

  open var role: Role = .normal {
    didSet { if role != oldValue { contentsChanged() } }
  }

  open var configuration: Configuration? {
    didSet {
      guard isUpdating else { return contentsChanged() }
      needsUpdate = true
      contentSizeMayHaveChanged()
    }
  }

  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var automaticallyUpdatesConfiguration = true

  open var titleLabel: UILabel? {
    updateIfNeeded()
    return titleView ?? (configuration == nil ? makeTitleView() : nil)
  }

  open var subtitleLabel: UILabel? {
    updateIfNeeded()
    return subtitleView
  }

  open var imageView: UIImageView? {
    updateIfNeeded()
    return imageShown
  }

  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
    contentSizeMayHaveChanged()
  }

  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: State

  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { stateHasChanged() } }
  }

  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { stateHasChanged() } }
  }

  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { stateHasChanged() } }
  }

  private func stateHasChanged() {
    if configuration == nil || automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
  }

  package override func traitsChanged(from previous: UITraitCollection) {
    contentsChanged()
  }

  /// Called when the title, the image, or the font changes.
  final func contentsChanged() {
    setNeedsUpdateConfiguration()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfNeeded()
    placeContents()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateIfNeeded()
    return fittingSize(width: configuration == nil || size.width <= 0 ? .infinity : size.width)
  }

  /// Differs: It only changes the size; in UIKit, a title without a configuration that is aligned
  /// to the upper edge afterward keeps a distance of 6 points from it.
  open override func sizeToFit() {
    let origin = frame.origin
    bounds.size = sizeThatFits(.zero)
    frame.origin = origin
  }

  open override var intrinsicContentSize: CGSize {
    updateIfNeeded()
    return fittingSize(width: .infinity)
  }

  // A title with several lines wraps at the width of the button.
  package override var contentHeightDependsOnWidth: Bool {
    updateIfNeeded()
    return [titleView, subtitleView].contains { $0?.isHidden == false && $0?.numberOfLines != 1 }
  }

  package override func contentSize(forWidth width: CGFloat) -> CGSize {
    updateIfNeeded()
    return fittingSize(width: width)
  }

  package override var baselineOffsets: (fromTop: CGFloat, fromBottom: CGFloat) {
    updateIfNeeded()
    return baselines(in: bounds.isEmpty ? fittingSize(width: .infinity) : bounds.size)
  }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get {
      if let label = super.accessibilityLabel { return label }
      updateIfNeeded()
      let texts = [titleView?.text, subtitleView?.text].compactMap { $0 }.filter { !$0.isEmpty }
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if !isEnabled { traits.insert(.notEnabled) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Subviews

  private func updateIfNeeded() {
    // The handler may access properties of the button, which must not call the handler again.
    guard needsUpdate, !isUpdating else { return }
    isUpdating = true
    needsUpdate = false
    updateConfiguration()
    needsUpdate = false
    traitCollection.performAsCurrent {
      if let configuration {
        show(configuration)
      } else {
        showStates()
      }
    }
    isUpdating = false
  }

  private func show(_ configuration: Configuration) {
    let look = ButtonLook(configuration, of: self)
    let isBare = showsShape && look.background == nil && look.stroke == nil
    setText(
      isBare ? look.title?.underlined : look.title, of: &titleView,
      mode: configuration.titleLineBreakMode)
    setText(look.subtitle, of: &subtitleView, mode: configuration.subtitleLineBreakMode)
    setImage(look.image, color: look.imageColor)
    let isShown = look.background != nil || look.stroke != nil
    guard isShown || backgroundView != nil else { return }
    let view = backgroundView ?? makeBackgroundView()
    view.isHidden = !isShown
    view.image = nil
    view.backgroundColor = look.background
    view.layer.cornerCurve = .continuous
    view.layer.cornerRadius = look.cornerRadius
    view.layer.borderWidth = look.stroke == nil ? 0 : configuration.background.strokeWidth
    view.layer.borderColor = look.stroke?.cgColor
  }

  private func showStates() {
    let label = titleView ?? makeTitleView()
    label.isHidden = false
    label.text = currentTitle
    label.textColor = currentTitleColor
    if showsShape, let text = label.styledText {
      label.styledText = text.underlined
    }
    let isPressed = buttonType == .system && isHighlighted
    label.alpha = isPressed ? 0.2 : 1
    subtitleView?.isHidden = true
    setImage(currentImage, color: nil)
    imageShown?.alpha = isPressed ? 0.2 : 1
    backgroundView?.isHidden = true
  }

  private func setText(
    _ text: StyledText?, of label: inout UILabel?, mode: NSLineBreakMode
  ) {
    guard text != nil || label != nil else { return }
    let view = label ?? makeLabel()
    label = view
    view.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    view.lineBreakMode = mode
    if view.styledText != text { view.styledText = text }
    view.isHidden = text == nil
  }

  private func setImage(_ image: UIImage?, color: UIColor?) {
    guard image != nil || imageShown != nil else { return }
    let view = imageShown ?? makeImageView()
    if view.image !== image { view.image = image }
    if view.storedTintColor != color { view.tintColor = color }
    view.isHidden = image == nil
  }

  private var defaultFont: UIFont {
    .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
  }

  private func makeTitleView() -> UILabel {
    let label = makeLabel()
    label.font = defaultFont
    label.lineBreakMode = .byTruncatingMiddle
    titleView = label
    return label
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    addSubview(label)
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    addSubview(view)
    imageShown = view
    return view
  }

  private func makeBackgroundView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    insertSubview(view, at: 0)
    backgroundView = view
    return view
  }

  /// The button's views with content, in layout order.
  final var contents: (image: UIImageView?, title: UILabel?, subtitle: UILabel?) {
    func shown<View: UIView>(_ view: View?) -> View? { view?.isHidden == false ? view : nil }
    let title = titleView?.text?.isEmpty == false ? titleView : nil
    return (shown(imageShown), shown(title), shown(subtitleView))
  }
}
