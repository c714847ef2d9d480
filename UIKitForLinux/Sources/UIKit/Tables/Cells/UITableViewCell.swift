@preconcurrency @MainActor open class UITableViewCell: UIView {
  final let style: CellStyle
  private let storedReuseIdentifier: String?
  private var storedContentView: UIView
  private var storedContentConfiguration: (any UIContentConfiguration)?
  private var storedIsHighlighted = false
  private var storedIsSelected = false
  private var storedSeparatorInset: UIEdgeInsets?
  final var labels = CellLabels()
  final let background = CellBackgroundView()
  final let separator = UIView()
  final let topSeparator = UIView()
  final var accessory: UIView?
  final var ownBackgroundColor: UIColor?
  final weak var table: UITableView?
  final var position = Position() {
    didSet { if position != oldValue { positionChanged() } }
  }
  /// A Boolean value that indicates whether the separator below is hidden, because this row or the
  /// next one is highlighted or selected.
  final var hidesSeparator = false {
    didSet { if hidesSeparator != oldValue { setNeedsLayout() } }
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    storedReuseIdentifier = reuseIdentifier
    storedContentView = CellContentView()
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Differs: Archives can't be read, so the cell is empty.
  public required init?(coder: NSCoder) {
    style = .default
    storedReuseIdentifier = nil
    storedContentView = CellContentView()
    super.init(coder: coder)
    setUp()
  }

  /// Creates a cell of a registered class.
  ///
  /// On Linux, an object can be created from a class value only if the initializer is required.
  /// Subclasses inherit this initializer if they override `init(style:reuseIdentifier:)` or add no
  /// designated initializer.
  @_spi(UIKitReuse) public required convenience init(reusedAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  private func setUp() {
    layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    isAccessibilityElement = true
    for view in [background, storedContentView, topSeparator, separator] { addSubview(view) }
    for line in [separator, topSeparator] { line.isUserInteractionEnabled = false }
    topSeparator.isHidden = true
    (storedContentView as? CellContentView)?.cell = self
    showState(animated: false)
  }

  open var reuseIdentifier: String? { storedReuseIdentifier }

  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  // MARK: Contents

  open var contentView: UIView { storedContentView }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { storedContentConfiguration }
    set {
      storedContentConfiguration = newValue
      if let newValue, let shown = storedContentView as? any UIContentView,
        shown.supports(newValue)
      {
        shown.configuration = newValue
      } else {
        let view = newValue?.makeContentView() ?? CellContentView()
        (view as? CellContentView)?.cell = self
        insertSubview(view, aboveSubview: storedContentView)
        storedContentView.removeFromSuperview()
        labels = CellLabels()
        storedContentView = view
      }
      contentsChanged()
    }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showState(animated: false) }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    position.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  open var automaticallyUpdatesContentConfiguration = true

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    return state
  }

  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  open var textLabel: UILabel? { label(\.text) }
  open var detailTextLabel: UILabel? { style == .default ? nil : label(\.detail) }
  open var imageView: UIImageView? { labelledImageView }

  open override var backgroundColor: UIColor? {
    get { ownBackgroundColor }
    set {
      ownBackgroundColor = newValue
      showState(animated: false)
    }
  }

  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }

  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
  }

  // MARK: The end of the row

  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { replaceAccessory() } }
  }

  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { replaceAccessory() } }
  }

  open var separatorInset: UIEdgeInsets {
    get { storedSeparatorInset ?? table?.separatorInset ?? UITableView.defaultSeparatorInset }
    set {
      storedSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  final var hasOwnSeparatorInset: Bool { storedSeparatorInset != nil }

  // MARK: State

  open var selectionStyle: SelectionStyle = .default {
    didSet { showState(animated: false) }
  }

  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    stateChanged(animated: animated)
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    stateChanged(animated: animated)
  }

  // MARK: Layout

  package override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    guard accessory != nil, accessoryView == nil else { return }
    let category = traitCollection.preferredContentSizeCategory
    if category != previous.preferredContentSizeCategory { replaceAccessory() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(CGSize(width: targetSize.width, height: 0))
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    get { super.semanticContentAttribute }
    set {
      super.semanticContentAttribute = newValue
      contentView.setNeedsLayout()
    }
  }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spokenText }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if table?.allowsSelection == true, selectionStyle != .none { traits.insert(.button) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
}
