/// What `Tools/Audit/Tables/newer-than-ios17.md` lists: parts of the language, the standard library and
/// Foundation that Linux has and iOS 17 has not.
struct NewerFeatures: Sendable {
  /// Where the table lies in the repository.
  static let path = "Tools/Audit/Tables/newer-than-ios17.md"

  /// One row of the table.
  struct Feature: Hashable, Sendable {
    /// A symbol such as `Synchronization.Mutex`, or words of the source.
    var name: String
    var isSyntax: Bool
    /// The first version of iOS that has it; `nil` for none.
    var introduced: Version?
    /// The advice, as a clause.
    var advice: String
    var source: String
  }

  /// The errors in the table.
  private(set) var findings: [Finding] = []
  private(set) var features: [Feature] = []

  init(_ table: MarkdownTable) {
    for row in table.rows {
      let introduced = row.cells.count == 5 ? Version(row.cells[2]) : nil
      guard row.cells.count == 5, introduced != nil || row.cells[2] == "—",
        ["symbol", "syntax"].contains(row.cells[1])
      else {
        findings.append(
          Finding(
            at: SourceLocation(file: table.file, line: row.line, column: 1),
            "This row is not complete: write name, symbol or syntax, iOS, advice, source."))
        continue
      }
      features.append(
        Feature(
          name: row.cells[0], isSyntax: row.cells[1] == "syntax", introduced: introduced,
          advice: row.cells[3], source: row.cells[4]))
    }
  }

  /// The feature that a symbol is, or is a part of.
  func feature(for symbol: SymbolName) -> Feature? {
    let candidates = [symbol.description, "\(symbol.module).\(symbol)"]
    return features.first { feature in
      !feature.isSyntax
        && candidates.contains { candidate in
          candidate.hasPrefix(feature.name)
            && !(candidate.dropFirst(feature.name.count).first?.isPartOfIdentifier ?? false)
        }
    }
  }
}
