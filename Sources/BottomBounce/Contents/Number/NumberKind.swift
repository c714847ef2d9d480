import Foundation

/// The numbers that the user can enter, and the type of the value.
@MainActor struct NumberKind<Value> {
  let scale: NumberScale
  let ignoresStep: Bool
  var initial: Value? { didSet { initialNumber = initial.flatMap(decimal) } }
  /// The number as it is shown.
  private(set) var initialNumber: Decimal?
  private let decimal: (Value) -> Decimal?
  /// `nil` if the type of the value can't represent the number.
  let value: (Decimal) -> Value?

  init<Number: SheetNumber>(
    _ initial: Value?, in range: ClosedRange<Number.Limit>, step: Number.Limit,
    decimal: @escaping (Value, NumberScale) -> Decimal?, value: @escaping (Number) -> Value
  ) {
    scale = NumberScale(range, step: step)
    ignoresStep = NumberScale.step(step) == nil
    self.initial = initial
    self.decimal = { [scale] in decimal($0, scale).map(scale.unrounded) }
    initialNumber = initial.flatMap(self.decimal)
    self.value = { decimal in
      Number(decimal: decimal).flatMap { $0.decimal == decimal ? value($0) : nil }
    }
  }

  func answer(for rows: NumberRows) -> Answer<Value> {
    if rows.isWaiting { return .failure(.unavailable()) }
    if rows.showsInitial, let initial { return .success(initial) }
    return value(rows.number(at: rows.selected)).map { .success($0) }
      ?? .failure(ValidationError(SheetStrings()[.notNumber], shown: .atOnce))
  }
}
