@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init(dates: [])
  }

  open var selectedDate: DateComponents? {
    get { dates.first }
    set { setSelected(newValue, animated: false) }
  }

  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    dates = [selectedDate].compactMap { $0 }
  }

  override func canSelect(_ date: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: date) ?? true
  }

  override func tapped(_ date: DateComponents, isSameDay: (DateComponents) -> Bool) {
    let isSelected = dates.contains(where: isSameDay)
    if isSelected, delegate?.dateSelection(self, canSelectDate: nil) != true { return }
    selectedDate = isSelected ? nil : date
    delegate?.dateSelection(self, didSelectDate: selectedDate)
  }
}

@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents != nil }
}
