import UIKit

@testable import BottomBounce

/// A stand-in for the keyboard of iOS 17 and later, which corrects a word in its own process.
///
/// It accepts its correction when it learns that the selection changes, one turn of the run loop
/// later, and asks the content before it replaces the word.
@MainActor final class LateCorrection: NSObject, UITextInputDelegate {
  private let entry: any TextEntry
  private let word: String
  private let correction: String
  private var timer: OneShotTimer?
  /// Called in the turn of the correction, before it.
  var beforeCorrection: () -> Void = {}
  /// A Boolean value that indicates whether the keyboard has replaced the word.
  private(set) var hasCorrected = false

  /// Creates a keyboard that corrects the last word of a text input.
  init(_ word: String, as correction: String, in entry: any TextEntry) {
    (self.word, self.correction, self.entry) = (word, correction, entry)
    super.init()
    entry.inputDelegate = self
  }

  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func textWillChange(_ textInput: (any UITextInput)?) {}
  func textDidChange(_ textInput: (any UITextInput)?) {}

  func selectionDidChange(_ textInput: (any UITextInput)?) {
    guard timer == nil, !hasCorrected else { return }
    timer = OneShotTimer(after: 0, name: "answer of a keyboard") { [weak self] in self?.correct() }
  }

  private func correct() {
    beforeCorrection()
    guard entry.enteredText.hasSuffix(word), allows(correction, in: lastWord),
      let input = entry as? any UITextInput,
      let start = input.position(from: input.endOfDocument, offset: -word.utf16.count),
      let range = input.textRange(from: start, to: input.endOfDocument)
    else { return }
    input.replace(range, withText: correction)
    hasCorrected = true
  }

  private var lastWord: NSRange {
    NSRange(
      location: entry.enteredText.utf16.count - word.utf16.count, length: word.utf16.count)
  }

  /// Asks the content, as UIKit does before it changes the text.
  func allows(_ text: String, in range: NSRange) -> Bool {
    switch entry {
    case let field as UITextField:
      (field.delegate as? TextContentView)?
        .textField(field, shouldChangeCharactersIn: range, replacementString: text) ?? true
    case let view as UITextView:
      (view.delegate as? TextContentView)?
        .textView(view, shouldChangeTextIn: range, replacementText: text) ?? true
    default: true
    }
  }
}
