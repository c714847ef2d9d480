import UIKit

/// Arrows in a date picker.
///
/// On wheels, up and down turn one of them by a row, left and right go to another. In a calendar, left and right go a
/// day, up and down a week.
@MainActor final class DateKeys: BodyKeys {
  private unowned let picker: UIDatePicker
  /// The place of the wheel that is turned.
  private var column = 0

  init(_ picker: UIDatePicker) {
    self.picker = picker
  }

  private var kind: DateColumns.Kind {
    if #available(iOS 17.4, *) {
      if picker.datePickerMode == .yearAndMonth { return .month }
    }
    return switch picker.datePickerMode {
    case .time: .time
    case .dateAndTime: .dateAndTime
    case .countDownTimer: .duration
    default: .date
    }
  }

  private var columns: [DateColumns.Column] {
    DateColumns(kind, locale: picker.locale ?? .current, calendar: picker.calendar).columns
  }

  private var isMirrored: Bool { picker.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func move(_ arrow: ArrowKey) -> Bool {
    if picker.datePickerStyle == .inline {
      let days = arrow.rowStep.map { $0 * 7 } ?? arrow.columnStep(isMirrored: isMirrored)
      if let days { turn(.day, by: days) }
      return true
    }
    let columns = columns
    guard !columns.isEmpty else { return false }
    column = min(column, columns.count - 1)
    if let step = arrow.columnStep(isMirrored: isMirrored) {
      column = min(max(column + step, 0), columns.count - 1)
    } else if let step = arrow.rowStep {
      turn(columns[column], by: step)
    }
    return true
  }

  private func turn(_ column: DateColumns.Column, by rows: Int) {
    if picker.datePickerMode == .countDownTimer { return turnDuration(column, by: rows) }
    var calendar = picker.calendar ?? .current
    if let timeZone = picker.timeZone { calendar.timeZone = timeZone }
    guard
      let date = DateColumns.date(
        from: picker.date, by: rows, in: column, calendar: calendar,
        minuteInterval: picker.minuteInterval),
      isAllowed(date, calendar)
    else { return }
    picker.setDate(date, animated: true)
    picker.sendActions(for: .valueChanged)
  }

  /// Whether the limits let a date be chosen; for a day, whether they let any moment of it.
  private func isAllowed(_ date: Date, _ calendar: Calendar) -> Bool {
    let unit: Calendar.Component = picker.datePickerMode == .date ? .day : .minute
    func isBefore(_ a: Date, _ b: Date) -> Bool {
      calendar.compare(a, to: b, toGranularity: unit) == .orderedAscending
    }
    if let first = picker.minimumDate, isBefore(date, first) { return false }
    if let last = picker.maximumDate, isBefore(last, date) { return false }
    return true
  }

  private func turnDuration(_ column: DateColumns.Column, by rows: Int) {
    let step = TimeInterval(column == .hour ? 3_600 : picker.minuteInterval * 60)
    let duration = picker.countDownDuration + step * TimeInterval(rows)
    // A countdown is shorter than a day, and never nothing.
    guard duration > 0, duration < 86_400 else { return }
    picker.countDownDuration = duration
    picker.sendActions(for: .valueChanged)
  }
}
