import Foundation

/// The measurements, one row for each kind of work.
struct Table: Codable {
  private struct Row: Codable {
    var name: String
    /// The processor time in milliseconds.
    var time: Double
    var allocations: Double
    /// The ratio of the time to the lower bound.
    var ratio: Double?
  }

  private var rows: [Row] = []
  private var notes: [String] = []

  /// Adds a row.
  ///
  /// - Parameter floor: The lower bound for the same work.
  mutating func add(_ name: String, _ cost: Cost, floor: Cost? = nil) {
    rows.append(
      Row(
        name: name, time: Self.rounded(cost.time * 1000, digits: 3),
        allocations: Self.rounded(cost.allocations, digits: 1),
        ratio: floor.map { Self.rounded(cost.time / $0.time, digits: 2) }))
  }

  /// Adds a line below the rows.
  mutating func note(_ line: String) { notes.append(line) }

  /// Returns the table as text, with the values of a saved run if one is given.
  ///
  /// Times of two runs depend on the machine's load. Ratios within one run are more reliable, and
  /// allocations are the same every time.
  func text(comparedWith saved: Table?) -> String {
    var lines = [
      Self.line("", "processor ms", "× floor", "allocations", saved == nil ? "" : "saved")
    ]
    for row in rows {
      let before = saved?.rows.first { $0.name == row.name }
      lines.append(
        Self.line(
          row.name, String(format: "%.3f", row.time),
          row.ratio.map { String(format: "%.2f", $0) } ?? "",
          String(format: row.allocations < 100 ? "%.1f" : "%.0f", row.allocations),
          before.map { Self.comparison(row, with: $0) } ?? ""))
    }
    return (lines + notes).joined(separator: "\n")
  }

  private static func comparison(_ row: Row, with saved: Row) -> String {
    let change = saved.time > 0 ? (row.time / saved.time - 1) * 100 : 0
    let more = row.allocations - saved.allocations
    let times = String(format: "%.3f ms (%+.0f %%)", saved.time, change)
    return abs(more) < 0.5 ? times : times + String(format: ", allocations %+.0f", more)
  }

  private static func line(_ name: String, _ columns: String...) -> String {
    func padding(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(width - text.count, 0))
    }
    var line = name + padding(name, 28)
    for (column, width) in zip(columns, [14, 9, 13]) { line += padding(column, width) + column }
    if let last = columns.last, !last.isEmpty { line += "  " + last }
    return line
  }

  private static func rounded(_ value: Double, digits: Int) -> Double {
    let unit = pow(10, Double(digits))
    return (value * unit).rounded() / unit
  }
}
