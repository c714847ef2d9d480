extension Rules {
  /// Reports global functions and variables with the name of a member of every object, responder,
  /// or view on iOS.
  ///
  /// In a subclass, Swift would find the member first.
  static func hiddenGlobals(
    _ definitions: [SymbolDefinition], _ table: SymbolTable, _ members: ObjectMembers
  ) -> [Finding] {
    definitions.compactMap { definition in
      guard definition.place == .global, definition.location.isInSources else { return nil }
      let base = definition.name.prefix { $0 != "(" }
      let member: String
      if let inherited = members.members[String(base)] {
        member = "NSObject.\(inherited)"
      } else if let entry = table.member(of: "UIView", where: { $0.prefix { $0 != "(" } == base }) {
        member = entry.symbol
      } else {
        return nil
      }
      let owner = member.prefix { $0 != "." }
      return Finding(
        at: definition.location,
        "The global name \(base) is hidden by \(member) inside every subclass of \(owner) on iOS: "
          + "choose another name.")
    }
  }

  /// Reports members that a class declares without `override` although its superclass on iOS has
  /// them.
  static func missingOverrides(
    _ definitions: [SymbolDefinition], _ table: SymbolTable, _ members: ObjectMembers,
    _ others: OtherMembers
  ) -> [Finding] {
    definitions.compactMap { definition in
      guard case .member(let superclasses) = definition.place, !definition.overrides else {
        return nil
      }
      for superclass in superclasses {
        if let entry = table.member(of: superclass, where: { $0 == definition.name }),
          entry.isTypeMember == definition.isTypeMember
        {
          return finding(definition, entry.symbol)
        }
        let other = ([superclass] + table.ancestors(of: superclass)).map {
          "\($0).\(definition.name)"
        }.first(where: others.names.contains)
        if !definition.isTypeMember, let other { return finding(definition, other) }
        if !definition.isTypeMember, members.members.values.contains(definition.name),
          superclass == "NSObject" || table.inherits(superclass, from: "NSObject")
        {
          return finding(definition, "NSObject.\(definition.name)")
        }
      }
      return nil
    }
  }

  private static func finding(_ definition: SymbolDefinition, _ member: String) -> Finding {
    Finding(
      at: definition.location,
      "\(definition.name) is declared although iOS has \(member): override it, or choose another "
        + "name.")
  }
}

extension SourceLocation {
  /// A Boolean value that indicates whether the file is part of a module that apps import.
  var isInSources: Bool {
    file.hasPrefix("Sources/")
  }
}
