/// Compares values whose type may be equatable.
enum Equality {
  /// Returns whether two values are equal, or `nil` if their type isn't equatable.
  static func areEqual<Value>(_ one: Value, _ other: Value) -> Bool? {
    func compare<Comparable: Equatable>(as _: Comparable.Type) -> Bool {
      one as? Comparable == other as? Comparable
    }
    return (Value.self as? any Equatable.Type).map { compare(as: $0) }
  }
}
