import Foundation

/// The localized strings of the screen.
struct ProfileTexts {
  private let bundle: Bundle

  /// Loads the strings in a language for which there is a folder, such as `zh-Hans`.
  init(language: String) {
    // On Linux, folder names are lowercased.
    let path =
      Bundle.module.path(forResource: language, ofType: "lproj")
      ?? Bundle.module.path(forResource: language.lowercased(), ofType: "lproj")
    bundle = path.flatMap { Bundle(path: $0) } ?? .module
  }

  var title: String { text("title") }
  var introductionPlaceholder: String { text("introduction.placeholder") }
  var notSet: String { text("notSet") }
  var footer: String { text("footer") }
  var notSaved: String { text("notSaved") }

  func title(of row: ProfileRow) -> String { text("\(row)") }

  func name(of gender: Gender) -> String { text("gender.\(gender.rawValue)") }

  private func text(_ key: String) -> String {
    bundle.localizedString(forKey: key, value: nil, table: nil)
  }
}
