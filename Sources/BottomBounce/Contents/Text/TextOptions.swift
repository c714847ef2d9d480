import UIKit

/// The options of a ``TextContent`` that can be compared: everything except its text and closures.
struct TextOptions: Hashable {
  var placeholder: String?
  var limit: Int?
  var lines = 1...1
  var initialSelection = TextContent.InitialSelection.end
  var isSecure = false
  /// A text at the trailing edge of a single line; `nil` for none.
  var unit: String?
  var keyboardType: UIKeyboardType?
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType: UIReturnKeyType?
  var contentType: UITextContentType?
  var clearButtonMode: UITextField.ViewMode?
  var autocapitalization: UITextAutocapitalizationType?
  var autocorrection: UITextAutocorrectionType?
  var spellChecking: UITextSpellCheckingType?
  var smartQuotes: UITextSmartQuotesType?
  var smartDashes: UITextSmartDashesType?

  /// A Boolean value that indicates whether a text field takes the text, and not a text view.
  var hasOneLine: Bool { isSecure || lines.upperBound <= 1 }
}
