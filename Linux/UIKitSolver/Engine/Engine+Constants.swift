/// Constants that change.
extension Engine {
  /// Changes a required row's constant at once.
  ///
  /// - Returns: nil, or the required rows with which the row would be in conflict; then nothing has changed.
  mutating func setRequired(_ constant: Double, of row: Int32) -> [Int32]? {
    let old = rows[row].constant
    guard constant != old else { return nil }
    endBlindness()
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

  /// Notes another constant for a wish; it counts when things are settled.
  mutating func setWish(_ constant: Double, of row: Int32) {
    shifts.append(Shift(row: row, generation: slots[row].generation, constant: constant))
  }

  /// Gives the wishes their new constants.
  mutating func applyShifts() {
    sorted.removeAll()
    for place in 0..<shifts.count {
      let shift = shifts[place]
      guard rows[shift.row].isPresent, slots[shift.row].generation == shift.generation,
        rows[shift.row].constant != shift.constant
      else { continue }
      if sorted.isEmpty, isSettled, drag(shift.row, to: shift.constant) { continue }
      rows[shift.row].constant = shift.constant
      sorted.append(shift.row)
    }
    shifts.removeAll()
    guard !sorted.isEmpty else { return }
    forgetRooms()
    // A few may be dragged again; many are not.
    guard sorted.count <= Drag.limit else { return followShifts() }
    for place in 0..<sorted.count { followShift(of: sorted[place]) }
  }

  /// Whether nothing waits.
  var isSettled: Bool {
    disturbed.isEmpty && unsettled.isEmpty && fresh.isEmpty && moved.isEmpty
  }

  /// Calculates what follows from a wish with another constant; what gives way is found when things are settled.
  private mutating func followShift(of row: Int32) {
    let subject = rows[row].subject
    guard subject >= 0 else { return look(at: row) }
    direct(subject)
    evaluate()
    for place in 0..<touched.count { look(at: touched[place]) }
    // Where something gives way, other things will follow.
    if fresh.isEmpty, disturbed.isEmpty, unsettled.isEmpty { rememberDrag(row) }
  }

  /// Calculates once what follows from several wishes with other constants, which stand in `sorted`.
  private mutating func followShifts() {
    beginMarks()
    for place in 0..<sorted.count where rows[sorted[place]].subject >= 0 {
      follow(rows[sorted[place]].subject)
    }
    evaluate()
    lookAtMarked()
    for place in 0..<sorted.count where rows[sorted[place]].subject < 0 { look(at: sorted[place]) }
  }

  /// Brings everything to its best values, and publishes those that are new.
  mutating func solve() {
    changed.removeAll()
    dragged = 0
    endBlindness()
    applyShifts()
    settle()
    for place in 0..<moved.count {
      let variable = moved[place]
      knots[variable].isMoved = false
      guard value[variable] != published[variable] else { continue }
      published[variable] = value[variable]
      changed.append(variable)
    }
    moved.removeAll()
  }
}

/// A wish's constant to come.
struct Shift: BitwiseCopyable {
  var row: Int32
  var generation: UInt32
  var constant: Double
}
