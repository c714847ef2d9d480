import UIKit

/// Turns the wheels of a date picker with the arrow keys, or moves by days and weeks in a calendar.
@MainActor final class DateKeyboardNavigator {
  private unowned let picker: UIDatePicker
  private var column = 0

  init(_ picker: UIDatePicker) {
    self.picker = picker
  }

  func handle(_ key: SheetKey) -> Bool {
    let columnStep = key.columnStep(
      isRightToLeft: picker.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    guard columnStep != nil || key.rowStep != nil else { return false }
    if picker.datePickerStyle == .inline {
      if let days = key.rowStep.map({ $0 * 7 }) ?? columnStep { turn(.day, by: days) }
      return true
    }
    let columns = columns
    guard !columns.isEmpty else { return false }
    column = min(column, columns.count - 1)
    if let columnStep {
      column = min(max(column + columnStep, 0), columns.count - 1)
    } else if let rowStep = key.rowStep {
      turn(columns[column], by: rowStep)
    }
    return true
  }

  private var kind: DatePickerColumns.Kind {
    if #available(iOS 17.4, *) {
      if picker.datePickerMode == .yearAndMonth { return .month }
    }
    return switch picker.datePickerMode {
    case .time: .time
    case .dateAndTime: .dateAndTime
    default: .date
    }
  }

  private var columns: [DatePickerColumns.Column] {
    DatePickerColumns(kind, locale: picker.locale ?? .current, calendar: picker.calendar).columns
  }

  private func turn(_ column: DatePickerColumns.Column, by rows: Int) {
    var calendar = picker.calendar ?? .current
    if let timeZone = picker.timeZone { calendar.timeZone = timeZone }
    guard
      var date = DatePickerColumns.date(
        from: picker.date, by: rows, in: column, calendar: calendar,
        minuteInterval: picker.minuteInterval)
    else { return }
    if kind == .time, !calendar.isDate(date, inSameDayAs: picker.date) {
      date = DayCalendar(in: calendar.timeZone).time(of: date, onDayOf: picker.date)
    }
    guard isAllowed(date, calendar) else { return }
    picker.setDate(date, animated: true)
    picker.sendActions(for: .valueChanged)
  }

  /// For days, the limits include the whole day.
  private func isAllowed(_ date: Date, _ calendar: Calendar) -> Bool {
    let unit: Calendar.Component = picker.datePickerMode == .date ? .day : .minute
    func isBefore(_ a: Date, _ b: Date) -> Bool {
      calendar.compare(a, to: b, toGranularity: unit) == .orderedAscending
    }
    if let first = picker.minimumDate, isBefore(date, first) { return false }
    if let last = picker.maximumDate, isBefore(last, date) { return false }
    return true
  }
}
