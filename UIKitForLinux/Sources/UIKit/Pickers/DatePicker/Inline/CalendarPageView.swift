/// A month of an inline calendar: a grid of days.
final class CalendarPageView: UIView {
  private var cells: [CalendarDayCell] = []
  private(set) var page: CalendarPage?

  /// Creates an empty page that calls a closure when the user taps a day.
  init(onTap: @escaping (_ day: Int) -> Void) {
    super.init(frame: .zero)
    cells = (0..<CalendarPage.rowCount * 7).map { _ in
      let cell = CalendarDayCell()
      cell.addAction(
        UIAction { [weak cell] _ in if let day = cell?.day { onTap(day) } }, for: .touchUpInside)
      addSubview(cell)
      return cell
    }
  }

  required init?(coder: NSCoder) {
    assertionFailure("CalendarPageView is made in code.")
    return nil
  }

  /// Shows a month of the inline calendar.
  func show(_ page: CalendarPage, _ state: CalendarState, _ texts: CalendarTexts) {
    self.page = page
    for (slot, cell) in cells.enumerated() {
      let day = page.day(inSlot: slot)
      let isToday = day == state.today
      cell.show(
        day, text: day.map { texts.number(of: $0) } ?? "",
        spokenText: day.map { texts.spokenText(of: $0, isToday: isToday) } ?? "",
        isToday: isToday)
      cell.isSelected = day.map(state.selected.contains) ?? false
      cell.isEnabled = day.map(state.allows) ?? false
    }
  }

  /// Enables the days that a closure returns `true` for.
  func enableDays(where canSelect: (_ day: Int) -> Bool) {
    for cell in cells {
      guard let day = cell.day else { continue }
      let isEnabled = canSelect(day)
      if cell.isEnabled != isEnabled { cell.isEnabled = isEnabled }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width / 7
    for (slot, cell) in cells.enumerated() {
      let column = CGFloat(isMirrored ? 6 - slot % 7 : slot % 7)
      cell.frame = CGRect(
        x: column * width, y: CGFloat(slot / 7) * CalendarMetrics.rowHeight, width: width,
        height: CalendarMetrics.rowHeight)
    }
  }
}

/// The selected and the permitted days of an inline calendar.
struct CalendarState: Equatable {
  /// A day of the month that the calendar turns to when this day changes or the wheels close.
  var reference: Int
  var selected: Set<Int>
  var today: Int
  var minimum: Int?
  var maximum: Int?

  /// Returns a Boolean value that indicates whether a day is within the limits.
  func allows(_ day: Int) -> Bool {
    DateWheels.allDays.contains(day) && day >= minimum ?? day && day <= maximum ?? day
  }

  /// Returns a Boolean value that indicates whether a month has a day within the limits.
  func allows(_ page: CalendarPage) -> Bool {
    page.last >= minimum ?? page.last && page.first <= maximum ?? page.first
      && page.last >= DateWheels.allDays.lowerBound && page.first < DateWheels.allDays.upperBound
  }
}

extension CalendarState {
  /// Creates the state of a calendar with one selected day, which is its reference.
  init(selected day: Int, today: Int, minimum: Int? = nil, maximum: Int? = nil) {
    self.init(reference: day, selected: [day], today: today, minimum: minimum, maximum: maximum)
  }
}
