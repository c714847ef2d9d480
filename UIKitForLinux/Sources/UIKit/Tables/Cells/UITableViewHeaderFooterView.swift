@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  private let storedReuseIdentifier: String?
  private var storedContentView: UIView = CellContentView()
  private var storedContentConfiguration: (any UIContentConfiguration)?
  private let background = CellBackgroundView()
  private var label: UILabel?
  final weak var table: UITableView?
  /// A Boolean value that indicates whether the table uses the view as a footer.
  final var isFooter = false

  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Differs: Archives can't be read, so the view is empty.
  public required init?(coder: NSCoder) {
    storedReuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  /// Creates a view of a registered class.
  ///
  /// See `UITableViewCell.init(reusedAs:)`.
  @_spi(UIKitReuse) public required convenience init(reusedAs identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  private func setUp() {
    layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    addSubview(background)
    addSubview(storedContentView)
    background.isHidden = true
  }

  open var reuseIdentifier: String? { storedReuseIdentifier }

  open func prepareForReuse() {}

  open var contentView: UIView { storedContentView }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    if table?.style == .plain { return isFooter ? .plainFooter() : .plainHeader() }
    return isFooter ? .groupedFooter() : .groupedHeader()
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
        insertSubview(view, aboveSubview: storedContentView)
        storedContentView.removeFromSuperview()
        storedContentView = view
      }
      label = nil
      setNeedsLayout()
    }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      background.backgroundColor = backgroundConfiguration?.backgroundColor
      background.isHidden = backgroundConfiguration == nil
    }
  }

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, belowSubview: contentView) }
      setNeedsLayout()
    }
  }

  open var textLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if let label { return label }
    let look = defaultContentConfiguration().textProperties
    let made = UILabel()
    made.font = look.font
    made.textColor = look.color
    made.numberOfLines = 0
    made.adjustsFontForContentSizeCategory = true
    contentView.addSubview(made)
    label = made
    return made
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [background, contentView, backgroundView] { view?.frame = bounds }
    label?.frame = contentView.bounds.inset(by: labelInsets)
  }

  private var labelInsets: UIEdgeInsets {
    let margins = defaultContentConfiguration().directionalLayoutMargins
    return UIEdgeInsets(
      top: margins.top, left: layoutMargins.left, bottom: margins.bottom,
      right: layoutMargins.right)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isConstrained = contentView.isLaidOutByConstraints
    if contentConfiguration != nil || isConstrained {
      contentView.frame = CGRect(x: 0, y: 0, width: size.width, height: bounds.height)
      guard isConstrained else { return contentView.sizeThatFits(size) }
      return CGSize(
        width: size.width, height: contentView.fittingHeight(forWidth: size.width))
    }
    guard let label else { return bounds.size }
    let insets = labelInsets
    let inner = size.width - insets.left - insets.right
    let text = label.sizeThatFits(CGSize(width: inner, height: 0))
    return CGSize(width: size.width, height: text.height + insets.top + insets.bottom)
  }
}
