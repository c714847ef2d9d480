import Foundation
import Testing

@testable import BottomBounce

/// The order of a date picker's columns, and the dates of their rows.
@Suite struct DateColumnsTests {
  private typealias Column = DatePickerColumns.Column
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }()

  @Test(
    arguments: [
      ("MMMM d, y", [.month, .day, .year]), ("d. MMMM y", [.day, .month, .year]),
      ("y年M月d日", [.year, .month, .day]), ("d 'de' MMMM 'de' y", [.day, .month, .year]),
      ("h:mm a", [.hour, .minute, .dayPeriod]), ("HH:mm", [.hour, .minute]),
      ("B h:mm", [.dayPeriod, .hour, .minute]), ("", []), ("'dMy'", []),
    ] as [(String, [DatePickerColumns.Column])])
  func `a date format gives the order of its columns`(
    format: String, columns: [DatePickerColumns.Column]
  ) {
    #expect(DatePickerColumns.columns(of: format) == columns)
  }

  @Test(
    arguments: [
      (.date, "en_US", [.month, .day, .year]), (.date, "de_DE", [.day, .month, .year]),
      (.date, "ja_JP", [.year, .month, .day]), (.time, "en_US", [.hour, .minute, .dayPeriod]),
      (.time, "de_DE", [.hour, .minute]), (.dateAndTime, "de_DE", [.day, .hour, .minute]),
    ] as [(DatePickerColumns.Kind, String, [DatePickerColumns.Column])])
  func `a language gives the order of the columns`(
    kind: DatePickerColumns.Kind, locale: String, columns: [DatePickerColumns.Column]
  ) {
    let locale = Locale(identifier: locale)
    #expect(DatePickerColumns(kind, locale: locale, calendar: calendar).columns == columns)
  }

  @Test(
    arguments: [
      (.day, 1, "2025-02-01T10:00:00Z"), (.month, 1, "2025-02-28T10:00:00Z"),
      (.year, -1, "2024-01-31T10:00:00Z"), (.hour, 1, "2025-01-31T11:00:00Z"),
      (.minute, -1, "2025-01-31T09:45:00Z"), (.dayPeriod, 1, "2025-01-31T22:00:00Z"),
    ] as [(DatePickerColumns.Column, Int, String)])
  func `moving by a row changes the date by its unit`(
    column: DatePickerColumns.Column, rows: Int, expected: String
  ) throws {
    let format = ISO8601DateFormatter()
    let start = try #require(format.date(from: "2025-01-31T10:00:00Z"))
    let date = try #require(
      DatePickerColumns.date(
        from: start, by: rows, in: column, calendar: calendar, minuteInterval: 15))
    #expect(format.string(from: date) == expected)
  }
}
