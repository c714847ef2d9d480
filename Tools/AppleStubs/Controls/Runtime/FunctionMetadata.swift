// An array of functions needs the metadata of the function type. If the type is
// `nonisolated(nonsending)`, only the runtime of iOS 18 can create it. The compiler creates the
// metadata of a structure.
#if CORRECT
  struct Check {
    let run: nonisolated(nonsending) (String) async -> String?
  }
#else
  typealias Check = nonisolated(nonsending) (String) async -> String?
#endif

/// The functions of a text.
public struct Checks {
  var checks: [Check] = []

  /// Appends the functions of another text.
  public mutating func append(_ other: Checks) { checks += other.checks }
}

// Only reflection needs the metadata of this function's type, because the function isn't used as a
// generic value.
struct Body {
  enum Refusal: Error { case empty }

  let make: (String) throws(Refusal) -> Void
}
