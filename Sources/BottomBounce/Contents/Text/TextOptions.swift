import UIKit

/// The options of a ``TextContent`` that can be compared, without its text and closures.
struct TextOptions: Hashable {
  var placeholder: String?
  var limit: Int?
  var alwaysShowsCount = false
  var lines = 1...1
  var confirmsWhenComplete = false
  var initialSelection = TextContent.InitialSelection.end
  /// Each time that editing begins.
  var selectsAll = false
  var isSecure = false
  var prefix: String?
  var suffix: String?
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

  /// Affixes of an address or a file name are written from left to right in every language.
  var isLeftToRight: Bool {
    unit?.isLeftToRight == true
      || [prefix, suffix].contains { $0?.utf8.contains { $0.isLetter } == true }
  }

  /// The counter appears when a fifth of the maximum is left, or ten characters, by eye.
  func showsCount(_ count: Int, of maximum: Int) -> Bool {
    alwaysShowsCount || count >= maximum - max(maximum / 5, 10)
  }

  /// The user may have pasted or typed the prefix and the suffix.
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

  var hasOneLine: Bool { isSecure || lines.upperBound <= 1 }
}

/// The unit or currency displayed next to a number.
struct TextUnit: Hashable {
  var before = ""
  var after = ""
  /// Read by VoiceOver.
  var name: String
  var isLeftToRight = false
}

extension String {
  var withoutBlankEnds: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlankAtEnd }),
      let last = scalars.lastIndex(where: { !$0.isBlankAtEnd })
    else { return "" }
    return String(scalars[first...last])
  }
}

extension Unicode.Scalar {
  var isInvisible: Bool {
    // Braille without dots, U+2800, has no property that says so.
    properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .control || self == "\u{2800}"
  }

  /// `false` also for an invisible part of an emoji or a word.
  fileprivate var isBlankAtEnd: Bool {
    isInvisible && !properties.isGraphemeExtend && !properties.isJoinControl
      && properties.generalCategory != .otherLetter
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

extension Substring {
  /// Ignores case; `nil` also for an empty text.
  fileprivate func range(of text: String?, _ options: String.CompareOptions) -> Range<Index>? {
    text.flatMap { range(of: $0, options: options.union(.caseInsensitive)) }
      .flatMap { $0.isEmpty ? nil : $0 }
  }
}
