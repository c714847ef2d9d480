/// The result of a presentation: the value that the user confirmed, or the reason why there is
/// none.
///
/// Every presentation ends with exactly one outcome.
public enum Outcome<Value> {
  /// The user confirmed a value.
  case value(Value)
  /// The sheet was dismissed without a value.
  case cancelled(Cancellation)

  /// The value that the user confirmed, or `nil` if the sheet was canceled.
  public var value: Value? {
    guard case .value(let value) = self else { return nil }
    return value
  }

  /// The reason for the cancellation, or `nil` if the outcome is a value.
  public var cancellation: Cancellation? {
    guard case .cancelled(let cancellation) = self else { return nil }
    return cancellation
  }
}

extension Outcome: Equatable where Value: Equatable {}

extension Outcome: Sendable where Value: Sendable {}
