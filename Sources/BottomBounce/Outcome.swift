/// What became of a sheet: the value that the person gave, or why there is none.
///
/// Every presentation ends with exactly one outcome.
public enum Outcome<Value: Sendable>: Sendable {
  /// The person confirmed this value.
  case value(Value)
  /// The sheet went without a value.
  case cancelled(Cancellation)

  /// The value, or nil if the sheet was cancelled.
  public var value: Value? {
    guard case .value(let value) = self else { return nil }
    return value
  }

  /// Why there is no value, or nil if there is one.
  public var cancellation: Cancellation? {
    guard case .cancelled(let cancellation) = self else { return nil }
    return cancellation
  }
}

extension Outcome {
  /// What the outcome was, without the value itself, which is the person's own.
  var name: String {
    switch self {
    case .value: "value"
    case .cancelled(let cancellation): "cancelled: \(cancellation)"
    }
  }
}

extension Outcome: Equatable where Value: Equatable {}
