/// An action and the events at which a control runs it.
package struct ControlRegistration {
  let action: UIAction
  var events: UIControl.Event
}

extension UIControl {
  final func register(_ action: UIAction, for events: Event) {
    if let index = registrations.firstIndex(where: { $0.action === action }) {
      registrations[index].events.formUnion(events)
      return
    }
    // If the new action replaces all events of an older one with its identifier, it also takes its
    // position.
    var place = registrations.count
    for index in registrations.indices.reversed()
    where registrations[index].action.identifier == action.identifier {
      registrations[index].events.subtract(events)
      if registrations[index].events.isEmpty {
        registrations.remove(at: index)
        place = index
      }
    }
    registrations.insert(.init(action: action, events: events), at: min(place, registrations.count))
  }

  final func unregister(_ identifier: UIAction.Identifier, from events: Event) {
    for index in registrations.indices.reversed()
    where registrations[index].action.identifier == identifier {
      registrations[index].events.subtract(events)
      if registrations[index].events.isEmpty { registrations.remove(at: index) }
    }
  }

  final func send(_ events: Event) {
    var events = events
    if !events.isDisjoint(with: primaryActionEvents) { events.insert(.primaryActionTriggered) }
    // An action added by a handler runs at the next event. An action removed by a handler doesn't
    // run at this one.
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      let isStillThere = registrations.contains {
        $0.action === registration.action && !$0.events.isDisjoint(with: events)
      }
      if isStillThere { sendAction(registration.action) }
    }
  }

  /// Differs: The handlers are actions only: there are no targets without selectors.
  public final func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ target: (Any?, Selector)?, _ event: UIControl.Event,
      _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for registration in registrations {
      iterator(registration.action, nil, registration.events, &stop)
      if stop { return }
    }
  }
}
