import ViewBuilding

/// Owns the promise that a presentation ends with exactly one outcome.
///
/// `decide` runs the first closure once; `end`, after the view tree is restored, the second. If everything
/// that held it goes before that, the closures run with `.released` in the next turn of the main actor. What
/// callbacks were told `willPresent` are told of the end, too.
@MainActor final class OutcomeDelivery<Value: Sendable> {
  typealias Handler = @MainActor (Outcome<Value>) -> Void

  private var onDecision: Handler?
  private var onEnd: Handler?
  private let callbacks: BottomBounceView.Callbacks<Value>
  private var hasBegun = false
  private var outcome: Outcome<Value>?

  init(
    callbacks: BottomBounceView.Callbacks<Value> = .init(), onDecision: @escaping Handler,
    onEnd: @escaping Handler = { _ in }
  ) {
    self.callbacks = callbacks
    self.onDecision = onDecision
    self.onEnd = onEnd
  }

  deinit {
    let onDecision = onDecision
    let onEnd = onEnd
    if onDecision == nil, onEnd == nil { return }
    let outcome = outcome ?? .cancelled(.released)
    let callbacks = hasBegun ? callbacks : nil
    PendingWork.task("outcome of a released sheet") { _ in
      if let onDecision {
        callbacks?.willDismiss?(outcome)
        onDecision(outcome)
      }
      callbacks?.didDismiss?(outcome)
      onEnd?(outcome)
    }
  }

  /// Says that the sheet comes up; only the first call counts.
  func begin() {
    guard !hasBegun, outcome == nil else { return }
    hasBegun = true
    callbacks.willPresent?()
  }

  /// Hands over the outcome; only the first call counts.
  func decide(_ outcome: Outcome<Value>) {
    guard let handler = onDecision else { return }
    onDecision = nil
    self.outcome = outcome
    if hasBegun { callbacks.willDismiss?(outcome) }
    handler(outcome)
  }

  /// Says that the sheet is gone; only the first call counts.
  func end() {
    guard let handler = onEnd else { return }
    let outcome = outcome ?? .cancelled(.released)
    onEnd = nil
    decide(outcome)
    if hasBegun { callbacks.didDismiss?(outcome) }
    handler(outcome)
  }
}
