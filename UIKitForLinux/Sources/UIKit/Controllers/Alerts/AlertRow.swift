/// One action of an alert, as a button.
@MainActor final class AlertRow: UIView {
  let action: UIAlertAction
  private let label = UILabel()
  private let separator = UIView()
  private let look: AlertLook
  private let pressedColor: UIColor
  private let isBold: Bool
  /// Whether a line parts the row from what is above it.
  var hasLine = false { didSet { if hasLine != oldValue { setNeedsLayout() } } }
  /// Takes the action, as VoiceOver does.
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

  /// Whether a finger is on the row.
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

  /// The width of the title on one line.
  var titleWidth: CGFloat { label.sizeThatFits(.zero).width }

  /// Very large titles take as many lines as they need; others shrink to fit one.
  private var wraps: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    label.numberOfLines = wraps ? 0 : 1
    let text = label.sizeThatFits(
      CGSize(width: size.width - 2 * look.textInset, height: .greatestFiniteMagnitude))
    // The row's height is made for a title of the usual size.
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
