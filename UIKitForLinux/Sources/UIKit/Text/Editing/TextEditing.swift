/// A view for editing text: the common parts of text fields and text views.
///
/// The extensions implement changes, selection, keys, and undo. Each view implements notifications,
/// the positions of its lines, and the Return key.
@MainActor protocol TextEditing: UIView, UITextInput {
  var content: EditableText { get set }
  /// The attributed text; `nil` if no attributes were set.
  var styledText: NSMutableAttributedString? { get set }
  var storedUndoManager: UndoManager? { get set }
  var typingRun: TypingRun? { get set }
  /// The pressed keys that the text has handled.
  var handledPresses: Set<UIPress> { get set }
  /// The fixed end of a selection that is extended by keys.
  var selectionAnchor: Int? { get set }
  /// The horizontal position that the insertion point keeps while it moves up and down, measured
  /// from the left.
  var caretColumn: CGFloat? { get set }
  /// A Boolean value that indicates whether the view is first responder.
  var isEditing: Bool { get }
  /// A Boolean value that indicates whether the user can change the text.
  var allowsChanges: Bool { get }

  /// A Boolean value that indicates whether undo reverts changes by their ranges.
  var undoesByRange: Bool { get }

  /// Asks the delegate whether editing may begin.
  func shouldBeginEditing() -> Bool
  /// Updates the view and notifies the delegate and observers that editing began.
  func didBeginEditing()
  /// Asks the delegate whether editing may end.
  func shouldEndEditing() -> Bool
  /// Asks the delegate whether the text may change.
  func mayChange(_ range: Range<Int>, to text: String) -> Bool
  /// Called before the text changes, to invalidate cached values.
  func textWillChange()
  /// Returns the attributes for text typed at an offset of attributed text.
  func attributesOfText(typedAt offset: Int) -> [NSAttributedString.Key: Any]
  /// Returns the text in the form that can be inserted. A text field replaces line breaks with
  /// spaces.
  func insertable(_ text: String) -> String
  /// Updates the view after the text has changed.
  func textDidChange()
  /// Notifies the delegate and observers that the user changed the text.
  func notifyTextChanged()
  /// Updates the view after the selection has changed, and notifies the delegate.
  func selectionDidChange()
  /// Handles the Return key with modifiers; returns `false` if the text doesn't use this
  /// combination.
  func handleReturn(_ modifiers: UIKeyModifierFlags) -> Bool
  /// Updates the view and notifies the delegate and observers that editing ended.
  func didEndEditing()

  /// Returns the range of the line that contains an offset.
  func line(at offset: Int) -> Range<Int>
  /// Returns the offset closest to a column in the line that is some lines below another offset, or
  /// above it.
  func place(linesBelow count: Int, from offset: Int, column: CGFloat?) -> Int
  /// Returns the rectangles of a range, one for each part of a line.
  func rects(for range: Range<Int>) -> [CGRect]
  /// Returns the offset closest to a point, and its affinity for one of two lines.
  func place(at point: CGPoint) -> (offset: Int, affinity: UITextStorageDirection)

  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func selectAll(_ sender: Any?)
}
