import Foundation
import Testing

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
    var search = OptionSearch(locale: locale)
    for option in texts {
      for text in option { search.append(text) }
      search.endOption()
    }
    return search
  }

  private func find(_ text: String, in locale: String = "en_US") -> [String]? {
    var search = makeSearch(in: Self.titles.map { [$0] }, Locale(identifier: locale))
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

  @Test func `in Turkish the dotless i is a different letter`() {
    #expect(find("ISTANBUL", in: "tr_TR") == ["ISTANBUL"])
    #expect(find("ıstanbul", in: "tr_TR") == ["ISTANBUL"])
    #expect(find("istanbul", in: "tr_TR") == [])
    #expect(find("izmir", in: "tr_TR") == ["İzmir"])
  }

  @Test func `a search retyped after deletion finds the same as at first`() {
    let titles = (0..<500).map { "Option \($0 * 7919 % 1000)" }
    var search = makeSearch(in: titles.map { [$0] })
    let texts: [String] = [
      "o", "op", "option 1", "option 12", "option 1", "option", "99", "9", "", "9", "ion 9", "x",
      "xy", "x", "opt", "Option 40",
    ]
    for text in texts {
      var fresh = makeSearch(in: titles.map { [$0] })
      let places = search.indices(matching: text)
      #expect(places == fresh.indices(matching: text), "“\(text)”")
      let plain = titles.indices.filter { titles[$0].lowercased().contains(text.lowercased()) }
      #expect(places == (text.isEmpty ? nil : plain), "“\(text)”")
    }
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
    var search = OptionSearch(locale: Locale(identifier: "en_US"))
    OptionRows([SheetSection(options: options)]).addTexts(upTo: options.count, to: &search)
    #expect(search.indices(matching: "GERMAN") == [0, 1, 2])
    #expect(search.indices(matching: "german s") == [])
    #expect(search.indices(matching: "zurituu") == [1])
    #expect(search.indices(matching: "an") == [0, 1, 2, 3])
  }

  @Test func `a match never spans two titles`() {
    var search = makeSearch(in: [["ab"], ["cd"]])
    #expect(search.indices(matching: "bc") == [])
    #expect(search.indices(matching: "abcd") == [])
  }

  @Test func `an option with ASCII and other texts is found once, in its place`() {
    var search = makeSearch(
      in: [["b", "ä"], ["Ä"], ["a", "aa", "á", "à"], ["c"], ["é", "Xa"], ["a"], ["東a", "京A"]])
    #expect(search.indices(matching: "a") == [0, 1, 2, 4, 5, 6])
    #expect(search.indices(matching: "aa") == [2])
    #expect(search.indices(matching: "ä") == [0, 1, 2, 4, 5, 6])
    #expect(search.indices(matching: "京") == [6])
    #expect(search.indices(matching: "e") == [4])
  }

  @Test func `options that are added after a search are found`() {
    var search = makeSearch(in: [["One"], ["Öne"]])
    #expect(search.indices(matching: "one") == [0, 1])
    for text in ["None", "Nöne", "Two"] {
      search.append(text)
      search.endOption()
    }
    #expect(search.count == 5)
    #expect(search.indices(matching: "none") == [2, 3])
    #expect(search.indices(matching: "o") == [0, 1, 2, 3, 4])
  }
}
