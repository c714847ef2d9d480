public import Foundation

/// The first and the last day of a stay, a vacation, or another range of days.
///
/// Ranges are equal if their days are, whatever their calendars. A range whose days are equal has one
/// day and no night.
public struct DayRange: Sendable {
  /// The first day, in its own calendar or else in the Gregorian one.
  public var first: DateComponents
  /// The last day, in its own calendar or else in the Gregorian one.
  public var last: DateComponents

  /// Creates a range, which a sheet refuses if it ends before it begins.
  public init(first: DateComponents, last: DateComponents) {
    self.first = first
    self.last = last
  }

  private var dates: [Date] {
    let days = DayCalendar(in: .gmt)
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return [first, last].map { days.date(of: $0, now: now) }
  }
}

extension DayRange: Hashable {
  /// Returns whether two ranges have the same days.
  public static func == (a: DayRange, b: DayRange) -> Bool { a.dates == b.dates }

  /// Hashes the days.
  public func hash(into hasher: inout Hasher) { hasher.combine(dates) }
}
