/// The accessibility notifications of a device, and the focus.
@MainActor package final class AccessibilityState {
  /// The texts that were announced, in order.
  ///
  /// What else was posted is not kept: its argument is a view as a rule, which must be able to go.
  package private(set) var announcements: [String] = []
  /// Those of them that are spoken when other speech has ended.
  package private(set) var politeAnnouncements: [String] = []
  private weak var storedFocus: NSObject?
  /// Whether the focus is at the top of the screen for want of an element.
  package private(set) var startsAtTop = false

  /// The element that Full Keyboard Access has its ring around.
  package weak var ringed: UIResponder?

  /// The element that the technology is at.
  package var focusedElement: NSObject? { storedFocus }

  func post(_ notification: UIAccessibility.Notification, argument: Any?) {
    switch notification {
    case .announcement:
      guard let text = Self.text(argument) else { return }
      announcements.append(text)
      let attributes = (argument as? NSAttributedString).flatMap {
        $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil
      }
      let priority = attributes?[.accessibilitySpeechAnnouncementPriority]
      if priority as? UIAccessibilityPriority == .low { politeAnnouncements.append(text) }
    case .screenChanged:
      // Without an element, the focus starts over at the top of the screen.
      focus(on: argument as? NSObject)
      startsAtTop = storedFocus == nil
    case .layoutChanged:
      if let element = argument as? NSObject { focus(on: element) }
    default: break
    }
  }

  /// Moves the technology to an element, or away from all.
  package func focus(on element: NSObject?) {
    guard !(element is NSString), element !== storedFocus else { return }
    (storedFocus as? UIResponder)?.accessibilityElementDidLoseFocus()
    storedFocus = element
    startsAtTop = false
    (element as? UIResponder)?.accessibilityElementDidBecomeFocused()
  }

  private static func text(_ argument: Any?) -> String? {
    (argument as? String) ?? (argument as? NSAttributedString)?.string
  }
}
