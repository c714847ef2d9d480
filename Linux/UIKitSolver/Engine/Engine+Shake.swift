/// Ways out of going round in circles, which can happen where many rows are on their borders at once.
extension Engine {
  /// Lets every row on its border pull one way, or not at all, for good.
  ///
  /// That is what a simplex method does with what is in its basis and 0; it ends nearly all going round in
  /// circles.
  mutating func beginSticking() {
    isSticky = true
    for row in 0..<Int32(rows.count)
    where rows[row].isPresent && rows[row].subject < 0 && rows[row].relation == .equal
      && rows[row].slope == 0
    { setSlope(1, of: row) }
  }

  /// Moves the rows on their borders off them for a while, each a little and none as far as another, so that steps
  /// get somewhere.
  mutating func shake() {
    shakes += 1
    standstill = 0
    for row in 0..<Int32(rows.count) where rows[row].isPresent && rows[row].subject < 0 {
      let (sum, tolerance) = residual(row)
      guard abs(sum) <= tolerance else { continue }
      // Numbers that look random, and are the same each time.
      let hash = (UInt32(bitPattern: row) &+ UInt32(shakes) &* 7919) &* 2_654_435_769 >> 8
      let distance = 1e-3 * (1 + Double(hash) / 16_777_216)
      let isUp =
        rows[row].slope != 0 ? rows[row].slope > 0 : rows[row].relation == .greaterThanOrEqual
      shaken.append(Shift(row: row, generation: 0, constant: rows[row].constant))
      rows[row].constant += isUp ? distance : -distance
    }
  }

  /// Gives shaken rows their constants back; says whether there were any.
  mutating func calmDown() -> Bool {
    guard !shaken.isEmpty else { return false }
    version += 1
    while !shaken.isEmpty {
      let old = shaken.removeLast()
      rows[old.row].constant = old.constant
    }
    beginMarks()
    for variable in 0..<Int32(value.count) { follow(variable) }
    evaluate()
    for row in 0..<Int32(rows.count) where rows[row].isPresent && rows[row].subject < 0 {
      look(at: row)
    }
    return true
  }
}
