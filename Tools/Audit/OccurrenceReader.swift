/// Sorts the index's occurrences in one file into uses and definitions.
struct OccurrenceReader {
  /// The file, as a path from the root of the repository.
  let file: String

  let classes: ClassTree
  let demangler: Demangler
  let packageDeclarations: PackageDeclarations

  /// The file's text, for information that the index lacks.
  let text: SourceText

  /// Adds the declaration or use of an occurrence to the audited code.
  func add(_ occurrence: IndexStore.Occurrence, to code: inout AuditedCode) {
    guard !occurrence.symbol.isAccessor else { return }
    let location = SourceLocation(file: file, line: occurrence.line, column: occurrence.column)
    if occurrence.roles.contains(.reference), let name = name(of: occurrence.symbol) {
      code.uses.append(
        SymbolUse(
          symbol: name, location: location,
          kind: occurrence.roles.contains(.write) ? .write : .reference,
          isPackage: name.module == "UIKitSimulator"
            || packageDeclarations.contains(occurrence.symbol.usr)))
    }
    addConformances(of: occurrence, at: location, to: &code)
    // Implicit declarations, such as inherited initializers, aren't in the source.
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
          isTypeMember: IndexStore.Kind.typeMembers.contains(occurrence.symbol.kind),
          type: parent(of: occurrence).map(classes.type(of:))?.usr ?? ""))
    }
    if isExported(occurrence) {
      code.exports.append(
        Export(name: String(occurrence.symbol.name.prefix { $0 != "(" }), location: location))
    }
  }

  private func addConformances(
    of occurrence: IndexStore.Occurrence, at location: SourceLocation, to code: inout AuditedCode
  ) {
    guard occurrence.symbol.kind == IndexStore.Kind.protocol else { return }
    let protocols = classes.refinements(of: occurrence.symbol).map(\.name)
    for relation in occurrence.relations where relation.roles.contains(.baseOf) {
      let type = classes.type(of: relation.symbol)
      guard type.kind != IndexStore.Kind.protocol else { continue }
      let isClass = type.kind == IndexStore.Kind.class
      code.conformances.append(
        Conformance(
          type: type.name, protocols: protocols, location: location,
          superclasses: isClass ? classes.superclasses(of: type.usr) : nil,
          isGeneric: classes.isGeneric(type.usr), isInExtension: type != relation.symbol))
    }
  }

  /// Returns a Boolean value that indicates whether a product exports the declaration.
  private func isExported(_ occurrence: IndexStore.Occurrence) -> Bool {
    guard file.hasPrefix("Sources/"), occurrence.symbol.kind != IndexStore.Kind.extension,
      parent(of: occurrence) == nil
    else { return false }
    let words = text.code(before: occurrence.column, inLine: occurrence.line).split(separator: " ")
    return words.contains("public") || words.contains("open")
  }

  private func parent(of occurrence: IndexStore.Occurrence) -> IndexStore.Symbol? {
    occurrence.relations.first { $0.roles.contains(.childOf) }?.symbol
  }

  private func name(of symbol: IndexStore.Symbol) -> SymbolName? {
    guard let demangled = demangler.demangle(usr: symbol.usr) else { return nil }
    return SymbolName(demangled: demangled, name: symbol.name)
  }

  /// Returns the enclosing declaration of a definition, if the audit needs it.
  private func place(of occurrence: IndexStore.Occurrence) -> SymbolDefinition.Place? {
    let kind = occurrence.symbol.kind
    if let parent = parent(of: occurrence) {
      let superclasses = classes.superclasses(of: parent.usr)
      return superclasses.isEmpty ? nil : .member(superclasses: superclasses)
    }
    let isGlobal = kind == IndexStore.Kind.function || kind == IndexStore.Kind.variable
    return isGlobal ? .global : nil
  }
}
