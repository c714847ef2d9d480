/// What an object has to do with events: the handlers of its own, what it keeps as an observer, and, for a view, the
/// closures of its gesture recognizers.
///
/// It is attached to the object and goes with it, on whichever thread that happens.
@MainActor final class EventRecord {
  /// The handlers of the object's events, by event.
  private(set) var lists: [HandlerList] = []

  /// The closures of a view's gesture recognizers; nil if there have never been any.
  var recognizerActions: RecognizerActions?

  private var kept: [ObjectIdentifier: Kept] = [:]
  private var sweepCount = 16

  // MARK: Events of its own

  /// Returns the handlers of an event, if there have ever been any.
  func list(of event: EventIdentity) -> HandlerList? {
    for list in lists where list.event == event { return list }
    return nil
  }

  /// Returns the handlers of an event.
  func makeList(of event: EventIdentity) -> HandlerList {
    if let list = list(of: event) { return list }
    let list = HandlerList(of: event)
    lists.append(list)
    return list
  }

  // MARK: As an observer

  /// How many closures the object keeps.
  var keptCount: Int { kept.count }

  /// Keeps a closure until it is dropped, or the object goes.
  func keep(_ item: Kept) {
    if kept.count >= sweepCount { sweep() }
    kept[ObjectIdentifier(item)] = item
  }

  /// Lets a closure go, which the caller still holds: what it releases last may come back here.
  func drop(_ item: Kept) {
    kept[ObjectIdentifier(item)] = nil
  }

  /// Lets go of what waits for objects that are gone.
  ///
  /// It comes with every doubling, so that an observer of many objects pays next to nothing for it.
  private func sweep() {
    // What goes is released last: it may run anything on its way out.
    let before = kept
    kept = before.filter { !$0.value.isOver }
    sweepCount = max(16, kept.count * 2)
    withExtendedLifetime(before) {}
  }
}

/// A closure that an observer keeps, so that it goes with it.
@MainActor class Kept {
  /// Whether what it waits for cannot happen any more.
  var isOver: Bool { false }

  init() {}
}
