public import Foundation

/// A day of the Gregorian calendar, without a time and without a time zone: a birthday is the same everywhere.
public struct Day: Hashable, Sendable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// A day by its numbers; nil if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Day.length(of: month, in: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day on which a moment lies in a time zone; nil outside of the years from 1 to 9999.
  public init?(_ date: Date, in timeZone: TimeZone) {
    let parts = Day.calendar(in: timeZone).dateComponents([.era, .year, .month, .day], from: date)
    guard parts.era == 1, let year = parts.year, let month = parts.month, let day = parts.day
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day that a text in the form `yyyy-MM-dd` names; nil for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isDigits = parts.allSatisfy { $0.utf8.allSatisfy { (48...57).contains($0) } }
    guard parts.map(\.utf8.count) == [4, 2, 2], isDigits, let year = Int(parts[0]),
      let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day as `yyyy-MM-dd`, in the digits 0 to 9 whatever the language.
  public var text: String {
    func padded(_ number: Int, to length: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(length - digits.count, 0)) + digits
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  /// Returns the first moment of the day in a time zone; nil if the zone left the day out.
  public func start(in timeZone: TimeZone) -> Date? {
    let calendar = Day.calendar(in: timeZone)
    // Midnight may be missing where clocks go forward, noon never is.
    let noon = DateComponents(era: 1, year: year, month: month, day: day, hour: 12)
    let start = calendar.date(from: noon).map { calendar.startOfDay(for: $0) }
    return start.flatMap { Day($0, in: timeZone) == self ? $0 : nil }
  }

  private static func calendar(in timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Day: Comparable {
  /// Whether a day comes before another one.
  public static func < (first: Day, second: Day) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }
}

extension Day: Codable {
  /// Reads the day from its text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = Day(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is no day in the form yyyy-MM-dd.")
    }
    self = day
  }

  /// Writes the day as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
