import Foundation

/// The rows of a wheel of numbers, and the selected one.
///
/// An initial number between two steps has a row until the user has turned to another one.
struct NumberRows: Sendable {
  let scale: NumberScale
  private(set) var selected = 0
  /// The row of an initial number that isn't on a step.
  private(set) var own: (row: Int, number: Decimal)?
  /// A Boolean value that indicates whether the wheel shows the initial number, and the user hasn't
  /// turned to another one yet.
  private(set) var showsInitial = false
  /// A Boolean value that indicates whether the initial number isn't within the limits, and the
  /// user hasn't turned the wheel yet.
  private(set) var isWaiting = false
  private let stepCount: Int

  init(_ scale: NumberScale, initial: Decimal?, isUnknown: Bool = false) {
    self.scale = scale
    stepCount = scale.count ?? 1
    guard let initial else {
      isWaiting = isUnknown && stepCount > 1
      return
    }
    guard scale.contains(initial) else {
      selected = initial < scale.lower ? 0 : stepCount - 1
      // The user can't turn a wheel with one row.
      isWaiting = stepCount > 1
      return
    }
    showsInitial = true
    selected = scale.index(below: initial)
    if initial != scale.number(at: selected) {
      selected += 1
      own = (selected, initial)
    }
  }

  var count: Int { stepCount + (own == nil ? 0 : 1) }

  /// Returns the number of a row.
  func number(at row: Int) -> Decimal {
    guard let own, row >= own.row else { return scale.number(at: row) }
    return row == own.row ? own.number : scale.number(at: row - 1)
  }

  /// Selects a row, and returns whether the other rows changed, because the row of the initial
  /// number is gone.
  mutating func turn(to row: Int) -> Bool {
    let row = min(max(row, 0), count - 1)
    guard row != selected else { return false }
    (selected, showsInitial) = (row, false)
    guard let own else { return false }
    if row > own.row { selected -= 1 }
    self.own = nil
    return true
  }

  /// Accepts the row that the wheel shows instead of an initial number outside of the limits.
  mutating func accept() { isWaiting = false }
}
