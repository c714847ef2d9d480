public import Foundation

/// The earliest or the latest date that the user can select.
///
/// For days, a limit includes the whole day. Today and now are evaluated in the time zone of the
/// sheet, and stay current while the sheet is open.
public struct DateLimit: Hashable, Sendable {
  private enum Kind: Hashable {
    case today, now
    case date(Date)
    case day(DateComponents)
  }

  enum End {
    case minimum, maximum
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// The first moment of today as a minimum, and its last moment as a maximum.
  ///
  /// It changes at midnight.
  public static let today = DateLimit(.today)

  /// The current time.
  ///
  /// For days it is the same as today.
  public static let now = DateLimit(.now)

  /// A fixed date; for days, the day that contains it.
  ///
  /// A date that isn't finite is no limit.
  public static func date(_ date: Date) -> DateLimit {
    DateLimit(.date(date))
  }

  /// A fixed day, in the calendar of the components or else in the Gregorian one.
  ///
  /// Missing components come from today.
  public static func day(_ components: DateComponents) -> DateLimit {
    DateLimit(.day(components))
  }

  func moment(at end: End, now: Date, in days: DayCalendar) -> Date? {
    switch kind {
    case .now: now
    case .date(let date): date.timeIntervalSinceReferenceDate.isFinite ? date : nil
    case .today: edge(of: now, end, in: days)
    case .day(let components):
      edge(of: days.moment(of: components, now: now), end, in: days)
    }
  }

  private func edge(of date: Date, _ end: End, in days: DayCalendar) -> Date {
    end == .minimum ? days.start(of: date) : days.end(of: date)
  }

  /// `nil` if the limit never changes.
  func nextChange(after now: Date, in days: DayCalendar) -> Date? {
    switch kind {
    case .date: nil
    case .today, .day: days.startOfNext(after: now)
    // Wheels show minutes.
    case .now: days.onInterval(now, 1).addingTimeInterval(60)
    }
  }
}
