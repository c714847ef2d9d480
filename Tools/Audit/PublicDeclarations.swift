import Foundation

/// The public declarations in the symbol graphs of a module, one in a line, sorted.
///
/// A change of the API is then a line in a diff. What `SymbolGraphFilter` removes first is in no
/// line: the list has what the documentation shows.
struct PublicDeclarations {
  private struct Graph: Decodable {
    var symbols: [Symbol]
  }

  private struct Symbol: Decodable {
    struct Fragment: Decodable {
      var spelling: String
    }

    var pathComponents: [String]
    var declarationFragments: [Fragment]
  }

  /// The lines: the path of each declaration in its module, and the declaration.
  let lines: [String]

  /// Reads the symbol graphs of a module: its own, and those of the types of others that it
  /// extends.
  ///
  /// - Parameter graphs: The contents of the files, which end with `.symbols.json`.
  /// - Throws: An error if a file isn't a symbol graph.
  init(_ graphs: [Data]) throws {
    let symbols = try graphs.flatMap { try JSONDecoder().decode(Graph.self, from: $0).symbols }
    let all = symbols.map { symbol in
      let declaration = symbol.declarationFragments.map(\.spelling).joined()
      let words = declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return "\(symbol.pathComponents.joined(separator: ".")): \(words)"
    }
    lines = Set(all).sorted()
  }

  /// Reads the symbol graphs in a folder, and returns the text of the list.
  static func text(ofGraphsIn folder: String) throws(AuditError) -> String {
    do {
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".symbols.json") }
      let graphs = try files.map { try Data(contentsOf: URL(filePath: "\(folder)/\($0)")) }
      return try PublicDeclarations(graphs).lines.map { $0 + "\n" }.joined()
    } catch {
      throw .unreadableFile(folder)
    }
  }
}
