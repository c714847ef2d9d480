/// Which class inherits from which, and which extension extends what, among the audited classes.
struct ClassTree: Sendable {
  private var superclasses: [String: IndexStore.Symbol] = [:]
  private var extended: [String: IndexStore.Symbol] = [:]

  /// Takes in what a file says about its classes and extensions.
  mutating func add(_ occurrences: [IndexStore.Occurrence]) {
    for occurrence in occurrences {
      for relation in occurrence.relations {
        if relation.roles.contains(.baseOf), occurrence.symbol.kind == IndexStore.Kind.class {
          superclasses[relation.symbol.usr] = occurrence.symbol
        }
        if relation.roles.contains(.extendedBy) {
          extended[relation.symbol.usr] = occurrence.symbol
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
}
