/// Why a sheet went without a value.
///
/// More reasons may come in later versions: compare with the ones you know, and treat the others alike.
public struct Cancellation: Hashable, Sendable, CustomStringConvertible {
  private enum Reason: String {
    case cancelButton, backdrop, drag, escapeKey, accessibilityEscape
    case code, task, superseded, rejected, hostRemoved, hostDetached, sceneDisconnected, released
  }

  private let reason: Reason

  private init(_ reason: Reason) {
    self.reason = reason
  }

  /// The person tapped Cancel.
  public static let cancelButton = Cancellation(.cancelButton)
  /// The person tapped outside of the panel.
  public static let backdrop = Cancellation(.backdrop)
  /// The person dragged the panel away.
  public static let drag = Cancellation(.drag)
  /// The person pressed Escape on a hardware keyboard.
  public static let escapeKey = Cancellation(.escapeKey)
  /// The person made VoiceOver's escape gesture, or its like in another assistive technology.
  public static let accessibilityEscape = Cancellation(.accessibilityEscape)
  /// The app called `dismiss()`.
  public static let code = Cancellation(.code)
  /// The task that awaited the outcome was cancelled.
  ///
  /// Callbacks hear of it; the task itself gets a `CancellationError`.
  public static let task = Cancellation(.task)
  /// Another sheet was shown in the same host, or by the same object.
  public static let superseded = Cancellation(.superseded)
  /// Another sheet was up in the host, and this one's ``BottomBounceView/Policy`` is to be rejected then.
  public static let rejected = Cancellation(.rejected)
  /// The sheet was taken out of its host by other code.
  public static let hostRemoved = Cancellation(.hostRemoved)
  /// The host was in no window when the sheet was to be shown, or left its window since.
  public static let hostDetached = Cancellation(.hostDetached)
  /// The host's scene was disconnected: its windows are gone, or will come back as new ones.
  public static let sceneDisconnected = Cancellation(.sceneDisconnected)
  /// The sheet and everything that held it was released.
  public static let released = Cancellation(.released)

  /// Whether the reason is something that the person did to the sheet.
  public var isByPerson: Bool {
    switch reason {
    case .cancelButton, .backdrop, .drag, .escapeKey, .accessibilityEscape: true
    case .code, .task, .superseded, .rejected, .hostRemoved, .hostDetached, .sceneDisconnected,
      .released:
      false
    }
  }

  /// The reason's name, for logs.
  public var description: String { reason.rawValue }
}
