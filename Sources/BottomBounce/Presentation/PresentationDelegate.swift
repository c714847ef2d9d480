import UIKit

/// The presenter of a presentation, which owns the view around the panel.
@MainActor protocol PresentationDelegate: AnyObject {
  /// The view that contains the backdrop and the panels.
  var container: UIView? { get }
  var backdrop: SheetBackdrop { get }
  /// What the sheet takes over from the view that presents it.
  var environment: SheetEnvironment { get }
  /// A Boolean value that indicates whether the current sheet in the container has no outcome yet.
  var isActive: Bool { get }
  /// A Boolean value that indicates whether other code has removed the container from its host or
  /// window.
  var isLost: Bool { get }
  /// Presents a question of the body over the sheet.
  func presentQuestion(_ request: PresentationRequest)
  /// Called when the panel has been removed.
  func presentationDidEnd(_ presentation: Presentation)
}
