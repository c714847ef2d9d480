/// The accepted findings in `Tools/Audit/Tables/audit-exceptions.md`, with their reasons.
struct Exceptions: Sendable {
  /// The path of the table in the repository.
  static let path = "Tools/Audit/Tables/audit-exceptions.md"

  /// The subject of a finding: the rule, and the name or the file that violates it.
  struct Subject: Hashable, Sendable {
    var rule: Rule
    var name: String
  }

  /// A rule that can have exceptions, by its name in the table.
  enum Rule: String, Sendable {
    case exportedName = "exported name"
    case constraints = "reads constraints"
    case nilQueue = "nil queue"
    case superCall = "calls super"
    case extraConformance = "extra conformance"
    case fixedColor = "fixed color"
    case fixedFont = "fixed font"
    case layerColor = "layer color"
    case hiddenSubviews = "hidden subviews"
  }

  /// The errors in the table.
  private(set) var findings: [Finding] = []

  private var rows: [Subject: SourceLocation] = [:]

  init(_ table: MarkdownTable) {
    for row in table.rows {
      let location = SourceLocation(file: table.file, line: row.line, column: 1)
      guard row.cells.count == 3, let rule = Rule(rawValue: row.cells[0]), !row.cells[2].isEmpty
      else {
        findings.append(
          Finding(at: location, "This row is not complete: write rule, subject, reason."))
        continue
      }
      rows[Subject(rule: rule, name: row.cells[1])] = location
    }
  }

  /// Returns the findings without exceptions, and adds one for every unused exception.
  func applied(to findings: [Finding]) -> [Finding] {
    let needed = Set(findings.compactMap(\.subject))
    let unused = rows.filter { !needed.contains($0.key) }
    return findings.filter { finding in finding.subject.map { rows[$0] == nil } ?? true }
      + unused.map { subject, location in
        Finding(
          at: location,
          "Nothing breaks the rule \"\(subject.rule.rawValue)\" for \(subject.name) any more: remove "
            + "the row.")
      }
  }
}
