/// The report of the audit.
struct Report: Sendable {
  var code: AuditedCode
  var tables: Tables
  var findings: [Finding]

  init(_ code: AuditedCode, _ tables: Tables) {
    self.code = code
    self.tables = tables
    findings = Rules.findings(in: code, against: tables)
  }

  /// A Boolean value that indicates whether there are no errors.
  var isPassed: Bool {
    !findings.contains { $0.severity == .error }
  }

  /// Every symbol of Apple's that the code uses, with the number of uses and its entry in the
  /// table.
  var symbolList: [String] {
    let uses = Dictionary(grouping: code.uses.filter { $0.symbol.isUIKit }) {
      $0.symbol.description
    }
    let width = uses.keys.map(\.count).max() ?? 0
    return uses.sorted { $0.key < $1.key }.map { name, uses in
      let facts = uses.first.map(facts) ?? ""
      let padding = String(repeating: " ", count: width - name.count)
      return "\(name)\(padding)  \(uses.count) ×  \(facts)"
    }
  }

  /// The last line: the audited code and the result.
  var summary: String {
    let errors = findings.filter { $0.severity == .error }.count
    return "audit: \(count(symbolList.count, "symbol")) of UIKit in "
      + "\(count(code.files.count, "file")), against \(count(tables.symbols.count, "row")); "
      + "\(count(errors, "error")), \(count(findings.count - errors, "warning"))."
  }

  private func facts(about use: SymbolUse) -> String {
    let symbol = use.symbol
    if let entry = tables.symbols.entries(for: symbol).first {
      return "iOS \(entry.introduced), \(entry.isolation)"
    }
    let isKnown = symbol.isSynthesized && tables.symbols.hasType(symbol.owner)
    if isKnown { return "synthesized" }
    return use.isPackage ? "the package's own" : "not in the table"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
