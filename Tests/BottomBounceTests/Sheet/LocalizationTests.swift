import Foundation
import TestHost
import Testing

@testable import BottomBounce

/// The localized strings of the sheet.
@Suite struct LocalizationTests {
  static let languages = [
    "ar", "de", "en", "es", "fr", "he", "hi", "ja", "ko", "pt-BR", "ru", "zh-Hans", "zh-Hant",
  ]

  private static let folder = PackageFolder.url
    .appending(path: "Sources/BottomBounce/Resources")

  private static func strings(_ language: String) throws -> [String: String] {
    let file = folder.appending(path: "\(language).lproj/Localizable.strings")
    let text = try String(contentsOf: file, encoding: .utf8)
    return Dictionary(
      uniqueKeysWithValues: text.matches(of: /"(\w+)" = "(.*)";/).map {
        (String($0.1), String($0.2))
      })
  }

  @Test func `there is a folder for each of the languages and no other`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0 != "PrivacyInfo.xcprivacy" }
    #expect(folders.sorted() == Self.languages.map { "\($0).lproj" }.sorted())
  }

  @Test(arguments: languages)
  func `every string exists with the same placeholders`(language: String) throws {
    let english = try Self.strings("en")
    let strings = try Self.strings(language)
    #expect(!english.isEmpty)
    #expect(Set(strings.keys) == Set(english.keys))
    for (key, text) in strings {
      #expect(!text.isEmpty && text != key, "\(key)")
      let numbers = [text, english[key] ?? ""].map {
        $0.matches(of: /%(?:\d\$)?[@d]/).map { String($0.0) }.sorted()
      }
      #expect(numbers[0] == numbers[1], "\(key)")
    }
  }

  /// The mistakes of typography and grammar that are easy to make in a language.
  private static let mistakes: [(String, regex: String)] = [
    ("ar", "”%@“|لـ”|^%"), ("de", " …|etwa %"), ("es", "por ejemplo [^,]"), ("fr", " [:;?!»]|« "),
    ("he", "^%|נסה |בחר |הזן "), ("ja", "%dつ"), ("pt-BR", "por exemplo [^,]"),
    ("zh-Hant", "…|正在載入"),
  ]

  @Test(arguments: mistakes)
  func `punctuation and counters follow the language`(
    language: String, mistake: String
  ) throws {
    let regex = try Regex(mistake)
    for (key, text) in try Self.strings(language) {
      #expect(!text.contains(regex), "\(key)")
    }
  }

  @Test(arguments: [
    ("ar_EG", "إلغاء"), ("de_AT", "Abbrechen"), ("en_GB", "Cancel"), ("es_MX", "Cancelar"),
    ("fr_CA", "Annuler"), ("he_IL", "ביטול"), ("hi_IN", "रद्द करें"), ("ja_JP", "キャンセル"),
    ("ko_KR", "취소"), ("pt_BR", "Cancelar"), ("ru_RU", "Отменить"), ("zh_CN", "取消"),
    ("zh_TW", "取消"), ("nl_NL", "Cancel"),
  ])
  func `the app's language is used, with English as fallback`(
    language: String, cancel: String
  ) {
    #expect(SheetStrings(languages: [language])[.cancel] == cancel)
  }

  @Test func `Chinese uses the app's script`() {
    #expect(SheetStrings(languages: ["zh_TW"])[.dismiss] == "關閉")
    #expect(SheetStrings(languages: ["zh_CN"])[.dismiss] != "關閉")
  }

  @Test(arguments: languages)
  func `the first line of a file marks it as not reviewed`(
    language: String
  ) throws {
    let file = Self.folder.appending(path: "\(language).lproj/Localizable.strings")
    let text = try String(contentsOf: file, encoding: .utf8)
    let first = text.split(separator: "\n").first ?? ""
    #expect(first.hasPrefix("/* Not yet reviewed by a native speaker. */") == (language != "en"))
  }

  // MARK: Inserted texts

  private static let searches = ["Atlantis", "C++", "אטלנטיס", "أطلانتس", "50 %@"]

  @Test(arguments: languages, searches)
  func `a search text is isolated from the direction of the title`(
    language: String, search: String
  ) throws {
    let format = try #require(try Self.strings(language)["noResult"])
    let parts = format.components(separatedBy: "%@")
    let title = SheetStrings(languages: [language]).noResult(for: search)
    #expect(parts.count == 2)
    #expect(title == parts.joined(separator: "\u{2068}\(search)\u{2069}"))
  }

  @Test(arguments: [
    ("en", "en_US", "a, b"), ("en", "fa_IR", "a, b"), ("he", "ar_EG", "a, b"),
    ("ar", "ar_EG", "a، b"), ("ar", "en_US", "a، b"), ("fa", "en_US", "a، b"),
  ])
  func `spoken texts are separated by the comma of the app's language`(
    language: String, locale: String, joined: String
  ) {
    let strings = SheetStrings(languages: [language], locale: Locale(identifier: locale))
    #expect(strings.joined(["a", "b"]) == joined)
  }

  // MARK: Custom strings

  /// Returns the sheet's strings for an app whose table has these lines.
  private func texts(_ lines: String) throws -> SheetStrings {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try lines.write(
      to: folder.appending(path: "BottomBounce.strings"), atomically: true, encoding: .utf8)
    let app = try #require(Bundle(path: folder.path))
    let texts = SheetStrings(languages: ["en"], app: app)
    // A bundle reads its table on first use.
    _ = texts[.ok]
    return texts
  }

  @Test func `custom strings take precedence over built-in ones`() throws {
    let texts = try texts(#""dismiss" = "Back"; "count" = "%1$d letters of %2$d";"#)
    #expect(texts[.dismiss] == "Back")
    #expect(texts[.cancel] == "Cancel")
    #expect(texts.count(3, of: 40) == "3 letters of 40")
  }

  @Test(arguments: ["%d", "%d %d %d", "%1$d of %2$@", "%s %d %d", "", "100 %", "%#@count@"])
  func `a custom string without its placeholders is ignored`(text: String) throws {
    let texts = try texts("\"count\" = \"\(text)\";")
    #expect(texts.count(3, of: 40) == "Characters: 3 of 40")
  }

  @Test(arguments: languages)
  func `the count announces both numbers`(language: String) {
    let text = SheetStrings(languages: [language]).count(3, of: 40)
    #expect(text.contains("3") && text.contains("40"))
  }

  /// Returns each string by its key.
  @MainActor private static let places: [String: @MainActor (SheetStrings) -> String] = {
    var places: [String: @MainActor (SheetStrings) -> String] = [:]
    for key in SheetStrings.Key.allCases { places[key.rawValue] = { $0[key] } }
    places["count"] = { $0.count(3, of: 40) }
    for key in [SheetStrings.Key.chooseMore, .chooseFewer, .column, .results, .tooLongBy] {
      places[key.rawValue] = { $0.string(key, 3) }
    }
    for key in [SheetStrings.Key.numberAtLeast, .numberAtMost] {
      places[key.rawValue] = { $0.string(key, ["3"]) }
    }
    for key in [SheetStrings.Key.numberRange, .numberStep, .andMore] {
      places[key.rawValue] = { $0.string(key, ["3", "4"]) }
    }
    places["noResult"] = { $0.noResult(for: "3") }
    places["tooShort"] = { $0.tooShort(3) }
    places["tooLong"] = { $0.tooLong(3) }
    return places
  }()

  @MainActor @Test func `an app can replace every string`() throws {
    let english = try Self.strings("en")
    #expect(Set(Self.places.keys) == Set(english.keys))
    // Every string is put into the app's table, with its placeholders.
    let lines = english.map { key, text in
      let numbers = text.matches(of: /%(?:\d\$)?[d@]/).map { String($0.0) }
      return "\"\(key)\" = \"\(([key.uppercased()] + numbers).joined(separator: " "))\";"
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try lines.joined(separator: "\n").write(
      to: folder.appending(path: "BottomBounce.strings"), atomically: true, encoding: .utf8)
    let app = try #require(Bundle(path: folder.path))
    for language in ["en", "ar", "ja"] {
      let texts = SheetStrings(languages: [language], app: app)
      for (key, text) in Self.places {
        let own = text(texts)
        let numbers = own.dropFirst(key.count)
        #expect(own.hasPrefix(key.uppercased()), "\(key): \(own)")
        let known = [
          "count": " 3 40", "noResult": " \u{2068}3\u{2069}", "numberRange": " 3 4",
          "numberStep": " 3 4", "andMore": " 3 4",
        ]
        let figures = known[key] ?? (english[key]?.contains("%") == true ? " 3" : "")
        // Texts in a line from right to left are isolated.
        let isIsolated = language == "ar" && (key.hasPrefix("number") || key == "andMore")
        let isolates = CharacterSet(charactersIn: "\u{2068}\u{2069}")
        let shown =
          isIsolated ? numbers.components(separatedBy: isolates).joined() : String(numbers)
        #expect(!isIsolated || figures.isEmpty || shown != numbers)
        #expect(shown == figures, "\(key): \(own)")
      }
    }
  }
}
