import UIKit

/// Lets a person feel what a sheet refuses; UIKit is silent by itself where the person has turned that off.
@MainActor struct SheetHaptics {
  /// Whether the app lets the sheet be felt at all.
  let isOn: Bool

  /// OK was refused: there is a problem with the value.
  func refuse() {
    play(.error)
  }

  /// The sheet stays, though the person would leave it.
  func stay() {
    play(.warning)
  }

  private func play(_ type: UINotificationFeedbackGenerator.FeedbackType) {
    if isOn { UINotificationFeedbackGenerator().notificationOccurred(type) }
  }
}
