extension Rules {
  /// Reports default values of `UIKitForLinux/Sources/UIKit` that Apple's declarations lack.
  static func extraDefaults(_ linux: LinuxUIKit, _ table: SymbolTable) -> [Finding] {
    linux.functions.compactMap { function in
      let entries = table.entries(for: function.symbol)
      guard !entries.isEmpty else { return nil }
      let extra = entries.map { entry in
        let known = entry.parameters.defaults
        return function.defaults.filter { !known.contains($0) }
      }
      // Of overloads that differ only in their types, the one with the fewest findings is used.
      guard let fewest = extra.min(by: { $0.count < $1.count }), !fewest.isEmpty else { return nil }
      return Finding(
        at: function.location,
        "\(function.symbol) has a default value for \(fewest.joined(separator: ", ")) that Apple's "
          + "declaration lacks: remove the default value.")
    }
  }

  /// Reports protocols of `UIKitForLinux/Sources/UIKit` that any class can adopt although only
  /// Objective-C objects can adopt Apple's.
  static func looseProtocols(_ linux: LinuxUIKit, _ table: SymbolTable) -> [Finding] {
    let refined = Dictionary(grouping: linux.adoptions, by: \.type)
    return linux.protocols.compactMap { name, location in
      guard table.isObjectiveC(name) else { return nil }
      var reached = [name]
      var next = 0
      while next < reached.count {
        reached += (refined[reached[next]] ?? []).map(\.adopted).filter { !reached.contains($0) }
        next += 1
      }
      guard !reached.contains("NSObjectProtocol") else { return nil }
      return Finding(
        at: location,
        "\(name) is a protocol of Objective-C on iOS: let it inherit from NSObjectProtocol, so that "
          + "only objects can adopt it.")
    }
  }

  /// Reports protocols that a type of `UIKitForLinux/Sources/UIKit` adopts and Apple's type does
  /// not.
  static func extraConformances(_ linux: LinuxUIKit, _ table: SymbolTable) -> [Finding] {
    linux.adoptions.compactMap { adoption in
      guard table.hasType(adoption.type), !adoption.isOwn || table.hasType(adoption.adopted),
        !table.conforms(adoption.type, to: adoption.adopted)
      else { return nil }
      return Finding(
        at: adoption.location,
        "\(adoption.type) adopts \(adoption.adopted), which Apple's declaration does not: remove "
          + "the conformance.",
        subject: Exceptions.Subject(
          rule: .extraConformance, name: "\(adoption.type): \(adoption.adopted)"))
    }
  }
}

extension SymbolTable.Entry {
  /// The parameters of the declaration.
  var parameters: Parameters {
    let text = SourceText(file: "", text: declaration)
    let start = SourceLocation(file: "", line: 1, column: 1)
    return Parameters(text.contents(of: "(", after: start) ?? "")
  }
}

extension SymbolTable {
  /// Returns a Boolean value that indicates whether Apple's type conforms to a protocol, according
  /// to the table or because the compiler adds the conformance.
  func conforms(_ type: String, to name: String) -> Bool {
    var known = Set(ancestors(of: type))
    for entry in entries(named: type) {
      let isClass = entry.declaration.hasPrefix("class ")
      if !isClass || entry.isolation == "@MainActor" { known.insert("Sendable") }
      if entry.declaration.hasPrefix("enum ") { known.insert("Hashable") }
    }
    // A structure that wraps a C constant.
    if known.contains("RawRepresentable") { known.insert("Hashable") }
    return Self.withImplied(known).contains(name)
  }

  /// Returns protocols together with those that the standard library or the compiler adds to them.
  private static func withImplied(_ names: Set<String>) -> Set<String> {
    let implied = [
      "NSObject": ["Hashable", "CustomStringConvertible", "NSObjectProtocol"],
      "OptionSet": ["Equatable", "RawRepresentable", "SetAlgebra"], "Hashable": ["Equatable"],
      "Comparable": ["Equatable"], "NSSecureCoding": ["NSCoding"],
    ]
    return names.reduce(into: names) { all, name in
      for other in implied[name] ?? [] { all.formUnion(withImplied([other])) }
    }
  }
}
