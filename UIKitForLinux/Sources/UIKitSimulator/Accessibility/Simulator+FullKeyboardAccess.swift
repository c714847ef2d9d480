public import UIKit

// Full Keyboard Access with the default commands: Tab moves a ring between elements, Space
// activates, arrow keys change values, and Escape goes back. The system handles these keys before
// the app.
extension Simulator {
  /// The element with the focus ring of Full Keyboard Access.
  public var ringedElement: UIResponder? {
    guard let ringed = system.accessibility.ringed else { return nil }
    return usableElements.first { $0 === ringed }
  }

  /// The elements that the focus ring visits, in Tab order: all accessibility elements that can be
  /// used.
  public var usableElements: [UIResponder] {
    accessibilityElements.filter {
      $0.accessibilityRespondsToUserInteraction && !$0.accessibilityTraits.contains(.notEnabled)
    }
  }

  /// Handles a key of Full Keyboard Access if the setting is on; returns `false` if the app
  /// receives the key.
  func handleFullKeyboardAccess(_ key: UIKey) -> Bool {
    guard system.settings.usesFullKeyboardAccess,
      key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
    else { return false }
    system.makeCurrent()
    let ringed = ringedElement
    let edits = system.keyboard.input.map { $0 === ringed || ringed == nil } ?? false
    switch key.keyCode {
    case .keyboardTab:
      moveRing(by: key.modifierFlags.contains(.shift) ? -1 : 1)
      return true
    case .keyboardEscape:
      let isComposing = (system.keyboard.input as? any UITextInput)?.markedTextRange != nil
      return !isComposing && performEscape()
    case _ where edits: return false
    case .keyboardSpacebar, .keyboardReturnOrEnter:
      guard let ringed else { return false }
      activate(ringed)
      return true
    case .keyboardUpArrow, .keyboardDownArrow:
      guard let ringed, ringed.accessibilityTraits.contains(.adjustable) else { return false }
      if key.keyCode == .keyboardUpArrow {
        ringed.accessibilityIncrement()
      } else {
        ringed.accessibilityDecrement()
      }
      system.turn()
      return true
    default: return false
    }
  }

  /// Moves the ring.
  ///
  /// Without a ring, it starts after the first responder, or at the first or last element.
  private func moveRing(by step: Int) {
    let elements = usableElements
    guard !elements.isEmpty else { return }
    let holder = ringedElement ?? system.keyboard.input as? UIResponder
    let place = holder.flatMap { holder in elements.firstIndex { $0 === holder } }
    let next = place.map { $0 + step } ?? (step > 0 ? 0 : elements.count - 1)
    system.accessibility.ringed = elements[(next + elements.count) % elements.count]
  }
}
