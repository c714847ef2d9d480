/// The accessibility notifications and the accessibility focus of a device.
@MainActor package final class AccessibilityState {
  /// The announced texts, in order.
  ///
  /// Arguments of other notifications aren't stored. They are usually views, which storing would
  /// keep alive.
  package private(set) var announcements: [String] = []
  /// The announcements that wait until other speech has ended.
  package private(set) var politeAnnouncements: [String] = []
  private weak var storedFocus: NSObject?
  /// A Boolean value that indicates whether the focus is at the top of the screen, because no
  /// element was given.
  package private(set) var startsAtTop = false

  /// The element with the focus ring of Full Keyboard Access.
  package weak var ringed: UIResponder?

  /// The element that has the focus of the assistive technology.
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
      // Without an element, the focus moves to the top of the screen.
      focus(on: argument as? NSObject)
      startsAtTop = storedFocus == nil
    case .layoutChanged:
      if let element = argument as? NSObject { focus(on: element) }
    default: break
    }
  }

  /// Moves the accessibility focus to an element, or removes it.
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
