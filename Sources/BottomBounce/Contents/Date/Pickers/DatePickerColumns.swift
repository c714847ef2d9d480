import Foundation

/// The wheels in the order of the locale's date format, because UIKit has no API for them.
struct DatePickerColumns: Equatable {
  enum Kind {
    case date, month, time, dateAndTime
  }

  enum Column: Equatable {
    case year, month, day, hour, minute
    case dayPeriod
  }

  /// From the leading side.
  let columns: [Column]

  init(_ kind: Kind, locale: Locale, calendar: Calendar) {
    func order(_ template: String) -> [Column] {
      let formatter = DateFormatter()
      formatter.locale = locale
      formatter.calendar = calendar
      formatter.setLocalizedDateFormatFromTemplate(template)
      return Self.columns(of: formatter.dateFormat ?? "")
    }
    columns =
      switch kind {
      case .date: order("yMMMMd")
      case .month: order("yMMMM")
      case .time: order("jmm")
      case .dateAndTime: [.day] + order("jmm")
      }
  }

  static func columns(of format: String) -> [Column] {
    var columns: [Column] = []
    var isQuoted = false
    for character in format {
      if character == "'" { isQuoted.toggle() }
      let column: Column? =
        switch character {
        case "y", "Y", "u", "U", "r": .year
        case "M", "L": .month
        case "d": .day
        case "h", "H", "k", "K": .hour
        case "m": .minute
        case "a", "b", "B": .dayPeriod
        default: nil
        }
      if let column, !isQuoted, !columns.contains(column) { columns.append(column) }
    }
    return columns
  }

  /// A wheel can also change the month or year, so that it reaches every date.
  static func date(
    from date: Date, by rows: Int, in column: Column, calendar: Calendar, minuteInterval: Int
  ) -> Date? {
    let (component, unit): (Calendar.Component, Int) =
      switch column {
      case .year: (.year, 1)
      case .month: (.month, 1)
      case .day: (.day, 1)
      case .hour: (.hour, 1)
      case .minute: (.minute, max(minuteInterval, 1))
      case .dayPeriod: (.hour, 12)
      }
    return calendar.date(byAdding: component, value: rows * unit, to: date)
  }
}
