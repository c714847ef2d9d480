import Foundation

/// The rows of Documentation/metrics.md.
enum MetricsTable {
  static let path = "Documentation/metrics.md"

  struct Row: Sendable, CustomStringConvertible {
    /// Where the row is, for messages.
    var place: String
    var line: String
    var cells: [String]

    var identifier: String { cells.first?.trimmingCharacters(in: ["`"]) ?? "" }
    var value: String { cells.count > 2 ? cells[2] : "" }
    /// Whether something on the screen shows the figure.
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
    // Identifiers are in back-quotes, headings are not.
    guard line.hasPrefix("| `") else { return nil }
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      .dropLast(line.hasSuffix("|") ? 0 : 1)
    return Row(place: "\(path):\(index + 1)", line: line, cells: Array(cells))
  }
}
