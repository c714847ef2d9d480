// Hardware key presses. Presses that the text doesn't handle go up the responder chain.
extension TextEditing {
  /// Handles presses and returns those that the text doesn't handle.
  func handle(_ presses: Set<UIPress>) -> Set<UIPress> {
    var others: Set<UIPress> = []
    for press in presses.sorted(by: { $0.timestamp < $1.timestamp }) {
      if isEditing, let key = press.key, handle(key) {
        handledPresses.insert(press)
      } else {
        others.insert(press)
      }
    }
    return others
  }

  /// Removes finished presses and returns those that the text didn't handle.
  func returnPresses(_ presses: Set<UIPress>) -> Set<UIPress> {
    let others = presses.subtracting(handledPresses)
    handledPresses.subtract(presses)
    return others
  }

  private func handle(_ key: UIKey) -> Bool {
    let modifiers = key.modifierFlags
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter:
      return handleReturn(modifiers)
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
      if modifiers.contains(.command) { return handleShortcut(key) }
      guard !modifiers.contains(.control), isTyped(key.characters) else { return false }
      typed(key.characters)
      return true
    }
  }

  /// Inserts typed characters.
  ///
  /// The input method receives them while there is marked text.
  private func typed(_ characters: String) {
    if content.marked != nil, let keyboard = window?.device?.keyboard {
      keyboard.type(characters)
    } else {
      insertText(characters)
    }
  }

  /// Returns a Boolean value that indicates whether a key types text: for keys such as F1, UIKit
  /// reports a name instead of characters.
  private func isTyped(_ characters: String) -> Bool {
    guard let first = characters.unicodeScalars.first else { return false }
    return !characters.hasPrefix("UIKeyInput") && first.value >= 0x20 && first.value != 0x7F
  }

  private func handleShortcut(_ key: UIKey) -> Bool {
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
    let isExtending = modifiers.contains(.shift)
    let toEnd = modifiers.contains(.command)
    let far = modifiers.contains(.alternate)
    switch key {
    case .keyboardLeftArrow, .keyboardRightArrow:
      let forward = isForward(key == .keyboardLeftArrow ? .left : .right)
      if toEnd {
        moveToLineEnd(forward: forward, extending: isExtending)
      } else {
        moveSideways(forward: forward, byWord: far, extending: isExtending)
      }
    case .keyboardUpArrow where !toEnd, .keyboardDownArrow where !toEnd:
      moveVertically(down: key == .keyboardDownArrow, byParagraph: far, extending: isExtending)
    default:
      let forward = key == .keyboardDownArrow || key == .keyboardEnd
      moveCaret(forward: forward, extending: isExtending, collapsing: false) { _ in
        forward ? content.length : 0
      }
    }
  }

  private func moveSideways(forward: Bool, byWord: Bool, extending: Bool) {
    let boundaries = content.boundaries
    moveCaret(forward: forward, extending: extending, collapsing: !byWord) { from in
      if byWord {
        return forward ? boundaries.wordEnd(after: from) : boundaries.wordStart(before: from)
      }
      return forward ? boundaries.character(after: from) : boundaries.character(before: from)
    }
  }

  private func moveToLineEnd(forward: Bool, extending: Bool) {
    // The end of a wrapped line has the same offset as the beginning of the next line.
    moveCaret(
      forward: forward, extending: extending, collapsing: false,
      affinity: forward ? .backward : .forward
    ) { from in
      let line = line(at: from)
      return forward ? line.upperBound : line.lowerBound
    }
  }

  private func moveVertically(down: Bool, byParagraph: Bool, extending: Bool) {
    let boundaries = content.boundaries
    // The column is kept, so that shorter lines between don't change it.
    var column = caretColumn
    moveCaret(forward: down, extending: extending, collapsing: false) { from in
      if byParagraph {
        column = nil
        return down ? boundaries.paragraphEnd(after: from) : boundaries.paragraphStart(before: from)
      }
      if column == nil { column = caretRect(for: OffsetTextPosition(from)).midX }
      return place(linesBelow: down ? 1 : -1, from: from, column: column)
    }
    caretColumn = column
  }
}
