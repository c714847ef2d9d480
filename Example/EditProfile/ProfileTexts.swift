import Foundation

/// The localized strings of the screen.
struct ProfileTexts {
  private let bundle: Bundle
  private let dateFormat: Date.FormatStyle

  /// Loads the strings in a language for which there is a folder, such as `zh-Hans`.
  init(language: String) {
    // On Linux, folder names are lowercased.
    let path =
      Bundle.example.path(forResource: language, ofType: "lproj")
      ?? Bundle.example.path(forResource: language.lowercased(), ofType: "lproj")
    bundle = path.flatMap { Bundle(path: $0) } ?? .example
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    dateFormat = Date.FormatStyle(
      date: .abbreviated, time: .omitted,
      // Arabic without a region has Latin digits.
      locale: Locale(identifier: language == "ar" ? "ar_EG" : language),
      calendar: calendar, timeZone: .gmt)
  }

  var title: String { text("title") }
  var introductionPlaceholder: String { text("introduction.placeholder") }
  var notSet: String { text("notSet") }
  var footer: String { text("footer") }
  var notSaved: String { text("notSaved") }

  func title(of row: ProfileRow) -> String { text("\(row)") }

  func name(of gender: Gender) -> String { text("gender.\(gender.rawValue)") }

  /// Returns a day as the language writes it, such as "Sep 23, 1995".
  func text(of day: Day) -> String? {
    dateFormat.calendar.date(from: day.components).map(dateFormat.format)
  }

  private func text(_ key: String) -> String {
    bundle.localizedString(forKey: key, value: nil, table: nil)
  }
}

extension Bundle {
  /// The bundle with the strings of the example.
  fileprivate static var example: Bundle {
    #if SWIFT_PACKAGE
      .module
    #else
      .main
    #endif
  }
}
