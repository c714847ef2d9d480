/// Going on until nothing gets better any more.
extension Engine {
  /// Brings everything to its best values.
  mutating func settle() {
    beginWishes()
    standstill = 0
    defer { isSticky = false }
    repeat {
      var rounds = 0
      while !disturbed.isEmpty || !unsettled.isEmpty {
        settleOpenVariables()
        findCandidates()
        tryCandidates()
        rounds += 1
        if rounds > 200 + 4 * (rows.count + value.count) { disturbed.removeAll() }
      }
    } while calmDown()
    shakes = 0
  }

  private mutating func tryCandidates() {
    for place in 0..<candidates.count {
      // The strict way may have left fewer.
      guard place < candidates.count else { break }
      let variable = candidates[place].variable
      // What else it was replaced by meanwhile is looked at by itself.
      guard knots[variable].definition == candidates[place].row else { continue }
      improve(at: variable)
      if standstill > Engine.calm, !isSticky { beginSticking() }
      if standstill > patience {
        if shakes < Engine.mostShakes { shake() } else { settleStrictly() }
      }
    }
  }

  /// After so many steps that got nowhere, rows on their borders go on pulling as they did.
  private static let calm = 24

  /// After so many, constants are shaken: in a large system many things that have nothing to do with each
  /// other may be on their borders.
  private var patience: Int { 100 + value.count / 4 }

  /// After so many times the strict rule is followed.
  private static let mostShakes = 8

  /// Lets open variables go to 0, as far as nothing stands against it.
  private mutating func settleOpenVariables() {
    var turns = 0
    while !unsettled.isEmpty {
      let variable = unsettled.removeLast()
      knots[variable].isUnsettled = false
      guard knots[variable].definition < 0 else { continue }
      disturbed.append(variable)
      guard value[variable] != 0, improve(at: variable) else { continue }
      turns += 1
      guard knots[variable].definition < 0, value[variable] != 0, turns < 4 * value.count + 100
      else {
        continue
      }
      noteUnsettled(variable)
    }
  }

  /// Notes that an open variable may not be at 0.
  mutating func noteUnsettled(_ variable: Int32) {
    guard !knots[variable].isUnsettled else { return }
    knots[variable].isUnsettled = true
    unsettled.append(variable)
  }

  /// By the smallest-number rule (Bland's) until a step gets somewhere: then nothing can come round again.
  mutating func settleStrictly() {
    isStrict = true
    defer { isStrict = false }
    var turns = 0
    while standstill > 0, turns < 50 * (rows.count + value.count) {
      turns += 1
      for variable in 0..<Int32(value.count) { disturbed.append(variable) }
      findCandidates()
      // Numbers as the stops have them.
      candidates.sort {
        ($0.row >= 0 ? $0.row : ~$0.variable) < ($1.row >= 0 ? $1.row : ~$1.variable)
      }
      var isDone = true
      for place in 0..<candidates.count where improve(at: candidates[place].variable) {
        isDone = false
        break
      }
      if isDone { break }
    }
    standstill = 0
    for variable in 0..<Int32(value.count) { disturbed.append(variable) }
  }

  /// Builds everything anew, for the case that rounding has made the equations useless.
  mutating func startAgain() {
    version += 1
    closeJournal()
    for variable in 0..<Int32(value.count) {
      if knots[variable].loop >= 0 { journal.leftLoop(knots[variable].loop) }
      knots[variable].loop = -1
      knots[variable].definition = -1
      set(variable, to: 0)
      disturbed.append(variable)
    }
    closeJournal()
    for row in 0..<Int32(rows.count) where rows[row].isPresent {
      setSubject(of: row, to: -1)
      look(at: row)
    }
  }
}
