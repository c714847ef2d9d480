import Foundation

extension TextContent {
  /// The text that the app gets for the text of the field.
  ///
  /// Limits, rules, and suggestions see the normalized text, too. The field keeps what the user
  /// types, and shows the normalized text when editing ends.
  @MainActor public struct Normalization {
    let normalize: (String) -> String
    private(set) var isDigits = false
    private(set) var allowsPlus = false

    /// Changes nothing.
    ///
    /// This is the default of a secure text: a password may begin with a blank.
    public static let none = Normalization { $0 }
    /// Removes white space, line breaks, and invisible marks from both ends, which is the default.
    ///
    /// Keyboards add a blank after a word that they complete, and copied addresses have marks of the
    /// direction of text around them.
    public static let trimmed = Normalization { isTrimmed($0) ? $0 : $0.withoutBlankEnds }
    /// Writes the digits of all scripts as 0 to 9, and removes white space, dashes, dots,
    /// parentheses, and invisible characters.
    ///
    /// A text with another character isn't valid.
    public static let digits = Normalization(
      normalize: { digits(in: $0) }, isDigits: true)

    /// Writes a phone number as digits of 0 to 9, with a plus before the code of a country.
    ///
    /// It removes what ``digits`` removes, "tel:" at the beginning, and "(0)" after the code of a
    /// country. A text with another character, such as a slash or an extension, isn't valid.
    public static let phone = Normalization(
      normalize: { phone(in: $0) }, isDigits: true, allowsPlus: true)

    /// Normalizes the text with a closure.
    ///
    /// - Parameter text: Returns the normalized text, on the main actor after each change. For a
    ///   normalized text it should return the same text; otherwise the field doesn't show it.
    public static func custom(_ text: @escaping (_ text: String) -> String) -> Normalization {
      Normalization(normalize: text)
    }

    func accepts(_ text: String) -> Bool {
      let digits = allowsPlus && text.hasPrefix("+") ? text.utf8.dropFirst() : text.utf8[...]
      return !isDigits || digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    private static func phone(in text: String) -> String {
      var text = text.withoutBlankEnds.replacing("\u{FF0B}", with: "+")
      if let scheme = text.range(of: "tel:", options: [.anchored, .caseInsensitive]) {
        text.removeSubrange(scheme)
      }
      let number = digits(in: text)
      return number.hasPrefix("+") ? digits(in: text.replacing(#/\(\s*0\s*\)/#, with: "")) : number
    }

    /// Also `false` for a trimmed text with a character outside of ASCII at an end.
    private static func isTrimmed(_ text: String) -> Bool {
      let visible = UInt8(ascii: "!")...UInt8(ascii: "~")
      guard let first = text.utf8.first, let last = text.utf8.last else { return true }
      return visible.contains(first) && visible.contains(last)
    }

    private static func digits(in text: String) -> String {
      var digits = String.UnicodeScalarView()
      for scalar in text.unicodeScalars {
        if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue {
          digits.append(contentsOf: String(Int(digit)).unicodeScalars)
        } else if !isSeparator(scalar) {
          digits.append(scalar)
        }
      }
      return String(digits)
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isInvisible || scalar.properties.isDash
        // The long vowel of Japanese keyboards is in the place of a dash.
        || ".()．（）ー".unicodeScalars.contains(scalar)
    }
  }

  /// The part of the text that is selected when editing begins.
  public enum InitialSelection: Sendable {
    /// The insertion point before the text.
    case start
    /// The insertion point after the text.
    case end
    /// The whole text, so that typing replaces it.
    case all
  }
}
