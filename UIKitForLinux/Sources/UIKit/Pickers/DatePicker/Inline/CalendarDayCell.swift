/// A day of an inline calendar.
final class CalendarDayCell: UIControl {
  private let circle = UIView()
  private let label = UILabel()
  private(set) var day: Int?
  private var isToday = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    circle.isUserInteractionEnabled = false
    addSubview(circle)
    label.textAlignment = .center
    // In some languages, days are words.
    label.adjustsFontSizeToFitWidth = true
    addSubview(label)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) {
    assertionFailure("CalendarDayCell is made in code.")
    return nil
  }

  /// Shows a day of the month, or an empty cell.
  func show(_ day: Int?, text: String, spokenText: String, isToday: Bool) {
    self.day = day
    isHidden = day == nil
    label.text = text
    accessibilityLabel = spokenText
    self.isToday = isToday
    updateLook()
  }

  override var isSelected: Bool { didSet { updateLook() } }
  override var isEnabled: Bool { didSet { updateLook() } }
  override var isHighlighted: Bool {
    didSet { label.alpha = isHighlighted ? Self.highlightedAlpha : 1 }
  }

  /// The opacity of a touched day; an estimate.
  private static let highlightedAlpha: CGFloat = 0.3

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  private func updateLook() {
    circle.isHidden = !isSelected
    circle.backgroundColor =
      isToday ? tintColor : tintColor.withAlphaComponent(CalendarMetrics.circleAlpha)
    label.font = CalendarMetrics.font(20, isSelected ? .semibold : .regular, for: traitCollection)
    label.textColor =
      if !isEnabled {
        .tertiaryLabel
      } else if isSelected, isToday {
        .white
      } else {
        isSelected || isToday ? tintColor : .label
      }
    accessibilityTraits = .button
    if isSelected { accessibilityTraits.insert(.selected) }
    if !isEnabled { accessibilityTraits.insert(.notEnabled) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: max((bounds.width - CalendarMetrics.circleText) / 2, 0), dy: 0)
    let side = min(CalendarMetrics.circle, bounds.width, bounds.height)
    circle.frame = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    circle.layer.cornerRadius = side / 2
  }
}
