/// A button in a navigation bar: a symbol, text, or the back button with a chevron.
@MainActor final class BarButton: UIControl {
  private let label = UILabel()
  private let symbol = UIImageView()
  private let leadsBack: Bool
  private let gap: CGFloat = 4

  init(item: UIBarButtonItem) {
    leadsBack = false
    super.init(frame: .zero)
    setUp()
    item.shownButton = self
    symbol.image = item.image
    label.text = item.image == nil ? item.title : nil
    label.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    accessibilityLabel = item.title
    isEnabled = item.isEnabled
    if let color = item.tintColor { tintColor = color }
    if let action = item.primaryAction { addAction(action, for: .primaryActionTriggered) }
    addAction(
      UIAction { [weak self] _ in self?.sendActions(for: .primaryActionTriggered) },
      for: .touchUpInside)
  }

  init(backTo title: String, action: @escaping () -> Void) {
    leadsBack = true
    super.init(frame: .zero)
    setUp()
    symbol.image = UIImage(
      systemName: "chevron.backward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .medium))
    label.text = title
    label.font = .systemFont(ofSize: 17)
    accessibilityLabel = title
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func setUp() {
    isAccessibilityElement = true
    accessibilityTraits = .button
    addSubview(symbol)
    addSubview(label)
    updateTint()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateTint()
  }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.2 : 1 } }

  override var isEnabled: Bool { didSet { updateTint() } }

  private func updateTint() {
    label.textColor = isEnabled ? tintColor : .tertiaryLabel
    symbol.tintColor = isEnabled ? tintColor : .tertiaryLabel
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let image = symbol.image?.size ?? .zero
    let text = label.text == nil ? .zero : label.sizeThatFits(size)
    return CGSize(
      width: image.width + text.width + (image.width > 0 && text.width > 0 ? gap : 0),
      height: UINavigationBar.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let image = symbol.image?.size ?? .zero
    let text = label.text == nil ? .zero : label.sizeThatFits(bounds.size)
    let imageX = isMirrored ? bounds.width - image.width : 0
    let textWidth = min(text.width, bounds.width - image.width)
    let textX = isMirrored ? 0 : bounds.width - textWidth
    symbol.frame = CGRect(
      x: imageX, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
    label.frame = CGRect(
      x: textX, y: (bounds.height - text.height) / 2, width: textWidth, height: text.height)
  }
}
