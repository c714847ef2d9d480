import UIKit

/// The haptic feedback of a sheet, for which UIKit respects the system setting.
@MainActor struct SheetHaptics {
  let isEnabled: Bool

  func playError() {
    play(.error)
  }

  func playWarning() {
    play(.warning)
  }

  private func play(_ type: UINotificationFeedbackGenerator.FeedbackType) {
    if isEnabled { UINotificationFeedbackGenerator().notificationOccurred(type) }
  }
}
