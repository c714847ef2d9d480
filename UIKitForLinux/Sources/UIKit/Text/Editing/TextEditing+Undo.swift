/// The last typed text, which one undo reverts.
package struct TypingRun {
  enum Kind { case typing, deleting, other }
  var kind: Kind
  var end: Int
}

/// The state that one undo restores.
private struct TextSnapshot {
  var content: EditableText
  var styledText: NSAttributedString?
}

extension TextEditing {
  var editingUndoManager: UndoManager {
    if let storedUndoManager { return storedUndoManager }
    let manager = UndoManager()
    storedUndoManager = manager
    return manager
  }

  /// Saves the text before a change for undo, unless the change continues the last typing.
  ///
  /// Undo doesn't ask the delegate. It notifies the delegate only of the selection and the changed
  /// text.
  func remember(_ range: Range<Int>, as kind: TypingRun.Kind) {
    if let typingRun, typingRun.kind == kind, kind != .other {
      let goesOn = kind == .deleting ? range.upperBound == typingRun.end : range.isEmpty
      if content.marked != nil || (goesOn && range.upperBound == typingRun.end) { return }
    }
    let manager = editingUndoManager
    manager.closeEventGroup()
    register(snapshot, in: manager)
    manager.setActionName("Typing")
    // Typing and pasting in one turn of the run loop are undone separately.
    manager.closeEventGroup()
  }

  private var snapshot: TextSnapshot {
    TextSnapshot(
      content: content, styledText: styledText.map { NSAttributedString(attributedString: $0) })
  }

  private func register(_ snapshot: TextSnapshot, in manager: UndoManager) {
    manager.registerUndo(withTarget: self) { text in text.restore(snapshot) }
  }

  private func restore(_ snapshot: TextSnapshot) {
    register(self.snapshot, in: editingUndoManager)
    textWillChange()
    content = snapshot.content
    content.unmark()
    styledText = snapshot.styledText.map { NSMutableAttributedString(attributedString: $0) }
    typingRun = nil
    selectionAnchor = nil
    caretColumn = nil
    notifyTextChanged()
  }

  func undoLast() {
    commitMarkedText()
    editingUndoManager.undo()
  }

  func redoLast() {
    editingUndoManager.redo()
  }
}
