/// Gives access to the events of any object.
///
/// ```swift
/// events(of: document).on(.renamed, for: self) { [weak self] name in self?.title = name }
/// events(of: document).trigger(.renamed, "Letter")
/// ```
///
/// The object needs no base class and no protocol. See <doc:Events> for when handlers run and when they
/// are gone.
@MainActor public func events(of object: AnyObject) -> ObjectEvents { ObjectEvents(object: object) }

/// The events of one object: handlers are added, triggered and taken off here.
///
/// Make one with ``events(of:)`` where it is used. Handlers retain neither the object nor the observer,
/// but this value holds the object as long as it exists.
@MainActor public struct ObjectEvents {
  private let object: AnyObject

  init(object: AnyObject) {
    self.object = object
  }

  // MARK: Adding

  /// Adds a handler that lives as long as the object.
  ///
  /// Handlers run in the order in which they were added. A closure that captures the object strongly
  /// keeps it alive for ever.
  public func on<Payload>(
    _ event: ObjectEvent<Payload>, _ handler: @escaping @MainActor (Payload) -> Void
  ) {
    add(event, nil, isOnce: false, handler)
  }

  /// Adds a handler that lives as long as the object and an observer.
  ///
  /// The observer keeps the closure, so a closure that captures it strongly keeps it alive.
  public func on<Payload>(
    _ event: ObjectEvent<Payload>, for observer: AnyObject,
    _ handler: @escaping @MainActor (Payload) -> Void
  ) {
    add(event, observer, isOnce: false, handler)
  }

  /// Adds a handler that is taken off before it runs for the first time.
  public func once<Payload>(
    _ event: ObjectEvent<Payload>, _ handler: @escaping @MainActor (Payload) -> Void
  ) {
    add(event, nil, isOnce: true, handler)
  }

  /// Adds a handler of an observer that is taken off before it runs for the first time.
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
    let list = Attachment.makeRecord(of: object).makeList(of: event.identity)
    list.add(Handler(in: list, action), of: observer, isOnce: isOnce)
  }

  // MARK: Triggering

  /// Runs the handlers of an event with a value, in the order in which they were added.
  ///
  /// All have run when the call returns, and the object lives that long. A handler that is taken off
  /// before its turn does not run, and one that is added meanwhile waits for the next trigger.
  public func trigger<Payload>(_ event: ObjectEvent<Payload>, _ value: Payload) {
    Attachment.record(of: object)?.list(of: event.identity)?.run(value)
  }

  /// Runs the handlers of an event that comes without a value.
  public func trigger(_ event: ObjectEvent<Void>) { trigger(event, ()) }

  // MARK: Taking off

  /// Takes off all handlers of an event.
  public func off<Payload>(_ event: ObjectEvent<Payload>) {
    Attachment.record(of: object)?.list(of: event.identity)?.remove { _ in true }
  }

  /// Takes off an observer's handlers of an event.
  public func off<Payload>(_ event: ObjectEvent<Payload>, for observer: AnyObject) {
    Attachment.record(of: object)?.list(of: event.identity)?.remove { $0.observer === observer }
  }

  /// Takes off an observer's handlers of all events of the object.
  public func off(for observer: AnyObject) {
    for list in Attachment.record(of: object)?.lists ?? [] {
      list.remove { $0.observer === observer }
    }
  }

  /// Takes off all handlers of the object.
  public func off() {
    for list in Attachment.record(of: object)?.lists ?? [] { list.remove { _ in true } }
  }
}
