import UIKit

/// The answer to a drag that would dismiss the panel.
enum PanelDragAnswer {
  /// The sheet is being dismissed.
  case dismissed
  /// The app decides whether the user can dismiss the sheet.
  case undecided
  /// The sheet stays.
  case stays
}

/// The presentation behind a panel, which decides what a drag may do.
@MainActor protocol PanelDelegate: AnyObject {
  /// A Boolean value that indicates whether the panel is animating in.
  var isAppearing: Bool { get }
  /// A Boolean value that indicates whether a tap on the backdrop cancels the sheet.
  var acceptsTaps: Bool { get }
  /// A Boolean value that indicates whether the user can drag the panel.
  var allowsDrag: Bool { get }
  /// Called before a layout of the panel, and when a drag has moved it.
  func panelMayMove()
  /// Called when a panel that the user dragged has come to rest.
  func panelDidSettle()
  /// Called when the user dragged the panel down far enough to dismiss it.
  ///
  /// - Returns: Whether the sheet is dismissed.
  func panelWasDraggedAway() -> PanelDragAnswer
  /// Called when the user selected a detent.
  func panelDidSelectDetent()
}
