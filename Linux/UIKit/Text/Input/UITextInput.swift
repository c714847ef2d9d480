/// A responder whose text the keyboard can read, select in and compose in.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// Returns the text of a range.
  func text(in range: UITextRange) -> String?
  /// Puts text in the place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Whether the text of a range may be replaced; true by default.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // MARK: Selected and marked text

  /// The selection; empty for a caret.
  var selectedTextRange: UITextRange? { get set }
  /// The text that is being composed; nil if there is none.
  var markedTextRange: UITextRange? { get }
  /// How marked text looks.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts text in the place of the marked text or the selection, and marks it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Takes the marked text as it is.
  func unmarkText()
  /// Which line a caret at a break belongs to; `.forward` by default.
  var selectionAffinity: UITextStorageDirection { get set }

  // MARK: Places and ranges

  /// Where the text begins.
  var beginningOfDocument: UITextPosition { get }
  /// Where the text ends.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the place some characters on; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the place some characters on in a direction on the screen.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the characters from one place to another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Is told of changes that the keyboard did not make.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words and their like.
  var tokenizer: any UITextInputTokenizer { get }

  // MARK: Layout

  /// Returns the farthest place in a direction inside of a range.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  /// Returns the range from a place to the farthest one in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Returns the direction of the text at a place.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the direction of the text of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Returns the first rectangle of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns where the caret is drawn at a place.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a range.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the place of a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The view in whose coordinates all this is; the input itself by default.
  var textInputView: UIView { get }
}

extension UITextInput {
  /// True.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  /// `.forward`.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }

  /// The input itself.
  public var textInputView: UIView { self as? UIView ?? UIView() }
}
