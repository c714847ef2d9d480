/// Which rows of several columns are chosen, where a column's rows depend on what is chosen before it.
struct ColumnChoice<Value: Hashable & Sendable> {
  /// Returns the options of the column after those in which some values are chosen.
  typealias Options = (_ earlier: [Value]) -> [SheetOption<Value>]

  /// A column as it is now.
  struct Column {
    var options: [SheetOption<Value>]
    /// The chosen row; 0 where there is none.
    var row = 0

    /// The chosen value; nil if no option can be chosen.
    var value: Value? {
      options.indices.contains(row) && options[row].isEnabled ? options[row].value : nil
    }
  }

  private let count: Int
  private let options: Options
  private(set) var columns: [Column] = []

  /// Columns that begin with some values, as far as there are options of these values.
  init(count: Int, chosen: [Value], options: @escaping Options) {
    self.count = max(count, 0)
    self.options = options
    load(from: 0, wishes: chosen.map { .init(value: $0, row: 0) })
  }

  /// The chosen values; nil if a column has no option that can be chosen.
  var values: [Value]? {
    let values = columns.compactMap(\.value)
    return values.count == count ? values : nil
  }

  /// Turns a column to a row or, if that cannot be chosen, to the nearest that can.
  ///
  /// - Returns: The later columns, whose options may be others now.
  mutating func turn(_ column: Int, to row: Int) -> Range<Int> {
    guard columns.indices.contains(column) else { return 0..<0 }
    let before = columns[column].value
    columns[column].row = Self.nearestRow(to: row, in: columns[column].options)
    guard columns[column].value != before else { return 0..<0 }
    load(from: column + 1, wishes: columns.map { Wish(value: $0.value, row: $0.row) })
    return column + 1..<columns.count
  }

  /// What a column is to show if it can: a value, or else a row.
  private struct Wish {
    var value: Value?
    var row: Int
  }

  private mutating func load(from start: Int, wishes: [Wish]) {
    var earlier = columns.prefix(start).compactMap(\.value)
    columns.removeSubrange(start...)
    for index in start..<max(count, start) {
      // Without a choice before it, nobody knows what a column has.
      var column = Column(options: earlier.count == index ? options(earlier) : [])
      if wishes.indices.contains(index) {
        let wish = wishes[index]
        let row = wish.value.flatMap { value in
          column.options.firstIndex { $0.value == value }
        }
        column.row = row ?? wish.row
      }
      column.row = Self.nearestRow(to: column.row, in: column.options)
      if let value = column.value { earlier.append(value) }
      columns.append(column)
    }
  }

  /// Returns the nearest row that can be chosen, of two the earlier one; 0 if there is none.
  static func nearestRow(to row: Int, in options: [SheetOption<Value>]) -> Int {
    let enabled = options.indices.filter { options[$0].isEnabled }
    return enabled.min { abs($0 - row) < abs($1 - row) } ?? 0
  }
}
