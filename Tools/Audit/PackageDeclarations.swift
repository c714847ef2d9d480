/// The declarations of `UIKitForLinux/Sources/UIKit` with `package` access, which Apple's UIKit
/// doesn't have.
///
/// The index lacks access levels, so they are read from the source at the locations in the index.
struct PackageDeclarations: Sendable {
  /// The modules that replace Apple's.
  static let modules: Set<String> = ["UIKit", "UIKitCanvas"]

  private var declarations: [String: Declaration] = [:]

  private struct Declaration {
    var access: Access?
    var parent: String?
  }

  private enum Access {
    case package, other
  }

  /// Adds the declarations of a file.
  mutating func add(_ occurrences: [IndexStore.Occurrence], in text: SourceText) {
    for occurrence in occurrences where occurrence.roles.contains(.definition) {
      declarations[occurrence.symbol.usr] = Declaration(
        access: Self.access(in: text.code(before: occurrence.column, inLine: occurrence.line)),
        parent: occurrence.relations.first { $0.roles.contains(.childOf) }?.symbol.usr)
    }
  }

  /// Returns a Boolean value that indicates whether a declaration has `package` access.
  ///
  /// Declarations without an access level, such as cases, have the level of the enclosing
  /// declaration.
  func contains(_ usr: String) -> Bool {
    var current: String? = usr
    while let usr = current, let declaration = declarations[usr] {
      if let access = declaration.access { return access == .package }
      current = declaration.parent
    }
    return false
  }

  /// Returns the access level before a declaration's name, ignoring that of a setter.
  private static func access(in words: Substring) -> Access? {
    let words = words.split(separator: " ")
    if words.contains("package") { return .package }
    let others: Set<Substring> = ["public", "open", "internal", "fileprivate", "private"]
    return words.contains(where: others.contains) ? .other : nil
  }
}
