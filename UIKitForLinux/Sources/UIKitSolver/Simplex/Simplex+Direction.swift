/// The rates of change after the release of one active row (the textbook's FTRAN).
extension Simplex {
  /// Computes the rates of change for the release of one active row.
  ///
  /// The row is the one that determines `variable`, or the bound that keeps a nonbasic variable at
  /// 0. The marked variables and the inactive rows in `touched` get their rates for each unit by
  /// which the row's sum increases.
  mutating func computeDirection(releasing variable: Int32) {
    beginMarks()
    collectDependents(variable)
    visits += order.count
    let released = columns[variable].basicRow
    if released < 0 { columns[variable].rate = 1 }
    var index = order.count - 1
    while index >= 0 {
      let node = order[index]
      if node >= 0 {
        let row = columns[node].basicRow
        if row >= 0 { columns[node].rate = rate(of: node, by: row, isReleased: row == released) }
      } else {
        computeRates(ofBlock: ~node, released: released)
      }
      index -= 1
    }
    collectTouchedRows()
  }

  @inline(__always) private func rate(of variable: Int32, by row: Int32, isReleased: Bool)
    -> Double
  {
    var sum = isReleased ? 1.0 : 0
    var size = sum
    var own = 1.0
    for index in entries(of: row) {
      let entry = entries[index]
      if entry.variable == variable {
        own = entry.coefficient
      } else if isMarked(entry.variable) {
        let part = entry.coefficient * columns[entry.variable].rate
        sum -= part
        size += abs(part)
      }
    }
    return abs(sum) <= size * Simplex.rateTolerance ? 0 : sum / own
  }

  /// Lists the inactive rows of the marked variables, with their rates.
  private mutating func collectTouchedRows() {
    touched.removeAll()
    var index = order.count - 1
    while index >= 0 {
      for variable in variables(of: order[index]) { touchRows(of: variable) }
      index -= 1
    }
    for index in 0..<touched.count {
      let row = touched[index]
      if abs(rows[row].rate) <= rows[row].rateSize * Simplex.rateTolerance { rows[row].rate = 0 }
    }
  }

  @inline(__always) private mutating func touchRows(of variable: Int32) {
    let rate = columns[variable].rate
    guard rate != 0 else { return }
    var index = columns[variable].firstEntry
    while index >= 0 {
      let entry = entries[index]
      index = entry.next
      guard entry.basicVariable < 0 else { continue }
      let part = entry.coefficient * rate
      if rows[entry.row].mark != stamp {
        rows[entry.row].mark = stamp
        rows[entry.row].rate = part
        rows[entry.row].rateSize = abs(part)
        touched.append(entry.row)
      } else {
        rows[entry.row].rate += part
        rows[entry.row].rateSize += abs(part)
      }
    }
  }
}
