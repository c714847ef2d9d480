/// The handlers of an object's events.
@MainActor final class EventHandlers: Attachment {
  /// The lists of all events that have had handlers.
  private(set) var lists: [AnyHandlerList] = []

  /// Returns the handlers of an event, or `nil` if there have never been any.
  func list<Payload>(of event: ObjectEvent<Payload>) -> HandlerList<Payload>? {
    for list in lists where list.event == event.identity { return list as? HandlerList<Payload> }
    return nil
  }

  /// Returns the handlers of an event.
  func makeList<Payload>(of event: ObjectEvent<Payload>) -> HandlerList<Payload> {
    if let list = list(of: event) { return list }
    let list = HandlerList<Payload>(event.identity)
    lists.append(list)
    return list
  }
}

/// The handlers of one event with any type of payload.
@MainActor class AnyHandlerList {
  let event: EventIdentity

  init(_ event: EventIdentity) {
    self.event = event
  }

  /// Removes the handlers whose observer fulfills a condition. Some handlers have no observer.
  func remove(where shouldRemove: (_ observer: AnyObject?) -> Bool) {}
}

/// The handlers of one event, in the order in which they were added.
@MainActor final class HandlerList<Payload>: AnyHandlerList {
  private(set) var handlers: [Handler<Payload>] = []
  private var sweepCount = 16

  /// Adds a handler.
  func add(
    _ action: @escaping @MainActor (Payload) -> Void, _ observer: AnyObject?, isOnce: Bool
  ) {
    if handlers.count >= sweepCount {
      for handler in handlers where handler.isOrphaned { handler.end() }
      removeEnded()
      sweepCount = max(16, handlers.count * 2)
    }
    handlers.append(Handler(HandlerClosure(action, in: self), observer, isOnce: isOnce))
  }

  /// Runs the current handlers, except those that end before their turn.
  func run(_ value: Payload) {
    var hasEnded = false
    // Changes during the loop affect a copy of the array.
    for handler in handlers {
      handler.run(value)
      if !handler.isActive { hasEnded = true }
    }
    if hasEnded { removeEnded() }
  }

  override func remove(where shouldRemove: (AnyObject?) -> Bool) {
    for handler in handlers where shouldRemove(handler.observer) { handler.end() }
    removeEnded()
  }

  private func removeEnded() {
    // Released closures can run any code, so they are released after the list is consistent.
    let before = handlers
    handlers = before.filter(\.isActive)
    withExtendedLifetime(before) {}
  }
}

/// The closure of a handler.
@MainActor final class HandlerClosure<Payload>: ObserverClosure {
  let action: @MainActor (Payload) -> Void
  private weak var list: AnyHandlerList?

  init(_ action: @escaping @MainActor (Payload) -> Void, in list: AnyHandlerList) {
    self.action = action
    self.list = list
  }

  override var hasEnded: Bool { list == nil }
}

/// A handler in the list of an event.
///
/// If it has an observer, the observer owns the closure and releases it together with itself.
@MainActor final class Handler<Payload> {
  private let isOnce: Bool
  private(set) weak var observer: AnyObject?
  private let observerIdentifier: ObjectIdentifier?
  private var ownedClosure: HandlerClosure<Payload>?
  private weak var observerClosure: HandlerClosure<Payload>?
  /// A Boolean value that indicates whether the handler can still run.
  private(set) var isActive = true

  init(_ closure: HandlerClosure<Payload>, _ observer: AnyObject?, isOnce: Bool) {
    self.observer = observer
    self.isOnce = isOnce
    observerIdentifier = observer.map(ObjectIdentifier.init)
    if let observer {
      observerClosure = closure
      ObserverClosures.attach(to: observer).add(closure)
    } else {
      ownedClosure = closure
    }
  }

  /// A Boolean value that indicates whether the observer was released.
  var isOrphaned: Bool { observerIdentifier != nil && observer == nil }

  /// Runs the closure if the handler is active. The observer exists until the closure returns.
  func run(_ value: Payload) {
    guard isActive else { return }
    let observer = observer
    if observerIdentifier != nil, observer == nil { return end() }
    guard let closure = ownedClosure ?? observerClosure else { return end() }
    if isOnce { end() }
    closure.action(value)
    withExtendedLifetime(observer) {}
  }

  /// Deactivates the handler and releases its closure.
  func end() {
    guard isActive else { return }
    isActive = false
    if let observer, let observerClosure {
      ObserverClosures.attached(to: observer)?.remove(observerClosure)
    } else if let observerIdentifier {
      Attachment.objectWasReleased(observerIdentifier)
    }
    ownedClosure = nil
  }
}
