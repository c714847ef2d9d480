/// A row of a table.
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
  /// Whether the line below is left out, because this row or the next one is marked.
  final var hidesSeparator = false {
    didSet { if hidesSeparator != oldValue { setNeedsLayout() } }
  }

  /// A cell of a style, which can be used again for rows that are asked for by its identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    storedReuseIdentifier = reuseIdentifier
    storedContentView = CellContentView()
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// A cell of the default style.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Archives are not read on Linux; the cell is empty.
  public required init?(coder: NSCoder) {
    style = .default
    storedReuseIdentifier = nil
    storedContentView = CellContentView()
    super.init(coder: coder)
    setUp()
  }

  /// What a table makes cells of a registered class with.
  ///
  /// Nothing can be made from a class on Linux unless the initialiser is required. Subclasses inherit this
  /// one as long as they override `init(style:reuseIdentifier:)` or add no initialiser of their own.
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

  /// The name under which the cell is used again.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Is called before the cell is used for another row; subclasses undo what the row had of its own.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  // MARK: Contents

  /// The view that the contents lie in; the configuration's view where one is set.
  open var contentView: UIView { storedContentView }

  /// A configuration to begin with: the table's usual look, without contents.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// What the cell shows; nil where it has labels or subviews of the app's.
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

  /// The background; nil for the look that rows of the table have.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showState(animated: false) }
  }

  /// Returns the background that rows of the table have.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    position.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// Whether the contents follow the cell's state by themselves; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the cell's state by itself; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// What the cell is in.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    return state
  }

  /// Runs when the configurations have to follow the cell's state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Asks for the configurations to be brought up to date.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
  }

  /// Brings the configurations up to date; subclasses set theirs here.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// The label of the title, where the cell has no configuration.
  open var textLabel: UILabel? { label(\.text) }
  /// The label of the value or second line, where the style has one and the cell no configuration.
  open var detailTextLabel: UILabel? { style == .default ? nil : label(\.detail) }
  /// The view of an image before the title, where the cell has no configuration.
  open var imageView: UIImageView? { labelledImageView }

  /// The colour behind the contents; nil for the one of the table's rows.
  open override var backgroundColor: UIColor? {
    get { ownBackgroundColor }
    set {
      ownBackgroundColor = newValue
      showState(animated: false)
    }
  }

  /// A view behind the contents, in place of the colour.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }

  /// A view behind the contents while the cell is marked, in place of the grey.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
  }

  // MARK: The end of the row

  /// What the cell shows at its end; nothing by default.
  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { replaceAccessory() } }
  }

  /// A view at the cell's end, in place of the type's.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { replaceAccessory() } }
  }

  /// Where the line below begins and ends; by the table, or by where the text begins, by default.
  open var separatorInset: UIEdgeInsets {
    get { storedSeparatorInset ?? table?.separatorInset ?? UITableView.defaultSeparatorInset }
    set {
      storedSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  final var hasOwnSeparatorInset: Bool { storedSeparatorInset != nil }

  // MARK: State

  /// How the cell shows that it is chosen; in grey by default.
  open var selectionStyle: SelectionStyle = .default {
    didSet { showState(animated: false) }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the cell is chosen.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Marks the cell as having a finger on it, or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    stateChanged(animated: animated)
  }

  /// Marks the cell as chosen, or not.
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

  /// The height of the contents, at least 44 points, in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width)
  }

  /// The size that a table gives a cell whose height it is not told: that of the contents, in a width.
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
