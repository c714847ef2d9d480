/// One action of an alert, as a button.
@MainActor final class AlertRow: UIView {
  let action: UIAlertAction
  private let label = UILabel()
  private let separator = UIView()
  private let look: AlertLook
  private let pressedColor: UIColor
  private let isBold: Bool
  /// A Boolean value that indicates whether there is a separator above the row.
  var hasLine = false { didSet { if hasLine != oldValue { setNeedsLayout() } } }
  /// A closure that chooses the action, also called by VoiceOver.
  var choose: (AlertRow) -> Void = { _ in }

  init(_ action: UIAlertAction, look: AlertLook, isBold: Bool, isOnItsOwn: Bool = false) {
    self.action = action
    self.look = look
    self.isBold = isBold
    pressedColor = isOnItsOwn ? look.pressedCancel : look.pressed
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    label.text = action.title
    updateFont()
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addSubview(label)
    separator.backgroundColor = .separator
    addSubview(separator)
    action.enabledDidChange = { [weak self] in self?.updateColors() }
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  /// A Boolean value that indicates whether a finger is on the row.
  var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { backgroundColor = isHighlighted ? pressedColor : nil }
    }
  }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    updateFont()
    setNeedsLayout()
  }

  private func updateFont() {
    label.font = look.titleFont(isBold: isBold, traitCollection)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    label.textColor =
      if !action.isEnabled {
        .tertiaryLabel
      } else if action.style == .destructive { .systemRed } else { tintColor }
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
  }

  override func accessibilityActivate() -> Bool {
    choose(self)
    return true
  }

  // MARK: Layout

  /// The width of the row's title in one line.
  var titleWidth: CGFloat { label.sizeThatFits(.zero).width }

  /// A Boolean value that indicates whether the title wraps, as very large titles do.
  ///
  /// Other titles shrink to fit in one line.
  private var wraps: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    label.numberOfLines = wraps ? 0 : 1
    let text = label.sizeThatFits(
      CGSize(width: size.width - 2 * look.textInset, height: .greatestFiniteMagnitude))
    // The row height is for a title of the default content size.
    return CGSize(
      width: size.width, height: max(look.rowHeight, (text.height + 2 * look.rowPadding).rounded()))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.numberOfLines = wraps ? 0 : 1
    label.frame = bounds.insetBy(dx: look.textInset, dy: 0)
    let line = 1 / traitCollection.displayScale
    separator.isHidden = !hasLine
    separator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
  }
}
