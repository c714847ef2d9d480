/// The design of a panel: its edges, corners, background, and buttons.
public enum SheetDesign: Hashable, Sendable {
  /// The design of the system that the app runs on.
  ///
  /// From iOS 26 on, a panel below its full height is inset from the edges of the screen, with
  /// corners that follow the corners of the display, and its background is Liquid Glass. At its
  /// full height, and as a card in the middle of an iPad, it is opaque. Cancel and OK have the
  /// system's glass styles, unless ``SheetConfiguration/cancelButtonConfiguration`` and
  /// ``SheetConfiguration/okButtonConfiguration`` set others. They show a cross and a checkmark,
  /// unless the app sets a style or a title. Rows, text fields, and cards of the content are higher
  /// and have larger corners.
  ///
  /// The background is also opaque with Reduce Transparency, with Increase Contrast, and with
  /// ``SheetConfiguration/backgroundColor``. An app that sets `UIDesignRequiresCompatibility` in
  /// its Info.plist, and isn't built with the SDK of iOS 27 or later, has the classic design.
  case automatic
  /// The design before iOS 26: an opaque panel that is attached to the lower edge.
  case classic
}

extension SheetDesign {
  @MainActor var glass: (any GlassDesign)? { self == .classic ? nil : SystemDesign.glass }
  @MainActor var boxMetrics: SheetBoxMetrics { glass == nil ? .classic : .glass }
}
