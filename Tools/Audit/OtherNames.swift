/// The top-level names of other modules in `Tools/Audit/Tables/top-level-names.md`.
struct OtherNames: Sendable {
  /// The path of the table in the repository.
  static let path = "Tools/Audit/Tables/top-level-names.md"

  /// The module of each name.
  private(set) var modules: [String: String] = [:]

  /// The errors in the table.
  private(set) var findings: [Finding] = []

  init(_ table: MarkdownTable) {
    for row in table.rows {
      guard row.cells.count == 3 else {
        findings.append(
          Finding(
            at: SourceLocation(file: table.file, line: row.line, column: 1),
            "This row is not complete: write name, module, source."))
        continue
      }
      modules[row.cells[0]] = row.cells[1]
    }
  }
}
