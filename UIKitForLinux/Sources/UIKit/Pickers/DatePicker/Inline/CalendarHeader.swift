/// The header of an inline calendar: the month, which opens the month wheels, and two arrows.
final class CalendarHeader: UIView {
  let title = CalendarTitle()
  let backArrow = CalendarHeader.arrow("chevron.backward")
  let nextArrow = CalendarHeader.arrow("chevron.forward")

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [title, backArrow, nextArrow] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    assertionFailure("CalendarHeader is made in code.")
    return nil
  }

  private static func arrow(_ name: String) -> UIButton {
    let button = UIButton(type: .system)
    let look = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)
    button.setImage(UIImage(systemName: name, withConfiguration: look), for: .normal)
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, at x: CGFloat, width: CGFloat) {
      view.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
    }
    let side = CalendarMetrics.headerHeight
    place(nextArrow, at: bounds.width - side, width: side)
    place(backArrow, at: bounds.width - 2 * side, width: side)
    let room = bounds.width - 2 * side
    place(title, at: 0, width: min(title.sizeThatFits(bounds.size).width, room))
  }
}

/// The month and year of an inline calendar, with a chevron that rotates when wheels are open.
final class CalendarTitle: UIControl {
  /// A closure that is called when an assistive technology changes the month by one.
  var onAdjust: (_ months: Int) -> Void = { _ in }
  /// The words for the accessibility label, which describes the effect of a tap.
  var words: CalendarWords? { didSet { updateSpokenName() } }
  private let label = UILabel()
  private let chevron = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textColor = .label
    chevron.image = UIImage(
      systemName: "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    addSubview(label)
    addSubview(chevron)
    isAccessibilityElement = true
    accessibilityTraits = [.button, .header, .adjustable]
  }

  required init?(coder: NSCoder) {
    assertionFailure("CalendarTitle is made in code.")
    return nil
  }

  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      accessibilityValue = newValue
      label.font = CalendarMetrics.font(
        17, .semibold, atMost: CalendarMetrics.largestTitleFont, for: traitCollection)
      superview?.setNeedsLayout()
      setNeedsLayout()
    }
  }

  /// A Boolean value that indicates whether the wheels are open.
  override var isSelected: Bool {
    didSet {
      updateSpokenName()
      label.textColor = isSelected ? tintColor : .label
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      chevron.transform =
        isSelected ? CGAffineTransform(rotationAngle: (isMirrored ? -1 : 1) * .pi / 2) : .identity
    }
  }

  private func updateSpokenName() {
    accessibilityLabel = isSelected ? words?.hideYears : words?.showYears
  }

  override func accessibilityIncrement() { onAdjust(1) }

  override func accessibilityDecrement() { onAdjust(-1) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size)
    return CGSize(width: CalendarMetrics.inset + text.width + 24, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(bounds.width - CalendarMetrics.inset - 24, 0)
    let side: CGFloat = 20
    label.frame = CGRect(
      x: isMirrored ? 24 : CalendarMetrics.inset, y: 0, width: width, height: bounds.height)
    chevron.contentMode = .center
    chevron.bounds.size = CGSize(width: side, height: side)
    chevron.center = CGPoint(
      x: isMirrored ? 12 : bounds.width - 12, y: bounds.midY)
  }
}
