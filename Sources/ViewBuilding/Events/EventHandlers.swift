@MainActor final class EventHandlers: Attachment {
  private(set) var lists: [HandlerList] = []
  /// Empty while there are so few lists that a search is faster.
  private var indices: [EventIdentity: Int] = [:]

  private static let searchedCount = 8

  func list(of event: EventIdentity) -> HandlerList? {
    if !indices.isEmpty { return indices[event].map { lists[$0] } }
    for list in lists where list.event == event { return list }
    return nil
  }

  func makeList(of event: EventIdentity) -> HandlerList {
    if let list = list(of: event) { return list }
    let list = HandlerList(event)
    lists.append(list)
    if !indices.isEmpty {
      indices[event] = lists.count - 1
    } else if lists.count > Self.searchedCount {
      for (index, list) in lists.enumerated() { indices[list.event] = index }
    }
    return list
  }
}

@MainActor final class HandlerList {
  let event: EventIdentity
  /// In the order in which they were added, including some that have ended.
  private(set) var handlers: [Handler] = []
  /// `nil` until the handlers of an observer are removed from a long list.
  private var handlersByObserver: [ObjectIdentifier: [Handler]]?
  private var sweepCount = HandlerList.searchedCount
  /// The number of ended handlers that are still in the list, because their observers removed them.
  private var endedCount = 0

  /// The number of handlers up to which a search is faster than a table.
  private static let searchedCount = 16

  init(_ event: EventIdentity) {
    self.event = event
  }

  func add<Payload>(
    _ action: @escaping @MainActor (Payload) -> Void, _ observer: AnyObject?, isOnce: Bool
  ) {
    if handlers.count >= sweepCount {
      remove { $0.isOrphaned }
      removeEnded()
      sweepCount = max(Self.searchedCount, handlers.count * 2)
    }
    checkPayload(Payload.self)
    let handler = Handler(PayloadClosure(action, in: self), observer, isOnce: isOnce)
    handlers.append(handler)
    if let observer { handlersByObserver?[ObjectIdentifier(observer), default: []].append(handler) }
  }

  /// Runs the current handlers, except those that end before their turn.
  func run<Payload>(_ value: Payload) {
    checkPayload(Payload.self)
    var hasEnded = false
    withUnsafeBytes(of: value) { value in
      // An empty value has an address, too.
      guard let value = value.baseAddress else { return }
      // Changes during the loop affect a copy of the array.
      for handler in handlers {
        handler.run(value)
        if !handler.isActive { hasEnded = true }
      }
    }
    if hasEnded { removeEnded() }
  }

  private func checkPayload<Payload>(_ type: Payload.Type) {
    precondition(event.payload == ObjectIdentifier(type))
  }

  func remove(where shouldRemove: (Handler) -> Bool) {
    var hasEnded = false
    for handler in handlers where handler.isActive && shouldRemove(handler) {
      handler.end()
      hasEnded = true
    }
    if hasEnded { removeEnded() }
  }

  /// In a long list, takes time in proportion to the observer's handlers, on average.
  func remove(of observer: AnyObject) {
    guard handlers.count > Self.searchedCount else { return remove { $0.observer === observer } }
    if handlersByObserver == nil { handlersByObserver = makeTable() }
    let removed = handlersByObserver?.removeValue(forKey: ObjectIdentifier(observer)) ?? []
    // A new object can have the address of a released one.
    for handler in removed where handler.isActive && handler.observer === observer {
      handler.end()
      endedCount += 1
    }
    if endedCount > handlers.count / 2 { removeEnded() }
  }

  private func makeTable() -> [ObjectIdentifier: [Handler]] {
    var table: [ObjectIdentifier: [Handler]] = [:]
    for handler in handlers where handler.isActive {
      guard let observer = handler.observer else { continue }
      table[ObjectIdentifier(observer), default: []].append(handler)
    }
    return table
  }

  private func removeEnded() {
    (endedCount, handlersByObserver) = (0, nil)
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

  func run(_ payload: UnsafeRawPointer) {}
}

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

/// A handler in the list of an event, whose closure belongs to the observer if there is one.
@MainActor final class Handler {
  private let isOnce: Bool
  private(set) weak var observer: AnyObject?
  private let observerIdentifier: ObjectIdentifier?
  private var ownedClosure: HandlerClosure?
  private weak var observerClosure: HandlerClosure?
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

  var isOrphaned: Bool { observerIdentifier != nil && observer == nil }

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
