enum Equality {
  /// `nil` if the type isn't equatable; two values such as `Double.nan` are equal.
  static func areEqual<Value>(_ one: Value, _ other: Value) -> Bool? {
    func compare<Comparable: Equatable>(as _: Comparable.Type) -> Bool {
      let (one, other) = (one as? Comparable, other as? Comparable)
      return one == other || one != one && other != other
    }
    return (Value.self as? any Equatable.Type).map { compare(as: $0) }
  }
}
