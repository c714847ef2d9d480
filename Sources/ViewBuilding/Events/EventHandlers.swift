/// The handlers of an object's events.
@MainActor final class EventHandlers: Attachment {
  /// The lists of all events that have had handlers.
  private(set) var lists: [HandlerList] = []

  /// Returns the handlers of an event, or `nil` if there have never been any.
  func list(of event: EventIdentity) -> HandlerList? {
    for list in lists where list.event == event { return list }
    return nil
  }

  /// Returns the handlers of an event.
  func makeList(of event: EventIdentity) -> HandlerList {
    if let list = list(of: event) { return list }
    let list = HandlerList(event)
    lists.append(list)
    return list
  }
}

/// The handlers of one event, in the order in which they were added.
@MainActor final class HandlerList {
  let event: EventIdentity
  private(set) var handlers: [Handler] = []
  private var sweepCount = 16
  private var hasEnded = false

  init(_ event: EventIdentity) {
    self.event = event
  }

  /// Adds a handler.
  ///
  /// - Parameters:
  ///   - action: The closure, which takes the payload of the event.
  ///   - observer: The object that the handler belongs to, or `nil`.
  ///   - isOnce: A Boolean value that indicates whether the handler runs at most once.
  func add<Payload>(
    _ action: @escaping @MainActor (Payload) -> Void, _ observer: AnyObject?, isOnce: Bool
  ) {
    if handlers.count >= sweepCount {
      remove { $0.isOrphaned }
      sweepCount = max(16, handlers.count * 2)
    }
    checkPayload(Payload.self)
    handlers.append(Handler(PayloadClosure(action, in: self), observer, isOnce: isOnce))
  }

  /// Runs the current handlers, except those that end before their turn.
  func run<Payload>(_ value: Payload) {
    checkPayload(Payload.self)
    withUnsafePointer(to: value) { value in
      // Changes during the loop affect a copy of the array.
      for handler in handlers {
        handler.run(value)
        if !handler.isActive { hasEnded = true }
      }
    }
    if hasEnded { removeEnded() }
  }

  /// Stops the program if the event has another payload type.
  private func checkPayload<Payload>(_ type: Payload.Type) {
    precondition(event.payload == ObjectIdentifier(type))
  }

  /// Removes the handlers that fulfill a condition.
  func remove(where shouldRemove: (Handler) -> Bool) {
    for handler in handlers where handler.isActive && shouldRemove(handler) {
      handler.end()
      hasEnded = true
    }
    if hasEnded { removeEnded() }
  }

  private func removeEnded() {
    hasEnded = false
    // Released closures can run any code, so they are released after the list is consistent.
    let before = handlers
    handlers = before.filter(\.isActive)
    withExtendedLifetime(before) {}
  }
}

/// The closure of a handler with any type of payload.
@MainActor class HandlerClosure: ObserverClosure {
  private weak var list: HandlerList?

  init(in list: HandlerList) {
    self.list = list
  }

  override var hasEnded: Bool { list == nil }

  /// Runs the closure with a pointer to the payload.
  func run(_ payload: UnsafeRawPointer) {}
}

/// The closure of a handler.
@MainActor private final class PayloadClosure<Payload>: HandlerClosure {
  private let action: @MainActor (Payload) -> Void

  init(_ action: @escaping @MainActor (Payload) -> Void, in list: HandlerList) {
    self.action = action
    super.init(in: list)
  }

  // The list checks the type when it adds the closure and when it runs it. A cast for every handler
  // would take longer than calling it.
  override func run(_ payload: UnsafeRawPointer) {
    action(payload.assumingMemoryBound(to: Payload.self).pointee)
  }
}

/// A handler in the list of an event.
///
/// If it has an observer, the observer owns the closure and releases it together with itself.
@MainActor final class Handler {
  private let isOnce: Bool
  private(set) weak var observer: AnyObject?
  private let observerIdentifier: ObjectIdentifier?
  private var ownedClosure: HandlerClosure?
  private weak var observerClosure: HandlerClosure?
  /// A Boolean value that indicates whether the handler can still run.
  private(set) var isActive = true

  init(_ closure: HandlerClosure, _ observer: AnyObject?, isOnce: Bool) {
    self.isOnce = isOnce
    observerIdentifier = observer.map(ObjectIdentifier.init)
    if let observer {
      self.observer = observer
      observerClosure = closure
      ObserverClosures.attach(to: observer).add(closure)
    } else {
      ownedClosure = closure
    }
  }

  /// A Boolean value that indicates whether the observer was released.
  var isOrphaned: Bool { observerIdentifier != nil && observer == nil }

  /// Runs the closure if the handler is active.
  ///
  /// The observer exists until the closure returns.
  func run(_ payload: UnsafeRawPointer) {
    guard isActive else { return }
    guard observerIdentifier != nil else {
      let closure = ownedClosure
      if isOnce { end() }
      closure?.run(payload)
      return
    }
    guard let observer, let closure = observerClosure else { return end() }
    if isOnce { end() }
    closure.run(payload)
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
