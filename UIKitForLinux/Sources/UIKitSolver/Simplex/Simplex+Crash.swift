/// An initial basis for all rows at once (a crash basis), found by triangular elimination.
extension Simplex {
  /// Finds a basis from scratch.
  ///
  /// Rows with one unknown variable determine it, in turn: first required equations, then soft rows
  /// from the strongest to the weakest, then required inequalities that would be violated if the
  /// variable were 0. If no row has exactly one unknown variable, the first unknown variable
  /// becomes 0. Remaining rows form cycles, which become blocks.
  mutating func crash() {
    version += 1
    hasCrashed = true
    resetBasis()
    var search = CrashSearch(levelCount: levels.count)
    for row in 0..<Int32(rows.count) where rows[row].isPresent {
      rows[row].isNew = false
      unknownCounts[row] = rows[row].count
      if rows[row].count == 1 { push(row, &search) }
    }
    listColumns()
    stamp &+= 1
    var next: Int32 = 0
    while true {
      if let row = search.pop() {
        determineUnknown(of: row, &search)
      } else if next < value.count {
        if !isMarked(next) { makeKnown(next, 0, &search) }
        next += 1
      } else {
        break
      }
    }
    activateLeftOverRows()
    for row in 0..<Int32(rows.count) where rows[row].isPresent && rows[row].basicVariable < 0 {
      updateSign(of: row)
    }
    newRows.removeAll()
  }

  private mutating func resetBasis() {
    removeBlocks()
    for variable in 0..<Int32(value.count) {
      columns[variable].basicRow = -1
      columns[variable].isOffZero = false
    }
    for row in 0..<Int32(rows.count) where rows[row].isPresent {
      setSign(0, of: row)
      if rows[row].basicVariable >= 0 { setBasicVariable(-1, of: row) }
    }
    offZero.removeAll()
    unpriced.removeAll()
    isAllUnpriced = true
    unknownCounts.extend(to: rows.count, with: 0)
  }

  /// Lists the rows of each variable by a counting sort.
  private mutating func listColumns() {
    columnStarts.removeAll()
    columnStarts.extend(to: value.count + 1, with: 0)
    var total: Int32 = 0
    for row in 0..<Int32(rows.count) where rows[row].isPresent {
      for index in entries(of: row) { columnStarts[entries[index].variable] += 1 }
      total += rows[row].count
    }
    // Each start is counted down from the end of its variable's rows.
    var end: Int32 = 0
    for variable in 0..<value.count {
      end += columnStarts[variable]
      columnStarts[variable] = end
    }
    columnStarts[value.count] = end
    columnRows.extend(to: Int(total), with: 0)
    for row in (0..<Int32(rows.count)).reversed() where rows[row].isPresent {
      for index in entries(of: row) {
        let variable = entries[index].variable
        columnStarts[variable] -= 1
        columnRows[columnStarts[variable]] = row
      }
    }
  }

  private func push(_ row: Int32, _ search: inout CrashSearch) {
    if !rows[row].isRequired {
      search.push(row, rank: Int(levels.rank[rows[row].level]))
    } else if rows[row].relation == .equal {
      search.push(row, rank: 0)
    } else {
      search.push(row, rank: levels.count)
    }
  }

  /// Makes a row determine its only unknown variable, if it has one and a value of 0 wouldn't
  /// satisfy the row.
  private mutating func determineUnknown(of row: Int32, _ search: inout CrashSearch) {
    guard unknownCounts[row] == 1 else { return }
    var sum = rows[row].constant
    var size = 1 + abs(sum)
    var (unknown, own): (Int32, Double) = (-1, 1)
    for index in entries(of: row) {
      let entry = entries[index]
      if isMarked(entry.variable) {
        let part = entry.coefficient * value[entry.variable]
        sum += part
        size += abs(part)
      } else {
        (unknown, own) = (entry.variable, entry.coefficient)
      }
    }
    if rows[row].relation != .equal,
      abs(sum) <= size * Simplex.tolerance || sign(of: row, when: sum) == 0
    {
      return
    }
    setBasicRow(row, of: unknown)
    setBasicVariable(unknown, of: row)
    makeKnown(unknown, -sum / own + 0, &search)
  }

  private mutating func makeKnown(_ variable: Int32, _ new: Double, _ search: inout CrashSearch) {
    columns[variable].mark = stamp
    setValue(new, of: variable)
    for index in columnStarts[variable]..<columnStarts[variable + 1] {
      let row = columnRows[index]
      unknownCounts[row] -= 1
      if unknownCounts[row] == 1 { push(row, &search) }
    }
  }

  /// Activates the remaining required equations that don't hold, and computes all values again.
  ///
  /// A factorization determines which rows of a region become active and which variables they
  /// determine. It detects dependent rows, and avoids ill-conditioned bases.
  private mutating func activateLeftOverRows() {
    var leftOver: [Int32] = []
    beginSources()
    for row in 0..<Int32(rows.count)
    where rows[row].isPresent && isRequiredEquation(row) && rows[row].basicVariable < 0
      && rows[row].count > 0
    {
      leftOver.append(row)
      // Large values could hide a contradiction, so they don't increase the tolerance here.
      let limit = Simplex.suspicion * (1 + abs(rows[row].constant))
      if !(abs(residual(row).sum) <= limit) { collectSources(ofRow: row) }
    }
    guard !sources.isEmpty else { return }
    // An equation that holds by coincidence may not hold after other changes.
    leftOver.removeAll { row in
      !entries(of: row).contains { isSource(entries[$0].variable) }
    }
    for row in leftOver { collectSources(ofRow: row) }
    let region = sources.span.map(\.self)
    let required = region.map { columns[$0].basicRow }.filter { isRequiredEquation($0) }
    // Soft rows keep their basic variables if the required equations are independent without them.
    let free = region.filter {
      let row = columns[$0].basicRow
      return row < 0 || rows[row].isRequired
    }
    if !activate(leftOver + required, free, allowsDependent: false) {
      activate(leftOver + required, region, allowsDependent: true)
    }
    if !makeAllBlocks() {
      // Other rows can depend on the required equations. The following steps decide about them.
      for variable in region {
        let row = columns[variable].basicRow
        if row >= 0, !isRequiredEquation(row) { deactivate(row) }
      }
      if !makeAllBlocks() { failures += 1 }
    }
    let all = 0..<Int32(value.count)
    for variable in all where columns[variable].basicRow < 0 { setValue(0, of: variable) }
    beginMarks()
    for variable in all { collectDependents(variable) }
    evaluate()
  }

  private func isRequiredEquation(_ row: Int32) -> Bool {
    row >= 0 && rows[row].isRequired && rows[row].relation == .equal
  }

  /// Activates the maximum number of independent rows, each for a variable of a region.
  ///
  /// - Returns: `false` if some rows are dependent and `allowsDependent` is `false`. Then nothing
  ///   changes.
  @discardableResult private mutating func activate(
    _ equations: [Int32], _ region: [Int32], allowsDependent: Bool
  ) -> Bool {
    let factors = factor(equations, region)
    if !allowsDependent, factors.rank < equations.count { return false }
    let isActive = Set(factors.pivotRows.map { equations[Int($0)] })
    let isDetermined = Set(factors.pivotColumns.map { region[Int($0)] })
    for row in equations where !isActive.contains(row) { deactivate(row) }
    for variable in region {
      let row = columns[variable].basicRow
      if row >= 0, isActive.contains(row) != isDetermined.contains(variable) { deactivate(row) }
    }
    for row in equations where rows[row].basicVariable < 0 && isActive.contains(row) {
      _ = augment(row, { isDetermined.contains($1) }, { $0.columns[$1].basicRow < 0 })
    }
    return true
  }

  /// Makes blocks of all cycles.
  ///
  /// Returns `false` if the rows of a cycle are linearly dependent.
  private mutating func makeAllBlocks() -> Bool {
    removeBlocks()
    sourceStamp &+= 1
    let all = (0..<Int32(value.count)).map(\.self)
    for variable in all { columns[variable].sourceMark = sourceStamp }
    return makeBlocks(of: all)
  }

  private mutating func removeBlocks() {
    for variable in 0..<Int32(value.count) where columns[variable].block >= 0 {
      let block = columns[variable].block
      for member in blocks.members(of: block) { columns[member].block = -1 }
      blocks.remove(block)
    }
  }

  private mutating func deactivate(_ row: Int32) {
    let variable = rows[row].basicVariable
    if variable >= 0 { columns[variable].basicRow = -1 }
    setBasicVariable(-1, of: row)
  }
}

/// The rows with one unknown variable, sorted by rank and order of addition.
private struct CrashSearch {
  private var queues: [[Int32]]
  private var positions: [Int]
  private var first = 0

  init(levelCount: Int) {
    queues = Array(repeating: [], count: levelCount + 1)
    positions = Array(repeating: 0, count: levelCount + 1)
  }

  mutating func push(_ row: Int32, rank: Int) {
    queues[rank].append(row)
    first = min(first, rank)
  }

  mutating func pop() -> Int32? {
    while first < queues.count {
      if positions[first] < queues[first].count {
        positions[first] += 1
        return queues[first][positions[first] - 1]
      }
      first += 1
    }
    return nil
  }
}
