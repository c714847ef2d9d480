import UIKit

/// Announces what changes while the user edits: a footer, or how much a search finds.
@MainActor final class PoliteAnnouncer {
  private var timer: OneShotTimer?

  /// The seconds without a change after which a text is announced, so that VoiceOver first reads
  /// what the user has changed.
  ///
  /// Chosen without a device.
  private static let pause: TimeInterval = 1

  /// Announces a text after a pause and after other speech; `nil` for none.
  ///
  /// It replaces a text that is still due.
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
