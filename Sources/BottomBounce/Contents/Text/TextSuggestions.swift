/// Texts that a person can put in with a tap, in a row under the field.
///
/// ```swift
/// content.suggestions = ["Home", "Work", "School"]
/// content.suggestions = .matching { [cities] text in
///   cities.filter { $0.hasPrefix(text) }
/// }
/// ```
///
/// A tap replaces the whole text, within the limit, and the rules judge it as if it had been typed. More kinds may
/// come in later versions.
@MainActor public struct TextSuggestions: ExpressibleByArrayLiteral {
  private enum Kind {
    case list([String])
    case matching(@MainActor (String) -> [String])
  }

  private let kind: Kind

  /// The same texts whatever is typed.
  public static func list(_ texts: [String]) -> TextSuggestions {
    TextSuggestions(kind: .list(texts))
  }

  /// The texts that a closure returns for the text in the field, asked at every change.
  ///
  /// The row keeps its height where there are none, so that the panel does not jump while the person types.
  public static func matching(
    _ texts: @escaping @MainActor (String) -> [String]
  ) -> TextSuggestions {
    TextSuggestions(kind: .matching(texts))
  }

  /// The same texts whatever is typed.
  public nonisolated init(arrayLiteral elements: String...) {
    kind = .list(elements)
  }

  private init(kind: Kind) {
    self.kind = kind
  }

  /// Whether there never is anything to suggest.
  var isEmpty: Bool {
    if case .list([]) = kind { true } else { false }
  }

  /// Returns what is suggested for a text.
  func texts(for text: String) -> [String] {
    switch kind {
    case .list(let texts): texts
    case .matching(let texts): texts(text)
    }
  }
}
