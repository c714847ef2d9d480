import UIKit

/// The haptic feedback of a sheet.
///
/// UIKit respects the system setting for haptics.
@MainActor struct SheetHaptics {
  /// A Boolean value that indicates whether the configuration allows haptics.
  let isEnabled: Bool

  /// Plays the feedback for a value that is not valid.
  func playError() {
    play(.error)
  }

  /// Plays the feedback for a dismissal that the app refuses.
  func playWarning() {
    play(.warning)
  }

  private func play(_ type: UINotificationFeedbackGenerator.FeedbackType) {
    if isEnabled { UINotificationFeedbackGenerator().notificationOccurred(type) }
  }
}
