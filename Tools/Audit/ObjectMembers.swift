/// The contents of `Tools/Audit/Tables/nsobject-members.md`: the members of every Objective-C
/// object on Apple's platforms that Linux's `NSObject` lacks.
struct ObjectMembers: Sendable {
  /// The path of the table in the repository.
  static let path = "Tools/Audit/Tables/nsobject-members.md"

  /// The members with their labels, keyed by their names without labels.
  private(set) var members: [String: String] = [:]

  /// The errors in the table.
  private(set) var findings: [Finding] = []

  init(_ table: MarkdownTable) {
    for row in table.rows {
      guard row.cells.count == 2 else {
        findings.append(
          Finding(
            at: SourceLocation(file: table.file, line: row.line, column: 1),
            "This row is not complete: write member, source."))
        continue
      }
      let base = String(row.cells[0].prefix { $0 != "(" })
      if members[base] == nil { members[base] = row.cells[0] }
    }
  }
}
