@preconcurrency @MainActor open class UINavigationBar: UIView {
  // Values in points from Apple's design resources for iOS 18.
  static let height: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52
  private static let margin: CGFloat = 16

  private let title = UILabel()
  private let largeTitle = UILabel()
  private var buttons: [BarButton] = []
  private var item: UINavigationItem?
  private var isLarge = false
  private var storedItems: [UINavigationItem] = []
  var onBack: (() -> Void)?
  var onHeightChange: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Differs: Archives can't be read, so the bar has no items.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = .center
    largeTitle.font = .systemFont(ofSize: 34, weight: .bold)
    for label in [title, largeTitle] {
      label.accessibilityTraits = .header
      addSubview(label)
    }
  }

  open var prefersLargeTitles = false { didSet { itemsChanged() } }

  open var items: [UINavigationItem]? { storedItems }

  open var topItem: UINavigationItem? { storedItems.last }

  open var backItem: UINavigationItem? { storedItems.dropLast().last }

  final func show(_ items: [UINavigationItem]) {
    storedItems = items
    for item in items { item.bar = self }
    itemsChanged()
  }

  final func itemsChanged() {
    item = topItem
    let wasLarge = isLarge
    isLarge =
      switch item?.largeTitleDisplayMode {
      case .never, nil: false
      case .always: prefersLargeTitles
      // Automatic: large for the root view controller, and otherwise like the previous one.
      case .automatic: prefersLargeTitles
      }
    title.text = item?.title
    largeTitle.text = item?.title
    title.isHidden = isLarge || item?.titleView != nil
    largeTitle.isHidden = !isLarge
    makeButtons()
    setNeedsLayout()
    if wasLarge != isLarge { onHeightChange?() }
  }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    for subview in subviews where subview !== title && subview !== largeTitle {
      subview.removeFromSuperview()
    }
    if let view = item?.titleView { addSubview(view) }
    for item in leadingItems + (item?.rightBarButtonItems ?? []) {
      item.onChange = { [weak self] in self?.itemsChanged() }
    }
    buttons = leadingItems.map { BarButton(item: $0) }
    if buttons.isEmpty, let backItem, item?.hidesBackButton != true {
      buttons = [
        BarButton(backTo: backItem.backButtonTitle ?? backItem.title ?? "Back") { [weak self] in
          self?.onBack?()
        }
      ]
    }
    buttons += (item?.rightBarButtonItems ?? []).map { BarButton(item: $0) }
    for button in buttons { addSubview(button) }
  }

  private var leadingItems: [UIBarButtonItem] { item?.leftBarButtonItems ?? [] }

  final var fittingHeight: CGFloat { Self.height + (isLarge ? Self.largeTitleHeight : 0) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let trailing = item?.rightBarButtonItems?.count ?? 0
    // The back chevron is closer to the edge than text.
    let isBack = leadingItems.isEmpty
    var leading = isBack ? Self.margin / 2 : Self.margin
    var end = Self.margin
    for (index, button) in buttons.enumerated() {
      let size = button.sizeThatFits(bounds.size)
      let isLeading = index < buttons.count - trailing
      let offset = isLeading ? leading : bounds.width - end - size.width
      button.frame = CGRect(
        x: isMirrored ? bounds.width - offset - size.width : offset, y: 0, width: size.width,
        height: Self.height)
      if isLeading { leading += size.width + Self.margin } else { end += size.width + Self.margin }
    }
    // Centered in the bar if both sides leave enough space.
    let side = max(leading, end)
    let middle = CGRect(
      x: side, y: 0, width: max(bounds.width - side * 2, 0), height: Self.height)
    title.frame = middle
    item?.titleView?.center = CGPoint(x: middle.midX, y: middle.midY)
    largeTitle.frame = CGRect(
      x: Self.margin, y: Self.height + 3, width: bounds.width - Self.margin * 2, height: 41)
  }
}
