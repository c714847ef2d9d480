import Foundation

/// An input of the public API: a parameter or a settable property.
struct PublicInput: Hashable {
  /// The type and the name, such as `TextContent.limit`, for the property and for parameters with
  /// that name.
  var key: String
  /// The type of the value.
  var type: String

  /// Reads the inputs of a module from its symbol graph.
  static func all(of module: String) throws -> Set<PublicInput> {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Toolchain.run(
      "swift",
      ["symbolgraph-extract", "-module-name", module, "-output-dir", folder.path()]
        + ["-minimum-access-level", "public", "-skip-synthesized-members"] + Toolchain.flags())
    // Extensions of another module's types are in a separate file.
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try Set(
      files.flatMap {
        try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols.flatMap(\.inputs)
      })
  }

  // MARK: Symbol graph

  private struct Graph: Decodable {
    var symbols: [Symbol]
  }

  private struct Symbol: Decodable {
    struct Identifier: Decodable { var precise: String }
    struct Kind: Decodable { var identifier: String }
    struct Fragment: Decodable { var spelling: String }
    struct Parameter: Decodable {
      var name: String
      var declarationFragments: [Fragment]
    }
    struct Signature: Decodable { var parameters: [Parameter]? }

    var identifier: Identifier
    var kind: Kind
    var pathComponents: [String]
    var declarationFragments: [Fragment]
    var functionSignature: Signature?

    private var declaration: String { declarationFragments.map(\.spelling).joined() }
    private var owner: String { pathComponents.dropLast().joined(separator: ".") }
    private var name: String { String(pathComponents.last?.prefix { $0 != "(" } ?? "") }

    /// A Boolean value that indicates whether the symbol is a member of a protocol extension,
    /// repeated for a type that conforms to the protocol.
    ///
    /// The option that skips such members keeps members of protocols with an underscore.
    private var isRepeated: Bool { identifier.precise.contains("::SYNTHESIZED::") }

    var inputs: [PublicInput] {
      if isRepeated { return [] }
      if kind.identifier.hasSuffix("property") {
        let isConstant = declaration.contains("{ get }") || declaration.contains("let ")
        guard !isConstant, let type = Self.type(in: declaration) else { return [] }
        return [PublicInput(key: pathComponents.joined(separator: "."), type: type)]
      }
      return (functionSignature?.parameters ?? []).compactMap { parameter in
        Self.type(in: parameter.declarationFragments.map(\.spelling).joined()).map {
          PublicInput(key: "\(base).\(parameter.name)", type: $0)
        }
      }
    }

    /// The type that an initializer or a factory returns, or else the method with its type.
    private var base: String {
      if kind.identifier == "swift.init" { return owner }
      if owner == "SheetContent", kind.identifier == "swift.type.method",
        let result = declaration.components(separatedBy: "-> ").last
      {
        return String(result.prefix { $0 != "<" && $0 != " " })
      }
      return owner.isEmpty ? name : "\(owner).\(name)"
    }

    private static func type(in declaration: String) -> String? {
      guard let colon = declaration.firstIndex(of: ":") else { return nil }
      return declaration[declaration.index(after: colon)...]
        .replacing("{ get set }", with: "").trimmingCharacters(in: .whitespaces)
    }
  }
}
