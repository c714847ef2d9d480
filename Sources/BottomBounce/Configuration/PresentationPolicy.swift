/// A rule for a sheet that is shown in a host view in which another sheet is already presented.
///
/// Sheets in other host views don't count.
public struct PresentationPolicy: Hashable, Sendable {
  private enum Kind { case stack, replace }

  private let kind: Kind

  /// The new sheet covers the presented one, which the user can use again afterward.
  ///
  /// This is the default.
  public static let stack = PresentationPolicy(kind: .stack)

  /// The new sheet replaces the presented ones, which are canceled with
  /// ``Cancellation/superseded``.
  public static let replace = PresentationPolicy(kind: .replace)
}
