import Foundation

/// Chooses the translation that suits a list of preferred languages.
///
/// Foundation's own choice, `Bundle.preferredLocalizations(from:forPreferences:)`, finds English only on Linux,
/// where resource folders have lower-cased names. This one gives the same on both platforms.
enum LanguageMatch {
  /// Returns the one of the available translations that suits best, or nil if none does.
  ///
  /// The language must be the same, and so must the script: Traditional Chinese is not offered as Simplified.
  static func best(of available: [String], for preferred: [String]) -> String? {
    for identifier in preferred {
      let wanted = key(identifier)
      if let match = available.first(where: { key($0) == wanted }) { return match }
    }
    return available.first { key($0).language == "en" }
  }

  private struct Key: Equatable {
    var language: String
    var script: String
  }

  /// The language and script, the script filled in where the identifier leaves it out.
  private static func key(_ identifier: String) -> Key {
    let full = Locale.Language(identifier: identifier).maximalIdentifier
    let language = Locale.Language(identifier: full)
    return Key(
      language: language.languageCode?.identifier.lowercased() ?? identifier.lowercased(),
      script: language.script?.identifier.lowercased() ?? "")
  }
}
