/// The reason why a sheet was dismissed without a value.
///
/// Later versions can add reasons. Compare with the reasons that you know, and handle all others
/// alike.
public struct Cancellation: Hashable, Sendable, CustomStringConvertible {
  private enum Reason: String {
    case cancelButton, button, backdrop, drag, escapeKey, accessibilityEscape
    case programmatic, task, superseded, alertPresented
    case hostRemoved, hostDetached, sceneDisconnected, released
  }

  private let reason: Reason

  private init(_ reason: Reason) {
    self.reason = reason
  }

  /// The user tapped Cancel.
  public static let cancelButton = Cancellation(.cancelButton)
  /// The user tapped one of the sheet's additional buttons, a ``SheetButton``.
  public static let button = Cancellation(.button)
  /// The user tapped outside of the panel.
  public static let backdrop = Cancellation(.backdrop)
  /// The user dragged the panel down.
  public static let drag = Cancellation(.drag)
  /// The user pressed Escape on a hardware keyboard.
  public static let escapeKey = Cancellation(.escapeKey)
  /// The user made the escape gesture of VoiceOver or another assistive technology.
  public static let accessibilityEscape = Cancellation(.accessibilityEscape)
  /// The app called ``BottomBounceView/dismiss()``.
  public static let programmatic = Cancellation(.programmatic)
  /// The task that awaited the outcome was canceled.
  ///
  /// Callbacks get this reason. The task gets a `CancellationError`.
  public static let task = Cancellation(.task)
  /// Another sheet was presented in the same host view or by the same object.
  public static let superseded = Cancellation(.superseded)
  /// An alert is presented over the view controller from which the sheet was shown.
  public static let alertPresented = Cancellation(.alertPresented)
  /// Other code removed the sheet from its host view.
  public static let hostRemoved = Cancellation(.hostRemoved)
  /// The host view was not in a window, or left its window.
  ///
  /// Also if other code dismissed the sheet that was shown from a view controller.
  public static let hostDetached = Cancellation(.hostDetached)
  /// The system disconnected the scene of the host view.
  public static let sceneDisconnected = Cancellation(.sceneDisconnected)
  /// The sheet and everything that retained it was released.
  public static let released = Cancellation(.released)

  /// A Boolean value that indicates whether the user dismissed the sheet.
  public var isUserInitiated: Bool {
    switch reason {
    case .cancelButton, .button, .backdrop, .drag, .escapeKey, .accessibilityEscape: true
    case .programmatic, .task, .superseded, .alertPresented, .hostRemoved, .hostDetached,
      .sceneDisconnected, .released:
      false
    }
  }

  /// The name of the reason, for logs.
  public var description: String { reason.rawValue }
}
