/// What was typed last in one go, which one undo takes back.
package struct TypingRun {
  enum Kind { case typing, deleting, other }
  var kind: Kind
  var end: Int
}

extension UITextField {
  private struct Snapshot {
    var content: EditableText
    var styledText: NSAttributedString?
  }

  final var editingUndoManager: UndoManager {
    if let storedUndoManager { return storedUndoManager }
    let manager = UndoManager()
    storedUndoManager = manager
    return manager
  }

  /// Remembers the text before a change, unless the change goes on with what was typed last.
  ///
  /// Undoing does not ask the delegate, and tells it of the selection and the changed text only.
  final func remember(_ range: Range<Int>, as kind: TypingRun.Kind) {
    if let typingRun, typingRun.kind == kind, kind != .other {
      let goesOn = kind == .deleting ? range.upperBound == typingRun.end : range.isEmpty
      if content.marked != nil || (goesOn && range.upperBound == typingRun.end) { return }
    }
    let manager = editingUndoManager
    manager.closeEventGroup()
    register(snapshot, in: manager)
    manager.setActionName("Typing")
    // What one turn does may be several things to take back: typing, and then pasting.
    manager.closeEventGroup()
  }

  private var snapshot: Snapshot {
    Snapshot(
      content: content, styledText: styledText.map { NSAttributedString(attributedString: $0) })
  }

  private func register(_ snapshot: Snapshot, in manager: UndoManager) {
    manager.registerUndo(withTarget: self) { field in field.restore(snapshot) }
  }

  private func restore(_ snapshot: Snapshot) {
    register(self.snapshot, in: editingUndoManager)
    content = snapshot.content
    content.unmark()
    styledText = snapshot.styledText.map { NSMutableAttributedString(attributedString: $0) }
    typingRun = nil
    selectionAnchor = nil
    hideRevealed()
    tellOfChange()
  }

  final func undoLast() {
    commitMarkedText()
    editingUndoManager.undo()
  }

  final func redoLast() {
    editingUndoManager.redo()
  }
}
