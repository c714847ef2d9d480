/// A trait: a value that a trait collection may hold, known by its type.
public protocol UITraitDefinition {
  /// What values of the trait are.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
  /// A name for debugging; the type's name by default.
  static var name: String { get }
  /// A name that no other trait has; the type's full name by default.
  static var identifier: String { get }
  /// Whether colours may depend on the trait; false by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name.
  public static var name: String { String(describing: self) }
  /// The type's full name.
  public static var identifier: String { String(reflecting: self) }
  /// Colours do not depend on the trait.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait as a key.
public typealias UITrait = any UITraitDefinition.Type
