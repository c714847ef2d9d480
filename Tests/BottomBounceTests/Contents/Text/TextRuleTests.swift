import Foundation
import RegexBuilder
import Testing

@testable import BottomBounce

/// Text rules without a view.
@MainActor struct TextRuleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var rules: @MainActor @Sendable () -> [TextRule]
    var text: String
    var message: String?

    init(
      _ rules: @autoclosure @escaping @MainActor @Sendable () -> [TextRule], _ text: String,
      _ message: String?
    ) {
      self.rules = rules
      self.text = text
      self.message = message
    }

    var testDescription: String { "“\(text)”: \(message ?? "valid")" }
  }

  /// An expression whose output contains a number, which doesn't match numbers above 99, and throws
  /// for 13.
  nonisolated private static var smallNumber: some RegexComponent<(Substring, Int)> {
    TryCapture(OneOrMore(.digit)) { text -> Int? in
      if text == "13" { throw ValidationError("Unlucky.") }
      return Int(text).flatMap { $0 <= 99 ? $0 : nil }
    }
  }

  nonisolated private static let family = "👨‍👩‍👧‍👦"
  nonisolated private static let atLeast3 = "Enter at least 3 characters."
  nonisolated private static let atMost2 = "Enter at most 2 characters."

  nonisolated static let cases: [Case] = [
    Case([], "", nil),
    Case([.required()], "", "Enter some text."),
    Case([.required()], "a", nil),
    Case([.required("Say something.")], "", "Say something."),
    // Characters that show nothing, alone and together.
    Case([.required()], "\u{3164}", "Enter some text."),
    Case([.required()], "\u{2800}", "Enter some text."),
    Case([.required()], "\u{2060}", "Enter some text."),
    Case([.required()], "\u{AD}", "Enter some text."),
    Case([.required()], "\u{FEFF}", "Enter some text."),
    Case([.required()], "\u{200E}", "Enter some text."),
    Case([.required()], "\u{34F}", "Enter some text."),
    Case([.required()], "\u{200B}\u{3000}\u{A0}\t\u{2028}", "Enter some text."),
    Case([.required()], "\u{115F}\u{FE0F}\u{E0041}", "Enter some text."),
    Case([.required()], "\u{1}\u{180E}", "Enter some text."),
    // An invisible character beside a visible one, and marks without a letter.
    Case([.required()], "\u{200E}a", nil),
    Case([.required()], "\u{301}", nil),
    Case([.required()], "\u{602}", nil),
    Case([.required()], "👨\u{200D}👩", nil),
    Case([.length(3...)], "", atLeast3),
    Case([.length(3...)], "ab", atLeast3),
    Case([.length(3...)], "abc", nil),
    Case([.length(3...)], "ab" + family, nil),
    Case([.length(3...)], "a" + family, atLeast3),
    Case([.length(1...)], "", "Enter some text."),
    Case([.length(...2)], "", nil),
    Case([.length(...2)], "ab", nil),
    Case([.length(...2)], "abc", atMost2),
    Case([.length(...2)], "e\u{301}e\u{301}", nil),
    Case([.length(...1)], "ab", "Enter one character only."),
    Case([.length(...0)], "a", "Enter at most 0 characters."),
    Case([.length(3..<5)], "ab", atLeast3),
    Case([.length(3..<5)], "abcd", nil),
    Case([.length(..<3)], "abc", atMost2),
    Case([.length(3...Int.max)], "abc", nil),
    Case([.length(Int.min...Int.max)], "", nil),
    Case([.length(...Int.max)], "abc", nil),
    Case([.length(Int.max...)], "abc", "Enter at least 9223372036854775807 characters."),
    Case([.length(..<Int.min)], "", nil),
    Case([.length(3...4)], "ab", atLeast3),
    Case([.length(3...4)], "abcde", "Enter at most 4 characters."),
    Case([.length(3...4)], "abcd", nil),
    Case([.length(3...4, "Three or four.")], "a", "Three or four."),
    Case([.matches(#/[a-z]+/#, "Small letters.")], "abc", nil),
    Case([.matches(#/[a-z]+/#, "Small letters.")], "abc1", "Small letters."),
    Case([.matches(#/[a-z]+/#, "Small letters.")], "1abc", "Small letters."),
    Case([.matches(#/[a-z]+/#, "Small letters.")], "", "Small letters."),
    Case([.matches(#/[a-z]+/#, "Small letters.")], "abc\n", "Small letters."),
    Case([.matches(#/a|ab/#, "No.")], "ab", nil),
    Case([.matches(#/^a$/#, "No.")], "a", nil),
    Case([.matches(#/好+/#, "No.")], "好好", nil),
    Case([.matches(#/(?<letter>[A-Z])-(\d+)/#, "No.")], "A-12", nil),
    Case([.matches(#/(?<letter>[A-Z])-(\d+)/#, "No.")], "A-12-", "No."),
    Case([.matches(smallNumber, "Up to 99.")], "99", nil),
    Case([.matches(smallNumber, "Up to 99.")], "100", "Up to 99."),
    Case([.matches(smallNumber, "Up to 99.")], "13", "Up to 99."),
    Case([.matches(smallNumber, "Up to 99.")], "", "Up to 99."),
    Case([.async { _ in "Taken." }], "a", nil),
    Case([.required(), .length(3...)], "", "Enter some text."),
    Case([.length(3...), .required()], "", atLeast3),
    Case([.required(), .length(3...)], "ab", atLeast3),
    Case([.required(), .length(3...), .matches(#/x/#, "Never.")], "abc", "Never."),
  ]

  @Test(arguments: cases)
  func `the first broken rule provides the error`(check: Case) {
    #expect(
      check.rules().message(for: CountedText(check.text), SheetStrings(languages: ["en"]))
        == check.message)
  }

  nonisolated static let languages: [(String, [String])] = [
    (
      "zh-Hans",
      ["请输入内容。", "请至少输入 3 个字符。", "最多可输入 2 个字符。", "只能输入一个字符。"]
    ),
    (
      "ar",
      [
        "أدخل نصًا.", "الحد الأدنى لعدد الأحرف هو 3.", "الحد الأقصى لعدد الأحرف هو 2.",
        "أدخل حرفًا واحدًا فقط.",
      ]
    ),
  ]

  @Test(arguments: languages)
  func `built-in messages are in the app's language`(
    language: String, messages: [String]
  ) {
    let texts = SheetStrings(languages: [language])
    let rules: [(TextRule, String)] = [
      (.required(), ""), (.length(3...), "a"), (.length(...2), "abc"), (.length(...1), "ab"),
    ]
    #expect(rules.map { $0.message(CountedText($1), texts) } == messages)
  }

  nonisolated static let keys: [String] = LocalizationTests.languages

  @Test(arguments: keys) func `every string of the text sheet is localized`(language: String) {
    let texts = SheetStrings(languages: [language])
    let words = [
      texts[.required], texts.tooShort(3), texts.tooLong(3), texts.tooLong(1), texts[.checking],
      texts[.notChecked], texts[.showSecret], texts[.hideSecret],
    ]
    #expect(Set(words).count == words.count)
    // A missing translation returns its key, which has no white space and no letter of the
    // language.
    #expect(!words.contains { $0.wholeMatch(of: /[a-z]+[A-Z]?[A-Za-z]*/) != nil })
  }

  // MARK: Returned text

  struct Trim: CustomTestStringConvertible {
    var text: String
    /// Whether white space is removed; `nil` for the default.
    var trims: Bool?
    var isSecure = false
    var limit: Int?
    var result: String
    var testDescription: String { "“\(text)” → “\(result)”" }
  }

  nonisolated static let trims: [Trim] = [
    Trim(text: " a b ", result: "a b"),
    Trim(text: " a b ", trims: true, result: "a b"),
    Trim(text: " a b ", trims: false, result: " a b "),
    Trim(text: " a b ", isSecure: true, result: " a b "),
    Trim(text: " a b ", trims: true, isSecure: true, result: "a b"),
    Trim(text: "\u{3000}好\n", result: "好"),
    Trim(text: "   ", result: ""),
    Trim(text: "  abcd", limit: 3, result: "abcd"),
    Trim(text: "ab cd", trims: false, limit: 3, result: "ab cd"),
  ]

  @MainActor @Test(arguments: trims)
  func `a text is trimmed, and never cut at the limit`(trim: Trim) {
    var content = TextContent.text(limit: trim.limit)
    if let trims = trim.trims { content = content.normalized(trims ? .trimmed : .none) }
    content = content.secure(trim.isSecure)
    #expect(content.returnedText(for: trim.text) == trim.result)
  }
}
