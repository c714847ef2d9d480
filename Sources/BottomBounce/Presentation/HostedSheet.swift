import UIKit

/// A sheet in a host view, including while it animates out.
@MainActor protocol HostedSheet: AnyObject {
  /// The view that contains the backdrop and the panels.
  var container: UIView? { get }
  /// A Boolean value that indicates whether the sheet has no outcome yet.
  var isActive: Bool { get }
  /// The current presentation, or the one that was the last to begin to animate out.
  var latest: Presentation? { get }
  /// The presentations whose panels are animating out, the oldest first.
  var dismissing: [Presentation] { get }
  /// Cancels the sheet, because another one replaces it.
  func supersede()
  /// Ends the sheet if it isn't in a window.
  func loseIfDetached()
}
