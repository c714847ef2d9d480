/// The contents of `Tools/Audit/Tables/symbol-images.md`: the symbol images that the package and
/// the example use.
struct SymbolImages: Sendable {
  /// The path of the table in the repository.
  static let path = "Tools/Audit/Tables/symbol-images.md"

  /// The errors in the table.
  private(set) var findings: [Finding] = []

  private var versions: [String: Version] = [:]

  init(_ table: MarkdownTable) {
    for row in table.rows {
      if row.cells.count == 3, let version = Version(row.cells[1]) {
        versions[row.cells[0]] = version
      } else {
        findings.append(
          Finding(
            at: SourceLocation(file: table.file, line: row.line, column: 1),
            "This row is not complete: write name, iOS, source."))
      }
    }
  }

  /// Returns a sentence about a symbol that iOS 17 lacks or may lack; `nil` for other symbols.
  func problem(with name: String) -> String? {
    guard let version = versions[name] else {
      return "The symbol \(name) is not in \(Self.path): look up its version and add its row."
    }
    return version <= .minimum
      ? nil
      : "The symbol \(name) came with iOS \(version), but the package runs on iOS "
        + "\(Version.minimum): use another one."
  }
}
