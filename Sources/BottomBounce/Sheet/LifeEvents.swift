import ViewBuilding

/// What becomes of a presentation, in this order, and of its host.
extension Event where Payload == Void {
  /// The panel is about to rise.
  static var willPresent: Event { Event() }
  /// The panel is up.
  static var didPresent: Event { Event() }
  /// The person has changed what the content shows.
  static var valueChanged: Event { Event() }
  /// The person has moved the panel to another detent.
  static var detentSelected: Event { Event() }
  /// It is decided, and the panel is about to fall.
  static var willDismiss: Event { Event() }
  /// The panel is gone.
  static var didDismiss: Event { Event() }
  /// Everybody has been told, and the next sheet may come.
  static var hasEnded: Event { Event() }

  /// No sheet is in a host any more: an event of the host.
  static var isFree: Event { Event() }
}
