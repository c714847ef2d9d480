/// The closure of a handler, owned by its observer, or by the list where there is none.
@MainActor final class Handler<Payload>: Kept {
  let action: @MainActor (Payload) -> Void
  private weak var list: HandlerList?

  init(in list: HandlerList, _ action: @escaping @MainActor (Payload) -> Void) {
    self.action = action
    self.list = list
  }

  override var isOver: Bool { list == nil }
}

/// A handler's place in the list of an event.
@MainActor final class Subscription {
  let isOnce: Bool
  /// Whether the handler may still run.
  private(set) var isActive = true
  private(set) weak var observer: AnyObject?

  private let hasObserver: Bool
  private let observerIdentifier: ObjectIdentifier?
  private var owned: Kept?
  // Read only while the handler is sure to be alive: `owned` has it; or the observer lives, and so does its
  // record, which lets go of a handler in `end()`, or when the list has gone and this with it.
  private unowned let handler: Kept

  init(_ handler: Kept, of observer: AnyObject?, isOnce: Bool) {
    self.handler = handler
    self.isOnce = isOnce
    self.observer = observer
    hasObserver = observer != nil
    observerIdentifier = observer.map(ObjectIdentifier.init)
    if let observer {
      Attachment.makeRecord(of: observer).keep(handler)
    } else {
      owned = handler
    }
  }

  /// Whether the handler was added for an observer that is gone.
  var isOrphan: Bool { hasObserver && observer == nil }

  /// Runs something with the handler if it is on and its observer lives, which it does meanwhile.
  func takeTurn(_ body: (Kept) -> Void) {
    guard isActive else { return }
    if hasObserver {
      guard let observer else { return end() }
      run(body)
      withExtendedLifetime(observer) {}
    } else {
      run(body)
    }
  }

  private func run(_ body: (Kept) -> Void) {
    let handler = handler
    if isOnce { end() }
    body(handler)
  }

  /// Lets the handler go.
  func end() {
    guard isActive else { return }
    isActive = false
    if let observer {
      Attachment.record(of: observer)?.drop(handler)
    } else if let observerIdentifier {
      Attachment.objectHasGone(observerIdentifier)
    } else {
      owned = nil
    }
  }
}
