import Foundation

/// The rows of a wheel, with one for an initial number between two steps until the user turns it.
struct NumberRows: Sendable {
  let scale: NumberScale
  private(set) var selected = 0
  /// The row of an initial number that isn't on a step.
  private(set) var own: (row: Int, number: Decimal)?
  private(set) var showsInitial = false
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

  func number(at row: Int) -> Decimal {
    guard let own, row >= own.row else { return scale.number(at: row) }
    return row == own.row ? own.number : scale.number(at: row - 1)
  }

  /// Returns whether the other rows changed, because the row of the initial number is gone.
  mutating func turn(to row: Int) -> Bool {
    let row = min(max(row, 0), count - 1)
    guard row != selected else { return false }
    (selected, showsInitial) = (row, false)
    guard let own else { return false }
    if row > own.row { selected -= 1 }
    self.own = nil
    return true
  }

  mutating func accept() { isWaiting = false }
}
