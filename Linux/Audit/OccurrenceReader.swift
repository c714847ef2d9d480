/// Sorts the index's occurrences of one file into uses and definitions.
struct OccurrenceReader {
  /// The file, as a path from the root of the repository.
  let file: String

  let classes: ClassTree
  let demangler: Demangler
  let packageDeclarations: PackageDeclarations

  /// Adds what an occurrence stands for to the audited code.
  func add(_ occurrence: IndexStore.Occurrence, to code: inout AuditedCode) {
    guard !occurrence.symbol.isAccessor else { return }
    let location = SourceLocation(file: file, line: occurrence.line, column: occurrence.column)
    if occurrence.roles.contains(.reference), let name = name(of: occurrence.symbol) {
      code.uses.append(
        SymbolUse(
          symbol: name, location: location,
          isPackage: packageDeclarations.contains(occurrence.symbol.usr)))
    }
    // What is implicit, such as an inherited initialiser, is nobody's choice.
    guard occurrence.roles.contains(.definition), !occurrence.roles.contains(.implicit) else {
      return
    }
    let overridden = occurrence.relations.filter { $0.roles.contains(.overrideOf) }
    for name in overridden.compactMap({ name(of: $0.symbol) }) {
      code.uses.append(SymbolUse(symbol: name, location: location, kind: .implementation))
    }
    if let place = place(of: occurrence) {
      code.definitions.append(
        SymbolDefinition(
          name: occurrence.symbol.name, place: place, location: location,
          overrides: !overridden.isEmpty,
          isTypeMember: IndexStore.Kind.typeMembers.contains(occurrence.symbol.kind)))
    }
  }

  private func name(of symbol: IndexStore.Symbol) -> SymbolName? {
    guard let demangled = demangler.demangle(usr: symbol.usr) else { return nil }
    return SymbolName(demangled: demangled, name: symbol.name)
  }

  /// Where a definition stands, if the audit cares about such a place.
  private func place(of occurrence: IndexStore.Occurrence) -> SymbolDefinition.Place? {
    let kind = occurrence.symbol.kind
    if let parent = occurrence.relations.first(where: { $0.roles.contains(.childOf) }) {
      let superclasses = classes.superclasses(of: parent.symbol.usr)
      return superclasses.isEmpty ? nil : .member(superclasses: superclasses)
    }
    let isGlobal = kind == IndexStore.Kind.function || kind == IndexStore.Kind.variable
    return isGlobal ? .global : nil
  }
}
