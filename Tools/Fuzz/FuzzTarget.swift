/// A kind of random input, with checks of the results.
@MainActor protocol FuzzTarget {
  /// The name for reports and for `--only`.
  var name: String { get }

  /// Runs the case of a seed.
  ///
  /// - Parameter seed: The seed. The same seed leads to the same case.
  /// - Returns: A description of the problem, or `nil`.
  func problem(seed: UInt64) async -> String?

  /// Lines for the end of the report. The default is none.
  var notes: [String] { get }
}

extension FuzzTarget {
  var notes: [String] { [] }
}
