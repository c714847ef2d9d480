/// All types of the symbol table, with their inheritance.
struct StubTypes: Sendable {
  /// The types in the table's order.
  private(set) var symbols: [String] = []

  /// Members of types without a row, with the extended type; globals have an empty one.
  private(set) var others: [(owner: String, members: [StubMember])] = []

  private var types: [String: StubType] = [:]

  /// The members of each class, including members of protocols.
  private var imported: [String: [StubMember]] = [:]

  /// The properties that a subclass redeclares with another type, as `type.name`.
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

  /// Returns the types declared in a type, or at the top level for an empty string.
  func types(in owner: String) -> [StubType] {
    symbols.compactMap { types[$0] }.filter { $0.owner == owner }
  }

  /// Returns the superclass, if the table has a row for it.
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

  /// Returns the protocols of a type, and the protocols that they refine.
  func protocols(of type: StubType) -> [StubType] {
    type.parents.compactMap { types[$0] }.filter { $0.kind == .protocol }
      .flatMap { [$0] + protocols(of: $0) }
  }

  /// Returns a Boolean value that indicates whether a protocol is an Objective-C one.
  ///
  /// In UIKit, these refine `NSObjectProtocol`.
  func isObjectiveC(_ type: StubType) -> Bool {
    type.parents.contains("NSObjectProtocol")
      || type.parents.contains { types[$0].map(isObjectiveC) ?? false }
  }

  /// Returns the members of a class, including members of its Objective-C protocols, which the
  /// compiler also imports as members of the class.
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

  /// Returns the member of a superclass with the signature of a member.
  func overridden(by member: StubMember, in type: StubType) -> StubMember? {
    superclasses(of: type).lazy.compactMap { ancestor in
      importedMembers(of: ancestor).first { $0.signature == member.signature }
    }.first
  }

  /// Returns a Boolean value that indicates whether a subclass redeclares a property with another
  /// type, as UIKit's headers do.
  func isRedeclared(_ member: StubMember, of type: StubType) -> Bool {
    redeclared.contains("\(type.symbol).\(member.name)")
  }
}
