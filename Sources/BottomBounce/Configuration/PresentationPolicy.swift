/// A rule for a sheet that is shown in a host view in which another sheet is already presented.
///
/// Sheets in other host views don't count.
public struct PresentationPolicy: Hashable, Sendable {
  enum Kind { case stack, replace, queue, reject }

  let kind: Kind

  /// The new sheet covers the presented one, which the user can use again afterward.
  ///
  /// This is the default.
  public static let stack = PresentationPolicy(kind: .stack)

  /// The new sheet replaces the presented ones, which are canceled with
  /// ``Cancellation/superseded``.
  public static let replace = PresentationPolicy(kind: .replace)

  /// The new sheet waits until the host view has no sheet.
  ///
  /// Waiting sheets appear in the order of the calls.
  ///
  /// A waiting sheet has no callbacks. It is canceled if its host view isn't in a window when its
  /// turn comes, if the app calls `dismiss()`, if its object is shown in another host view, or if
  /// its task is canceled.
  public static let queue = PresentationPolicy(kind: .queue)

  /// The new sheet isn't shown.
  ///
  /// It is canceled with ``Cancellation/rejected``.
  public static let reject = PresentationPolicy(kind: .reject)
}
