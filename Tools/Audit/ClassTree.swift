/// The types that the audited code declares: what each inherits from, conforms to, and is nested in.
struct ClassTree: Sendable {
  private var superclasses: [String: IndexStore.Symbol] = [:]
  private var extended: [String: IndexStore.Symbol] = [:]
  private var enclosing: [String: IndexStore.Symbol] = [:]
  private var refined: [String: [IndexStore.Symbol]] = [:]
  private var generic: Set<String> = []

  /// Takes in what a file says about its types and extensions.
  mutating func add(_ occurrences: [IndexStore.Occurrence], in text: SourceText) {
    for occurrence in occurrences {
      let symbol = occurrence.symbol
      // The index does not tell; the parameters follow the name.
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

  /// The type that an extension extends, or the type itself.
  func type(of symbol: IndexStore.Symbol) -> IndexStore.Symbol {
    extended[symbol.usr] ?? symbol
  }

  /// A Boolean value that indicates whether a type or one around it has generic parameters.
  func isGeneric(_ usr: String) -> Bool {
    var current: String? = usr
    while let usr = current {
      if generic.contains(usr) { return true }
      current = extended[usr]?.usr ?? enclosing[usr]?.usr
    }
    return false
  }

  /// A protocol and the protocols that it refines, as far as the audited code declares them.
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
