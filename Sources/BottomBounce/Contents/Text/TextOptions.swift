import UIKit

/// The options of a ``TextContent`` that can be compared: everything except its text and closures.
struct TextOptions: Hashable {
  var placeholder: String?
  var limit: Int?
  /// A Boolean value that indicates whether the counter is also visible far from the limit.
  var alwaysShowsCount = false
  var lines = 1...1
  var confirmsWhenComplete = false
  var initialSelection = TextContent.InitialSelection.end
  /// A Boolean value that indicates whether all of a text is selected when editing begins.
  var selectsAll = false
  var isSecure = false
  /// A text before a single line, which isn't part of the value; `nil` for none.
  var prefix: String?
  /// A text after a single line, which isn't part of the value; `nil` for none.
  var suffix: String?
  /// The unit of a number beside a single line; `nil` for none.
  var unit: TextUnit?
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

  /// A Boolean value that indicates whether the prefix and the suffix are written from left to
  /// right in every language, as those of an address or a file name.
  var isLeftToRight: Bool {
    unit?.isLeftToRight == true
      || [prefix, suffix].contains { $0?.utf8.contains { $0.isLetter } == true }
  }

  /// Returns whether the counter is visible for a number of characters.
  ///
  /// It appears when a fifth of the limit is left, or ten characters, by eye.
  func showsCount(_ count: Int) -> Bool {
    limit.map { alwaysShowsCount || count >= $0 - max($0 / 5, 10) } ?? false
  }

  /// Returns a text without the prefix and the suffix, which the user may have pasted or typed.
  func withoutAffixes(_ text: String) -> String {
    guard hasOneLine, prefix != nil || suffix != nil else { return text }
    // Numbers that are copied from other apps have invisible marks around them.
    let trimmed = text.withoutBlankEnds[...]
    if trimmed.isEmpty { return text }
    var bare = trimmed
    while let range = bare.range(of: prefix, [.anchored]) { bare = bare[range.upperBound...] }
    while let range = bare.range(of: suffix, [.anchored, .backwards]) {
      bare = bare[..<range.lowerBound]
    }
    return bare == trimmed ? text : String(bare)
  }

  /// A Boolean value that indicates whether a text field takes the text, and not a text view.
  var hasOneLine: Bool { isSecure || lines.upperBound <= 1 }
}

/// The unit or the currency of a number, which stands before or after it.
struct TextUnit: Hashable {
  var before = ""
  var after = ""
  /// What VoiceOver reads.
  var name: String
  /// A Boolean value that indicates whether the number and the unit are written from left to right in
  /// every language.
  var isLeftToRight = false
}

extension String {
  /// The text without white space and invisible marks at both ends.
  var withoutBlankEnds: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlankAtEnd }),
      let last = scalars.lastIndex(where: { !$0.isBlankAtEnd })
    else { return "" }
    return String(scalars[first...last])
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether this shows nothing.
  var isInvisible: Bool {
    // Braille without dots, U+2800, has no property that says so.
    properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .control || self == "\u{2800}"
  }

  /// A Boolean value that indicates whether this shows nothing and isn't part of an emoji or a word.
  fileprivate var isBlankAtEnd: Bool {
    isInvisible && !properties.isGraphemeExtend && !properties.isJoinControl
      && properties.generalCategory != .otherLetter
  }
}

extension UInt8 {
  /// A Boolean value that indicates whether this is an ASCII letter.
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

extension Substring {
  /// Returns the range of a text that isn't empty, in any case; `nil` for none.
  fileprivate func range(of text: String?, _ options: String.CompareOptions) -> Range<Index>? {
    text.flatMap { range(of: $0, options: options.union(.caseInsensitive)) }
      .flatMap { $0.isEmpty ? nil : $0 }
  }
}
