/// A use of a declaration in the audited code.
struct SymbolUse: Hashable, Sendable {
  /// The kind of use.
  enum Kind: Hashable, Sendable {
    /// The declaration is named, called, or read.
    case reference
    /// The property is set.
    case write
    /// The declaration is overridden, or a requirement is implemented.
    case implementation
  }

  var symbol: SymbolName
  var location: SourceLocation
  var kind: Kind = .reference

  /// A Boolean value that indicates whether the declaration has `package` access, which Apple's
  /// UIKit doesn't have.
  var isPackage = false
}

/// A declaration in the audited code.
struct SymbolDefinition: Hashable, Sendable {
  /// The enclosing declaration.
  enum Place: Hashable, Sendable {
    /// A global function or variable.
    case global
    /// A member of a class, with the superclasses, nearest first.
    case member(superclasses: [String])
  }

  var name: String
  var place: Place
  var location: SourceLocation

  /// A Boolean value that indicates whether the declaration overrides another one or implements a
  /// requirement.
  var overrides = false

  /// A Boolean value that indicates whether the member is static.
  var isTypeMember = false

  /// The identity of the type that contains the member, in its body or in an extension.
  var type = ""
}

/// A protocol in the inheritance clause of a type or an extension of the audited code.
struct Conformance: Hashable, Sendable {
  /// The name of the type.
  var type: String

  /// The names of the protocol and of all protocols that it refines.
  var protocols: [String]

  var location: SourceLocation

  /// The superclasses of the type, nearest first, or `nil` if it isn't a class.
  var superclasses: [String]?

  /// A Boolean value that indicates whether the type or an enclosing type has generic parameters.
  var isGeneric = false

  /// A Boolean value that indicates whether an extension declares the conformance.
  var isInExtension = false
}

/// A top-level name that a product exports.
struct Export: Hashable, Sendable {
  /// The name without argument labels.
  var name: String
  var location: SourceLocation
}
