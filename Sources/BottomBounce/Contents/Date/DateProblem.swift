public import Foundation

/// Why a date cannot be asked for: the two limits leave nothing to choose.
///
/// One limit alone leaves something, unless it is beyond the years 1 to 9999, so only what takes two can throw it. A
/// sheet with limits that leave nothing says so when the user presses OK.
public enum DateProblem: Error, Hashable, Sendable {
  /// The first date comes after the last one.
  case minimumAfterMaximum(minimum: Date, maximum: Date)
  /// No time on the interval lies between the two.
  case noTimeOnInterval(minutes: Int, minimum: Date, maximum: Date)
  /// All dates between the two are beyond the years 1 to 9999, which wheels can show.
  case outOfRange(minimum: Date, maximum: Date)
}

extension DateProblem: CustomStringConvertible, LocalizedError {
  /// What is wrong and what to do about it, for the app's developers; moments are in UTC.
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

  /// The same as the description.
  public var errorDescription: String? { description }

  private static func text(_ date: Date) -> String {
    DaySystem(in: .gmt).nameable(date, now: date).formatted(.iso8601)
  }
}
