import Foundation

/// A member of a type, or a global, in the symbol table.
struct StubMember: Sendable {
  let entry: SymbolTable.Entry

  /// The type that declares the member, or an empty string for a global.
  let owner: String

  /// The name with its argument labels.
  let name: String

  /// The declaration without the words that depend on its context.
  let declaration: String

  /// The name with the types of the parameters, which identifies the member.
  let signature: String

  /// The type of a property, or the return type of a function.
  let result: String

  init(_ entry: SymbolTable.Entry) {
    self.entry = entry
    let base = entry.symbol.prefix { $0 != "(" }
    owner = base.lastIndex(of: ".").map { String(base[..<$0]) } ?? ""
    name = owner.isEmpty ? entry.symbol : String(entry.symbol.dropFirst(owner.count + 1))
    var text = entry.declaration[...]
    let words = [
      "optional ", "convenience ", "unavailable ", "class ", "static ", "weak ", "unowned(unsafe) ",
    ]
    for word in words where text.hasPrefix(word) { text = text.dropFirst(word.count) }
    declaration = String(text)
    result = Self.result(of: declaration)
    let kind = entry.isTypeMember ? "static " : ""
    let types = Self.parameters(of: declaration).map { Self.plainType(of: $0) }
    signature = kind + name + types.joined(separator: ";")
  }

  var isOptional: Bool { entry.declaration.hasPrefix("optional ") }
  var isConvenience: Bool { entry.declaration.hasPrefix("convenience ") }
  var isUnavailable: Bool { entry.declaration.contains("unavailable ") }
  var isCase: Bool { entry.declaration.hasPrefix("case ") }
  var isInitializer: Bool { name.hasPrefix("init(") }
  var isVariable: Bool { declaration.hasPrefix("var ") || declaration.hasPrefix("let ") }
  var isRequiredInitializer: Bool { name == "init(coder:)" }

  /// The ownership of a property's reference: `weak`, `unowned(unsafe)`, or an empty string.
  var ownership: String {
    ["weak ", "unowned(unsafe) "].first { entry.declaration.hasPrefix($0) } ?? ""
  }

  /// A Boolean value that indicates whether a property can be set.
  var isSettable: Bool { declaration.hasSuffix("set }") || !declaration.hasSuffix("}") }

  private static func result(of declaration: String) -> String {
    if declaration.hasPrefix("var ") || declaration.hasPrefix("let ") {
      return plain(declaration.drop { $0 != ":" }.dropFirst().prefix { $0 != "{" })
    }
    guard let arrow = declaration.range(of: ") -> ", options: .backwards) else { return "" }
    return plain(declaration[arrow.upperBound...])
  }

  /// The texts of the parameters, such as `_ view: UIView?`.
  private static func parameters(of declaration: String) -> [Substring] {
    guard !declaration.hasPrefix("var "), !declaration.hasPrefix("let "),
      let open = declaration.firstIndex(of: "(")
    else { return [] }
    var found: [Substring] = []
    var depth = 0
    var start = declaration.index(after: open)
    for index in declaration[open...].indices {
      switch declaration[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "," where depth == 1:
        found.append(declaration[start..<index])
        start = declaration.index(after: index)
      default: break
      }
      if depth == 0 {
        if start < index { found.append(declaration[start..<index]) }
        break
      }
    }
    return found
  }

  private static func plainType(of parameter: Substring) -> String {
    let type = parameter.drop { $0 != ":" }.dropFirst()
    return plain(type.range(of: " = ").map { type[..<$0.lowerBound] } ?? type)
  }

  private static func plain(_ type: Substring) -> String {
    ["any ", "@escaping ", " "].reduce(String(type)) { $0.replacing($1, with: "") }
  }
}
