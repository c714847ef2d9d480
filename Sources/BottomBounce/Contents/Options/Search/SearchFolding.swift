import Foundation

/// Folds texts to scalars for a search: Foundation compares whole user-perceived characters, so it
/// doesn't find a letter whose marks come with later keys.
struct SearchFolding: Sendable {
  private let locale: Locale
  /// `true` if “I” is the uppercase letter of “ı” in the locale.
  private let isTurkic: Bool

  init(locale: Locale) {
    self.locale = locale
    isTurkic = "I".lowercased(with: locale) != "i"
  }

  func fold(_ text: String) -> String {
    let dash = UInt8(ascii: "-")
    var last: UInt8?
    let isSimple = text.utf8.allSatisfy { byte in
      defer { last = byte }
      return byte < 0x80 && !(byte == dash && last == dash)
    }
    if isSimple, !isTurkic {
      return text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    // The compatible form of an acute accent is a space with a mark.
    let scalars = text.unicodeScalars.map { $0 == "´" ? "'" : $0 }
    let folded = String(String.UnicodeScalarView(scalars))
      .decomposedStringWithCompatibilityMapping
      .folding(
        options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: locale
      )
      .decomposedStringWithCompatibilityMapping
    var result = String.UnicodeScalarView()
    for scalar in folded.unicodeScalars { append(scalar, to: &result) }
    if result.last == " " { result.removeLast() }
    return String(result)
  }

  private func append(_ scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView) {
    let properties = scalar.properties
    if properties.isWhitespace {
      if let last = result.last, last != " " { result.append(" ") }
    } else if isIgnored(scalar) {
      return
    } else if properties.isDash {
      if result.last != "-" { result.append("-") }
    } else if properties.numericType == .decimal, let digit = properties.numericValue {
      result.append(contentsOf: String(Int(digit)).unicodeScalars)
    } else if let other = Self.replacements[scalar], scalar != "ı" || !isTurkic {
      result.append(contentsOf: other.unicodeScalars)
    } else {
      result.append(scalar)
    }
  }

  /// Returns whether a scalar is a mark, as in Foundation's search, a skin tone, or invisible.
  private func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isGraphemeExtend || properties.isEmojiModifier
      || properties.isDefaultIgnorableCodePoint || scalar == Self.tatweel
  }

  /// The line that lengthens Arabic words.
  private static let tatweel: Unicode.Scalar = "\u{640}"

  /// Letters and punctuation that Unicode doesn't decompose.
  private static let replacements: [Unicode.Scalar: String] = {
    var all: [Unicode.Scalar: String] = [
      "ł": "l", "ø": "o", "đ": "d", "ħ": "h", "ŧ": "t", "ð": "d", "þ": "th", "œ": "oe", "æ": "ae",
      "ß": "ss", "ı": "i", "ς": "σ", "ٱ": "ا",
    ]
    for scalar in "‘’‚‛′‹›ʹʻʼʽˈꞌ׳".unicodeScalars { all[scalar] = "'" }
    for scalar in "“”„‟″«»〝〞〟״".unicodeScalars { all[scalar] = "\"" }
    return all
  }()
}
