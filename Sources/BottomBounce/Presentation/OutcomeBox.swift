/// An outcome on its way through code outside of the main actor, such as a `deinit` or a
/// continuation.
///
/// Values need not be `Sendable`, because only the main actor can open the box.
@MainActor final class OutcomeBox<Value> {
  let outcome: Outcome<Value>

  init(_ outcome: Outcome<Value>) {
    self.outcome = outcome
  }
}
