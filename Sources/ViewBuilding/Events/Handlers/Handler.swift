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
  private(set) var isOn = true
  private(set) weak var observer: AnyObject?

  private let observerIdentifier: ObjectIdentifier?
  private var owned: Kept?
  // Read only while the handler is sure to be alive: `owned` has it; or the observer lives, and then its
  // record does, which drops a handler nowhere but in `end()`.
  private unowned let handler: Kept

  init(_ handler: Kept, of observer: AnyObject?, isOnce: Bool) {
    self.handler = handler
    self.isOnce = isOnce
    self.observer = observer
    observerIdentifier = observer.map(ObjectIdentifier.init)
    if let observer {
      Attachment.makeRecord(of: observer).keep(handler)
    } else {
      owned = handler
    }
  }

  /// Whether the handler was added for an observer that is gone.
  var isOrphan: Bool { observerIdentifier != nil && observer == nil }

  /// Runs something with the handler if it is on and its observer lives, which it does meanwhile.
  ///
  /// Returns whether the subscription has ended.
  func use(_ body: (Kept) -> Void) -> Bool {
    guard isOn else { return false }
    guard observerIdentifier != nil else {
      let handler = handler
      if isOnce { end() }
      body(handler)
      return isOnce
    }
    guard let observer else {
      end()
      return true
    }
    let handler = handler
    if isOnce { end() }
    body(handler)
    withExtendedLifetime(observer) {}
    return isOnce
  }

  /// Lets the handler go.
  func end() {
    guard isOn else { return }
    isOn = false
    if let observer {
      Attachment.record(of: observer)?.drop(handler)
    } else if let observerIdentifier {
      Attachment.objectHasGone(observerIdentifier)
    } else {
      owned = nil
    }
  }
}
