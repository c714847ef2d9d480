/// Compares values whose type may be equatable.
enum Equality {
  /// Returns whether two values are equal, or `nil` if their type isn't equatable.
  ///
  /// Two values that aren't equal to themselves, such as `Double.nan`, are equal.
  static func areEqual<Value>(_ one: Value, _ other: Value) -> Bool? {
    func compare<Comparable: Equatable>(as _: Comparable.Type) -> Bool {
      let (one, other) = (one as? Comparable, other as? Comparable)
      return one == other || one != one && other != other
    }
    return (Value.self as? any Equatable.Type).map { compare(as: $0) }
  }
}
