extension BottomBounceView {
  /// What becomes of a sheet that is to be shown in a host where another one is up.
  ///
  /// Each host decides for itself: sheets in other hosts do not count. Whoever loses is told.
  public struct Policy: Hashable, Sendable {
    enum Kind { case replace, queue, reject }

    let kind: Kind

    /// The new sheet takes the place of the other one, which is cancelled with ``Cancellation/superseded``.
    public static let replace = Policy(kind: .replace)

    /// The new sheet waits until the host is free; those that wait come up in the order of the calls.
    ///
    /// Nothing is told of it while it waits. It is cancelled if its host is in no window when its turn comes,
    /// if `dismiss()` is called, if its object has been shown elsewhere meanwhile, or if its task is cancelled.
    public static let queue = Policy(kind: .queue)

    /// The new sheet is not shown, and cancelled with ``Cancellation/rejected``.
    public static let reject = Policy(kind: .reject)
  }
}
