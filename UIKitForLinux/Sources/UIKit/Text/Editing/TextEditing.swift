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
  /// The keys that are down and were used here.
  var takenPresses: Set<UIPress> { get set }
  /// The fixed end of a selection that is extended by keys.
  var selectionAnchor: Int? { get set }
  /// Where the caret would be in a longer line, while it goes up and down; from the left.
  var caretColumn: CGFloat? { get set }
  /// Whether the view is first responder.
  var isEditing: Bool { get }
  /// Whether the user can change the text.
  var allowsChanges: Bool { get }

  /// Asks the delegate whether editing may begin.
  func shouldBeginEditing() -> Bool
  /// Updates the view and notifies the delegate and observers that editing began.
  func didBeginEditing()
  /// Asks the delegate whether editing may end.
  func shouldEndEditing() -> Bool
  /// Asks the delegate about a change.
  func mayChange(_ range: Range<Int>, to text: String) -> Bool
  /// Forgets what is true of the old text only.
  func textWillChange()
  /// Returns the attributes of what is typed at an offset, in text that has some.
  func attributesOfText(typedAt offset: Int) -> [NSAttributedString.Key: Any]
  /// Returns what of a text can be put in: a field makes blanks of line breaks.
  func insertable(_ text: String) -> String
  /// Shows the changed text.
  func textDidChange()
  /// Notifies the delegate and observers that the user changed the text.
  func notifyTextChanged()
  /// Shows another selection, and tells the delegate.
  func selectionDidChange()
  /// Returns whether Return with some modifiers means the text, and does what it means.
  func handleReturn(_ modifiers: UIKeyModifierFlags) -> Bool
  /// Updates the view and notifies the delegate and observers that editing ended.
  func didEndEditing()

  /// Returns the range of the line that an offset is in.
  func line(at offset: Int) -> Range<Int>
  /// Returns the place some lines below an offset, or above it, nearest to a column.
  func place(linesBelow count: Int, from offset: Int, column: CGFloat?) -> Int
  /// Returns the rectangles of a range, one for each part of a line.
  func rects(for range: Range<Int>) -> [CGRect]
  /// Returns the place nearest to a point, and which line it belongs to.
  func place(at point: CGPoint) -> (offset: Int, affinity: UITextStorageDirection)

  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func selectAll(_ sender: Any?)
}
