extension Rules {
  /// Reports overrides that never call the superclass's implementation although Apple requires it.
  static func superCalls(
    _ definitions: [SymbolDefinition], _ table: SymbolTable, in files: [SourceText]
  ) -> [Finding] {
    overrides(definitions, table, in: files, callingSuper: false).filter(\.entry.requiresSuper).map
    {
      definition, base, entry in
      Finding(
        at: definition.location,
        "\(base) overrides \(entry.symbol) and never calls super, which Apple's documentation asks "
          + "for: call super.\(base).",
        subject: Exceptions.Subject(rule: .superCall, name: definition.location.file))
    }
  }

  /// Reports overrides that call the superclass's implementation although Apple forbids it.
  static func forbiddenSuperCalls(
    _ definitions: [SymbolDefinition], _ table: SymbolTable, in files: [SourceText]
  ) -> [Finding] {
    overrides(definitions, table, in: files, callingSuper: true).filter(\.entry.forbidsSuper).map {
      definition, base, entry in
      Finding(
        at: definition.location,
        "\(base) overrides \(entry.symbol) and calls super, which Apple's documentation forbids: "
          + "leave that call out.")
    }
  }

  /// Returns the overrides of Apple's declarations that call the superclass's implementation, or
  /// those that don't.
  private static func overrides(
    _ definitions: [SymbolDefinition], _ table: SymbolTable, in files: [SourceText],
    callingSuper: Bool
  ) -> [(definition: SymbolDefinition, base: Substring, entry: SymbolTable.Entry)] {
    let files = Dictionary(files.map { ($0.file, $0) }) { first, _ in first }
    return definitions.compactMap { definition in
      guard let entry = overridden(by: definition, in: table),
        let body = files[definition.location.file]?.contents(of: "{", after: definition.location)
      else { return nil }
      let base = definition.name.prefix { $0 != "(" }
      let text = SourceText(file: "", text: body)
      return text.places(of: "super.\(base)").isEmpty != callingSuper
        ? (definition, base, entry) : nil
    }
  }

  /// Reports classes that override how a press begins, but not how it changes and ends.
  ///
  /// The end of a press must not go up the responder chain if its beginning didn't.
  static func pressSiblings(_ definitions: [SymbolDefinition], _ table: SymbolTable) -> [Finding] {
    let names = ["pressesBegan", "pressesChanged", "pressesEnded", "pressesCancelled"]
    let overrides = definitions.filter {
      overridden(by: $0, in: table)?.symbol.hasPrefix("UIResponder.presses") == true
    }
    return overrides.filter { $0.name == "pressesBegan(_:with:)" }.compactMap { definition in
      let own = overrides.filter { $0.type == definition.type }.map(\.name)
      let missing = names.filter { !own.contains("\($0)(_:with:)") }
      guard !missing.isEmpty else { return nil }
      return Finding(
        at: definition.location,
        "pressesBegan is overridden without \(missing.joined(separator: ", ")): override all four, "
          + "so that a press goes to one place from beginning to end.")
    }
  }

  /// Returns the row of Apple's declaration that a definition overrides, if there is one.
  private static func overridden(
    by definition: SymbolDefinition, in table: SymbolTable
  ) -> SymbolTable.Entry? {
    guard case .member(let superclasses) = definition.place, definition.overrides else {
      return nil
    }
    return superclasses.lazy.compactMap { superclass in
      table.entries(
        for: SymbolName(module: "UIKit", owner: superclass, name: definition.name)
      ).first
    }.first
  }
}
