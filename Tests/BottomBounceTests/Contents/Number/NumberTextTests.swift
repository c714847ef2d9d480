import Foundation
import SeededRandom
import Testing

@testable import BottomBounce

/// Numbers as users write and read them.
@Suite struct NumberTextTests {
  /// The package's languages, and regions with other digits and separators.
  static let locales = [
    "ar", "ar_EG", "de", "de_CH", "en", "en_IN", "es", "fr", "he", "hi", "hi_IN@numbers=deva",
    "ja", "ko", "pt_BR", "ru", "zh_Hans", "zh_Hant", "fa_IR", "mr_IN@numbers=deva",
  ]

  struct Reading: Sendable, CustomStringConvertible {
    let locale: String
    let text: String
    let number: String?
    var description: String { "\(locale): \(text)" }

    init(_ locale: String, _ text: String, _ number: String?) {
      (self.locale, self.text, self.number) = (locale, text, number)
    }
  }

  private static let readings = [
    Reading("en", "70.5", "70.5"), Reading("en", "70,5", "70.5"), Reading("en", " 70.5 ", "70.5"),
    Reading("en", "1,234", "1234"), Reading("en", "1,234.5", "1234.5"),
    Reading("en", "1,234,567", "1234567"), Reading("en", "0,125", "0.125"),
    Reading("en", "-5", "-5"), Reading("en", "\u{2212}5", "-5"), Reading("en", "+5", "5"),
    Reading("en", "5-", "-5"), Reading("en", "007", "7"), Reading("en", ".5", "0.5"),
    Reading("en", "70.", "70"), Reading("en", "1.234,5", "1234.5"),
    Reading("de", "70,5", "70.5"), Reading("de", "70.5", "70.5"), Reading("de", "1.234", "1234"),
    Reading("de", "1.234,5", "1234.5"), Reading("de", "0.125", "0.125"),
    Reading("de", "1,234.5", "1234.5"), Reading("de", "1.234.567", "1234567"),
    Reading("de_CH", "1\u{2019}234.5", "1234.5"), Reading("de_CH", "1'234", "1234"),
    Reading("fr", "1\u{202F}234,5", "1234.5"), Reading("fr", "1 234,5", "1234.5"),
    Reading("ru", "1\u{A0}234,5", "1234.5"), Reading("en_IN", "12,34,567", "1234567"),
    Reading("ar_EG", "٧٠٫٥", "70.5"), Reading("ar_EG", "١٬٢٣٤", "1234"),
    Reading("ar_EG", "\u{61C}-٥", "-5"), Reading("fa_IR", "۷۰٫۵", "70.5"),
    Reading("fa_IR", "\u{200E}\u{2212}۵", "-5"), Reading("hi", "७०.५", "70.5"),
    Reading("ja", "７０．５", "70.5"), Reading("en", "٧٠", "70"),
    Reading("zh_Hans", "12。5", "12.5"), Reading("zh_Hant", "１２。５", "12.5"),
    Reading("ja", "12｡5", "12.5"), Reading("zh_Hans", "-0。5", "-0.5"),
    Reading("fa_IR", "۱۲/۵", "12.5"), Reading("fa", "12/5", "12.5"),
    Reading("fa_IR", "۱٬۲۳۴/۵", "1234.5"), Reading("fa_IR", "۱/۲/۳", nil),
    Reading("ar_EG", "١٢/٥", nil), Reading("en", "12/5", nil), Reading("zh_Hans", "1。2。5", nil),
    Reading("fr", "5.000", "5000"), Reading("pl", "12.345", "12345"), Reading("fr", "5.5", "5.5"),
    Reading("de_CH", "5,000", "5000"), Reading("en", "5.000", nil), Reading("fr", "0.500", "0.5"),
    Reading("en", "", nil), Reading("en", "-", nil), Reading("en", ".", nil),
    Reading("en", "a", nil), Reading("en", "7a", nil), Reading("en", "1e5", nil),
    Reading("en", "1 2", nil), Reading("en", "1.2.3", nil), Reading("en", "1,2,3", nil),
    Reading("en", "--5", nil), Reading("en", "5-5", nil), Reading("en", "-5-", nil),
    Reading("en", "1.5,5", nil), Reading("en", "½", nil), Reading("en", "五", nil),
    Reading("en", "1,234 567", nil),
  ]

  @Test(arguments: readings)
  func `text is parsed according to the locale`(reading: Reading) {
    let text = NumberText(locale: Locale(identifier: reading.locale))
    #expect(text.number(in: reading.text)?.description == reading.number)
  }

  @Test func `a number that is written is read as the same one`() {
    var random = SplitMix64(seed: 2_026)
    for round in 0..<3_000 {
      let locale = random.pick(Self.locales)
      let text = NumberText(locale: Locale(identifier: locale))
      let exponent = -random.index(7)
      let digits = Int.random(in: -100_000_000...100_000_000, using: &random)
      let number =
        Decimal(digits >> random.index(26))
        * Decimal(sign: .plus, exponent: exponent, significand: 1)
      // Three digits after the only separator are thousands.
      if number.fractionDigits == 3 { continue }
      #expect(text.number(in: text.text(number)) == number, "\(round), \(locale), \(number)")
      #expect(text.number(in: text.title(number)) == number, "\(round), \(locale), \(number)")
    }
  }

  @Test func `any text is read without a crash`() {
    var random = SplitMix64(seed: 7)
    let characters = Array("0123456789٣५.,٫٬' \u{202F}-\u{2212}+e\u{200F}a½")
    for _ in 0..<3_000 {
      let text = String((0..<random.index(30)).map { _ in random.pick(characters) })
      let number = NumberText(locale: Locale(identifier: random.pick(Self.locales)))
        .number(in: text)
      #expect(number?.isNaN != true, "\(text)")
    }
  }

  @Test func `a huge number is read as greater than each limit`() {
    let text = NumberText(locale: Locale(identifier: "en"))
    let huge = text.number(in: String(repeating: "9", count: 5_000))
    #expect(huge.map { $0 > .greatest } == true)
  }

  @Test(arguments: locales)
  func `a number with a unit is read as it is shown while it isn't edited`(locale: String) {
    for fractionDigits in 0...4 {
      let text = NumberText(
        locale: Locale(identifier: locale), .unit("kg"), fractionDigits: fractionDigits)
      for (whole, digits) in [(999, 5), (1_204, 5), (12_345, 25), (1_234_567, 125)] {
        let fraction = fractionDigits == 0 ? 0 : digits
        let length = fractionDigits == 0 ? 0 : "\(digits)".count
        guard length <= fractionDigits else { continue }
        let scale = Decimal(sign: .plus, exponent: -length, significand: 1)
        let number = Decimal(whole) + Decimal(fraction) * scale
        let shown = text.text(number, isEdited: false)
        #expect(text.number(in: shown) == number, "\(shown)")
      }
    }
  }
}
