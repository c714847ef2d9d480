import UIKit

/// Counts who listens to the keyboard: Foundation on Linux does not list its observers.
///
/// Posts a notification with a frame that notes each time it is read.
@MainActor enum ObserverCount {
  private final class ReadFrame: NSValue, @unchecked Sendable {
    // Read on the main actor only, where the notification is posted.
    nonisolated(unsafe) var reads = 0

    override func getValue(_ value: UnsafeMutableRawPointer) {
      reads += 1
      value.storeBytes(of: CGRect.zero, as: CGRect.self)
    }
  }

  /// How often the end of the keyboard's way is read when it is announced.
  static func ofKeyboard() -> Int {
    let frame = ReadFrame(rect: .zero)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
    return frame.reads
  }
}
