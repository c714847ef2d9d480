/// One place where the audited code uses a declaration.
struct SymbolUse: Hashable, Sendable {
  /// How the declaration is used.
  enum Kind: Hashable, Sendable {
    /// It is named, called, read or written.
    case reference
    /// It is overridden, or it is a requirement that is implemented.
    case implementation
  }

  var symbol: SymbolName
  var location: SourceLocation
  var kind: Kind = .reference

  /// Whether the declaration is one of the package's own, which Apple's UIKit does not have.
  var isPackage = false
}

/// A declaration that the audited code makes.
struct SymbolDefinition: Hashable, Sendable {
  /// What the declaration stands in.
  enum Place: Hashable, Sendable {
    /// It is a global function or variable.
    case global
    /// It is a member of a class; the classes it inherits from follow, nearest first.
    case member(superclasses: [String])
  }

  var name: String
  var place: Place
  var location: SourceLocation

  /// Whether it overrides something or implements a requirement.
  var overrides = false

  /// Whether it belongs to the type rather than to its instances.
  var isTypeMember = false
}
