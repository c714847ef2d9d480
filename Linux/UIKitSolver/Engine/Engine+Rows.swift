/// Variables and rows come and go.
extension Engine {
  /// Makes a variable with a number that is free.
  mutating func addVariable(_ number: Int32) {
    if Int(number) < value.count { return }
    value.append(0)
    published.append(0)
    definition.append(-1)
    loop.append(-1)
    firstTerm.append(-1)
    isMoved.append(false)
    isUnsettled.append(false)
    mark.append(0)
    rate.append(0)
    trailMark.append(0)
    share.append(0)
    verdict.append(0)
    isSuspect.append(false)
    nearest.append(.max)
  }

  /// Makes a loose row that does not pull; its terms follow by `addTerm`.
  mutating func addRow(constant: Double, _ relation: Relation, _ level: Int32, room: Int) -> Int32 {
    rowsEverAdded += 1
    var row = Row(
      start: Int32(terms.count), count: 0, capacity: Int32(room), level: level, constant: constant,
      generation: 0, relation: relation)
    if freeRows.isEmpty {
      rows.append(row)
      rowMark.append(0)
      rowRate.append(0)
      addCells(room)
      return Int32(rows.count - 1)
    }
    let number = freeRows.removeLast()
    let old = rows[number]
    row.generation = old.generation
    if Int(old.capacity) >= room {
      (row.start, row.capacity) = (old.start, old.capacity)
    } else {
      wastedTerms += Int(old.capacity)
      addCells(room)
    }
    rows[number] = row
    return number
  }

  private mutating func addCells(_ count: Int) {
    for _ in 0..<count {
      terms.append(Cell(coefficient: 0, variable: -1, row: -1, next: -1, previous: -1))
    }
  }

  /// Adds a term to the row that was made last; terms with the same variable become one.
  mutating func addTerm(_ variable: Int32, _ coefficient: Double, to row: Int32) {
    let start = rows[row].start
    for place in start..<start + rows[row].count where terms[place].variable == variable {
      terms[place].coefficient += coefficient
      return
    }
    let place = start + rows[row].count
    terms[place] = Cell(
      coefficient: coefficient, variable: variable, row: row, next: -1, previous: -1)
    rows[row].count += 1
  }

  /// Links the terms of a row with the others of their variables; those that are 0 are dropped.
  mutating func link(_ row: Int32) {
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
      let next = firstTerm[variable]
      terms[place].next = next
      terms[place].previous = -1
      if next >= 0 { terms[next].previous = place }
      firstTerm[variable] = place
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
        firstTerm[cell.variable] = cell.next
      }
    }
  }

  /// Takes a loose row out again; `isUndone` where it was never really in.
  mutating func drop(_ row: Int32, isUndone: Bool = false) {
    store(0, of: row)
    unlink(row)
    levels.release(rows[row].level)
    rows[row].isPresent = false
    if !isUndone { rows[row].generation &+= 1 }
    freeRows.append(row)
    if wastedTerms > 4096, wastedTerms * 2 > terms.count { compact() }
  }

  /// Takes a row out.
  mutating func remove(_ row: Int32) {
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
    if loop[subject] >= 0 {
      leaveLoop(row)
    } else {
      define(subject, by: -1)
      noteUnsettled(subject)
    }
    journal.subject(row, was: rows[row].subject)
    rows[row].subject = -1
  }

  /// Lets a row of a loop go; which of its variables is open then follows from how much each changes.
  private mutating func leaveLoop(_ row: Int32) {
    let index = loop[rows[row].subject]
    direct(rows[row].subject)
    let members = Array(loops.members(of: index))
    var open = members[0]
    for member in members where abs(rate[member]) > abs(rate[open]) * (1 + 1e-9) { open = member }
    var constraints: [Int32] = [~open]
    for member in members {
      if definition[member] != row { constraints.append(definition[member]) }
      journal.loop(member, was: index)
      loop[member] = -1
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
      rows[number].capacity = isPresent ? rows[number].count : 0
      if isPresent {
        for place in 0..<Int(rows[number].count) { kept.append(terms[start + place]) }
      }
    }
    terms = kept
    wastedTerms = 0
    for variable in 0..<firstTerm.count { firstTerm[variable] = -1 }
    for number in 0..<Int32(rows.count) where rows[number].isPresent { link(number) }
  }
}
