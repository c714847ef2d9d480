/// The rows of all tables in a Markdown file.
struct MarkdownTable: Sendable {
  /// A row of a table.
  struct Row: Sendable {
    var line: Int
    /// The cells, without surrounding white space and backquotes.
    var cells: [String]
  }

  /// The name of the file, for findings about it.
  let file: String
  let rows: [Row]

  init(file: String, text: String) {
    self.file = file
    var rows: [Row] = []
    var isInBody = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard line.hasPrefix("|") else {
        isInBody = false
        continue
      }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .dropFirst().dropLast().map(Self.plain)
      if cells.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0 == "-" || $0 == ":" } }) {
        isInBody = true
      } else if isInBody {
        rows.append(Row(line: index + 1, cells: cells))
      }
    }
    self.rows = rows
  }

  private static func plain(_ cell: Substring) -> String {
    var text = cell.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    if text.count > 1, text.first == "`", text.last == "`" { text = text.dropFirst().dropLast() }
    return String(text)
  }
}
