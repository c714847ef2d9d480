import Testing

@testable import BottomBounce

/// Phone numbers, and invisible marks at the ends of texts.
@MainActor @Suite struct PhoneTests {
  private func returned(_ text: String, _ normalization: TextContent.Normalization) -> String? {
    let content = TextContent.text(text).normalized(normalization)
    return content.untouched(SheetContext())?.value
  }

  @Test(
    arguments: [
      ("+49 (0)30 1234567", "+49301234567"), ("555-0100 ext. 12", nil),
      ("555-0100 / 555-0101", nil), ("555-0100, 555-0101", nil),
      ("+1\u{FE0F}-555-123-4567", "+15551234567"), ("٠٥٥٥٠١٠٠١٩٩", "05550100199"),
      ("۰۹۱۲۳۴۵۶۷۸۹", "09123456789"), ("＋８１ ９０ １２３４ ５６７８", "+819012345678"),
      ("\u{202A}+1 555 123 4567\u{202C}", "+15551234567"),
      ("\u{2068}555.123.4567\u{2069}", "5551234567"), ("tel:+1-555-123-4567", "+15551234567"),
      ("(030) 1234567", "0301234567"), ("+1 555 +1 555", nil), ("1+555", nil), ("+", "+"),
      ("TEL: 5550100", "5550100"), ("+44 (0) 20 7946 0000", "+442079460000"),
    ] as [(String, String?)])
  func `a phone number is returned as digits, or isn't valid`(text: String, number: String?) {
    #expect(returned(text, .phone) == number)
    if let number { #expect(returned(number, .phone) == number) }
  }

  nonisolated private static let marks = [
    "\u{202A}", "\u{202C}", "\u{2068}", "\u{2069}", "\u{FEFF}", "\u{2060}", "\u{AD}", "\u{200E}",
    "\u{200F}", "\u{200B}", "\u{A0}", "\u{2028}", "\r\n", " ", "\t", "\u{61C}", "\u{2800}",
    "\u{7F}", "\0", "\u{180E}", "\u{2062}", "\u{206F}",
  ]

  @Test(arguments: marks)
  func `invisible marks at the ends are removed`(mark: String) {
    for text in [mark + "a@b.co", "a@b.co" + mark, mark + mark + "a@b.co" + mark] {
      #expect(returned(text, .trimmed) == "a@b.co")
    }
    #expect(TextRule.required("No.").message(for: mark + mark) == "No.")
    #expect(returned("12\(mark)3", .digits) == "123" && returned(mark + "+1", .phone) == "+1")
    let address = TextContent.text("https://x\(mark)").prefix("https://")
    #expect(address.untouched(SheetContext())?.value == "x")
  }

  /// The last ones are syllables of Korean without a consonant, and without a vowel.
  @Test(arguments: [
    "👩‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می\u{200C}", "क्\u{200D}", "1\u{FE0F}\u{20E3}", "❤\u{FE0F}", "\u{115F}\u{1161}",
    "\u{1100}\u{1160}",
  ])
  func `marks that belong to a text stay`(text: String) {
    #expect(returned(text, .trimmed) == text)
  }
}
