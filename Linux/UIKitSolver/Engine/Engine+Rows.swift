/// Variables and rows come and go.
extension Engine {
  /// Makes a variable, which is open and 0.
  mutating func addVariable() -> Int32 {
    if !freeVariables.isEmpty {
      let number = freeVariables.removeLast()
      isKnown[number] = true
      return number
    }
    value.append(0)
    published.append(0)
    knots.append(Knot())
    groups.add()
    share.append(0)
    nearest.append(.max)
    edit.append(-1)
    isKnown.append(true)
    return Int32(value.count - 1)
  }

  /// Gives a variable up that no row names.
  mutating func dropVariable(_ number: Int32) {
    value[number] = 0
    published[number] = 0
    isKnown[number] = false
    freeVariables.append(number)
  }

  /// Adds a constraint.
  ///
  /// - Throws: `.unsatisfiable` for a required one that cannot hold; then nothing has changed.
  mutating func add(
    _ added: Span<Term>, constant: Double, _ relation: Relation, _ strength: Strength
  ) throws(SolverError) -> Constraint {
    guard constant.isFinite, strength.rawValue > 0, !strength.rawValue.isNaN else {
      throw .notFinite
    }
    for index in added.indices {
      guard isVariable(added[index].variable) else { throw .unknownVariable }
      guard added[index].coefficient.isFinite else { throw .notFinite }
    }
    let kept = version
    let row = addRow(constant: constant, relation, levels.use(strength), room: added.count)
    for index in added.indices {
      addTerm(added[index].variable.index, added[index].coefficient, to: row)
    }
    link(row)
    if !strength.isRequired {
      fresh.append(row)
    } else if let conflict = take(row) {
      drop(row, isUndone: true)
      version = kept
      throw .unsatisfiable(with: conflict.map { constraint($0) })
    }
    return constraint(row)
  }

  @inline(__always) func isVariable(_ variable: Variable) -> Bool {
    variable.index >= 0 && Int(variable.index) < isKnown.count && isKnown[variable.index]
  }

  @inline(__always) func isConstraint(_ constraint: Constraint) -> Bool {
    constraint.index >= 0 && Int(constraint.index) < rows.count && rows[constraint.index].isPresent
      && slots[constraint.index].generation == constraint.generation
  }

  func constraint(_ row: Int32) -> Constraint {
    Constraint(index: row, generation: slots[row].generation)
  }

  func parts(of row: Int32) -> ([Term], Double, Relation, Strength) {
    let start = Int(rows[row].start)
    var parts: [Term] = []
    for place in start..<start + Int(rows[row].count) {
      parts.append(Term(Variable(index: terms[place].variable), terms[place].coefficient))
    }
    return (parts, rows[row].constant, rows[row].relation, levels.strength(of: rows[row].level))
  }

  /// How far a constraint is from holding, with the published values.
  func error(of row: Int32) -> Double {
    var sum = rows[row].constant
    let start = Int(rows[row].start)
    for place in start..<start + Int(rows[row].count) {
      sum += terms[place].coefficient * published[terms[place].variable]
    }
    return switch rows[row].relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(sum, 0)
    case .greaterThanOrEqual: max(-sum, 0)
    }
  }

  /// Makes a loose row that does not pull; its terms follow by `addTerm`.
  private mutating func addRow(
    constant: Double, _ relation: Relation, _ level: Int32, room: Int
  ) -> Int32 {
    rowsEverAdded += 1
    version += 1
    let row = Row(
      start: Int32(terms.count), count: 0, level: level, constant: constant, relation: relation)
    if freeRows.isEmpty {
      rows.append(row)
      slots.append(Slot(capacity: Int32(room)))
      addCells(room)
      return Int32(rows.count - 1)
    }
    let number = freeRows.removeLast()
    let start = rows[number].start
    rows[number] = row
    if Int(slots[number].capacity) >= room {
      rows[number].start = start
    } else {
      wastedTerms += Int(slots[number].capacity)
      slots[number].capacity = Int32(room)
      addCells(room)
    }
    return number
  }

  private mutating func addCells(_ count: Int) {
    for _ in 0..<count {
      terms.append(Cell(coefficient: 0, variable: -1, row: -1))
    }
  }

  /// Adds a term to a row; terms with the same variable become one.
  private mutating func addTerm(_ variable: Int32, _ coefficient: Double, to row: Int32) {
    let start = rows[row].start
    for place in start..<start + rows[row].count where terms[place].variable == variable {
      terms[place].coefficient += coefficient
      return
    }
    let place = start + rows[row].count
    terms[place] = Cell(
      coefficient: coefficient, variable: variable, row: row)
    rows[row].count += 1
  }

  /// Links the terms of a row with the others of their variables; those that are 0 are dropped.
  private mutating func link(_ row: Int32) {
    let start = rows[row].start
    var place = start
    var end = start + rows[row].count
    while place < end {
      if terms[place].coefficient == 0 {
        end -= 1
        for other in place..<end { terms[other] = terms[other + 1] }
        continue
      }
      let variable = terms[place].variable
      let next = knots[variable].firstTerm
      terms[place].next = next
      terms[place].previous = -1
      if next >= 0 { terms[next].previous = place }
      knots[variable].firstTerm = place
      place += 1
    }
    rows[row].count = end - start
  }

  private func unlink(_ row: Int32) {
    let start = rows[row].start
    for place in (start..<start + rows[row].count).reversed() {
      let cell = terms[place]
      if cell.next >= 0 { terms[cell.next].previous = cell.previous }
      if cell.previous >= 0 {
        terms[cell.previous].next = cell.next
      } else {
        knots[cell.variable].firstTerm = cell.next
      }
    }
  }

  /// Takes a loose row out again; `isUndone` where it was never really in.
  private mutating func drop(_ row: Int32, isUndone: Bool = false) {
    version += 1
    store(0, of: row)
    unlink(row)
    levels.release(rows[row].level)
    rows[row].isPresent = false
    if !isUndone { slots[row].generation &+= 1 }
    freeRows.append(row)
    if wastedTerms > 4096, wastedTerms * 2 > terms.count { compact() }
  }

  /// Takes a row out.
  mutating func remove(_ row: Int32) {
    endBlindness()
    version += 1
    if rows[row].subject >= 0 {
      letGo(row)
    } else if rows[row].slope != 0 {
      disturb(row)
    }
    drop(row)
  }

  /// Makes a holding row loose; a variable stays where it is and is open.
  mutating func letGo(_ row: Int32) {
    version += 1
    disturb(row)
    let subject = rows[row].subject
    if knots[subject].loop >= 0 {
      leaveLoop(row)
    } else {
      define(subject, by: -1)
      noteUnsettled(subject)
    }
    journal.subject(row, was: rows[row].subject)
    setSubject(of: row, to: -1)
  }

  /// Lets a row of a loop go; which of its variables is open then follows from how much each changes.
  private mutating func leaveLoop(_ row: Int32) {
    let index = knots[rows[row].subject].loop
    direct(rows[row].subject)
    let members = Array(loops.members(of: index))
    var open = members[0]
    for member in members where abs(knots[member].rate) > abs(knots[open].rate) * (1 + 1e-9) {
      open = member
    }
    var constraints: [Int32] = [~open]
    for member in members {
      if knots[member].definition != row { constraints.append(knots[member].definition) }
      journal.loop(member, was: index)
      knots[member].loop = -1
    }
    journal.leftLoop(index)
    if !arrange(members, constraints) { startAgain() }
    if !journal.isOpen { closeJournal() }
    noteUnsettled(open)
  }

  /// Moves the terms together.
  private mutating func compact() {
    var kept = Buffer<Cell>(capacity: terms.count - wastedTerms)
    for number in 0..<rows.count {
      let start = Int(rows[number].start)
      let isPresent = rows[number].isPresent
      rows[number].start = Int32(kept.count)
      slots[number].capacity = isPresent ? rows[number].count : 0
      if isPresent {
        for place in 0..<Int(rows[number].count) { kept.append(terms[start + place]) }
      }
    }
    terms = kept
    wastedTerms = 0
    for variable in 0..<knots.count { knots[variable].firstTerm = -1 }
    for number in 0..<Int32(rows.count) where rows[number].isPresent { link(number) }
  }
}
