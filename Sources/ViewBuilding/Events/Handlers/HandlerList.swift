/// The handlers that one object has for one event, in the order in which they were added.
@MainActor final class HandlerList {
  let event: EventIdentity
  private(set) var subscriptions: [Subscription] = []
  private var sweepCount = 16
  private var hasEnded = false

  init(of event: EventIdentity) {
    self.event = event
  }

  /// Adds a handler of the event's payload at the end.
  func add<Payload>(_ handler: Handler<Payload>, of observer: AnyObject?, isOnce: Bool) {
    precondition(event.payload == ObjectIdentifier(Payload.self))
    if subscriptions.count >= sweepCount {
      remove(where: \.isOrphan)
      sweepCount = max(16, subscriptions.count * 2)
    }
    subscriptions.append(Subscription(handler, of: observer, isOnce: isOnce))
  }

  /// Runs the handlers that are there now, each if it still is when its turn comes.
  func run<Payload>(_ value: Payload) {
    // The array as it is now: what handlers change is a copy.
    for subscription in subscriptions {
      subscription.takeTurn { handler in
        // The list is found by the event, which has the payload's type; `add` lets in no other.
        unsafeDowncast(handler, to: Handler<Payload>.self).action(value)
      }
      if !subscription.isActive { hasEnded = true }
    }
    if hasEnded { removeEnded() }
  }

  /// Takes off some of the handlers.
  func remove(where shouldGo: (Subscription) -> Bool) {
    for subscription in subscriptions where subscription.isActive && shouldGo(subscription) {
      subscription.end()
      hasEnded = true
    }
    if hasEnded { removeEnded() }
  }

  private func removeEnded() {
    hasEnded = false
    // What goes is released last: it may run anything on its way out.
    let before = subscriptions
    subscriptions = before.filter(\.isActive)
    withExtendedLifetime(before) {}
  }
}
