import Foundation

/// What the environment says of the person: language, region, time zone.
struct Surroundings {
  let locale: Locale
  let timeZone: TimeZone

  /// Reads a process's environment; POSIX gives `LC_ALL` precedence over `LANG`.
  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    locale = Locale(identifier: Self.identifier(posix: name ?? ""))
    // Also follows /etc/localtime where TZ says nothing.
    timeZone = .current
  }

  /// The locale of a POSIX name such as `zh_CN.UTF-8`; American English for `C` and the like.
  static func identifier(posix name: String) -> String {
    let plain = String(name.prefix { $0 != "." && $0 != "@" })
    return plain.isEmpty || plain == "C" || plain == "POSIX" ? "en_US" : plain
  }

  /// The language of the example's words: Simplified Chinese for Chinese, else English.
  var exampleLanguage: String {
    locale.language.languageCode?.identifier == "zh" ? "zh-Hans" : "en"
  }
}
