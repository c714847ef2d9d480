/// The contents of `Tools/Audit/Tables/uikit-members.md`: the names of members of UIKit's classes
/// without a row in the symbol table.
struct OtherMembers: Sendable {
  /// The path of the table in the repository.
  static let path = "Tools/Audit/Tables/uikit-members.md"

  /// The names with their labels, qualified with their classes.
  private(set) var names: Set<String> = []

  /// The errors in the table.
  private(set) var findings: [Finding] = []

  init(_ table: MarkdownTable) {
    for row in table.rows {
      if row.cells.count == 2, row.cells[0].contains(".") {
        names.insert(row.cells[0])
      } else {
        findings.append(
          Finding(
            at: SourceLocation(file: table.file, line: row.line, column: 1),
            "This row is not complete: write class and member, source."))
      }
    }
  }
}
