public import Foundation

/// A range of dates that the user can select: a closed range, or one without a first or last date.
///
/// Limits that follow the clock, such as today, are parameters of ``DateContent`` instead.
public protocol DateBounds {
  /// The first date; `nil` for none.
  var firstDate: Date? { get }
  /// The last date; `nil` for none.
  var lastDate: Date? { get }
}

extension ClosedRange: DateBounds where Bound == Date {
  /// The lower bound.
  public var firstDate: Date? { lowerBound }
  /// The upper bound.
  public var lastDate: Date? { upperBound }
}

extension PartialRangeFrom: DateBounds where Bound == Date {
  /// The lower bound.
  public var firstDate: Date? { lowerBound }
  /// The value is `nil`, because the range has no end.
  public var lastDate: Date? { nil }
}

extension PartialRangeThrough: DateBounds where Bound == Date {
  /// The value is `nil`, because the range has no start.
  public var firstDate: Date? { nil }
  /// The upper bound.
  public var lastDate: Date? { upperBound }
}
