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
  var acceptsTaps: Bool { get }
  var allowsDrag: Bool { get }
  func panelMayMove()
  func panelDidSettle()
  func panelWasDraggedAway() -> PanelDragAnswer
  func panelDidSelectDetent()
}
