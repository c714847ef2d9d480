import ViewBuilding

/// What becomes of a presentation, in this order, and of its host.
extension ObjectEvent where Payload == Void {
  /// The panel is about to rise.
  static var willPresent: ObjectEvent { ObjectEvent() }
  /// The panel is up.
  static var didPresent: ObjectEvent { ObjectEvent() }
  /// The person has changed what the content shows.
  static var valueChanged: ObjectEvent { ObjectEvent() }
  /// The person has moved the panel to another detent.
  static var detentSelected: ObjectEvent { ObjectEvent() }
  /// It is decided, and the panel is about to fall.
  static var willDismiss: ObjectEvent { ObjectEvent() }
  /// The panel is gone.
  static var didDismiss: ObjectEvent { ObjectEvent() }
  /// Everybody has been told, and the next sheet may come.
  static var hasEnded: ObjectEvent { ObjectEvent() }

  /// No sheet is in a host any more: an event of the host.
  static var isFree: ObjectEvent { ObjectEvent() }
}
