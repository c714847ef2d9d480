/// The rows of an exact program during the solution.
struct ExactTableau {
  /// A row before it's added to the tableau.
  struct Pending {
    var sum: ExactProgram.Sum
    /// The columns of the row's slack and error variables.
    var own: [(column: Int, coefficient: Int)]
  }

  /// The first columns are the free variables.
  ///
  /// All other columns are nonnegative.
  private let unknowns: Int
  private var columns: Int
  /// The defining row of each eliminated variable, in order of elimination.
  private var definitions: [(unknown: Int, row: ExactRow)] = []
  /// The row of each basic column, whose coefficient in that column is positive.
  private var rows: [(basic: Int, row: ExactRow)] = []
  /// Columns that stay 0, because any other value would be worse.
  private var isHeld: [Bool] = []

  init(unknowns: Int) {
    self.unknowns = unknowns
    columns = unknowns
  }

  mutating func makeColumn() -> Int {
    columns += 1
    return columns - 1
  }

  /// Finds a first feasible solution.
  ///
  /// Returns `false` if there is none.
  mutating func begin(with pending: [Pending]) throws(ExactOverflow) -> Bool {
    // One more column for every row, which may need an artificial variable, and one for the
    // objective of a stage.
    let artificial = columns
    columns += pending.count + 1
    isHeld = Array(repeating: false, count: columns)
    var left: [(own: [(column: Int, coefficient: Int)], row: ExactRow)] = []
    for item in pending {
      let row = row(of: item)
      for (unknown, definition) in definitions { try row.eliminate(unknown, with: definition) }
      row.reduce()
      if let unknown = cheapestUnknown(in: row) {
        definitions.append((unknown, row))
      } else {
        left.append((item.own, row))
      }
    }
    var artificials: [Int] = []
    for (own, row) in left {
      if row.constant < 0 { row.negate() }
      if let basic = own.first(where: { row[$0.column] > 0 })?.column {
        rows.append((basic, row))
      } else if row.constant == 0, let basic = own.first?.column {
        row.negate()
        rows.append((basic, row))
      } else if !own.isEmpty || row.constant != 0 {
        let column = artificial + artificials.count
        artificials.append(column)
        rows.append((column, adding(1, at: column, to: row)))
      }
    }
    guard !artificials.isEmpty else { return true }
    guard try minimize(artificials) == 0 else { return false }
    try dropArtificials(from: artificial)
    return true
  }

  private func row(of item: Pending) -> ExactRow {
    var numbers = Array(repeating: 0, count: columns + 1)
    for term in item.sum.terms { numbers[term.unknown] += term.coefficient }
    for term in item.own { numbers[term.column] = term.coefficient }
    numbers[columns] = -item.sum.constant
    return ExactRow(numbers)
  }

  private func adding(_ number: Int, at column: Int, to row: ExactRow) -> ExactRow {
    var numbers = (0..<row.count).map { row[$0] }
    numbers[column] = number
    return ExactRow(numbers)
  }

  private func cheapestUnknown(in row: ExactRow) -> Int? {
    var best: Int?
    for unknown in 0..<unknowns where row[unknown] != 0 {
      if let found = best, magnitude(row[found]) <= magnitude(row[unknown]) { continue }
      best = unknown
    }
    return best
  }

  private mutating func dropArtificials(from first: Int) throws(ExactOverflow) {
    for column in first..<columns { isHeld[column] = true }
    var index = 0
    while index < rows.count {
      let (basic, row) = rows[index]
      guard basic >= first else {
        index += 1
        continue
      }
      // The value is 0, so any variable may replace it. If none can, the row is redundant.
      if let column = (unknowns..<first).first(where: { row[$0] != 0 }) {
        if row[column] < 0 { row.negate() }
        try pivot(index, column)
        index += 1
      } else {
        rows.remove(at: index)
      }
    }
  }

  // MARK: Stages

  /// Minimizes the sum of some columns, and returns it.
  mutating func minimize(_ summands: [Int]) throws(ExactOverflow) -> Double {
    let total = columns - 1
    var numbers = Array(repeating: 0, count: columns + 1)
    for column in summands { numbers[column] = 1 }
    numbers[total] = -1
    let cost = ExactRow(numbers)
    for (basic, row) in rows where cost[basic] != 0 { try cost.eliminate(basic, with: row) }
    // The first column that improves and, among equals, the first row: Bland's rule never cycles.
    while let entering = firstThatHelps(in: cost, before: total) {
      guard let leaving = rowToLeave(for: entering) else { break }
      try pivot(leaving, entering)
      try cost.eliminate(entering, with: rows[leaving].row)
    }
    for column in unknowns..<total where cost[column] > 0 { isHeld[column] = true }
    return Double(cost.constant) / Double(cost[total])
  }

  private func firstThatHelps(in cost: ExactRow, before end: Int) -> Int? {
    var column = unknowns
    while column < end {
      if cost[column] < 0, !isHeld[column] { return column }
      column += 1
    }
    return nil
  }

  private func rowToLeave(for column: Int) -> Int? {
    var best: Int?
    var index = -1
    while index < rows.count - 1 {
      index += 1
      let candidate = rows[index]
      guard candidate.row[column] > 0 else { continue }
      guard let found = best else {
        best = index
        continue
      }
      let row = rows[found].row
      let mine = Int128(candidate.row.constant) * Int128(row[column])
      let others = Int128(row.constant) * Int128(candidate.row[column])
      if mine < others || mine == others && candidate.basic < rows[found].basic { best = index }
    }
    return best
  }

  private mutating func pivot(_ index: Int, _ column: Int) throws(ExactOverflow) {
    let pivot = rows[index].row
    pivot.reduce()
    var other = 0
    while other < rows.count {
      if other != index { try rows[other].row.eliminate(column, with: pivot) }
      other += 1
    }
    rows[index].basic = column
  }

  // MARK: The result

  /// The value of each variable, or `nil` if the columns that can still change would change it.
  func values() throws(ExactOverflow) -> [Double?] {
    var values = [Double?](repeating: nil, count: unknowns)
    var solved: [(unknown: Int, row: ExactRow)] = []
    for (unknown, row) in definitions.reversed() {
      for (later, definition) in solved { try row.eliminate(later, with: definition) }
      for entry in rows { try row.eliminate(entry.basic, with: entry.row) }
      solved.append((unknown, row))
      var isOpen = false
      var column = 0
      while column < columns - 1, !isOpen {
        isOpen = column != unknown && row[column] != 0 && !isHeld[column]
        column += 1
      }
      if !isOpen { values[unknown] = Double(row.constant) / Double(row[unknown]) }
    }
    return values
  }
}
