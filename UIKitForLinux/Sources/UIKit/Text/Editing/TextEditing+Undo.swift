/// The last typed text, which one undo reverts.
package struct TypingRun {
  enum Kind { case typing, deleting, other }
  var kind: Kind
  var end: Int
  /// The change that undo reverts by its range; `nil` if undo restores the whole text.
  var step: TextUndoStep?
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
  ///
  /// - Parameters:
  ///   - range: The range that is replaced.
  ///   - text: The text that replaces it.
  ///   - kind: The kind of the change.
  func remember(_ range: Range<Int>, replacedWith text: String, as kind: TypingRun.Kind) {
    if let typingRun, typingRun.kind == kind, kind != .other {
      let goesOn = kind == .deleting ? range.upperBound == typingRun.end : range.isEmpty
      if content.marked != nil || (goesOn && range.upperBound == typingRun.end) {
        typingRun.step?.extend(range, of: content, replacedWith: text)
        return
      }
    }
    let step = undoesByRange ? TextUndoStep(range, of: content, replacedWith: text) : nil
    registerAlone { manager in
      if let step { register(step, in: manager) } else { register(snapshot, in: manager) }
    }
    typingRun = TypingRun(kind: kind, end: range.upperBound, step: step)
  }

  /// Registers a step that is undone alone, also after another one in the same turn of the run
  /// loop.
  func registerAlone(_ register: (UndoManager) -> Void) {
    let manager = editingUndoManager
    manager.closeEventGroup()
    register(manager)
    manager.setActionName("Typing")
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
