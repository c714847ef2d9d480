/// Adding and removing variables and rows.
extension Simplex {
  /// Adds a variable, which is nonbasic and 0.
  mutating func addVariable() -> Int32 {
    if !freeVariables.isEmpty {
      let number = freeVariables.removeLast()
      isKnown[number] = true
      return number
    }
    value.append(0)
    published.append(0)
    columns.append(Column())
    dual.append(0)
    dualSize.append(0)
    nearest.append(.max)
    searchIndex.append(0)
    searchLow.append(0)
    edit.append(-1)
    isKnown.append(true)
    return Int32(value.count - 1)
  }

  /// Removes a variable that no row contains.
  mutating func removeVariable(_ number: Int32) {
    value[number] = 0
    published[number] = 0
    isKnown[number] = false
    freeVariables.append(number)
  }

  /// Adds a row, which the next solve applies.
  mutating func add(
    _ added: Span<Term>, constant: Double, _ relation: Relation, _ strength: Strength
  ) throws(SolverError) -> Constraint {
    guard constant.isFinite, strength.rawValue > 0 else { throw .notFinite }
    for index in added.indices {
      guard isVariable(added[index].variable) else { throw .unknownVariable }
      guard added[index].coefficient.isFinite else { throw .notFinite }
    }
    let row = addRow(constant: constant, relation, levels.use(strength), room: added.count)
    addEntries(added, to: row)
    scale(row)
    unlinkedRows.append(row)
    let (scaled, weight) = (rows[row].constant, rows[row].weight)
    guard scaled.isFinite, weight.isFinite, weight > 0 else {
      drop(row)
      throw .notFinite
    }
    rowCount += 1
    lastSerial += 1
    slots[row].serial = lastSerial
    newRows.append(row)
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

  /// Returns the indices of a row's entries.
  @inline(__always) func entries(of row: Int32) -> Range<Int> {
    let start = Int(rows[row].start)
    return start..<start + Int(rows[row].count)
  }

  func parts(of row: Int32) -> ([Term], Double, Relation, Strength) {
    let weight = rows[row].weight
    let parts = entries(of: row).map {
      Term(Variable(index: entries[$0].variable), entries[$0].coefficient * weight)
    }
    return (
      parts, rows[row].constant * weight, rows[row].relation,
      levels.strength(of: rows[row].level)
    )
  }

  /// Returns the error of a row with the published values.
  func error(of row: Int32) -> Double {
    var sum = rows[row].constant
    for index in entries(of: row) {
      sum += entries[index].coefficient * published[entries[index].variable]
    }
    sum *= rows[row].weight
    return switch rows[row].relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(sum, 0)
    case .greaterThanOrEqual: max(-sum, 0)
    }
  }

  /// Adds an inactive row without entries.
  private mutating func addRow(
    constant: Double, _ relation: Relation, _ level: Int32, room: Int
  ) -> Int32 {
    let row = Row(
      start: Int32(entries.count), count: 0, level: level, constant: constant, relation: relation)
    if freeRows.isEmpty {
      rows.append(row)
      slots.append(Slot(capacity: Int32(room)))
      addRoom(room)
      return Int32(rows.count - 1)
    }
    let number = freeRows.removeLast()
    let start = rows[number].start
    rows[number] = row
    if Int(slots[number].capacity) >= room {
      rows[number].start = start
    } else {
      wastedEntries += Int(slots[number].capacity)
      slots[number].capacity = Int32(room)
      addRoom(room)
    }
    return number
  }

  private mutating func addRoom(_ count: Int) {
    for _ in 0..<count { entries.append(Entry(coefficient: 0, variable: -1, row: -1)) }
  }

  /// Adds terms to a row.
  ///
  /// Terms with the same variable are combined, and zero terms are omitted.
  private mutating func addEntries(_ added: Span<Term>, to row: Int32) {
    let start = rows[row].start
    var end = start
    let isLong = added.count > 8
    if isLong { stamp &+= 1 }
    for index in added.indices {
      let (variable, coefficient) = (added[index].variable.index, added[index].coefficient)
      var place = start
      if isLong {
        place = isMarked(variable) ? searchIndex[variable] : end
        columns[variable].mark = stamp
        searchIndex[variable] = place
      } else {
        while place < end, entries[place].variable != variable { place += 1 }
      }
      if place < end {
        entries[place].coefficient += coefficient
      } else {
        entries[end] = Entry(coefficient: coefficient, variable: variable, row: row)
        end += 1
      }
    }
    var kept = start
    for place in start..<end
    where abs(entries[place].coefficient) >= Double.leastNormalMagnitude {
      entries[kept] = entries[place]
      kept += 1
    }
    rows[row].count = kept - start
  }

  /// Divides a row by the power of 2 that scales its largest coefficient to 1 … 2.
  private func scale(_ row: Int32) {
    var largest = 0.0
    for index in entries(of: row) { largest = max(largest, abs(entries[index].coefficient)) }
    guard largest > 0, largest < 1 || largest >= 2 else { return }
    let weight = largest.isFinite ? largest.binade : .infinity
    rows[row].weight = weight
    rows[row].constant /= weight
    for index in entries(of: row) { entries[index].coefficient /= weight }
  }

  /// Links the entries of the rows that were added since the last call.
  ///
  /// Traversals of dependents need the links. A crash basis doesn't.
  mutating func linkRows() {
    for index in 0..<unlinkedRows.count where rows[unlinkedRows[index]].isPresent {
      link(unlinkedRows[index])
    }
    unlinkedRows.removeAll()
  }

  /// Links the matrix entries of a row with the other entries in their columns.
  private mutating func link(_ row: Int32) {
    guard !rows[row].isLinked else { return }
    rows[row].isLinked = true
    for index in entries(of: row) {
      let variable = entries[index].variable
      let next = columns[variable].firstEntry
      entries[index].next = next
      entries[index].previous = -1
      if next >= 0 { entries[next].previous = Int32(index) }
      columns[variable].firstEntry = Int32(index)
    }
  }

  private func unlink(_ row: Int32) {
    guard rows[row].isLinked else { return }
    for index in entries(of: row) {
      let entry = entries[index]
      if entry.next >= 0 { entries[entry.next].previous = entry.previous }
      if entry.previous >= 0 {
        entries[entry.previous].next = entry.next
      } else {
        columns[entry.variable].firstEntry = entry.next
      }
    }
  }

  /// Removes a row.
  mutating func remove(_ row: Int32) {
    version += 1
    if rows[row].count == 1 {
      let variable = entries[rows[row].start].variable
      if edit[variable] == row { edit[variable] = -1 }
    }
    if rows[row].basicVariable >= 0 {
      release(row)
    } else if rows[row].sign != 0 {
      markUnpriced(row)
    }
    rowCount -= 1
    drop(row)
  }

  /// Frees the memory of an inactive row.
  private mutating func drop(_ row: Int32) {
    setSign(0, of: row)
    unlink(row)
    levels.release(rows[row].level)
    rows[row].isPresent = false
    slots[row].generation &+= 1
    freeRows.append(row)
    if wastedEntries > 4096, wastedEntries * 2 > entries.count { compact() }
  }

  /// Makes an active row inactive.
  ///
  /// Its variable keeps its value and becomes nonbasic.
  ///
  /// The other rows of a block become new rows, so that their variables are determined again.
  private mutating func release(_ row: Int32) {
    markUnpriced(row)
    let variable = rows[row].basicVariable
    let block = columns[variable].block
    if block < 0 {
      setBasicRow(-1, of: variable)
      noteOffZero(variable)
    } else {
      for member in blocks[block].members {
        let other = columns[member].basicRow
        // The rows that the block depended on have other reduced costs now.
        markUnpriced(other)
        setBasicRow(-1, of: member)
        setBasicVariable(-1, of: other)
        columns[member].block = -1
        noteOffZero(member)
        if other != row, !rows[other].isNew {
          rows[other].isNew = true
          newRows.append(other)
        }
      }
      blocks.remove(block)
    }
    setBasicVariable(-1, of: row)
  }

  /// Moves the entries together to reclaim unused memory.
  private mutating func compact() {
    var kept = Buffer<Entry>(capacity: entries.count - wastedEntries)
    for number in 0..<Int32(rows.count) {
      let old = entries(of: number)
      let isPresent = rows[number].isPresent
      rows[number].start = Int32(kept.count)
      slots[number].capacity = isPresent ? rows[number].count : 0
      if isPresent { for index in old { kept.append(entries[index]) } }
    }
    entries = kept
    wastedEntries = 0
    for variable in 0..<columns.count { columns[variable].firstEntry = -1 }
    for number in 0..<Int32(rows.count) where rows[number].isPresent {
      rows[number].isLinked = false
      link(number)
    }
  }
}
