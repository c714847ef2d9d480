import Foundation

/// The rows of Documentation/metrics.md.
enum MetricsTable {
  static let path = "Documentation/metrics.md"

  struct Row: Sendable, CustomStringConvertible {
    /// The position of the row, for messages.
    var place: String
    var line: String
    var cells: [String]

    var identifier: String { cells.first?.trimmingCharacters(in: ["`"]) ?? "" }
    var value: String { cells.count > 2 ? cells[2] : "" }
    /// A Boolean value that indicates whether the metric is visible on the screen.
    var isDrawn: Bool { cells.last != "not drawn here" }
    var description: String { identifier }
  }

  static let text: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }()

  static let rows: [Row] = text.components(separatedBy: "\n").enumerated().compactMap {
    index, line in
    // Identifiers are in backquotes, headings aren't.
    guard line.hasPrefix("| `") else { return nil }
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      .dropLast(line.hasSuffix("|") ? 0 : 1)
    return Row(place: "\(path):\(index + 1)", line: line, cells: Array(cells))
  }
}
