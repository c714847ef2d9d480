// Keys of a hardware keyboard. What the field has no use for goes up the responder chain.
extension UITextField {
  /// Does what the presses ask for; returns those that the field has no use for.
  final func take(_ presses: Set<UIPress>) -> Set<UIPress> {
    var others: Set<UIPress> = []
    for press in presses.sorted(by: { $0.timestamp < $1.timestamp }) {
      if isEditing, let key = press.key, take(key) {
        takenPresses.insert(press)
      } else {
        others.insert(press)
      }
    }
    return others
  }

  /// Forgets presses that are over; returns those that the field had no use for.
  final func giveBack(_ presses: Set<UIPress>) -> Set<UIPress> {
    let others = presses.subtracting(takenPresses)
    takenPresses.subtract(presses)
    return others
  }

  private func take(_ key: UIKey) -> Bool {
    let modifiers = key.modifierFlags
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter:
      pressReturn()
      return true
    case .keyboardEscape:
      guard content.marked != nil else { return false }
      cancelComposition()
      return true
    case .keyboardTab:
      return false
    case .keyboardDeleteOrBackspace:
      delete(modifiers)
      return true
    case .keyboardDeleteForward:
      deleteForward()
      return true
    case .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow,
      .keyboardHome, .keyboardEnd:
      move(key.keyCode, modifiers)
      return true
    default:
      if modifiers.contains(.command) { return takeShortcut(key) }
      guard !modifiers.contains(.control), isTyped(key.characters) else { return false }
      typed(key.characters)
      return true
    }
  }

  /// Keys go to the input method while it composes.
  private func typed(_ characters: String) {
    if content.marked != nil, let keyboard = window?.device?.keyboard {
      keyboard.type(characters)
    } else {
      insertText(characters)
    }
  }

  /// Whether a key types something: UIKit gives keys such as F1 names instead of characters.
  private func isTyped(_ characters: String) -> Bool {
    guard let first = characters.unicodeScalars.first else { return false }
    return !characters.hasPrefix("UIKeyInput") && first.value >= 0x20 && first.value != 0x7F
  }

  private func takeShortcut(_ key: UIKey) -> Bool {
    commitMarkedText()
    switch key.keyCode {
    case .keyboardA: selectAll(nil)
    case .keyboardC: copy(nil)
    case .keyboardX: cut(nil)
    case .keyboardV: paste(nil)
    case .keyboardZ where key.modifierFlags.contains(.shift): redoLast()
    case .keyboardZ: undoLast()
    default: return false
    }
    return true
  }

  private func delete(_ modifiers: UIKeyModifierFlags) {
    let caret = content.selection.lowerBound
    guard content.selection.isEmpty, content.marked == nil else { return deleteBackward() }
    if modifiers.contains(.command) {
      deleteIfAllowed(0..<caret)
    } else if modifiers.contains(.alternate) {
      deleteIfAllowed(content.boundaries.wordStart(before: caret)..<caret)
    } else {
      deleteBackward()
    }
  }

  private func deleteForward() {
    let selection = content.selection
    deleteIfAllowed(
      selection.isEmpty
        ? selection.lowerBound..<content.boundaries.character(after: selection.lowerBound)
        : selection)
  }

  private func move(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
    commitMarkedText()
    let direction: UITextLayoutDirection =
      switch key {
      case .keyboardLeftArrow: .left
      case .keyboardRightArrow: .right
      case .keyboardUpArrow, .keyboardHome: .up
      default: .down
      }
    let forward = isForward(direction)
    let boundaries = content.boundaries
    let toEnd = modifiers.contains(.command) || direction == .up || direction == .down
    let byWord = modifiers.contains(.alternate)
    moveCaret(
      forward: forward, extending: modifiers.contains(.shift), collapsing: !toEnd && !byWord
    ) { from in
      if toEnd { return forward ? content.length : 0 }
      if byWord {
        return forward ? boundaries.wordEnd(after: from) : boundaries.wordStart(before: from)
      }
      return forward ? boundaries.character(after: from) : boundaries.character(before: from)
    }
  }
}
