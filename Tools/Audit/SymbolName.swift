/// The name of a declaration with its module and its enclosing types.
struct SymbolName: Hashable, CustomStringConvertible, Sendable {
  /// The module that declares it, which may differ from the module of an extended type.
  var module: String

  /// The enclosing types, outermost first, separated by periods; empty for a global.
  var owner: String

  /// The name with its argument labels, such as `convert(_:to:)`.
  var name: String

  /// The name in the format of the tables, such as `UIView.convert(_:to:)`.
  var description: String {
    owner.isEmpty ? name : "\(owner).\(name)"
  }

  /// The name without its argument labels.
  var baseName: String {
    String(name.prefix { $0 != "(" })
  }
}

extension SymbolName {
  /// Parses a name from the demangler's text.
  ///
  /// The demangler prints the types in a declaration and omits labels, so only the part before the
  /// declaration's name is used: the module and the enclosing types.
  ///
  /// - Parameters:
  ///   - demangled: The demangler's text, such as `(extension in UIKit):Foundation.CGRect.inset(by:
  ///   UIKit.UIEdgeInsets) -> Foundation.CGRect`.
  ///   - name: The name of the declaration with its labels, from the index.
  init?(demangled: String, name: String) {
    var text = demangled[...]
    if text.hasPrefix("static ") { text.removeFirst("static ".count) }
    var module: String?
    let marker = "(extension in "
    if text.hasPrefix(marker) {
      text.removeFirst(marker.count)
      module = String(text.prefix { $0 != ")" })
      text = text.drop { $0 != ":" }.dropFirst()
    }
    var parts = Self.identifiers(atStartOf: text)
    guard let home = parts.first else { return nil }
    parts.removeFirst()
    let base = name.prefix { $0 != "(" }
    if let last = parts.last, last == base { parts.removeLast() }
    self.init(module: module ?? home, owner: parts.joined(separator: "."), name: name)
  }

  /// Returns the identifiers, separated by periods, at the beginning of a text.
  ///
  /// Generic arguments between them are skipped.
  private static func identifiers(atStartOf text: Substring) -> [String] {
    var rest = text
    var found: [String] = []
    while true {
      let identifier = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !identifier.isEmpty else { return found }
      found.append(String(identifier))
      rest = rest[identifier.endIndex...]
      if rest.first == "<", let end = closingAngle(in: rest), rest[end...].first == "." {
        rest = rest[end...]
      }
      guard rest.first == "." else { return found }
      rest.removeFirst()
    }
  }

  /// Returns the position after the bracket that closes the one at the beginning of a text.
  private static func closingAngle(in text: Substring) -> Substring.Index? {
    var depth = 0
    var previous: Character?
    for index in text.indices {
      switch text[index] {
      case "<": depth += 1
      case ">" where previous != "-": depth -= 1
      default: break
      }
      previous = text[index]
      if depth == 0 { return text.index(after: index) }
    }
    return nil
  }
}
