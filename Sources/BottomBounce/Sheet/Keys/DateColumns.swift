import Foundation

/// The wheels of a date picker from the leading side, and what a row of each is worth.
///
/// UIKit does not tell which wheels a picker has. They stand in the order in which the language writes a date.
struct DateColumns: Equatable {
  /// What a picker asks for.
  enum Kind {
    case date, month, time, dateAndTime, duration
  }

  /// A wheel.
  enum Column: Equatable {
    case year, month, day, hour, minute
    /// Morning and afternoon.
    case half
  }

  /// The wheels from the leading side.
  let columns: [Column]

  /// The wheels of a picker in a locale.
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
      case .duration: [.hour, .minute]
      }
  }

  /// The wheels for the fields of a format such as `d MMMM y`, each once.
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
        case "a", "b", "B": .half
        default: nil
        }
      if let column, !isQuoted, !columns.contains(column) { columns.append(column) }
    }
    return columns
  }

  /// Returns the date that a number of rows further on is shown by.
  ///
  /// A day after the last of a month is the first of the next, so that every date can be reached by one wheel.
  static func date(
    from date: Date, by rows: Int, in column: Column, calendar: Calendar, minuteInterval: Int
  ) -> Date? {
    let (component, worth): (Calendar.Component, Int) =
      switch column {
      case .year: (.year, 1)
      case .month: (.month, 1)
      case .day: (.day, 1)
      case .hour: (.hour, 1)
      case .minute: (.minute, max(minuteInterval, 1))
      case .half: (.hour, 12)
      }
    return calendar.date(byAdding: component, value: rows * worth, to: date)
  }
}
