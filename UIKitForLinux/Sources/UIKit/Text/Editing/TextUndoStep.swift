import Foundation

/// A change of a text that undo reverts by its range, wherever that is now.
@MainActor final class TextUndoStep {
  /// The range of the inserted text, in UTF-16 units.
  private(set) var range: Range<Int>
  /// The text that was replaced.
  private(set) var text: String

  /// Creates a step from a change that is made next.
  ///
  /// - Parameters:
  ///   - range: The range that is replaced.
  ///   - content: The text before the change.
  ///   - string: The text that replaces it.
  init(_ range: Range<Int>, of content: EditableText, replacedWith string: String) {
    self.range = range.lowerBound..<range.lowerBound + string.utf16.count
    text = content.boundaries.substring(range)
  }

  /// Adds a change that continues the last one.
  ///
  /// - Parameters:
  ///   - range: The range that is replaced: the inserted text, or what is before or after it.
  ///   - content: The text before the change.
  ///   - string: The text that replaces it.
  func extend(_ range: Range<Int>, of content: EditableText, replacedWith string: String) {
    if range.lowerBound < self.range.lowerBound {
      text = content.boundaries.substring(range.lowerBound..<self.range.lowerBound) + text
    }
    let start = min(range.lowerBound, self.range.lowerBound)
    self.range = start..<max(start, range.lowerBound + string.utf16.count)
  }
}

extension TextEditing {
  /// Records a change that the delegate has refused, as if it had been made.
  func rememberRefused(_ range: Range<Int>, replacedWith text: String) {
    let manager = editingUndoManager
    guard undoesByRange, !manager.isUndoing, !manager.isRedoing else { return }
    typingRun = nil
    let step = TextUndoStep(range.clamped(to: content.whole), of: content, replacedWith: text)
    registerAlone { register(step, in: $0) }
  }

  /// Registers a step for undo, or for redo while it is undone.
  func register(_ step: TextUndoStep, in manager: UndoManager) {
    manager.registerUndo(withTarget: self) { text in text.revert(step) }
  }

  private func revert(_ step: TextUndoStep) {
    let range = step.range
    guard mayChange(range, to: step.text) else { return }
    if range.upperBound > content.length {
      preconditionFailure(
        "NSRangeException: Undo replaces \(range) of a text with the length \(content.length). "
          + "Return false for such a range in the delegate method that is asked about changes.")
    }
    register(TextUndoStep(range, of: content, replacedWith: step.text), in: editingUndoManager)
    content.unmark()
    replaceInPlace(range, with: step.text)
    typingRun = nil
    notifyTextChanged()
  }
}
