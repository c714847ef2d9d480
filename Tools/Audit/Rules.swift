/// The rules of the audit.
///
/// Each rule is a function from code to findings.
enum Rules {
  /// Returns all findings in the audited code, in the order of their locations.
  static func findings(in code: AuditedCode, against tables: Tables) -> [Finding] {
    let all =
      tables.findings + code.findings
      + symbols(code.uses, tables.symbols, in: code.files)
      + newerSymbols(code.uses, tables.newer, in: code.files)
      + newerSyntax(code.files, tables.newer)
      + hiddenGlobals(code.definitions, tables.symbols, tables.members)
      + missingOverrides(code.definitions, tables.symbols, tables.members, tables.others)
      + platformCode(code.files)
      + imports(code.files)
      + platformConditions(code.files)
      + review(code.files)
      + patterns(code.files)
      + literals(code.files, tables.images)
      + sharedApplication(code.uses)
      + objectiveCProtocols(code.conformances, tables.symbols)
      + submodules(code.uses, tables.symbols, in: code.files)
      + forbiddenSuperCalls(code.definitions, tables.symbols, in: code.files)
      + superCalls(code.definitions, tables.symbols, in: code.files)
      + pressSiblings(code.definitions, tables.symbols)
      + nilQueues(code.uses, in: code.files)
      + readConstraints(code.uses)
      + exports(code.exports, tables.symbols, tables.names)
      + extraDefaults(code.linuxUIKit, tables.symbols)
      + looseProtocols(code.linuxUIKit, tables.symbols)
      + extraConformances(code.linuxUIKit, tables.symbols)
    return Array(Set(tables.exceptions.applied(to: all))).sorted {
      ($0.location, $0.message) < ($1.location, $1.message)
    }
  }
}

/// The tables with which the rules compare code.
struct Tables: Sendable {
  var symbols: SymbolTable
  var newer: NewerFeatures
  var members: ObjectMembers
  var others: OtherMembers
  var names: OtherNames
  var images: SymbolImages
  var exceptions: Exceptions

  /// The errors in the tables.
  var findings: [Finding] {
    symbols.findings + newer.findings + members.findings + others.findings
      + names.findings + images.findings + exceptions.findings
  }
}
