/// The public declarations of `UIKitForLinux/Sources/UIKit`, for a comparison with Apple's.
struct LinuxUIKit: Sendable {
  /// A function, method, or initializer.
  struct Function: Hashable, Sendable {
    var symbol: SymbolName
    /// The labels of the parameters with a default value.
    var defaults: [String]
    var location: SourceLocation
  }

  /// A protocol that a type adopts, in its declaration or in an extension.
  struct Adoption: Hashable, Sendable {
    /// The type's name in the format of the tables.
    var type: String
    var adopted: String
    /// A Boolean value that indicates whether UIKitForLinux/Sources/UIKit also declares the
    /// protocol.
    var isOwn = false
    var location: SourceLocation
  }

  /// The location of each protocol's declaration, keyed by its name.
  var protocols: [String: SourceLocation] = [:]
  var functions: [Function] = []
  var adoptions: [Adoption] = []

  /// Adds the declarations of a file.
  mutating func add(
    _ occurrences: [IndexStore.Occurrence], in text: SourceText, types: ClassTree,
    demangler: Demangler
  ) {
    func name(_ symbol: IndexStore.Symbol) -> SymbolName? {
      demangler.demangle(usr: symbol.usr).flatMap { SymbolName(demangled: $0, name: symbol.name) }
    }
    for occurrence in occurrences {
      let location = SourceLocation(
        file: text.file, line: occurrence.line, column: occurrence.column)
      if occurrence.roles.contains(.definition), occurrence.symbol.name.contains("("),
        !occurrence.symbol.isAccessor, isPublic(occurrence, in: text),
        let arguments = text.contents(of: "(", after: location),
        let symbol = name(occurrence.symbol)
      {
        let defaults = Parameters(arguments).defaults
        guard !defaults.isEmpty else { continue }
        functions.append(Function(symbol: symbol, defaults: defaults, location: location))
      }
      guard occurrence.symbol.kind == IndexStore.Kind.protocol else { continue }
      if occurrence.roles.contains(.definition) {
        protocols[occurrence.symbol.name] = location
      }
      // An underscore marks implementation details of Foundation on Linux.
      guard !occurrence.symbol.name.hasPrefix("_") else { continue }
      let isOwn = name(occurrence.symbol)?.isUIKit == true
      for relation in occurrence.relations where relation.roles.contains(.baseOf) {
        guard let type = name(types.type(of: relation.symbol)) else { continue }
        adoptions.append(
          Adoption(
            type: type.description, adopted: occurrence.symbol.name, isOwn: isOwn,
            location: location))
      }
    }
  }

  private func isPublic(_ occurrence: IndexStore.Occurrence, in text: SourceText) -> Bool {
    let words = text.code(before: occurrence.column, inLine: occurrence.line).split(separator: " ")
    return words.contains("public") || words.contains("open")
  }
}
