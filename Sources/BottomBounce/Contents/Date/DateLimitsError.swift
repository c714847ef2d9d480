public import Foundation

/// An error that explains why the limits of a ``DateContent`` leave no date to select.
///
/// ``DateContent/validateLimits()`` throws it. A sheet with such limits says so to the user and
/// disables OK.
public enum DateLimitsError: Error, Hashable, Sendable {
  /// The minimum is later than the maximum.
  case minimumAfterMaximum(minimum: Date, maximum: Date)
  /// The limits leave no time on the minute interval.
  case noTimeOnInterval(minutes: Int, minimum: Date, maximum: Date)
  /// All dates between the limits are outside of the years 1 to 9999, which wheels can show.
  case outOfRange(minimum: Date, maximum: Date)
}

extension DateLimitsError: CustomStringConvertible, LocalizedError {
  /// The problem and its solution, for developers.
  ///
  /// Dates are in UTC.
  public var description: String {
    switch self {
    case .minimumAfterMaximum(let minimum, let maximum):
      "The minimum, \(Self.text(minimum)), is after the maximum, \(Self.text(maximum)): "
        + "swap the two, or leave one of them out."
    case .noTimeOnInterval(let minutes, let minimum, let maximum):
      "No multiple of \(minutes) minutes lies between the minimum, \(Self.text(minimum)), and the "
        + "maximum, \(Self.text(maximum)): widen the limits, or choose a shorter interval."
    case .outOfRange:
      "The minimum and the maximum leave only dates that wheels cannot show: choose limits in the "
        + "years 1 to 9999."
    }
  }

  /// The description of the error.
  public var errorDescription: String? { description }

  private static func text(_ date: Date) -> String {
    DayCalendar(in: .gmt).nameable(date, now: date).formatted(.iso8601)
  }
}
