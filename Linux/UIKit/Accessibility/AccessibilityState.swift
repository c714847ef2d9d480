/// What an assistive technology of a device has been told, and where it is.
@MainActor package final class AccessibilityState {
  /// Something that the app told assistive technologies.
  package struct Event {
    package let notification: UIAccessibility.Notification
    package let argument: Any?
  }

  /// Everything that was posted, in order.
  package private(set) var events: [Event] = []
  private weak var storedFocus: NSObject?
  /// Whether the focus is at the top of the screen for want of an element.
  package private(set) var startsAtTop = false

  /// The element that the technology is at.
  package var focusedElement: NSObject? { storedFocus }

  /// The announcements, in order.
  package var announcements: [String] {
    events.filter { $0.notification == .announcement }.compactMap { Self.text($0.argument) }
  }

  func post(_ notification: UIAccessibility.Notification, argument: Any?) {
    events.append(Event(notification: notification, argument: argument))
    switch notification {
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
