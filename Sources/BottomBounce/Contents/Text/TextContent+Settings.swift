import UIKit

extension TextContent {
  /// All options that can be compared.
  ///
  /// Closures aren't, but the kinds and the messages of rules are.
  public var bodySettings: AnyHashable? {
    Settings(
      hasOneLine: hasOneLine, isSecure: isSecure, lines: lines, limit: limit,
      texts: [placeholder, unit], rules: rules.map { Settings.Rule($0) },
      suggestions: suggestions.fixedTexts, trimming: trimming,
      disablesOKWhileInvalid: disablesOKWhileInvalid, keyboardType: keyboardType,
      keyboardAppearance: keyboardAppearance, returnKeyType: returnKeyType,
      contentType: contentType, clearButtonMode: clearButtonMode,
      autocapitalization: autocapitalization, autocorrection: autocorrection,
      spellChecking: spellChecking)
  }

  /// The options of a text that can be compared.
  private struct Settings: Hashable {
    let hasOneLine: Bool
    let isSecure: Bool
    let lines: ClosedRange<Int>
    let limit: Int?
    let texts: [String?]
    let rules: [Rule]
    let suggestions: [String]?
    let trimming: Trimming
    let disablesOKWhileInvalid: Bool
    let keyboardType: UIKeyboardType
    let keyboardAppearance: UIKeyboardAppearance
    let returnKeyType: UIReturnKeyType?
    let contentType: UITextContentType?
    let clearButtonMode: UITextField.ViewMode?
    let autocapitalization: UITextAutocapitalizationType
    let autocorrection: UITextAutocorrectionType
    let spellChecking: UITextSpellCheckingType

    /// A rule without its closure.
    struct Rule: Hashable {
      private let kind: String
      private let lengths: [Int?]
      private let message: String?

      @MainActor init(_ rule: TextRule) {
        message = rule.message
        switch rule.kind {
        case .required: (kind, lengths) = ("required", [])
        case .length(let minimum, let maximum): (kind, lengths) = ("length", [minimum, maximum])
        case .matches: (kind, lengths) = ("matches", [])
        case .custom: (kind, lengths) = ("custom", [])
        case .async: (kind, lengths) = ("async", [])
        }
      }
    }
  }
}
