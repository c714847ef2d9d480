// A list of functions needs the metadata of the function's type. If that type says `nonisolated(nonsending)`, only the
// runtime of iOS 18 can make it. The metadata of a structure is made by the compiler.
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

// Only reflection needs the metadata of this function's type, because nothing generic has the function as a value.
struct Body {
  enum Refusal: Error { case empty }

  let make: (String) throws(Refusal) -> Void
}
