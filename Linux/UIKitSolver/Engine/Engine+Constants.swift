/// Constants that change.
extension Engine {
  /// Changes a required row's constant at once.
  ///
  /// - Returns: nil, or the required rows with which the row would be in conflict; then nothing has changed.
  mutating func setRequired(_ constant: Double, of row: Int32) -> [Int32]? {
    let old = rows[row].constant
    guard constant != old else { return nil }
    let kept = (disturbed.count, shiftWork, version, standstill)
    openJournal()
    version += 1
    if rows[row].subject >= 0 { letGo(row) }
    rows[row].constant = constant
    look(at: row)
    if let conflict = require(row) {
      revert()
      rows[row].constant = old
      disturbed.truncate(to: kept.0)
      (shiftWork, version, standstill) = (kept.1, kept.2, kept.3)
      return conflict
    }
    closeJournal()
    return nil
  }

  /// Changes a wish's constant; what follows is calculated at once, what gives way when things are settled.
  mutating func shift(_ row: Int32, to constant: Double) {
    version += 1
    rows[row].constant = constant
    let subject = rows[row].subject
    guard subject >= 0 else { return look(at: row) }
    direct(subject)
    evaluate()
    for place in 0..<touched.count { look(at: touched[place]) }
  }

  /// Publishes the values; returns how many are new, whose variables then stand in `moved`.
  mutating func publish() -> Int {
    var count = 0
    for place in 0..<moved.count {
      let variable = moved[place]
      isMoved[variable] = false
      guard value[variable] != published[variable] else { continue }
      published[variable] = value[variable]
      moved[count] = variable
      count += 1
    }
    moved.truncate(to: count)
    return count
  }
}
