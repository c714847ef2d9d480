import UIKit

/// What takes a text: a field of one line, or a view of several.
///
/// Both have all of this already; it lets the rest of a text's code not ask which it is.
@MainActor protocol TextEntry: UIView {
  /// The text, under a name of its own: the two types of `text` differ by how they are optional.
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
