import Foundation

/// The numbers that the user can enter, and the type of the value.
@MainActor struct NumberKind<Value> {
  let scale: NumberScale
  /// A Boolean value that indicates whether the app's step can't be used.
  let ignoresStep: Bool
  let initial: Value?
  /// Returns the number of a value; `nil` if it isn't a number.
  let number: (Value) -> Decimal?
  /// Returns the value of a number; `nil` if it is too great.
  let value: (Decimal) -> Value?

  /// The initial number; `nil` if there is none.
  var initialNumber: Decimal? { initial.flatMap(number) }

  /// Returns the value for the selected row of a wheel.
  func answer(for rows: NumberRows) -> Answer<Value> {
    if rows.isWaiting { return .failure(.unavailable()) }
    if rows.showsInitial, let initial { return .success(initial) }
    return value(rows.number(at: rows.selected)).map { .success($0) }
      ?? .failure(ValidationError(SheetStrings()[.notNumber], shown: .atOnce))
  }
}

extension NumberScale {
  /// The number of rows of a wheel; `nil` if there are too many of them.
  var wheelCount: Int? {
    hasLower && hasUpper ? count.flatMap { $0 <= 10_000 ? $0 : nil } : nil
  }
}
