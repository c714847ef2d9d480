/// Changes of the active rows.
///
/// Bounds of nonbasic variables count as rows here, with the complemented number of the variable.
extension Simplex {
  /// Sets the row that determines a variable.
  @inline(__always) mutating func setBasicRow(_ row: Int32, of variable: Int32) {
    columns[variable].basicRow = row
    if row < 0 { columns[variable].block = -1 }
  }

  /// Sets the variable that a row determines, also in its entries.
  @inline(__always) func setBasicVariable(_ variable: Int32, of row: Int32) {
    rows[row].basicVariable = variable
    for index in entries(of: row) { entries[index].basicVariable = variable }
  }

  /// Makes a row, or the bound of a nonbasic variable, determine a variable.
  @inline(__always) mutating func assign(_ row: Int32, to variable: Int32) {
    setBasicRow(max(row, -1), of: variable)
    if row >= 0 { setBasicVariable(variable, of: row) }
  }

  /// Activates `entering` in place of the row that determines `variable`.
  ///
  /// The marks come from `computeDirection(releasing: variable)`. Each variable between the two
  /// is then determined by a row that already contains it.
  /// - Returns: `false` if the rows don't determine all variables, which only rounding errors can
  ///   cause.
  mutating func pivot(at variable: Int32, entering: Int32) -> Bool {
    version += 1
    let leaving = columns[variable].basicRow
    if leaving >= 0 { setBasicVariable(-1, of: leaving) }
    if entering >= 0 { setSign(0, of: entering) }
    var current = entering
    while true {
      var found: Int32 = -1
      var isOnly = true
      forEachVariable(of: current) { simplex, other in
        guard simplex.isMarked(other) else { return }
        if found >= 0 { isOnly = false }
        found = other
      }
      guard isOnly, found >= 0, columns[found].block < 0 else {
        return reassign(current, toReach: variable)
      }
      let old = columns[found].basicRow
      assign(current, to: found)
      if found == variable { return true }
      columns[found].mark = stamp &- 1
      current = old
    }
  }

  @inline(__always) private func forEachVariable(
    of row: Int32, _ body: (borrowing Simplex, Int32) -> Void
  ) {
    if row < 0 { return body(self, ~row) }
    for index in entries(of: row) { body(self, entries[index].variable) }
  }

  /// Assigns a row to a variable along a path to a variable without a row, and determines the
  /// blocks again.
  private mutating func reassign(_ row: Int32, toReach variable: Int32) -> Bool {
    guard
      var region = augment(
        row, { $0.isMarked($1) }, { $1 == variable })
    else { return false }
    // The other members of blocks that the path may have passed through.
    var index = 0
    while index < region.count {
      let block = columns[region[index]].block
      index += 1
      guard block >= 0 else { continue }
      for member in blocks.members(of: block) {
        columns[member].block = -1
        if !isSource(member) {
          columns[member].sourceMark = sourceStamp
          region.append(member)
        }
      }
      blocks.remove(block)
    }
    return makeBlocks(of: region)
  }

  /// Finds an augmenting path from a row to a variable and moves each row on it to the next
  /// variable.
  ///
  /// - Returns: The variables that the row depends on, or `nil` if there is no path to a free
  ///   variable.
  mutating func augment(
    _ row: Int32, _ isIncluded: (borrowing Simplex, Int32) -> Bool,
    _ isFree: (borrowing Simplex, Int32) -> Bool
  ) -> [Int32]? {
    sourceStamp &+= 1
    var region: [Int32] = []
    var current: Int32 = -1
    visit(row, from: -1, &region, isIncluded)
    var index = 0
    while index < region.count {
      let other = region[index]
      index += 1
      if current < 0, isFree(self, other) {
        current = other
      } else if columns[other].basicRow >= 0 {
        visit(columns[other].basicRow, from: other, &region, isIncluded)
      }
    }
    guard current >= 0 else { return nil }
    while true {
      let previous = searchIndex[current]
      let next = previous < 0 ? row : columns[previous].basicRow
      columns[current].basicRow = max(next, -1)
      if next >= 0 { setBasicVariable(current, of: next) }
      if previous < 0 { return region }
      current = previous
    }
  }

  /// Adds a row's variables to a search, with the variable that led to the row.
  private mutating func visit(
    _ row: Int32, from source: Int32, _ region: inout [Int32],
    _ isIncluded: (borrowing Simplex, Int32) -> Bool
  ) {
    func add(_ other: Int32, _ simplex: inout Simplex) {
      guard !simplex.isSource(other), isIncluded(simplex, other) else { return }
      simplex.columns[other].sourceMark = simplex.sourceStamp
      simplex.searchIndex[other] = source
      region.append(other)
    }
    if row < 0 { return add(~row, &self) }
    for index in entries(of: row) { add(entries[index].variable, &self) }
  }

  /// Makes blocks of the cycles in a region, whose variables are marked as sources and are in no
  /// block.
  ///
  /// - Returns: `false` if the rows of a cycle are linearly dependent.
  mutating func makeBlocks(of region: [Int32]) -> Bool {
    // Tarjan's algorithm. A completed variable has the index `.max`.
    var cycles: [[Int32]] = []
    var next: Int32 = 1
    for variable in region { searchIndex[variable] = 0 }
    list.removeAll()
    for root in region where searchIndex[root] == 0 {
      enterSearch(root, &next)
      while let frame = frames.last {
        let (variable, end) = (frame.node, endOfRow(of: frame.node))
        var entry = frame.entry
        var found: Int32 = -1
        while entry < end, found < 0 {
          let other = entries[entry].variable
          entry += 1
          guard isSource(other), other != variable else { continue }
          if searchIndex[other] == 0 {
            found = other
          } else if searchIndex[other] != .max {
            searchLow[variable] = min(searchLow[variable], searchIndex[other])
          }
        }
        frames[frames.count - 1].entry = entry
        if found >= 0 {
          enterSearch(found, &next)
          continue
        }
        _ = frames.removeLast()
        if let parent = frames.last?.node {
          searchLow[parent] = min(searchLow[parent], searchLow[variable])
        }
        if searchLow[variable] == searchIndex[variable] {
          let component = popComponent(of: variable)
          if component.count > 1 { cycles.append(component) }
        }
      }
    }
    return cycles.allSatisfy { makeBlock($0) }
  }

  private mutating func enterSearch(_ variable: Int32, _ next: inout Int32) {
    searchIndex[variable] = next
    searchLow[variable] = next
    next += 1
    list.append(variable)
    let row = columns[variable].basicRow
    frames.append(Frame(node: variable, member: 0, entry: row >= 0 ? rows[row].start : 0))
  }

  private func endOfRow(of variable: Int32) -> Int32 {
    let row = columns[variable].basicRow
    return row >= 0 ? rows[row].start + rows[row].count : 0
  }

  private mutating func popComponent(of variable: Int32) -> [Int32] {
    var component: [Int32] = []
    while true {
      let member = list.removeLast()
      searchIndex[member] = .max
      component.append(member)
      if member == variable { return component.sorted() }
    }
  }
}
