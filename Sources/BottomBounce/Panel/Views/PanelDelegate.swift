import UIKit

enum PanelDragAnswer {
  case dismissed
  /// The app decides whether the user can dismiss the sheet.
  case undecided
  case stays
}

/// The presentation behind a panel, which decides what a drag may do.
@MainActor protocol PanelDelegate: AnyObject {
  var isAppearing: Bool { get }
  /// `true` if a tap on the backdrop cancels the sheet.
  var acceptsTaps: Bool { get }
  var allowsDrag: Bool { get }
  /// Called before a layout of the panel, and when a drag has moved it.
  func panelMayMove()
  /// Called when a panel that the user dragged has come to rest.
  func panelDidSettle()
  /// Called when the user dragged the panel down far enough to dismiss it.
  func panelWasDraggedAway() -> PanelDragAnswer
  func panelDidSelectDetent()
}
