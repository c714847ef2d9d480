extension Variable {
  /// The variable's index in tables that users of a solver keep: small, and given out again.
  package var number: Int { Int(index) }
}

extension Constraint {
  /// The constraint's index in tables that users of a solver keep: small, and given out again.
  package var number: Int { Int(index) }
}
