import UIKit
import ViewBuilding

/// The members that text fields and text views have in common.
@MainActor protocol TextEntry: UIView {
  /// `text` is a `String?` in one class, and a `String!` in the other.
  var enteredText: String { get set }
  var font: UIFont? { get set }
  var adjustsFontForContentSizeCategory: Bool { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var textContentType: UITextContentType! { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var inlinePredictionType: UITextInlinePredictionType { get set }
  @available(iOS 18, *)
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  @available(iOS 18, *)
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  @available(iOS 26, *)
  var allowsNumberPadPopover: Bool { get set }
  var inputDelegate: (any UITextInputDelegate)? { get set }

  var markedTextRange: UITextRange? { get }
  func unmarkText()
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
}

extension TextEntry {
  /// Keeps the system from adding to the text, except for Writing Tools with `isProse`.
  func keepText(isProse: Bool) {
    // A prediction is marked text, as a composition is, so OK would return it.
    inlinePredictionType = .no
    if #available(iOS 18, *) {
      mathExpressionCompletionType = .no
      writingToolsBehavior = isProse ? .default : .none
    }
    // A tap outside of a popover only closes it, so OK would need two.
    if #available(iOS 26, *) { allowsNumberPadPopover = false }
  }

  /// In UTF-16 units, which stay valid after the text changes; `nil` without a selection.
  var selectedOffsets: Range<Int>? {
    get {
      selectedTextRange.map { range in
        let start = offset(from: beginningOfDocument, to: range.start)
        return start..<max(start, offset(from: beginningOfDocument, to: range.end))
      }
    }
    set {
      let first = beginningOfDocument
      guard let newValue, let start = position(from: first, offset: newValue.lowerBound),
        let end = position(from: first, offset: newValue.upperBound)
      else { return }
      selectedTextRange = textRange(from: start, to: end)
    }
  }

  /// The steps don't fit a text that was set, or a change that was refused.
  func removeUndoSteps() {
    // A field without an undo manager has the one of the app.
    guard let undoManager, undoManager !== next?.undoManager else { return }
    if !undoManager.isUndoing, !undoManager.isRedoing { return undoManager.removeAllActions() }
    // The group of an undo is open, so UIKit would raise an exception.
    PendingWork.task("steps of undo") { [weak self] _ in self?.removeUndoSteps() }
  }

  func selectText(_ selection: TextContent.InitialSelection) {
    let (start, end) = (beginningOfDocument, endOfDocument)
    switch selection {
    case .start: selectedTextRange = textRange(from: start, to: start)
    case .end: selectedTextRange = textRange(from: end, to: end)
    case .all: selectedTextRange = textRange(from: start, to: end)
    }
  }
}

extension UITextField: TextEntry {
  var enteredText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextView: TextEntry {
  var enteredText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}
