/// The row of an inline calendar that shows the time and opens the time wheels.
final class CalendarTimeRow: UIView {
  private let label = UILabel()
  let button = UIButton(type: .system)
  private let back = UIView()

  init(_ name: String) {
    super.init(frame: .zero)
    label.text = name
    label.isAccessibilityElement = false
    button.accessibilityLabel = name
    back.backgroundColor = .tertiarySystemFill
    back.layer.cornerRadius = 6
    back.layer.cornerCurve = .continuous
    back.isUserInteractionEnabled = false
    for view in [label, back, button] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    assertionFailure("CalendarTimeRow is made in code.")
    return nil
  }

  /// Shows a time, in the tint color if its wheels are open.
  func show(_ time: String, isOpen: Bool) {
    button.setTitle(time, for: .normal)
    button.setTitleColor(isOpen ? nil : .label, for: .normal)
    button.accessibilityValue = time
    let font = CalendarMetrics.font(17, .regular, for: traitCollection)
    label.font = font
    button.titleLabel?.font = font
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inset = CalendarMetrics.inset
    let width = max(button.intrinsicContentSize.width + 22, 44)
    let height: CGFloat = 36
    let x = isMirrored ? inset : bounds.width - inset - width
    back.frame = CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
    button.frame = CGRect(x: x, y: bounds.midY - 22, width: width, height: 44)
    let room = max(bounds.width - width - 3 * inset, 0)
    let text = min(label.sizeThatFits(bounds.size).width, room)
    label.frame = CGRect(
      x: isMirrored ? bounds.width - inset - text : inset, y: 0, width: text, height: bounds.height)
  }
}
