/// Apple's declarations in `Tools/Audit/Tables/uikit-symbols.md`.
struct SymbolTable: Sendable {
  /// The path of the table in the repository.
  static let path = "Tools/Audit/Tables/uikit-symbols.md"

  /// A row with a declaration of Apple's.
  struct Entry: Hashable, Sendable {
    var symbol: String
    var declaration: String
    var isolation: String
    var introduced: Version
    var deprecated: Version?

    /// The version that introduced the replacement of a deprecated symbol, if the table lists it.
    var replaced: Version?

    var source: String

    /// A Boolean value that indicates whether the member is static.
    var isTypeMember: Bool {
      ["class ", "static ", "optional static "].contains(where: declaration.hasPrefix)
    }

    /// A Boolean value that indicates whether Apple's documentation requires overrides to call the
    /// superclass's implementation.
    var requiresSuper: Bool {
      source.contains("overrides call super")
    }

    /// A Boolean value that indicates whether Apple's documentation forbids overrides to call the
    /// superclass's implementation.
    var forbidsSuper: Bool {
      source.contains("overrides don't call super")
    }

    /// The module that a file must import in addition to UIKit, such as
    /// `UIKit.UIGestureRecognizerSubclass`.
    var submodule: String? {
      module(after: "declared in ")
    }

    /// The module that a file must import to set the property.
    var submoduleForWriting: String? {
      module(after: "writable with ") ?? submodule
    }

    private func module(after words: String) -> String? {
      source.firstRange(of: words).map { range in
        String(source[range.upperBound...].prefix { $0.isPartOfIdentifier || $0 == "." })
      }
    }

    /// A Boolean value that indicates whether the row was compared with Apple's documentation.
    var isConfirmed: Bool {
      !source.contains("unconfirmed")
    }
  }

  /// The errors in the table.
  private(set) var findings: [Finding] = []

  private var entries: [String: [Entry]] = [:]

  /// The names of each type's members.
  private var members: [String: Set<String>] = [:]

  /// The superclass and the protocols of each type, keyed by its name.
  private var parents: [String: [String]] = [:]

  /// The rows in the order of the table.
  private(set) var rows: [Entry] = []

  /// The number of rows.
  var count: Int { rows.count }

  init(_ table: MarkdownTable) {
    for row in table.rows {
      let location = SourceLocation(file: table.file, line: row.line, column: 1)
      do throws(RowProblem) {
        try add(Self.entry(from: row.cells))
      } catch {
        findings.append(Finding(at: location, error.description))
      }
    }
  }

  /// Returns the rows that a symbol may refer to: the rows of its type or, if there are none, of
  /// the nearest supertype.
  func entries(for symbol: SymbolName) -> [Entry] {
    entries(named: symbol.name, in: symbol.owner)
  }

  /// Returns the first member of a type, or of a supertype, with a name.
  ///
  /// - Parameter isMatch: A closure that returns whether a member's name with its labels matches.
  func member(of type: String, where isMatch: (String) -> Bool) -> Entry? {
    for ancestor in [type] + ancestors(of: type) {
      if let first = members[ancestor]?.filter(isMatch).min() {
        return entries["\(ancestor).\(first)"]?.first
      }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether the table has a type.
  func hasType(_ name: String) -> Bool {
    entries[name] != nil
  }

  /// Returns a Boolean value that indicates whether a protocol is an Objective-C one, which only
  /// classes that inherit from `NSObject` can adopt.
  func isObjectiveC(_ name: String) -> Bool {
    entries[name]?.contains { $0.declaration.hasPrefix("protocol ") } == true
      && inherits(name, from: "NSObjectProtocol")
  }

  /// Returns a Boolean value that indicates whether a type inherits from another one.
  func inherits(_ type: String, from ancestor: String) -> Bool {
    ancestors(of: type).contains(ancestor)
  }

  /// Returns the rows with a full name.
  func entries(named name: String) -> [Entry] {
    entries[name] ?? []
  }

  private func entries(named name: String, in owner: String) -> [Entry] {
    guard !owner.isEmpty else { return entries[name] ?? [] }
    for type in [owner] + ancestors(of: owner) {
      if let found = entries["\(type).\(name)"] { return found }
    }
    return []
  }

  /// Returns the superclasses and the protocols of a type, nearest first.
  func ancestors(of type: String) -> [String] {
    var found: [String] = []
    var next = parents[type] ?? []
    while let name = next.first {
      next.removeFirst()
      guard !found.contains(name) else { continue }
      found.append(name)
      next += parents[name] ?? []
    }
    return found
  }

  private mutating func add(_ entry: Entry) throws(RowProblem) {
    if entries[entry.symbol, default: []].contains(where: { $0.declaration == entry.declaration }) {
      throw .duplicate(entry.symbol)
    }
    entries[entry.symbol, default: []].append(entry)
    rows.append(entry)
    if let dot = entry.symbol.prefix(while: { $0 != "(" }).lastIndex(of: ".") {
      let member = entry.symbol[entry.symbol.index(after: dot)...]
      members[String(entry.symbol[..<dot]), default: []].insert(String(member))
    }
    let name = entry.symbol.split(separator: ".").last ?? ""
    let keywords = ["class", "struct", "enum", "protocol"]
    guard keywords.contains(where: { entry.declaration.hasPrefix("\($0) \(name)") }) else {
      return
    }
    let colon = entry.declaration.split(separator: ":", maxSplits: 1).dropFirst().first ?? ""
    parents[entry.symbol] = colon.split(separator: ",").map {
      String($0.drop { $0 == " " }.prefix { $0 != " " && $0 != "<" })
    }
  }

  private static func entry(from cells: [String]) throws(RowProblem) -> Entry {
    guard cells.count == 6 else { throw .wrongNumberOfCells(cells.count) }
    guard let introduced = Version(cells[3]) else { throw .badVersion(cells[3]) }
    let versions = cells[4].split(separator: " → ", maxSplits: 1).map { Version(String($0)) }
    guard cells[4] == "—" || versions.allSatisfy({ $0 != nil }) else { throw .badVersion(cells[4]) }
    let deprecated = cells[4] == "—" ? [] : versions.compactMap { $0 }
    guard ["@MainActor", "nonisolated"].contains(cells[2]) else {
      throw .badIsolation(cells[2])
    }
    return Entry(
      symbol: cells[0], declaration: cells[1], isolation: cells[2], introduced: introduced,
      deprecated: deprecated.first, replaced: deprecated.dropFirst().first, source: cells[5])
  }
}

/// An error in a row of the symbol table.
enum RowProblem: Error, CustomStringConvertible {
  case wrongNumberOfCells(Int)
  case badVersion(String)
  case badIsolation(String)
  case duplicate(String)

  var description: String {
    switch self {
    case .wrongNumberOfCells(let count):
      "This row has \(count) cells: write symbol, declaration, isolation, iOS, deprecated, source."
    case .badVersion(let text):
      "\(text) is not a version: write it like 17.0, or — where nothing is deprecated."
    case .badIsolation(let text):
      "\(text) is not an isolation: write @MainActor or nonisolated."
    case .duplicate(let symbol):
      "\(symbol) has a row with this declaration already: remove one of them."
    }
  }
}
