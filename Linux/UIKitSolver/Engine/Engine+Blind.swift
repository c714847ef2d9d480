/// Required equations that cannot fail are taken in without calculating anything, up to the first solving.
///
/// In whatever order a chain or a list is put in, its values are then calculated once, not again with every
/// row that moves what hangs on it already.
extension Engine {
  /// Takes a new required row in.
  ///
  /// - Returns: nil, or the required rows with which the row is in conflict; then nothing has changed.
  mutating func take(_ row: Int32) -> [Int32]? {
    guard groups.isInUse, rows[row].count > 0 else { return require(row) }
    if takeBlindly(row) { return nil }
    if rows[row].relation != .equal, namesOpenVariablesOnly(row), violation(of: row) == 0 {
      _ = tie(row)
      return nil
    }
    catchUp(with: row)
    if let conflict = require(row) { return conflict }
    // Which variables are determined may be another matter now.
    groups.setBounded(tie(row))
    return nil
  }

  /// Lets an equation determine an open variable, whose value and all that follows from it is calculated later.
  ///
  /// That is possible if the row's other variables do not follow from that one, and no inequality from it either.
  private mutating func takeBlindly(_ row: Int32) -> Bool {
    guard rows[row].relation == .equal, let place = placeToDetermine(by: row) else { return false }
    let variable = terms[place].variable
    let group = groups.group(of: variable)
    guard !groups.isBounded(group), !isBounded(variable) else { return false }
    let least = abs(terms[place].coefficient) * 1e3
    let start = rows[row].start
    for other in start..<start + rows[row].count where other != place {
      guard abs(terms[other].coefficient) <= least,
        groups.group(of: terms[other].variable) != group
      else { return false }
    }
    define(variable, by: row)
    behind.append(variable)
    disturbed.append(variable)
    groups.setBehind(variable, in: tie(row))
    return true
  }

  /// The place of the open variable that an equation is to determine, by the rule of `requireByOpenVariable`.
  @inline(__always) private func placeToDetermine(by row: Int32) -> Int32? {
    let start = rows[row].start
    for place in start..<start + rows[row].count
    where knots[terms[place].variable].definition < 0 {
      if place == start || !hasDependants(terms[place].variable) { return place }
    }
    return nil
  }

  @inline(__always) private func namesOpenVariablesOnly(_ row: Int32) -> Bool {
    let start = rows[row].start
    for place in start..<start + rows[row].count
    where knots[terms[place].variable].definition >= 0 { return false }
    return true
  }

  /// Whether a variable stands in a required inequality.
  @inline(__always) private func isBounded(_ variable: Int32) -> Bool {
    var term = knots[variable].firstTerm
    while term >= 0 {
      let row = terms[term].row
      if rows[row].isRequired, rows[row].relation != .equal { return true }
      term = terms[term].next
    }
    return false
  }

  /// Makes one group of a row's variables.
  private mutating func tie(_ row: Int32) -> Int32 {
    let start = rows[row].start
    var group = groups.group(of: terms[start].variable)
    for place in start + 1..<start + rows[row].count {
      group = groups.join(groups.group(of: terms[place].variable), group)
    }
    return group
  }

  /// Calculates what was put off in the groups of a row's variables.
  private mutating func catchUp(with row: Int32) {
    beginMarks()
    let start = rows[row].start
    for place in start..<start + rows[row].count {
      let group = groups.group(of: terms[place].variable)
      while true {
        let variable = groups.takeBehind(of: group)
        if variable < 0 { break }
        follow(variable)
      }
    }
    guard !order.isEmpty else { return }
    evaluate()
    lookAtMarked()
  }

  /// Calculates what was put off, and puts nothing off any more.
  mutating func endBlindness() {
    guard groups.isInUse else { return }
    beginMarks()
    // What came first is calculated first, as far as that goes.
    for place in (0..<behind.count).reversed() where groups.isBehind(behind[place]) {
      follow(behind[place])
    }
    evaluate()
    lookAtMarked()
    groups.end()
    behind = Buffer()
  }
}
