@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init(dates: [])
  }

  open var selectedDates: [DateComponents] {
    get { dates }
    set { setSelectedDates(newValue, animated: false) }
  }

  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    dates = selectedDates
  }

  override func canSelect(_ date: DateComponents) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: date) ?? true
  }

  override func tapped(_ date: DateComponents, isSameDay: (DateComponents) -> Bool) {
    if dates.contains(where: isSameDay) {
      guard delegate?.multiDateSelection(self, canDeselectDate: date) ?? true else { return }
      selectedDates.removeAll(where: isSameDay)
      delegate?.multiDateSelection(self, didDeselectDate: date)
    } else {
      selectedDates.append(date)
      delegate?.multiDateSelection(self, didSelectDate: date)
    }
  }
}

@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }

  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
