/// The remaining matrix during a factorization.
struct Elimination {
  var rows: [[SparseLU.Element]]
  /// The rows of each column, some of which may have been eliminated.
  var columnRows: [[Int32]]
  private(set) var isDone: [Bool]
  private var columnCounts: [Int]
  /// The rows keyed by their number of entries.
  ///
  /// An entry is outdated if the row's number has changed.
  private var rowsByCount: [[Int32]] = []
  private var minimumCount = 1
  private var positions: [Int32]

  /// The minimum ratio of a pivot to the largest entry of its row.
  private static let threshold = 0.1
  /// The tolerance for 0, relative to a bound of the rounding error.
  private static let tolerance = 1e-11
  /// The number of rows that are searched for a pivot.
  private static let searchedRows = 4

  init(rows: [[SparseLU.Element]], columnCount: Int) {
    self.rows = rows
    columnRows = Array(repeating: [], count: columnCount)
    isDone = Array(repeating: false, count: rows.count)
    columnCounts = Array(repeating: 0, count: columnCount)
    positions = Array(repeating: -1, count: columnCount)
  }

  /// Scales rows and columns by powers of 2 so that the largest entries are close to 1, and returns
  /// the factors.
  mutating func equilibrate() -> (rows: [Double], columns: [Double]) {
    var rowScales = [Double](repeating: 1, count: rows.count)
    var columnScales = [Double](repeating: 1, count: columnRows.count)
    for _ in 0..<2 {
      var largest = [Double](repeating: 0, count: columnRows.count)
      for element in rows.joined() {
        largest[Int(element.column)] = max(largest[Int(element.column)], abs(element.value))
      }
      let scales = largest.map { $0 > 0 ? 1 / $0.binade : 1 }
      for row in rows.indices {
        for index in rows[row].indices {
          rows[row][index].scale(by: scales[Int(rows[row][index].column)])
        }
        let most = rows[row].reduce(0) { max($0, abs($1.value)) }
        let scale = most > 0 ? 1 / most.binade : 1
        for index in rows[row].indices { rows[row][index].scale(by: scale) }
        rowScales[row] *= scale
      }
      for column in scales.indices { columnScales[column] *= scales[column] }
    }
    return (rowScales, columnScales)
  }

  mutating func countEntries() {
    rowsByCount = Array(repeating: [], count: columnRows.count + 1)
    for row in rows.indices {
      for element in rows[row] {
        columnRows[Int(element.column)].append(Int32(row))
        columnCounts[Int(element.column)] += 1
      }
      rowsByCount[rows[row].count].append(Int32(row))
    }
  }

  private mutating func noteCount(of row: Int) {
    rowsByCount[rows[row].count].append(Int32(row))
    minimumCount = min(minimumCount, max(rows[row].count, 1))
  }

  /// Finds the pivot with the minimum fill-in in a few of the rows with the fewest entries.
  mutating func findPivot() -> (row: Int, index: Int)? {
    while minimumCount < rowsByCount.count, rowsByCount[minimumCount].isEmpty { minimumCount += 1 }
    var best: (row: Int, index: Int)?
    var bestCost = Int.max
    var bestSize = 0.0
    var searched = 0
    for count in minimumCount..<max(rowsByCount.count, minimumCount) {
      var place = rowsByCount[count].count
      while place > 0 {
        place -= 1
        let row = Int(rowsByCount[count][place])
        let largest = rows[row].reduce(0) { max($0, abs($1.value)) }
        guard !isDone[row], rows[row].count == count, largest > 0 else {
          rowsByCount[count].remove(at: place)
          continue
        }
        for (index, element) in rows[row].enumerated()
        where abs(element.value) >= Self.threshold * largest {
          let cost = (count - 1) * (columnCounts[Int(element.column)] - 1)
          if cost < bestCost || cost == bestCost && abs(element.value) > bestSize {
            (best, bestCost, bestSize) = ((row, index), cost, abs(element.value))
          }
        }
        searched += 1
        if bestCost == 0 || searched == Self.searchedRows { return best }
      }
    }
    return best
  }

  /// Removes a pivot row, except for its pivot, from the matrix.
  mutating func removeRow(_ row: Int, pivotColumn: Int32) {
    isDone[row] = true
    for element in rows[row] { columnCounts[Int(element.column)] -= 1 }
    columnCounts[Int(pivotColumn)] = 0
  }

  /// Subtracts a multiple of a pivot row from another row, so that its entry in the pivot's column
  /// becomes 0.
  ///
  /// - Returns: The factor, or `nil` if the entry was 0 already.
  mutating func eliminate(_ pivot: SparseLU.Element, of pivotRow: Int, from row: Int) -> Double? {
    for (index, element) in rows[row].enumerated() {
      positions[Int(element.column)] = Int32(index)
    }
    defer { for element in rows[row] { positions[Int(element.column)] = -1 } }
    let place = Int(positions[Int(pivot.column)])
    guard place >= 0 else { return nil }
    let factor = rows[row][place].value / pivot.value
    let factorError =
      abs(factor) + (rows[row][place].error + abs(factor) * pivot.error) / abs(pivot.value)
    for element in rows[pivotRow] {
      let part = factor * element.value
      let error = factorError * abs(element.value) + abs(factor) * element.error + abs(part)
      var index = Int(positions[Int(element.column)])
      if index < 0 {
        index = rows[row].count
        rows[row].append(SparseLU.Element(element.column, 0))
        columnRows[Int(element.column)].append(Int32(row))
        columnCounts[Int(element.column)] += 1
      }
      rows[row][index].value -= part
      rows[row][index].error += error
      if abs(rows[row][index].value) <= rows[row][index].error * Self.tolerance {
        rows[row][index].value = 0
      }
    }
    positions[Int(pivot.column)] = -1
    rows[row].swapAt(place, rows[row].count - 1)
    rows[row].removeLast()
    noteCount(of: row)
    return factor
  }
}

extension SparseLU.Element {
  fileprivate mutating func scale(by factor: Double) {
    value *= factor
    error *= abs(factor)
  }
}
