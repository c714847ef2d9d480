import UIKit

/// Announces the texts of footers that change while the user edits.
@MainActor final class FooterAnnouncer {
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
      OneShotTimer(after: Self.pause, name: "announcement of a footer") {
        UIAccessibility.post(
          notification: .announcement,
          argument: NSAttributedString(
            string: text,
            attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.low]))
      }
    }
  }
}
