import UIKit

@testable import BottomBounce

/// A stand-in for the input methods of iOS 26, with the ranges that developers reported.
///
/// A word that replaces composed letters is proposed for the empty range after them instead of for
/// the letters
/// (developer.apple.com/forums/thread/801013). The letters are no longer marked at that moment, so
/// a text field's
/// delegate counts them as well as the word.
@MainActor struct NewInputMethod {
  let field: UITextField

  /// Composes letters.
  func compose(_ letters: String) {
    field.setMarkedText(letters, selectedRange: NSRange(location: letters.utf16.count, length: 0))
  }

  /// Replaces the composed letters with a word, and returns whether the content accepted it.
  func commit(_ word: String) -> Bool {
    guard let letters = field.markedTextRange, let content = field.delegate as? TextContentView
    else { return false }
    let caret = field.offset(from: field.beginningOfDocument, to: letters.end)
    field.unmarkText()
    let isAllowed = content.textField(
      field, shouldChangeCharactersIn: NSRange(location: caret, length: 0), replacementString: word)
    if isAllowed { field.replace(letters, withText: word) }
    return isAllowed
  }

  /// Types the first letter of a word, which is proposed before any text is marked, and returns
  /// whether the content accepted it (SlowDony/SDTextLimit#2).
  func begin(_ letter: String) -> Bool {
    guard let content = field.delegate as? TextContentView else { return false }
    let caret = (field.text ?? "").utf16.count
    let isAllowed = content.textField(
      field, shouldChangeCharactersIn: NSRange(location: caret, length: 0),
      replacementString: letter)
    if isAllowed { compose(letter) }
    return isAllowed
  }
}
