import Foundation

extension TextContent {
  /// The characters that are removed from both ends of the returned text.
  public struct Trimming: Hashable, Sendable {
    private enum Kind { case automatic, none, whitespace }
    private let kind: Kind

    /// Removes white space and line breaks, except from a secure text: a password may begin with a
    /// blank.
    public static let automatic = Trimming(kind: .automatic)
    /// Removes nothing.
    public static let none = Trimming(kind: .none)
    /// Removes white space and line breaks.
    ///
    /// Keyboards add a blank after a word that they complete.
    public static let whitespace = Trimming(kind: .whitespace)

    /// Returns a text without the characters to remove.
    func trimmed(_ text: String, isSecure: Bool) -> String {
      switch kind {
      case .none: text
      case .automatic where isSecure: text
      case .automatic, .whitespace:
        Self.isTrimmed(text) ? text : text.trimmingCharacters(in: .whitespacesAndNewlines)
      }
    }

    /// Returns whether a text begins and ends with visible characters of ASCII.
    private static func isTrimmed(_ text: String) -> Bool {
      let visible = UInt8(ascii: "!")...UInt8(ascii: "~")
      guard let first = text.utf8.first, let last = text.utf8.last else { return true }
      return visible.contains(first) && visible.contains(last)
    }
  }

  /// The part of the text that is selected when editing begins.
  public struct InitialSelection: Hashable, Sendable {
    enum Kind { case start, end, all }
    let kind: Kind

    /// The insertion point before the text.
    public static let start = InitialSelection(kind: .start)
    /// The insertion point after the text.
    public static let end = InitialSelection(kind: .end)
    /// The whole text, so that typing replaces it.
    public static let all = InitialSelection(kind: .all)
  }
}

/// The texts in the row under a text field.
enum TextSuggestions {
  case none
  /// A constant list of texts.
  case list([String])
  /// The texts that a closure returns for the text of the field.
  case matching((String) -> [String])

  /// A Boolean value that indicates whether there are never suggestions.
  var isEmpty: Bool {
    switch self {
    case .none: true
    case .list(let texts): texts.isEmpty
    case .matching: false
    }
  }

  /// The texts that don't depend on the text of the field; `nil` if they do.
  var fixedTexts: [String]? {
    if case .matching = self { return nil }
    return texts(for: "")
  }

  /// Returns the suggestions for a text.
  func texts(for text: String) -> [String] {
    switch self {
    case .none: []
    case .list(let texts): texts
    case .matching(let texts): texts(text)
    }
  }
}
