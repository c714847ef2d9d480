import Foundation

/// The language, region, time zone, and folders of the user, from the environment.
struct Surroundings {
  let locale: Locale
  let timeZone: TimeZone
  /// The file with the profile, which is kept between runs.
  let profileFile: URL

  /// Reads a process's environment.
  ///
  /// In POSIX, `LC_ALL` takes precedence over `LANG`.
  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    locale = Locale(identifier: Self.identifier(posix: name ?? ""))
    // Also uses /etc/localtime without TZ.
    timeZone = .current
    profileFile = Self.dataFolder(environment).appending(path: "BottomBounce/profile.json")
  }

  /// Returns the user's data folder according to the XDG Base Directory Specification, which
  /// ignores relative paths.
  private static func dataFolder(_ environment: [String: String]) -> URL {
    if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
      return URL(filePath: folder, directoryHint: .isDirectory)
    }
    let home =
      environment["HOME"].map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? FileManager.default.homeDirectoryForCurrentUser
    return home.appending(path: ".local/share")
  }

  /// Returns the locale for a POSIX name such as `zh_CN.UTF-8`, or American English for `C` and
  /// similar names.
  static func identifier(posix name: String) -> String {
    let plain = String(name.prefix { $0 != "." && $0 != "@" })
    return plain.isEmpty || plain == "C" || plain == "POSIX" ? "en_US" : plain
  }

  /// The language of the example: Simplified Chinese for Chinese, Arabic, or else English.
  var exampleLanguage: String {
    switch locale.language.languageCode?.identifier {
    case "zh": "zh-Hans"
    case "ar": "ar"
    default: "en"
    }
  }
}
