/// A type of the symbol table with its members.
struct StubType: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case `class`, `struct`, `enum`, `protocol`, `typealias`
  }

  let entry: SymbolTable.Entry
  let kind: Kind

  /// The name with its generic parameters and without the enclosing types.
  let name: String

  /// The types after the colon.
  let parents: [String]

  var members: [StubMember] = []

  /// Creates a type if the row declares one.
  init?(_ entry: SymbolTable.Entry) {
    let words = entry.declaration.split(separator: " ", maxSplits: 2)
    guard words.count > 1, let kind = Kind(rawValue: String(words[0])) else { return nil }
    let last = entry.symbol.split(separator: ".").last ?? ""
    guard words[1].prefix(while: { $0 != "<" }) == last else { return nil }
    self.entry = entry
    self.kind = kind
    name = String(words[1])
    let colon = entry.declaration.split(separator: ":", maxSplits: 1).dropFirst().first ?? ""
    parents =
      kind == .typealias
      ? [] : colon.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  var symbol: String { entry.symbol }

  /// The symbol of the enclosing type, or an empty string.
  var owner: String {
    symbol.lastIndex(of: ".").map { String(symbol[..<$0]) } ?? ""
  }

  var isGeneric: Bool { name.contains("<") || parents.contains { $0.contains("<") } }
}
