extension BottomBounceView {
  /// Closures that are told how a sheet is getting on; each runs on the main actor.
  ///
  /// ```swift
  /// sheet.show(
  ///   .text(bio), in: view,
  ///   callbacks: .init(
  ///     valueChanged: { [weak self] bio in self?.preview = bio },
  ///     didDismiss: { [weak self] _ in self?.preview = nil })
  /// ) { [weak self] bio in
  ///   self?.bio = bio
  /// }
  /// ```
  ///
  /// A sheet that comes up is told of as `willPresent`, `didPresent`, any number of `valueChanged`,
  /// `willDismiss`, the outcome's own closure, `didDismiss`. One that is decided before it is up has no
  /// `didPresent`; one that never comes up, because its host is in no window, has only its outcome. Whoever
  /// was told `willPresent` is told `willDismiss` and `didDismiss`, once, whatever happens.
  public struct Callbacks<Value: Sendable>: Sendable {
    /// The panel is about to rise.
    public var willPresent: (@MainActor () -> Void)?
    /// The panel is up.
    public var didPresent: (@MainActor () -> Void)?
    /// The person has changed the value to this one, which OK would confirm.
    ///
    /// Not told where there is nothing to confirm, and while a wheel turns.
    public var valueChanged: (@MainActor (Value) -> Void)?
    /// The person has moved the panel to the detent with this identifier.
    ///
    /// Not told of what ``BottomBounceView/selectDetent(_:animated:)`` does.
    public var didSelectDetent: (@MainActor (Detent.Identifier) -> Void)?
    /// Whether the person may leave the sheet without a value, for this reason; without it they always may.
    ///
    /// Asked where the person wants to cancel, and not for what code does or what befalls the host. Where
    /// the answer is no the panel bounces, and VoiceOver says that the sheet stays.
    public var shouldDismiss: (@MainActor (Cancellation) -> Bool)?
    /// The sheet is about to go, with this outcome; what the outcome's own closure does comes after.
    public var willDismiss: (@MainActor (Outcome<Value>) -> Void)?
    /// The sheet has left no trace; what awaits the outcome goes on after this.
    public var didDismiss: (@MainActor (Outcome<Value>) -> Void)?

    /// Closures for what is of interest; none by default.
    public init(
      willPresent: (@MainActor () -> Void)? = nil, didPresent: (@MainActor () -> Void)? = nil,
      valueChanged: (@MainActor (Value) -> Void)? = nil,
      shouldDismiss: (@MainActor (Cancellation) -> Bool)? = nil,
      willDismiss: (@MainActor (Outcome<Value>) -> Void)? = nil,
      didDismiss: (@MainActor (Outcome<Value>) -> Void)? = nil,
      didSelectDetent: (@MainActor (Detent.Identifier) -> Void)? = nil
    ) {
      self.willPresent = willPresent
      self.didPresent = didPresent
      self.valueChanged = valueChanged
      self.shouldDismiss = shouldDismiss
      self.willDismiss = willDismiss
      self.didDismiss = didDismiss
      self.didSelectDetent = didSelectDetent
    }
  }
}
