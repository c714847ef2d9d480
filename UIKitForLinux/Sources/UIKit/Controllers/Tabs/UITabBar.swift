@preconcurrency @MainActor open class UITabBar: UIView {
  /// The height without the safe area, from Apple's design resources for iOS 18, in points.
  static let height: CGFloat = 49

  private let line = UIView()
  private var buttons: [TabButton] = []
  private var storedItems: [UITabBarItem] = []
  var onSelect: ((Int) -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Differs: Archives can't be read, so the bar has no tabs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    // The system blurs the content below the bar. Over a plain background the result is this color.
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    addSubview(line)
    accessibilityTraits = .tabBar
    accessibilityContainerType = .semanticGroup
    accessibilityLabel = "Tab Bar"
  }

  open var items: [UITabBarItem]? {
    get { storedItems.isEmpty ? nil : storedItems }
    set {
      storedItems = newValue ?? []
      makeButtons()
    }
  }

  open var selectedItem: UITabBarItem? { didSet { showSelection() } }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = storedItems.enumerated().map { index, item in
      let button = TabButton(item: item)
      button.addAction(
        UIAction { [weak self] _ in self?.onSelect?(index) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    showSelection()
    setNeedsLayout()
  }

  private func showSelection() {
    for (item, button) in zip(storedItems, buttons) { button.isSelected = item === selectedItem }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: -pixel, width: bounds.width, height: pixel)
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = isMirrored ? buttons.count - 1 - index : index
      button.frame = CGRect(
        x: CGFloat(place) * width, y: 0, width: width, height: Self.height)
    }
  }
}

/// One tab: an image above a short title.
@MainActor private final class TabButton: UIControl {
  private let symbol = UIImageView()
  private let label = UILabel()
  private let item: UITabBarItem

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    isAccessibilityElement = true
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    symbol.contentMode = .center
    addSubview(symbol)
    addSubview(label)
    item.onChange = { [weak self] in self?.show() }
    show()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool { didSet { show() } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  private func show() {
    symbol.image = (isSelected ? item.selectedImage : nil) ?? item.image
    label.text = item.title
    let color: UIColor = isSelected ? tintColor : .secondaryLabel
    symbol.tintColor = color
    label.textColor = color
    accessibilityLabel = item.title
    accessibilityTraits = isSelected ? [.button, .selected] : .button
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    symbol.frame = CGRect(x: 0, y: 5, width: bounds.width, height: 28)
    label.frame = CGRect(x: 0, y: 34, width: bounds.width, height: 13)
  }
}
