import Foundation
import SeededRandom
import Testing
import UIKit

@testable import BottomBounce

/// Searching the texts of options.
struct OptionSearchTests {
  private static let titles = [
    "Zürich", "São Paulo", "ISTANBUL", "İzmir", "Москва", "東京", "Ｔｏｋｙｏ", "القاهرة", "New York",
    "Ånge", "Łódź", "👋🏽 Hello", "",
  ]

  private func makeSearch(
    in texts: [[String]], _ locale: Locale = Locale(identifier: "en_US")
  ) -> OptionSearch {
    OptionSearch(texts, locale: locale)
  }

  private func find(_ text: String, in locale: String = "en_US") -> [String]? {
    let search = makeSearch(in: Self.titles.map { [$0] }, Locale(identifier: locale))
    return search.indices(matching: text)?.map { Self.titles[$0] }
  }

  private static let found: [(String, [String])] = [
    ("zurich", ["Zürich"]), ("ZÜR", ["Zürich"]), ("sao p", ["São Paulo"]),
    ("são", ["São Paulo"]), ("istanbul", ["ISTANBUL"]), ("izm", ["İzmir"]),
    ("МОСК", ["Москва"]), ("京", ["東京"]), ("tokyo", ["Ｔｏｋｙｏ"]), ("القاهرة", ["القاهرة"]),
    ("york", ["New York"]), ("w y", ["New York"]), ("  york ", ["New York"]), ("ang", ["Ånge"]),
    ("👋🏽", ["👋🏽 Hello"]), ("xyz", []), ("hellos", []),
    ("n", ["ISTANBUL", "New York", "Ånge"]),
  ]

  @Test(arguments: found)
  func `case, accents, and width are ignored`(text: String, titles: [String]) {
    #expect(find(text) == titles)
  }

  @Test(arguments: ["", " ", "\n\t "])
  func `a text of only white space is not a search`(text: String) {
    #expect(find(text) == nil)
  }

  @MainActor @Test func `a search field has no smart quotes and dashes`() {
    let field = BoxedTextField()
    _ = OptionSearchBox(around: field, .classic)
    #expect(field.smartQuotesType == .no && field.smartDashesType == .no)
  }

  @Test func `a null character doesn't end a text`() {
    let search = makeSearch(in: [["a\0b"]])
    #expect(search.indices(matching: "b") == [0] && search.indices(matching: "\0b") == [0])
    #expect(search.indices(matching: "c") == [])
  }

  @Test func `in Turkish the dotless i is a different letter`() {
    #expect(makeSearch(in: [["Bakı"]], Locale(identifier: "az_AZ")).indices(matching: "baki") == [])
    #expect(makeSearch(in: [["Bakı"]]).indices(matching: "baki") == [0])
    #expect(find("ISTANBUL", in: "tr_TR") == ["ISTANBUL"])
    #expect(find("ıstanbul", in: "tr_TR") == ["ISTANBUL"])
    #expect(find("istanbul", in: "tr_TR") == [])
    #expect(find("izmir", in: "tr_TR") == ["İzmir"])
  }

  @MainActor @Test
  func `a search finds subtitles and keywords, in the order of the options`() {
    let options = [
      SheetOption("de", title: "Deutsch", subtitle: "German"),
      SheetOption(
        "gsw", title: "Schwiizertüütsch", subtitle: "Swiss German", keywords: ["Züritüütsch"]),
      SheetOption("fr", title: "Français", keywords: ["German's neighbor"]),
      SheetOption("it", title: "Italiano"),
    ]
    let search = makeSearch(in: OptionRows(KnownOptions([SheetSection(options: options)])).texts())
    #expect(search.indices(matching: "GERMAN") == [0, 1, 2])
    #expect(search.indices(matching: "german s") == [])
    #expect(search.indices(matching: "zurituu") == [1])
    #expect(search.indices(matching: "an") == [0, 1, 2, 3])
  }

  @Test func `a match never spans two titles`() {
    let search = makeSearch(in: [["ab"], ["cd"]])
    #expect(search.indices(matching: "bc") == [])
    #expect(search.indices(matching: "abcd") == [])
  }

  @Test func `an option with ASCII and other texts is found once, in its place`() {
    let search = makeSearch(
      in: [["b", "ä"], ["Ä"], ["a", "aa", "á", "à"], ["c"], ["é", "Xa"], ["a"], ["東a", "京A"]])
    #expect(search.indices(matching: "a") == [0, 1, 2, 4, 5, 6])
    #expect(search.indices(matching: "aa") == [2])
    #expect(search.indices(matching: "ä") == [0, 1, 2, 4, 5, 6])
    #expect(search.indices(matching: "京") == [6])
    #expect(search.indices(matching: "e") == [4])
  }

  // MARK: Scripts

  private struct Pair: CustomTestStringConvertible {
    let locale: String
    let typed: String
    let title: String

    init(_ locale: String, _ typed: String, _ title: String) {
      (self.locale, self.typed, self.title) = (locale, typed, title)
    }

    var testDescription: String { "\(typed) in \(title), \(locale)" }
  }

  /// Names that users search for.
  ///
  /// Foundation's search finds some of them.
  private static let reported: [Pair] = [
    // Case.
    Pair("en_US", "ΘΕΣ", "Θεσσαλονίκη"), Pair("el_GR", "ΘΕΣ", "Θεσσαλονίκη"),
    Pair("el_GR", "οδυσσεασ", "Οδυσσέας"), Pair("el_GR", "Λάρις", "Λάρισα"),
    Pair("de_CH", "gross", "Groß-Gerau"), Pair("de_DE", "STRASSE", "Hauptstraße 1"),
    Pair("de_DE", "STRAẞE", "Hauptstraße 1"), Pair("en_US", "fi", "O\u{FB01}cina"),
    // The first key of a word.
    Pair("hi_IN", "न", "नेपाल"), Pair("hi_IN", "श", "श्रीलंका"), Pair("th_TH", "ภ", "ภูเก็ต"),
    Pair("th_TH", "น", "น้ำตก"), Pair("bn_BD", "ঢ", "ঢাকা"), Pair("ta_IN", "ச", "சென்னை"),
    // Marks.
    Pair("ar_SA", "مريم", "مَرْيَم"), Pair("he_IL", "שלום", "שָׁלוֹם"), Pair("en_US", "👍", "👍🏽 Good"),
    // Apostrophes.
    Pair("en_US", "O’Hig", "O'Higgins"), Pair("fr_FR", "coeur d’al", "Coeur d'Alene"),
    Pair("fr_FR", "d'ivo", "Côte d’Ivoire"), Pair("uk_UA", "м'я", "М’який"),
    Pair("en_US", "hawai'i", "Hawaiʻi"), Pair("en_US", "d´a", "D'Artagnan"),
    // Spaces and dashes.
    Pair("en_US", "new york", "New\u{A0}York"), Pair("fr_FR", "10 km", "10\u{202F}km"),
    Pair("en_US", "guinea-bis", "Guinea\u{2011}Bissau"), Pair("en_US", "a-b", "A–B"),
    Pair("en_US", "cooperate", "co\u{AD}operate"), Pair("en_US", "new york", "New  York"),
    Pair("en_US", "new  york", "New York"), Pair("en_US", "“quoted”", "A \"quoted\" word"),
    // Letters that Unicode doesn't decompose.
    Pair("pl_PL", "lodz", "Łódź"), Pair("da_DK", "kobenhavn", "København"),
    Pair("vi_VN", "da nang", "Đà Nẵng"), Pair("en_US", "diyarbakir", "Diyarbakır"),
    Pair("fr_FR", "coeur", "Cœur"), Pair("ar_SA", "احمد", "أحمد"), Pair("ar_SA", "ادم", "آدم"),
    Pair("ar_SA", "محمد", "محـــمد"), Pair("ja_JP", "ｶﾞ", "ガーナ"), Pair("ja_JP", "ﾄｳｷｮｳ", "トウキョウ"),
  ]

  /// Names of countries and cities in the Unicode CLDR, and given names, by script.
  private static let others: [Pair] = [
    Pair("el_GR", "ΕΛΛΑΣ", "Ελλάσα"), Pair("el_GR", "κυπροσ", "Κύπρος"),
    Pair("en_US", "ΙΩΑΝΝΙΝΑ", "Ιωάννινα"),
    Pair("de_AT", "weissruss", "Weißrussland"), Pair("de_DE", "OSTERREICH", "Österreich"),
    Pair("de_CH", "grossbri", "Großbritannien"),
    Pair("hi_IN", "ज", "जापान"), Pair("hi_IN", "म", "मिस्र"), Pair("hi_IN", "क", "कुवैत"),
    Pair("th_TH", "ญ", "ญี่ปุ่น"), Pair("th_TH", "จ", "จีน"), Pair("th_TH", "ก", "กัมพูชา"),
    Pair("bn_BD", "ভ", "ভুটান"), Pair("bn_BD", "ন", "নেপাল"), Pair("bn_BD", "ম", "মিশর"),
    Pair("ta_IN", "இ", "இந்தியா"), Pair("ta_IN", "ந", "நேபாளம்"), Pair("ta_IN", "ச", "சீனா"),
    Pair("km_KH", "ក", "កម្ពុជា"), Pair("km_KH", "ថ", "ថៃ"), Pair("km_KH", "ជ", "ជប៉ុន"),
    Pair("my_MM", "မ", "မြန်မာ"), Pair("my_MM", "ထ", "ထိုင်း"), Pair("my_MM", "ဂ", "ဂျပန်"),
    Pair("ar_EG", "محمد", "مُحَمَّد"), Pair("ar_EG", "فاطمة", "فَاطِمَة"), Pair("ar_EG", "على", "عَلَى"),
    Pair("he_IL", "ישראל", "יִשְׂרָאֵל"), Pair("he_IL", "ירושלים", "יְרוּשָׁלַיִם"),
    Pair("he_IL", "חיפה", "חֵיפָה"),
    Pair("en_US", "👋", "👋🏿 Hello"), Pair("en_US", "👩", "👩‍🚀 Orbit"), Pair("en_US", "❤", "❤️ Love"),
    Pair("ko_KR", "ㅎ", "한국"), Pair("ko_KR", "하", "한국"), Pair("ko_KR", "일", "일본"),
    Pair("ja_JP", "か", "がーな"), Pair("ja_JP", "ﾄﾞｲﾂ", "ドイツ"), Pair("ja_JP", "トルコ", "ﾄﾙｺ"),
    Pair("en_US", "tromso", "Tromsø"), Pair("en_US", "wroclaw", "Wrocław"),
    Pair("en_US", "thingvellir", "Þingvellir"), Pair("ru_RU", "орел", "Орёл"),
    Pair("ru_RU", "ЙОШКАР", "Йошкар\u{2011}Ола"), Pair("uk_UA", "киів", "Київ"),
  ]

  @MainActor @Test(arguments: reported + others)
  private func `a search in each script finds titles, subtitles, and keywords`(pair: Pair) {
    let options = [
      SheetOption(0, title: pair.title), SheetOption(1, title: "-"),
      SheetOption(2, title: "-", subtitle: pair.title),
      SheetOption(3, title: "-", keywords: ["-", pair.title]),
    ]
    let rows = OptionRows(KnownOptions([SheetSection(options: options)]))
    let search = makeSearch(in: rows.texts(), Locale(identifier: pair.locale))
    let expected = pair.typed.isEmpty ? nil : [0, 2, 3]
    #expect(search.indices(matching: pair.typed) == expected)
    #expect(search.indices(matching: " \(pair.typed)\n") == expected)
  }

  // MARK: Digits and dashes

  /// Texts that find a title, and whose folded forms are equal if the title has nothing else.
  private static let alike: [Pair] = [
    // Arabic, Persian, Devanagari, Bengali, Thai, Khmer, wide, mathematical, and Adlam digits.
    Pair("ar_SA", "٢", "2. Stock"), Pair("ar_SA", "2", "٢. مخزون"), Pair("en_US", "٢", "2. Stock"),
    Pair("en_US", "2", "٢"), Pair("fa_IR", "۲", "2. Stock"), Pair("fa_IR", "٢", "۲"),
    Pair("hi_IN", "२", "Room 12"), Pair("hi_IN", "12", "कमरा १२"), Pair("bn_BD", "১২", "Room 12"),
    Pair("th_TH", "๑๒", "Room 12"), Pair("km_KH", "12", "១២"), Pair("ja_JP", "１２", "Room 12"),
    Pair("ja_JP", "12", "１２号室"), Pair("en_US", "12", "𝟏𝟐"), Pair("en_US", "12", "𞥑𞥒"),
    Pair("tr_TR", "٢", "2. Stok"), Pair("ar_SA", "٢٠٢٥", "Report 2025-06"),
    // Dashes.
    Pair("en_US", "a—b", "A--B"), Pair("en_US", "a--b", "A—B"), Pair("en_US", "a-b", "A--B"),
    Pair("en_US", "a--b", "A-B"), Pair("en_US", "a–b", "A---B"), Pair("en_US", "a--b", "A–B"),
    Pair("en_US", "a–—b", "A-B"), Pair("en_US", "a−b", "A--B"), Pair("en_US", "a--b", "A−B"),
    Pair("en_US", "a\u{2011}b", "A--B"), Pair("en_US", "a--", "A—B"), Pair("en_US", "--b", "A—B"),
    Pair("en_US", "-", "A—B"), Pair("en_US", "---", "A–B"), Pair("en_US", "a — b", "A -- B"),
    Pair("en_US", "a-\u{AD}-b", "A—B"), Pair("en_US", "--é", "A—E"), Pair("tr_TR", "a--b", "A—B"),
    Pair("he_IL", "תל-אביב", "תל־אביב"), Pair("ja_JP", "a--b", "A－B"), Pair("en_US", "٢--٣", "2–3"),
  ]

  @Test(arguments: alike)
  private func `digits of all scripts and runs of dashes are alike`(pair: Pair) {
    let search = makeSearch(in: [["other 5"], [pair.title]], Locale(identifier: pair.locale))
    #expect(search.indices(matching: pair.typed) == [1])
  }

  @Test(arguments: [
    ("٣", "2. Stock"), ("٢", "Stock"), ("٢", "20 1"), ("ab", "A--B"), ("a - b", "A--B"),
    ("a--b", "A - - B"), ("a-b", "A~B"), ("two", "2"), ("ー", "A-B"),
  ])
  func `other digits and dashes aren't found`(text: String, title: String) {
    let found = text == "٢" && title.hasPrefix("20") ? [0] : []
    #expect(makeSearch(in: [[title]]).indices(matching: text) == found)
  }

  // MARK: Random texts

  /// The letters of a language, of which random titles consist.
  ///
  /// Foundation finds “ß”, “أ”, and Hangul before a wide digit also where they aren't.
  private static let alphabets: [(locale: String, letters: String)] = [
    ("en_US", "abcsABCSéÉñłŁøæœıđ"), ("de_DE", "äÄöüsSaoe"), ("tr_TR", "abcçşğıiAÇŞĞ"),
    ("el_GR", "σςΣάΆαΑοό"), ("ru_RU", "ЁёеЕйИиЙкс"), ("ar_SA", "اٱمحدـَُِّْ"), ("he_IL", "שלוםםןאָׁ"),
    ("hi_IN", "कनमपािेुू्ंक़"), ("th_TH", "กภนมูุี่้ำเ"), ("bn_BD", "ঢকনািু্"), ("ja_JP", "カガヶがかｶﾞﾄトド東京１"),
    ("ko_KR", "한국하ㅎ일이"),
  ]
  private static let common = "  \u{A0}\u{202F}-‐–—'’‘\"“”12👍🏽👩‍🚀\u{AD}"

  /// Returns a random text of letters of a language, with some punctuation.
  private static func title(_ letters: String, _ random: inout SplitMix64) -> String {
    let (letters, common) = (Array(letters.unicodeScalars), Array(common.unicodeScalars))
    var scalars = String.UnicodeScalarView()
    for _ in 0..<random.index(9) + 1 {
      scalars.append(random.pick(random.chance(80) ? letters : common))
    }
    return String(scalars)
  }

  @Test(arguments: alphabets, 1...2)
  func `an option is found by each beginning of its title, and whenever Foundation finds it`(
    alphabet: (locale: String, letters: String), seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let locale = Locale(identifier: alphabet.locale)
    let folding = SearchFolding(locale: locale)
    let titles = (0..<60).map { _ in Self.title(alphabet.letters, &random) }
    let search = makeSearch(in: titles.map { [$0] }, locale)
    func expectFound(_ index: Int, by text: String, _ kind: String) {
      let found = search.indices(matching: text)
      #expect(
        found?.contains(index) != false,
        "\(kind) “\(text)” \(text.unicodeScalars.map(\.value)) in “\(titles[index])”")
    }
    for (index, title) in titles.enumerated() {
      let folded = folding.fold(title)
      #expect(folding.fold(folded) == folded, "“\(title)”")
      for length in 0...title.count {
        expectFound(index, by: String(title.prefix(length)), "title")
      }
      for text in [title, folded] {
        let scalars = text.unicodeScalars
        for length in 0...scalars.count {
          expectFound(
            index, by: String(String.UnicodeScalarView(scalars.prefix(length))), "scalars")
        }
      }
      let typed = Self.title(String(title + alphabet.letters.prefix(1)), &random).prefix(3)
      for text in [String(typed), typed.uppercased(), typed.lowercased()] {
        for (index, other) in titles.enumerated()
        where other.range(of: text, options: Self.ignored, locale: locale) != nil {
          expectFound(index, by: text, "Foundation")
        }
      }
    }
  }

  private static let ignored: String.CompareOptions = [
    .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
  ]
}
