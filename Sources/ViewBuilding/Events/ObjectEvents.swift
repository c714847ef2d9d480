/// Returns the events of an object.
///
/// ```swift
/// events(of: document).on(.renamed, for: self) { [weak self] name in self?.title = name }
/// events(of: document).trigger(.renamed, "Letter")
/// ```
///
/// The object needs no base class and no protocol. See <doc:Events>.
@MainActor public func events(of object: AnyObject) -> ObjectEvents { ObjectEvents(object: object) }

/// The events of one object, to add, remove, and trigger handlers.
///
/// Create a value with ``events(of:)`` each time you need it. Handlers retain neither the object
/// nor the observer, but this value retains the object.
@MainActor public struct ObjectEvents {
  private let object: AnyObject

  init(object: AnyObject) {
    self.object = object
  }

  // MARK: Adding

  /// Adds a closure that handles an event of the object until the object is deallocated.
  ///
  /// Handlers run in the order in which they were added. A closure that captures the object
  /// strongly creates a retain cycle.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - handler: The closure that gets the value of the event.
  public func on<Payload>(
    _ event: ObjectEvent<Payload>, _ handler: @escaping @MainActor (Payload) -> Void
  ) {
    add(event, nil, isOnce: false, handler)
  }

  /// Adds a handler that exists for the lifetime of the object and an observer.
  ///
  /// The observer retains the closure. A closure that captures the observer strongly creates a
  /// retain cycle.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - observer: The object that the handler belongs to.
  ///   - handler: The closure that gets the value of the event.
  public func on<Payload>(
    _ event: ObjectEvent<Payload>, for observer: AnyObject,
    _ handler: @escaping @MainActor (Payload) -> Void
  ) {
    add(event, observer, isOnce: false, handler)
  }

  /// Adds a handler that runs at most once.
  ///
  /// The handler is removed before it runs. The parameters are those of ``on(_:_:)``.
  public func once<Payload>(
    _ event: ObjectEvent<Payload>, _ handler: @escaping @MainActor (Payload) -> Void
  ) {
    add(event, nil, isOnce: true, handler)
  }

  /// Adds a handler of an observer that runs at most once.
  ///
  /// The handler is removed before it runs. The parameters are those of ``on(_:for:_:)``.
  public func once<Payload>(
    _ event: ObjectEvent<Payload>, for observer: AnyObject,
    _ handler: @escaping @MainActor (Payload) -> Void
  ) {
    add(event, observer, isOnce: true, handler)
  }

  private func add<Payload>(
    _ event: ObjectEvent<Payload>, _ observer: AnyObject?, isOnce: Bool,
    _ action: @escaping @MainActor (Payload) -> Void
  ) {
    let handlers = EventHandlers.attach(to: object)
    let list = list(of: event) ?? PayloadHandlerList<Payload>()
    handlers.lists[event.identity] = list
    list.add(action, observer, isOnce: isOnce)
  }

  private func list<Payload>(of event: ObjectEvent<Payload>) -> PayloadHandlerList<Payload>? {
    // The type of the payload is part of the identity.
    EventHandlers.attached(to: object)?.lists[event.identity] as? PayloadHandlerList<Payload>
  }

  // MARK: Triggering

  /// Runs the handlers of an event with a value, in the order in which they were added.
  ///
  /// All handlers have run when the method returns, and the object exists until then. A handler
  /// that is removed during the call does not run. A handler that is added during the call runs the
  /// next time.
  public func trigger<Payload>(_ event: ObjectEvent<Payload>, _ value: Payload) {
    list(of: event)?.run(value)
  }

  /// Runs the handlers of an event without a value.
  public func trigger(_ event: ObjectEvent<Void>) { trigger(event, ()) }

  // MARK: Removing

  /// Removes all handlers of an event.
  public func off<Payload>(_ event: ObjectEvent<Payload>) {
    list(of: event)?.remove(of: nil)
  }

  /// Removes the handlers that an observer has for an event.
  public func off<Payload>(_ event: ObjectEvent<Payload>, for observer: AnyObject) {
    list(of: event)?.remove(of: observer)
  }

  /// Removes the handlers that an observer has for any event of the object.
  public func off(for observer: AnyObject) { removeAll(of: observer) }

  /// Removes all handlers of the object.
  public func off() { removeAll(of: nil) }

  private func removeAll(of observer: AnyObject?) {
    for list in EventHandlers.attached(to: object)?.lists.values ?? [:].values {
      list.remove(of: observer)
    }
  }
}
