import UIKit

/// Announces what changes while the user edits: a footer, or how much a search finds.
@MainActor final class PoliteAnnouncer {
  private var timer: OneShotTimer?

  /// In seconds, so that VoiceOver first reads what the user has changed; chosen without a device.
  private static let pause: TimeInterval = 1

  func announce(_ text: String?) {
    timer?.stop()
    timer = text.map { text in
      OneShotTimer(after: Self.pause, name: "polite announcement") {
        UIAccessibility.post(
          notification: .announcement,
          argument: NSAttributedString(
            string: text,
            attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.low]))
      }
    }
  }
}
