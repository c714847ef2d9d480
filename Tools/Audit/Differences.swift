import Foundation

/// The differences of `UIKitForLinux/Sources/UIKit` from Apple's UIKit, from documentation comments
/// that begin with "Differs:".
struct Differences {
  /// A difference, and its declaration.
  struct Difference: Equatable {
    var symbol: String
    var text: String
    /// The source of Apple's declaration.
    var source: String
  }

  /// The page that lists the differences.
  static let path = "Documentation/uikit-differences.md"
  private static let sources = "UIKitForLinux/Sources/UIKit"
  private static let marker = "/// Differs: "

  private(set) var differences: [Difference] = []

  /// Collects the differences in the sources of a repository.
  ///
  /// - Parameters:
  ///   - root: The root of the repository.
  ///   - symbols: The table with the sources of Apple's declarations.
  /// - Throws: ``AuditError/unreadableFile(_:)``.
  init(root: URL, symbols: SymbolTable) throws(AuditError) {
    let folder = root.appending(path: Self.sources)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    for path in (paths ?? []).filter({ $0.hasSuffix(".swift") }).sorted() {
      guard let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8) else {
        throw .unreadableFile("\(Self.sources)/\(path)")
      }
      differences += Self.differences(in: text, symbols: symbols)
    }
    differences.sort { ($0.symbol, $0.text) < ($1.symbol, $1.text) }
  }

  /// Returns the differences in the text of a file, in its order.
  static func differences(in text: String, symbols: SymbolTable) -> [Difference] {
    let code = SourceText(file: "", text: text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var found: [Difference] = []
    var types = TypeStack()
    var comment: String?
    for (index, line) in lines.enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix(marker) {
        comment = String(line.dropFirst(marker.count))
      } else if line.hasPrefix("///"), let begun = comment {
        let more = line.dropFirst(3).trimmingCharacters(in: .whitespaces)
        if !more.isEmpty { comment = "\(begun) \(more)" }
      } else if let name = name(ofDeclarationAt: index, in: code) {
        if let text = comment {
          let path = types.names + [name]
          let source = source(of: path, symbols) ?? "—"
          let symbol = path.joined(separator: ".")
          found.append(Difference(symbol: symbol, text: text, source: source))
        }
        comment = nil
      }
      types.add(code.codeLines[index])
    }
    return found
  }

  /// The page, which is Markdown.
  var page: String {
    """
    # Differences from Apple's UIKit

    The [UIKit for Linux](../UIKitForLinux/README.md) has what the package, its tests, and its examples use. This page
    lists where its declarations differ from Apple's. It is generated from the documentation comments that begin with
    "Differs:", by `.build/debug/Audit --differences`. The audit fails if it isn't up to date. The last column is the
    header or the page of Apple's declaration.

    | Symbol | Difference | Apple |
    | --- | --- | --- |

    """
      + differences.map { "| `\($0.symbol)` | \($0.text) | \($0.source) |\n" }.joined()
  }

  /// Returns a finding if the page of the repository isn't up to date.
  func findings(root: URL) -> [Finding] {
    guard !differences.isEmpty else { return [] }
    let text = try? String(contentsOf: root.appending(path: Self.path), encoding: .utf8)
    guard text != page else { return [] }
    return [
      Finding(
        at: SourceLocation(file: Self.path, line: 1, column: 1),
        "The page isn't up to date: run `.build/debug/Audit --differences`.")
    ]
  }

  /// Returns the source in the row of a declaration or, without a row, of its type.
  private static func source(of path: [String], _ symbols: SymbolTable) -> String? {
    path.indices.reversed().lazy.compactMap { last in
      symbols.entries(named: path[...last].joined(separator: ".")).first?.source
    }.first
  }

  /// Returns the name of the declaration in a line, with the labels of its parameters.
  private static func name(ofDeclarationAt index: Int, in code: SourceText) -> String? {
    let words = code.codeLines[index].split { !$0.isPartOfIdentifier && $0 != "`" }.map(String.init)
    let keywords: Set = [
      "class", "struct", "enum", "protocol", "func", "var", "let", "case", "init",
    ]
    // In `class func`, the keyword is the last one.
    guard let keyword = words.firstIndex(where: keywords.contains) else { return nil }
    let isTypeMember =
      words[keyword] == "class" && words.dropFirst(keyword + 1).first.map(keywords.contains) == true
    let kind = isTypeMember ? keyword + 1 : keyword
    guard words[kind] == "init" || words[kind] == "func" else {
      return words.dropFirst(kind + 1).first
    }
    let base = words[kind] == "init" ? "init" : words.dropFirst(kind + 1).first ?? ""
    let start = SourceLocation(file: "", line: index + 1, column: 1)
    let labels = Parameters(code.contents(of: "(", after: start) ?? "").labels
    return "\(base)(\(labels.map { $0 + ":" }.joined()))"
  }
}

/// The types that enclose a line of code.
private struct TypeStack {
  private var open: [String?] = []
  private var pending: String?

  var names: [String] { open.compactMap(\.self) }

  /// Updates the stack with the next line.
  mutating func add(_ line: Substring) {
    let words = line.split { !$0.isPartOfIdentifier && $0 != "." }.map(String.init)
    let keywords = ["class", "struct", "enum", "protocol", "extension"]
    let members = ["func", "var", "let", "init", "subscript"]
    if let index = words.firstIndex(where: keywords.contains), index + 1 < words.count,
      !members.contains(words[index + 1])
    {
      pending = words[index + 1]
    }
    for character in line {
      if character == "{" {
        open.append(pending)
        pending = nil
      } else if character == "}" {
        _ = open.popLast()
      }
    }
  }
}
