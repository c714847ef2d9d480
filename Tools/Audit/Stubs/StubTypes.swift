/// All types of the symbol table, and what they inherit.
struct StubTypes: Sendable {
  /// The types in the table's order.
  private(set) var symbols: [String] = []

  /// Members that belong to no type of the table, by the type that they extend; globals under "".
  private(set) var others: [(owner: String, members: [StubMember])] = []

  private var types: [String: StubType] = [:]

  /// The members of each class, with those of protocols.
  private var imported: [String: [StubMember]] = [:]

  /// The properties that a subclass declares again with another type, as `type.name`.
  private var redeclared: Set<String> = []

  init(_ rows: [SymbolTable.Entry]) {
    for row in rows {
      guard let type = StubType(row), types[type.symbol] == nil else { continue }
      symbols.append(type.symbol)
      types[type.symbol] = type
    }
    for row in rows where StubType(row) == nil {
      let member = StubMember(row)
      if types[member.owner] != nil {
        types[member.owner]?.members.append(member)
      } else if let index = others.firstIndex(where: { $0.owner == member.owner }) {
        others[index].members.append(member)
      } else {
        others.append((member.owner, [member]))
      }
    }
    for type in types.values { imported[type.symbol] = membersWithProtocols(of: type) }
    for type in types.values {
      for ancestor in superclasses(of: type) {
        for member in importedMembers(of: ancestor) where member.isVariable {
          let isChanged = importedMembers(of: type).contains {
            $0.signature == member.signature && $0.result != member.result
          }
          if isChanged { redeclared.insert("\(ancestor.symbol).\(member.name)") }
        }
      }
    }
  }

  subscript(symbol: String) -> StubType? { types[symbol] }

  /// The types that are declared in a type, or at the top level for "".
  func types(in owner: String) -> [StubType] {
    symbols.compactMap { types[$0] }.filter { $0.owner == owner }
  }

  /// The superclass that the table has a row for.
  func superclass(of type: StubType) -> StubType? {
    guard type.kind == .class, let first = type.parents.first else { return nil }
    let parent = types[String(first.prefix { $0 != "<" })]
    return parent?.kind == .class ? parent : nil
  }

  /// The superclasses, nearest first.
  func superclasses(of type: StubType) -> [StubType] {
    guard let parent = superclass(of: type) else { return [] }
    return [parent] + superclasses(of: parent)
  }

  /// The protocols that a type states, and those that they refine.
  func protocols(of type: StubType) -> [StubType] {
    type.parents.compactMap { types[$0] }.filter { $0.kind == .protocol }
      .flatMap { [$0] + protocols(of: $0) }
  }

  /// Whether a protocol comes from Objective-C: those of UIKit refine `NSObjectProtocol`.
  func isObjectiveC(_ type: StubType) -> Bool {
    type.parents.contains("NSObjectProtocol")
      || type.parents.contains { types[$0].map(isObjectiveC) ?? false }
  }

  /// The members of a class: its own, and those of the Objective-C protocols that it states, which the
  /// compiler imports as members of the class, too.
  func importedMembers(of type: StubType) -> [StubMember] {
    imported[type.symbol] ?? []
  }

  private func membersWithProtocols(of type: StubType) -> [StubMember] {
    var members = type.members
    for parent in protocols(of: type) where isObjectiveC(parent) {
      for member in parent.members
      where !members.contains(where: { $0.signature == member.signature }) {
        members.append(member)
      }
    }
    return members
  }

  /// The member of a superclass that a member of a class has the signature of.
  func overridden(by member: StubMember, in type: StubType) -> StubMember? {
    superclasses(of: type).lazy.compactMap { ancestor in
      importedMembers(of: ancestor).first { $0.signature == member.signature }
    }.first
  }

  /// Whether a subclass declares a property again with another type, as UIKit's headers do.
  func isRedeclared(_ member: StubMember, of type: StubType) -> Bool {
    redeclared.contains("\(type.symbol).\(member.name)")
  }
}
