/// The contents of `Tools/Audit/Tables/newer-than-ios17.md`: features of the language, the standard
/// library, and Foundation that are available on Linux but not in iOS 17.
struct NewerFeatures: Sendable {
  /// The path of the table in the repository.
  static let path = "Tools/Audit/Tables/newer-than-ios17.md"

  /// One row of the table.
  struct Feature: Hashable, Sendable {
    /// A symbol such as `Synchronization.Mutex`, or source code.
    var name: String
    var isSyntax: Bool
    /// The first version of iOS with the feature, or `nil` if there is none.
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

  /// Returns the feature that contains a symbol.
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
