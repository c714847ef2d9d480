import UIKit

/// A controller that was presented for the sheets in its view.
@MainActor protocol SheetHostController: UIViewController {
  /// The focus before the controller was presented.
  var focus: FocusMemory { get }
  /// A Boolean value that indicates whether the controller is being dismissed, or waits for that.
  var isClosing: Bool { get }
  /// Calls a closure that shows a sheet in the view, as soon as the view has appeared.
  func whenVisible(_ show: @escaping @MainActor () -> Void)
  /// Ends requests whose sheets are removed, when the controller is dismissed, or at once if it has
  /// another sheet.
  func sheetsDidEnd(_ requests: [PresentationRequest])
}
