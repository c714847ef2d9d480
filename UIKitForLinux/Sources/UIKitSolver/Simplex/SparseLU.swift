/// The factorization L · U of a sparse matrix, with permuted rows and columns.
///
/// Pivots are chosen by Markowitz' rule (H. M. Markowitz, "The Elimination Form of the Inverse",
/// 1957) among the entries that aren't small in their row (threshold pivoting). A difference counts
/// as 0 if it's within the error bound of its operands, so that coefficients of any size are
/// possible. Elimination ends when the remaining matrix is 0, which determines the rank.
struct SparseLU {
  /// An entry of a row: its column, its value, and a bound of the value's error in units of
  /// rounding.
  struct Element {
    var column: Int32
    var value: Double
    var error = 0.0

    init(_ column: Int32, _ value: Double) {
      self.column = column
      self.value = value
    }
  }

  private(set) var rank = 0
  /// The row, the column, and the value of each pivot, in order of elimination.
  private(set) var pivotRows: [Int32] = []
  private(set) var pivotColumns: [Int32] = []
  private var pivots: [Double] = []
  /// L: the rows from which each pivot row was subtracted, with the factors.
  private var lowerStarts: [Int] = [0]
  private var lower: [Element] = []
  /// U: the entries of each pivot row other than the pivot.
  private var upperStarts: [Int] = [0]
  private var upper: [Element] = []
  /// The scale factors of the rows and columns.
  private var rowScales: [Double]
  private var columnScales: [Double]

  /// Factors a matrix that is given by rows.
  init(_ matrix: [[Element]], columnCount: Int) {
    var work = Elimination(rows: matrix, columnCount: columnCount)
    (rowScales, columnScales) = work.equilibrate()
    work.countEntries()
    while let (row, index) = work.findPivot() {
      let pivot = work.rows[row].remove(at: index)
      work.removeRow(row, pivotColumn: pivot.column)
      for other in work.columnRows[Int(pivot.column)] where !work.isDone[Int(other)] {
        if let factor = work.eliminate(pivot, of: row, from: Int(other)) {
          lower.append(Element(other, factor))
        }
      }
      work.columnRows[Int(pivot.column)] = []
      upper += work.rows[row]
      pivotRows.append(Int32(row))
      pivotColumns.append(pivot.column)
      pivots.append(pivot.value)
      lowerStarts.append(lower.count)
      upperStarts.append(upper.count)
    }
    rank = pivots.count
  }

  /// Solves matrix · x = b for a square matrix.
  ///
  /// `vector` is b, by row, and then x, by column.
  func solve(_ vector: inout [Double]) {
    for row in vector.indices { vector[row] *= rowScales[row] }
    for step in 0..<rank {
      let value = vector[Int(pivotRows[step])]
      guard value != 0 else { continue }
      for index in lowerStarts[step]..<lowerStarts[step + 1] {
        vector[Int(lower[index].column)] -= lower[index].value * value
      }
    }
    var result = [Double](repeating: 0, count: vector.count)
    for step in (0..<rank).reversed() {
      var sum = vector[Int(pivotRows[step])]
      for index in upperStarts[step]..<upperStarts[step + 1] {
        sum -= upper[index].value * result[Int(upper[index].column)]
      }
      result[Int(pivotColumns[step])] = sum / pivots[step]
    }
    for column in result.indices { vector[column] = result[column] * columnScales[column] }
  }

  /// Solves xᵀ · matrix = bᵀ.
  ///
  /// `vector` is b, by column, and then x, by row.
  func solveTransposed(_ vector: inout [Double]) {
    for column in vector.indices { vector[column] *= columnScales[column] }
    var result = [Double](repeating: 0, count: vector.count)
    for step in 0..<rank {
      let value = vector[Int(pivotColumns[step])] / pivots[step]
      result[Int(pivotRows[step])] = value
      guard value != 0 else { continue }
      for index in upperStarts[step]..<upperStarts[step + 1] {
        vector[Int(upper[index].column)] -= upper[index].value * value
      }
    }
    for step in (0..<rank).reversed() {
      var sum = result[Int(pivotRows[step])]
      for index in lowerStarts[step]..<lowerStarts[step + 1] {
        sum -= lower[index].value * result[Int(lower[index].column)]
      }
      result[Int(pivotRows[step])] = sum
    }
    for row in result.indices { vector[row] = result[row] * rowScales[row] }
  }
}
