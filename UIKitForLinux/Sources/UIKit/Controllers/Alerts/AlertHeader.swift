/// The centered title and message of an alert.
@MainActor final class AlertHeader: UIView {
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let look: AlertLook
  private let fields: [UITextField]

  init?(title: String?, message: String?, fields: [UITextField], look: AlertLook) {
    let hasText = title?.isEmpty == false || message?.isEmpty == false
    guard hasText || !fields.isEmpty else { return nil }
    self.look = look
    self.fields = fields
    super.init(frame: .zero)
    set(titleLabel, title, look.headerTitleColor)
    set(messageLabel, message, look.messageColor)
    updateFonts()
    titleLabel.accessibilityTraits = .header
    for field in fields { addSubview(field) }
  }

  required init?(coder: NSCoder) { nil }

  private func set(_ label: UILabel, _ text: String?, _ color: UIColor) {
    guard let text, !text.isEmpty else { return }
    label.text = text
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(label)
  }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    updateFonts()
    setNeedsLayout()
  }

  private func updateFonts() {
    titleLabel.font = look.headerTitleFont(traitCollection)
    messageLabel.font = look.messageFont(traitCollection)
  }

  private static let fieldHeight: CGFloat = 30
  private static let fieldGap: CGFloat = 14

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: place(inWidth: size.width) { _, _ in })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = place(inWidth: bounds.width) { view, frame in view.frame = frame }
  }

  /// Lays out the parts from top to bottom, and returns the total height.
  private func place(inWidth width: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
    let insets = look.headerInsets
    let inner = width - insets.left - insets.right
    var y = insets.top
    for label in [titleLabel, messageLabel] where label.superview != nil {
      if label === messageLabel, titleLabel.superview != nil { y += look.headerGap }
      let size = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
      put(label, CGRect(x: insets.left, y: y, width: inner, height: size.height))
      y += size.height
    }
    for (index, field) in fields.enumerated() {
      if index == 0, y > insets.top { y += Self.fieldGap }
      put(field, CGRect(x: insets.left, y: y, width: inner, height: Self.fieldHeight))
      y += Self.fieldHeight
    }
    return (y + insets.bottom).rounded(.up)
  }
}
