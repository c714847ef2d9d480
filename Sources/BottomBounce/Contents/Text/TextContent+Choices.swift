import Foundation

extension TextContent {
  /// What is cut off both ends of a text when it is read; what the person sees stays as it is.
  ///
  /// More may come in later versions.
  public struct Trimming: Hashable, Sendable {
    private enum Kind { case automatic, none, whitespace }
    private let kind: Kind

    /// As ``whitespace``, but nothing where the text is secret: a blank may belong to a password.
    public static let automatic = Trimming(kind: .automatic)
    /// Nothing.
    public static let none = Trimming(kind: .none)
    /// White space and line breaks; keyboards add a blank to a word that they have completed.
    public static let whitespace = Trimming(kind: .whitespace)

    /// Returns what is left of a text.
    func trimmed(_ text: String, isSecret: Bool) -> String {
      switch kind {
      case .none: text
      case .automatic where isSecret: text
      case .automatic, .whitespace: text.trimmingCharacters(in: .whitespacesAndNewlines)
      }
    }
  }

  /// What of the text is selected when editing begins.
  ///
  /// More may come in later versions.
  public struct InitialSelection: Hashable, Sendable {
    enum Kind { case start, end, all }
    let kind: Kind

    /// Nothing; the caret is before the text.
    public static let start = InitialSelection(kind: .start)
    /// Nothing; the caret is after the text.
    public static let end = InitialSelection(kind: .end)
    /// The whole text, so that typing replaces it.
    public static let all = InitialSelection(kind: .all)
  }
}
