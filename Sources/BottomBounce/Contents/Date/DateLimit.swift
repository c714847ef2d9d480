public import Foundation

/// The first or the last date that a sheet offers.
///
/// Where days are asked for, a limit is a whole day: the last one may be chosen, whatever the time. Today and
/// now are those of the sheet's own time zone, and move on while the sheet is up.
public struct DateLimit: Hashable, Sendable {
  private enum Place: Hashable {
    case today, now
    case date(Date)
    case day(DateComponents)
  }

  /// Which end of the offered dates a limit is.
  enum End {
    case minimum, maximum
  }

  private let place: Place

  private init(_ place: Place) {
    self.place = place
  }

  /// Today, which begins with its first moment and ends with its last; it moves at midnight.
  public static let today = DateLimit(.today)

  /// This moment, which moves on; where days are asked for the same as today.
  public static let now = DateLimit(.now)

  /// A moment, or the day that it is on; a date that is not finite limits nothing.
  public static func date(_ date: Date) -> DateLimit {
    DateLimit(.date(date))
  }

  /// A day by its components, in their own calendar or else the Gregorian one.
  ///
  /// What is missing is taken from today.
  public static func day(_ components: DateComponents) -> DateLimit {
    DateLimit(.day(components))
  }

  /// Returns the first or last moment that the limit allows, or nil if it limits nothing.
  func moment(at end: End, now: Date, in days: DaySystem) -> Date? {
    switch place {
    case .now: now
    case .date(let date): date.timeIntervalSinceReferenceDate.isFinite ? date : nil
    case .today: edge(of: now, end, in: days)
    case .day(let components):
      edge(of: days.moment(of: components, now: now), end, in: days)
    }
  }

  private func edge(of date: Date, _ end: End, in days: DaySystem) -> Date {
    end == .minimum ? days.start(of: date) : days.end(of: date)
  }

  /// When the limit becomes another one, or nil if it never does.
  func nextChange(after now: Date, in days: DaySystem) -> Date? {
    switch place {
    case .date: nil
    case .today, .day: days.startOfNext(after: now)
    // What the wheels show, they show to the minute.
    case .now: days.onInterval(now, 1).addingTimeInterval(60)
    }
  }
}
