/// One place where the audited code uses a declaration.
struct SymbolUse: Hashable, Sendable {
  /// How the declaration is used.
  enum Kind: Hashable, Sendable {
    /// It is named, called, or read.
    case reference
    /// A new value is assigned to it.
    case write
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
  /// The enclosing declaration.
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

  /// The identity of the type that it is a member of, whether in its body or in an extension.
  var type = ""
}

/// A protocol in the inheritance clause of a type or an extension of the audited code.
struct Conformance: Hashable, Sendable {
  /// The name of the type.
  var type: String

  /// The names of the protocol and of all that it refines.
  var protocols: [String]

  var location: SourceLocation

  /// The classes that the type inherits from, nearest first; nil if it is not a class.
  var superclasses: [String]?

  /// Whether the type or one around it has generic parameters.
  var isGeneric = false

  /// Whether an extension declares the conformance.
  var isInExtension = false
}

/// A name that a product declares outside of every type.
struct Export: Hashable, Sendable {
  /// The name without argument labels.
  var name: String
  var location: SourceLocation
}
