import UIKit

/// A presentation whose type of value its holder doesn't know.
@MainActor protocol AnyPresentation: FocusOwner {
  var state: SheetMachine.State { get }
  /// A Boolean value that indicates whether the outcome is decided.
  var isDecided: Bool { get }
  /// The detents of the panel; `nil` while it isn't in the sheet.
  var detents: PanelDetents? { get }
  func handle(_ event: SheetMachine.Event)
  /// Passes a key to the body, and returns whether it handled the key.
  func handleKey(_ key: SheetKey) -> Bool
  /// Makes the body or the sheet first responder, unless the outcome is decided.
  func becomeFirstResponder()
  /// Enables or disables the content and OK.
  func updateEnabled()
  /// Prepares the panel for a layout of the sheet.
  func prepareLayout()
}
