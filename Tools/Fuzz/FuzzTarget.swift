/// A kind of random input, with the checks of what comes out.
@MainActor protocol FuzzTarget {
  /// The name for reports and for `--only`.
  var name: String { get }

  /// Runs the case of a seed.
  ///
  /// - Parameter seed: The seed. The same seed leads to the same case.
  /// - Returns: A description of what is wrong, or `nil`.
  func problem(seed: UInt64) async -> String?
}
