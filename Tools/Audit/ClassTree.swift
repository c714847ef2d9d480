/// The types that the audited code declares, with their superclasses, protocols, and enclosing
/// types.
struct ClassTree: Sendable {
  private var superclasses: [String: IndexStore.Symbol] = [:]
  private var extended: [String: IndexStore.Symbol] = [:]
  private var enclosing: [String: IndexStore.Symbol] = [:]
  private var refined: [String: [IndexStore.Symbol]] = [:]
  private var generic: Set<String> = []

  /// Adds the types and extensions of a file.
  mutating func add(_ occurrences: [IndexStore.Occurrence], in text: SourceText) {
    for occurrence in occurrences {
      let symbol = occurrence.symbol
      // The index lacks this information. The generic parameters follow the name.
      if IndexStore.Kind.types.contains(symbol.kind), occurrence.roles.contains(.definition),
        text.character(atColumn: occurrence.column + symbol.name.count, inLine: occurrence.line)
          == "<"
      {
        generic.insert(symbol.usr)
      }
      for relation in occurrence.relations {
        if relation.roles.contains(.baseOf), symbol.kind == IndexStore.Kind.class {
          superclasses[relation.symbol.usr] = symbol
        }
        if relation.roles.contains(.baseOf), symbol.kind == IndexStore.Kind.protocol,
          relation.symbol.kind == IndexStore.Kind.protocol
        {
          refined[relation.symbol.usr, default: []].append(symbol)
        }
        if relation.roles.contains(.extendedBy) {
          extended[relation.symbol.usr] = symbol
        }
        if relation.roles.contains(.childOf), occurrence.roles.contains(.definition) {
          enclosing[symbol.usr] = relation.symbol
        }
      }
    }
  }

  /// The names of the classes that a type inherits from, nearest first.
  ///
  /// An extension inherits from the type it extends.
  func superclasses(of usr: String) -> [String] {
    var names: [String] = []
    var current = usr
    while let next = extended[current] ?? superclasses[current], !names.contains(next.name) {
      names.append(next.name)
      current = next.usr
    }
    return names
  }

  /// Returns the type that an extension extends, or the type itself.
  func type(of symbol: IndexStore.Symbol) -> IndexStore.Symbol {
    extended[symbol.usr] ?? symbol
  }

  /// Returns a Boolean value that indicates whether a type or an enclosing type has generic
  /// parameters.
  func isGeneric(_ usr: String) -> Bool {
    var current: String? = usr
    while let usr = current {
      if generic.contains(usr) { return true }
      current = extended[usr]?.usr ?? enclosing[usr]?.usr
    }
    return false
  }

  /// Returns a protocol and the protocols that it refines, if the audited code declares them.
  func refinements(of symbol: IndexStore.Symbol) -> [IndexStore.Symbol] {
    var found = [symbol]
    var next = 0
    while next < found.count {
      for base in refined[found[next].usr] ?? [] where !found.contains(base) { found.append(base) }
      next += 1
    }
    return found
  }
}
