// The curly quotes and dashes of the software keyboard.
extension Keyboard {
  /// Returns the quotation mark or apostrophe in place of a typed straight one, or `nil`.
  func smartQuote(for text: String) -> String? {
    guard text == "'" || text == "\"", isSoftware, let input = input as? any UITextInput,
      input.smartQuotesType == .default ? input.isSmartByDefault : input.smartQuotesType == .yes,
      let before = input.textBeforeSelection
    else { return nil }
    let last = before.unicodeScalars.last?.properties
    let isOpening =
      last?.isWhitespace != false || last?.generalCategory == .openPunctuation
      || last?.generalCategory == .initialPunctuation
    if text == "'" { return isOpening ? "‘" : "’" }
    let locale = device?.settings.locale
    return isOpening ? locale?.quotationBeginDelimiter : locale?.quotationEndDelimiter
  }

  /// Replaces two hyphens before the insertion point with a dash.
  func replaceHyphens() {
    guard isSoftware, let input = input as? any UITextInput,
      input.smartDashesType == .default ? input.isSmartByDefault : input.smartDashesType == .yes,
      let caret = input.selectedTextRange?.start,
      let start = input.position(from: caret, offset: -2),
      let range = input.textRange(from: start, to: caret), input.text(in: range) == "--",
      input.shouldChangeText(in: range, replacementText: "—")
    else { return }
    input.replace(range, withText: "—")
  }
}

extension UITextInput {
  /// The text before the selection or the insertion point.
  var textBeforeSelection: String? {
    selectedTextRange.flatMap { textRange(from: beginningOfDocument, to: $0.start) }
      .flatMap { text(in: $0) }
  }

  /// A Boolean value that indicates whether the keyboard types curly quotes and dashes by default.
  fileprivate var isSmartByDefault: Bool {
    !isSecureTextEntry && keyboardType != .emailAddress && keyboardType != .asciiCapable
  }
}
