/// The declarations of `UIKitForLinux/Sources/UIKit` with `package` access.
///
/// Apple's UIKit has none of it. The index does not tell access levels, so they are read off the
/// declarations themselves, whose places the index knows.
struct PackageDeclarations: Sendable {
  /// The modules that stand in for Apple's.
  static let modules: Set<String> = ["UIKit", "UIKitCanvas"]

  private var declarations: [String: Declaration] = [:]

  private struct Declaration {
    var access: Access?
    var parent: String?
  }

  private enum Access {
    case package, other
  }

  /// Takes in what a file declares.
  mutating func add(_ occurrences: [IndexStore.Occurrence], in text: SourceText) {
    for occurrence in occurrences where occurrence.roles.contains(.definition) {
      declarations[occurrence.symbol.usr] = Declaration(
        access: Self.access(in: text.code(before: occurrence.column, inLine: occurrence.line)),
        parent: occurrence.relations.first { $0.roles.contains(.childOf) }?.symbol.usr)
    }
  }

  /// Whether a declaration is for the package alone.
  ///
  /// Declarations without an access level, such as cases, have that of the enclosing declaration.
  func contains(_ usr: String) -> Bool {
    var current: String? = usr
    while let usr = current, let declaration = declarations[usr] {
      if let access = declaration.access { return access == .package }
      current = declaration.parent
    }
    return false
  }

  /// The access that the words before a declaration's name state; that of a setter does not count.
  private static func access(in words: Substring) -> Access? {
    let words = words.split(separator: " ")
    if words.contains("package") { return .package }
    let others: Set<Substring> = ["public", "open", "internal", "fileprivate", "private"]
    return words.contains(where: others.contains) ? .other : nil
  }
}
