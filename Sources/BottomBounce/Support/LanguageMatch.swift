import Foundation

/// Chooses a translation, because on Linux `Bundle.preferredLocalizations(from:forPreferences:)`
/// finds only English: resource folders have lowercased names there.
enum LanguageMatch {
  /// Language and script must be equal: Traditional Chinese doesn't match Simplified Chinese.
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

  /// A missing script is derived from the language and region.
  private static func key(_ identifier: String) -> Key {
    let full = Locale.Language(identifier: identifier).maximalIdentifier
    let language = Locale.Language(identifier: full)
    return Key(
      language: language.languageCode?.identifier.lowercased() ?? identifier.lowercased(),
      script: language.script?.identifier.lowercased() ?? "")
  }
}
