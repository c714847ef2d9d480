public import Foundation

/// A range that limits the dates that the user can select.
///
/// Closed and partial ranges of dates conform to it, as does ``DateLimitRange``:
///
/// ```swift
/// sheet.show(.date(stay, in: firstNight...lastNight), from: self) { [weak self] date in
///   self?.stay = date
/// }
/// ```
public protocol DateBounds {
  /// The limits at both ends of the range.
  var dateLimits: DateLimitRange { get }
}

/// A range of dates with a ``DateLimit`` at one or both ends.
///
/// Write it with the range operator:
///
/// ```swift
/// sheet.show(.date(meeting, in: .now..., mode: .dateAndTime), from: self) { [weak self] date in
///   self?.meeting = date
/// }
/// sheet.show(.day(birthday, in: ...(.today)), from: self) { [weak self] day in
///   self?.birthday = day
/// }
/// ```
///
/// The parentheses in `...(.today)` and `.now...(.date(lastNight))` are necessary, because `....`
/// is another operator. If the other end is a `Date`, `.now` is the `Date` of that name, which
/// doesn't stay current: write `.now...(.date(lastNight))`, not `.now...lastNight`.
///
/// If the limits leave no date, the sheet says so and disables OK.
public struct DateLimitRange: DateBounds, Hashable, Sendable {
  /// The earliest selectable date.
  ///
  /// `nil` is no limit.
  public var minimum: DateLimit?
  /// The latest selectable date.
  ///
  /// `nil` is no limit.
  public var maximum: DateLimit?

  /// Creates a range.
  ///
  /// - Parameters:
  ///   - minimum: The earliest selectable date. The default is `nil`: no limit.
  ///   - maximum: The latest selectable date. The default is `nil`: no limit.
  public init(minimum: DateLimit? = nil, maximum: DateLimit? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range itself.
  public var dateLimits: DateLimitRange { self }
}

extension DateLimit {
  /// Returns a range with a limit at both ends.
  ///
  /// - Parameters:
  ///   - minimum: The earliest selectable date.
  ///   - maximum: The latest selectable date. It may be before the minimum.
  /// - Returns: The range.
  public static func ... (minimum: DateLimit, maximum: DateLimit) -> DateLimitRange {
    DateLimitRange(minimum: minimum, maximum: maximum)
  }

  /// Returns a range without a latest date.
  public static postfix func ... (minimum: DateLimit) -> DateLimitRange {
    DateLimitRange(minimum: minimum)
  }

  /// Returns a range without an earliest date.
  public static prefix func ... (maximum: DateLimit) -> DateLimitRange {
    DateLimitRange(maximum: maximum)
  }
}

extension ClosedRange: DateBounds where Bound == Date {
  /// Both bounds as limits that don't change with the clock.
  public var dateLimits: DateLimitRange {
    DateLimitRange(minimum: .date(lowerBound), maximum: .date(upperBound))
  }
}

extension PartialRangeFrom: DateBounds where Bound == Date {
  /// The lower bound as a fixed minimum.
  public var dateLimits: DateLimitRange { DateLimitRange(minimum: .date(lowerBound)) }
}

extension PartialRangeThrough: DateBounds where Bound == Date {
  /// The upper bound as a fixed maximum.
  public var dateLimits: DateLimitRange { DateLimitRange(maximum: .date(upperBound)) }
}
