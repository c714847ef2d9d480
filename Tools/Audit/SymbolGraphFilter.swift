import Foundation

/// Removes symbols from a symbol graph that only repeat what the documentation says elsewhere.
///
/// These are overrides, members that satisfy a protocol, such as delegate methods, and members that
/// the compiler repeats for each type that conforms to a protocol. Initializers that override one
/// of UIKit stay, except for `init(coder:)`, because apps call them.
struct SymbolGraphFilter {
  /// The filtered symbol graph.
  let graph: Data
  /// The paths of the removed symbols.
  let removed: [String]

  /// Filters a symbol graph.
  ///
  /// - Parameter data: The content of a file, which ends with `.symbols.json`.
  /// - Throws: An error if the content isn't a symbol graph.
  init(_ data: Data) throws {
    guard var graph = try JSONSerialization.jsonObject(with: data) as? [String: Any],
      let symbols = graph["symbols"] as? [[String: Any]],
      let relationships = graph["relationships"] as? [[String: Any]]
    else { throw AuditError.unreadableFile("A symbol graph") }
    var repeated: Set<String> = []
    for relationship in relationships {
      guard let source = relationship["source"] as? String else { continue }
      let kind = relationship["kind"] as? String
      if kind == "overrides" || (kind == "memberOf" && relationship["sourceOrigin"] != nil) {
        repeated.insert(source)
      }
    }
    var removed: [String: String] = [:]
    for symbol in symbols {
      let id = (symbol["identifier"] as? [String: Any])?["precise"] as? String ?? ""
      let kind = (symbol["kind"] as? [String: Any])?["identifier"] as? String ?? ""
      let path = (symbol["pathComponents"] as? [String] ?? []).joined(separator: ".")
      let isType = ["swift.struct", "swift.class", "swift.enum", "swift.typealias"].contains(kind)
      let isUsed = isType || (kind == "swift.init" && !path.hasSuffix(".init(coder:)"))
      if id.contains("::SYNTHESIZED::") || (repeated.contains(id) && !isUsed) { removed[id] = path }
    }
    graph["symbols"] = symbols.filter { symbol in
      removed[(symbol["identifier"] as? [String: Any])?["precise"] as? String ?? ""] == nil
    }
    graph["relationships"] = relationships.filter { relationship in
      ["source", "target"].allSatisfy { removed[relationship[$0] as? String ?? ""] == nil }
    }
    self.graph = try JSONSerialization.data(withJSONObject: graph, options: .sortedKeys)
    self.removed = removed.values.sorted()
  }

  /// Filters the symbol graphs in a folder.
  static func filterGraphs(in folder: String) throws(AuditError) {
    do {
      for file in try FileManager.default.contentsOfDirectory(atPath: folder)
      where file.hasSuffix(".symbols.json") {
        let url = URL(filePath: "\(folder)/\(file)")
        try SymbolGraphFilter(Data(contentsOf: url)).graph.write(to: url)
      }
    } catch {
      throw .unreadableFile(folder)
    }
  }
}
