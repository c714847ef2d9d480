import Foundation

/// The screen's words.
struct ProfileTexts {
  private let bundle: Bundle

  /// The words in one of the languages that the package has a folder for, such as `zh-Hans`.
  init(language: String) {
    // Folder names are lower-cased where packages are built on Linux.
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
