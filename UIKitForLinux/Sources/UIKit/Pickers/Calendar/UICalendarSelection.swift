/// Differs: Selected days change their look without an animation.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  final weak var calendarView: UICalendarView?
  final var dates: [DateComponents] = [] {
    didSet { calendarView?.showOnCalendar(animated: false) }
  }

  init(dates: [DateComponents]) {
    self.dates = dates
    super.init()
  }

  open func updateSelectableDates() {
    calendarView?.inlineCalendar?.updateSelectableDays()
  }

  func canSelect(_ date: DateComponents) -> Bool { false }

  /// Called when the user taps an enabled day.
  func tapped(_ date: DateComponents, isSameDay: (DateComponents) -> Bool) {}
}
