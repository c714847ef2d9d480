@MainActor final class EventHandlers: Attachment {
  var lists: [EventIdentity: HandlerList] = [:]
}

/// The handlers of an event with any type of payload.
@MainActor class HandlerList {
  func remove(of observer: AnyObject?) {}
}

@MainActor final class PayloadHandlerList<Payload>: HandlerList {
  struct Element {
    weak var handler: Handler<Payload>?
    /// `nil` if an observer retains the handler.
    var ownedHandler: Handler<Payload>?
  }

  /// In the order in which they were added, including some that have ended.
  private(set) var handlers: [Element] = []
  private var endedCount = 0
  private var sweepCount = 16

  func add(
    _ action: @escaping @MainActor (Payload) -> Void, _ observer: AnyObject?, isOnce: Bool
  ) {
    if handlers.count >= sweepCount {
      removeEnded()
      sweepCount = max(16, handlers.count * 2)
    }
    let handler = Handler(action, in: self, of: observer, isOnce: isOnce)
    handlers.append(Element(handler: handler, ownedHandler: observer == nil ? handler : nil))
    if let observer { ObserverClosures.attach(to: observer).add(handler) }
  }

  /// Runs the current handlers, except those that end before their turn.
  func run(_ value: Payload) {
    var hasEnded = false
    // Handlers that are added or removed during the loop change another copy of the array.
    let handlers = handlers
    for index in handlers.indices {
      guard let handler = handlers[index].handler else { continue }
      handler.run(value)
      if handler.hasEnded { hasEnded = true }
    }
    if hasEnded { removeEnded() }
  }

  /// Removes the handlers of an observer, or all for `nil`.
  override func remove(of observer: AnyObject?) {
    let all =
      observer.map { ObserverClosures.attached(to: $0)?.all ?? [] } ?? handlers.map(\.handler)
    for case let handler as Handler<Payload> in all where handler.list === self {
      handler.end()
      endedCount += 1
    }
    if endedCount > handlers.count / 2 { removeEnded() }
  }

  private func removeEnded() {
    endedCount = 0
    // Released closures can run any code, so they are released after the list is consistent.
    let before = handlers
    handlers = before.filter { $0.handler?.hasEnded == false }
    for element in before where element.handler?.hasEnded == true { element.handler?.end() }
    withExtendedLifetime(before) {}
  }
}

/// A closure for an event, which belongs to its observer if there is one.
@MainActor final class Handler<Payload>: ObserverClosure {
  private(set) weak var list: PayloadHandlerList<Payload>?
  private weak var observer: AnyObject?
  private let hasObserver: Bool
  private let isOnce: Bool
  private var action: (@MainActor (Payload) -> Void)?

  init(
    _ action: @escaping @MainActor (Payload) -> Void, in list: PayloadHandlerList<Payload>,
    of observer: AnyObject?, isOnce: Bool
  ) {
    self.action = action
    self.list = list
    self.observer = observer
    hasObserver = observer != nil
    self.isOnce = isOnce
  }

  override var hasEnded: Bool {
    action == nil || list == nil || (hasObserver && observer == nil)
  }

  func run(_ payload: Payload) {
    guard !hasEnded, let action else { return }
    let observer = observer
    if isOnce { end() }
    action(payload)
    withExtendedLifetime(observer) {}
  }

  func end() {
    let before = action
    action = nil
    if let observer { ObserverClosures.attached(to: observer)?.remove(self) }
    withExtendedLifetime(before) {}
  }
}
