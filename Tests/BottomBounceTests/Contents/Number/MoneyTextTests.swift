import Foundation
import SeededRandom
import Testing

@testable import BottomBounce

/// Amounts of money as users write and read them.
@Suite struct MoneyTextTests {
  nonisolated static let locales = [
    "en_US", "en_GB", "en_CA", "de_DE", "de_CH", "fr_FR", "es_ES", "pt_BR", "ja_JP", "zh_CN",
    "ko_KR", "ru_RU", "ar_EG", "he_IL", "hi_IN@numbers=deva", "fa_IR", "nl_NL",
  ]
  private static let currencies = ["EUR", "USD", "JPY", "KWD", "SEK"]

  private func text(_ locale: String, _ code: String, fractionDigits: Int? = nil) -> NumberText {
    let notation = NumberNotation(currency: code) ?? .none
    return NumberText(
      locale: Locale(identifier: locale), notation,
      fractionDigits: fractionDigits ?? notation.fractionDigits ?? 0)
  }

  /// Returns a number in one of the forms in which the sheet writes it.
  private func written(_ number: Decimal, _ form: Int, by text: NumberText) -> String {
    switch form % 4 {
    case 0: text.title(number)
    case 1: text.spoken(number)
    case 2: text.text(number)
    default: text.text(number, isEdited: false)
    }
  }

  @Test(arguments: locales)
  func `an amount that is written is read as the same one`(locale: String) throws {
    var random = SplitMix64(seed: 49)
    for code in Self.currencies {
      let text = text(locale, code)
      for round in 0..<200 {
        // Up to 21 digits before the separator, and 16 after it.
        let digits = (0..<random.index(37) + 1).map { _ in String(random.index(10)) }.joined()
        let exponent = -max(min(random.index(4), 16), digits.count - 21)
        let decimal = try #require(Decimal(string: (random.index(2) == 0 ? "-" : "") + digits))
        let exact = decimal * Decimal(sign: .plus, exponent: exponent, significand: 1)
        let form = exponent < -6 ? 1 + random.index(3) : random.index(4)
        let shown = written(exact, form, by: text)
        // Three digits after the only separator are thousands, if the currency has fewer.
        if exact.fractionDigits != 3 || code == "KWD" {
          #expect(text.number(in: shown) == exact, "\(locale), \(code), \(round): \(shown)")
        }

        let binary = Double(Int64.random(in: -(1 << 52)...(1 << 52), using: &random)) / 10_000
        let number = try #require(binary.decimal)
        if number.fractionDigits == 3 { continue }
        let read = text.number(in: written(number, round, by: text))
        #expect(read.flatMap(Double.init(decimal:)) == binary, "\(locale), \(code), \(binary)")
      }
    }
  }

  @Test(
    arguments: [
      ("en_US", "EUR", "€5.50", "5.5"), ("en_US", "EUR", "5.50 €", "5.5"),
      ("en_US", "EUR", "5.50€", "5.5"), ("en_US", "EUR", "EUR 12.50", "12.5"),
      ("en_US", "EUR", "12,50 eur", "12.5"), ("en_US", "EUR", "EUR12.50", "12.5"),
      ("de_DE", "EUR", "1.234,50\u{A0}€", "1234.5"), ("de_DE", "EUR", "€ 1.234,50", "1234.5"),
      ("fr_FR", "EUR", "1\u{202F}234,50\u{A0}€", "1234.5"),
      ("en_US", "USD", "-$12.50", "-12.5"), ("en_US", "USD", "$-12.50", "-12.5"),
      ("en_US", "USD", "$12.50-", "-12.5"), ("en_US", "USD", "\u{2212}$ 12.50", "-12.5"),
      ("en_US", "USD", "US$12", "12"), ("fr_FR", "USD", "12 $", "12"),
      ("fr_FR", "USD", "12 $US", "12"), ("de_DE", "PLN", "5 ZŁ", "5"),
      ("pl_PL", "PLN", "5,50 zł", "5.5"), ("da_DK", "DKK", "5,50 kr", "5.5"),
      ("da_DK", "DKK", "5,50 kr.", "5.5"), ("ja_JP", "JPY", "¥1,200", "1200"),
      ("ja_JP", "JPY", "￥１，２００", "1200"), ("zh_CN", "CNY", "￥12.50", "12.5"),
      ("en_US", "KWD", "KWD\u{A0}1.234", "1.234"), ("de_DE", "KWD", "1,234 KWD", "1.234"),
      ("ar_KW", "KWD", "١٫٢٣٤ د.ك.\u{200F}", "1.234"), ("ar_KW", "KWD", "١٫٢٣٤ د.ك", "1.234"),
      ("ar_EG", "EGP", "\u{200F}١٬٢٣٤٫٥٠ ج.م.\u{200F}", "1234.5"),
      ("ar_EG", "EGP", "\u{61C}-\u{200F}١٢٫٥٠ ج.م.\u{200F}", "-12.5"),
      ("he_IL", "ILS", "\u{200F}12.50 \u{200F}₪", "12.5"), ("he_IL", "ILS", "₪12.50", "12.5"),
      ("fa_IR", "IRR", "۱۲ ریال", "12"), ("fa_IR", "EUR", "\u{200E}€۱۲٫۵", "12.5"),
      ("hi_IN@numbers=deva", "INR", "₹१२,३४,५६७.५०", "1234567.5"),
      ("ja_JP", "CNY", "500 CNY", "500"), ("ja_JP", "CNY", "¥500", nil),
      ("ja_JP", "CNY", "￥500", nil),
      ("de_DE", "EUR", "5,- €", "5"), ("nl_NL", "EUR", "€ 1.234,-", "1234"),
      ("de_CH", "CHF", "CHF 5.—", "5"), ("sv_SE", "SEK", "-5,–", nil),
      ("en_US", "USD", "$5.-", "5"), ("en_US", "USD", "$5-", "-5"),
      ("ar_EG", "EGP", "١٨٦٦٫-", "1866"), ("en_US", "EUR", "١٨٦٦٫—", "1866"),
      ("hu_HU", "HUF", "5.000 Ft", "5000"), ("fr_FR", "EUR", "5.000 €", "5000"),
      ("de_CH", "CHF", "5,000", "5000"), ("ar_EG", "EGP", "5,000", "5000"),
      ("fr_FR", "EUR", "5.50 €", "5.5"), ("fr_FR", "KWD", "1.234", "1.234"),
      ("en_US", "EUR", "7", "7"), ("en_US", "EUR", "", nil), ("en_US", "EUR", "€", nil),
      ("en_US", "EUR", "$5", nil), ("en_US", "EUR", "5 USD", nil), ("en_US", "EUR", "£5", nil),
      ("en_US", "EUR", "5€50", nil), ("en_US", "EUR", "€5€", nil), ("en_US", "EUR", "EUR", nil),
      ("en_US", "EUR", "5 euros", "5"), ("en_US", "USD", "CA$5", nil), ("en_US", "USD", "R$5", nil),
      ("en_US", "USD", "$5 EUR", nil), ("en_CA", "USD", "$5", nil), ("en_CA", "USD", "US$5", "5"),
      ("en_CA", "CAD", "US$5", nil), ("en_CA", "CAD", "$5", "5"), ("en_US", "CAD", "$5", nil),
      ("zh_CN", "JPY", "¥500", nil), ("en_US", "CNY", "¥5", nil), ("en_US", "SEK", "5 eur", nil),
      ("en_US", "USD", "5 ½", nil), ("fa_IR", "IRR", "½ ریال", nil), ("en_US", "USD", "$5²", nil),
    ] as [(String, String, String, String?)])
  func `the symbol and the code of the currency are read, and no other`(
    locale: String, code: String, input: String, number: String?
  ) {
    #expect(text(locale, code).number(in: input)?.description == number)
  }

  /// Texts whose writers mean thousands, with the number; `nil` if it isn't known what they mean.
  nonisolated private static let thousands: [(String, String, String, String?)] = [
    ("en_US", "EUR", "2.000 €", nil), ("en_GB", "EUR", "€1.500", nil),
    ("en_US", "EUR", "€10.000", nil), ("en_US", "VND", "100.000 ₫", nil),
    ("en_US", "IDR", "Rp 10.000", nil), ("ja_JP", "KRW", "10.000", nil),
    ("en_US", "HUF", "5.000 Ft", nil), ("ja_JP", "JPY", "¥12.000", nil),
    ("de_DE", "USD", "$2,000", nil), ("fr_FR", "EUR", "12,000 €", nil),
    ("es_ES", "USD", "$1,500", nil), ("en_US", "EUR", "1234.567", nil),
    ("en_US", "EUR", "€1,234.567", "1234.567"), ("en_US", "EUR", "0.125", "0.125"),
    ("en_US", "EUR", "1.200,00 €", "1200"), ("en_US", "EUR", "1.000.000 €", "1000000"),
    ("en_US", "KWD", "1.500 KWD", "1.5"), ("de_CH", "CHF", "1,500", "1500"),
    ("en_LK", "LKR", "Rs.500", "500"), ("en_MU", "MUR", "Rs.500", "500"),
    ("es_GT", "GTQ", "Q.500", "500"), ("es_HN", "HNL", "L.500", "500"),
    ("es_BO", "BOB", "Bs.500", "500"), ("en_ZA", "ZAR", "R.500", "500"),
    ("en_KE", "KES", "Ksh.500", "500"), ("es_PE", "PEN", "S/.100", "100"),
    ("nb_NO", "NOK", "kr.100", "100"), ("sv_SE", "SEK", "kr.100", "100"),
    ("de_DE", "EUR", "EUR.500", "500"), ("en_LK", "LKR", "Rs. 500", "500"),
    ("id_ID", "IDR", "Rp. 10.000", "10000"), ("es_BO", "BOB", "Bs. 500", "500"),
    ("nb_NO", "NOK", "100kr.", "100"), ("hu_HU", "HUF", "500Ft.", "500"),
    ("en_US", "USD", "$.50", "0.5"),
    ("en_US", "USD", "100\t200", nil), ("en_US", "USD", "12\t000 USD", nil),
    ("en_US", "USD", "\t100 ", "100"), ("en_US", "USD", "20 25 123", nil),
    ("fr_FR", "EUR", "06 12 345", nil), ("de_DE", "EUR", "1.12.202", nil),
    ("de_DE", "EUR", "1.23.456", nil), ("en_IN", "INR", "₹12,34,567", "1234567"),
    ("en_IN", "INR", "₹1,234,567", "1234567"),
  ]

  @Test(arguments: thousands)
  func `an amount is never a thousand times too small`(
    locale: String, code: String, input: String, number: String?
  ) {
    #expect(text(locale, code).number(in: input)?.description == number)
  }

  @Test(
    arguments: [
      ("en_US", "1.000", nil), ("de_DE", "1,000", nil), ("en_US", "1,000", "1000"),
      ("en_US", "No.500", nil), ("fr_FR", "1.234", "1234"), ("en_US", "0.125", "0.125"),
      ("en_US", "12\t000", nil),
    ] as [(String, String, String?)])
  func `a whole number is never a thousand times too small`(
    locale: String, input: String, number: String?
  ) {
    let text = NumberText(locale: Locale(identifier: locale))
    #expect(text.number(in: input)?.description == number)
  }

  @Test(arguments: [
    ("en_US", "Kg", "Kg.70", "70"), ("en_US", "cm", "cm.180", "180"),
    ("en_US", "No", "No.500", "500"),
    ("de_DE", "kg", "70,5 kg", "70.5"), ("en_US", "kg", "1.234 kg", nil),
  ])
  func `the point of a unit isn't a decimal separator`(
    locale: String, unit: String, input: String, number: String?
  ) {
    let text = NumberText(
      locale: Locale(identifier: locale), NumberNotation(unit: unit), fractionDigits: 1)
    #expect(text.number(in: input)?.description == number)
  }

  @Test(
    arguments: [
      ("en_US", "USD", "$12.50 USD", "12.5"), ("en_US", "USD", "US$12.50 USD", "12.5"),
      ("en_US", "EUR", "€5 EUR", "5"), ("en_CA", "CAD", "$12.50 CAD", "12.5"),
      ("en_US", "GBP", "GBP £5.00", "5"), ("ja_JP", "JPY", "¥1,200 JPY", "1200"),
      ("en_US", "MXN", "$100.00 MXN", "100"), ("en_US", "USD", "USD$5", "5"),
      ("ja_JP", "JPY", "1,200円", "1200"), ("ko_KR", "KRW", "5,000원", "5000"),
      ("de_DE", "EUR", "12,50 Euro", "12.5"), ("en_US", "EUR", "12.50 euros", "12.5"),
      ("en_US", "USD", "5 US dollars", "5"), ("en_US", "USD", "1 dollar", "1"),
      ("fr_FR", "XOF", "5 francs CFA (BCEAO)", "5"),
      ("en_US", "USD", "$5 EUR", nil), ("en_US", "EUR", "5 dollars", nil),
      ("en_US", "EUR", "€5€", nil), ("en_US", "USD", "$5 USD USD", nil),
    ] as [(String, String, String, String?)])
  func `the symbol, the code, and the name of the currency can be together`(
    locale: String, code: String, input: String, number: String?
  ) {
    #expect(text(locale, code).number(in: input)?.description == number)
  }

  @Test(arguments: locales + ["hu_HU", "cs_CZ", "sv_SE", "pl_PL", "id_ID", "en_IN"])
  func `what Foundation writes in the locale of the field is read`(locale: String) {
    for code in ["EUR", "USD", "JPY", "KWD", "CHF"] {
      let text = text(locale, code)
      for presentation: CurrencyFormatStyleConfiguration.Presentation in [
        .standard, .narrow, .isoCode, .fullName,
      ] {
        for number in [0, 1, 2, 5, 15, 100, 1_234_567] as [Decimal] {
          let shown = number.formatted(
            Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: locale))
              .presentation(presentation))
          let read = text.number(in: shown)
          // A narrow symbol can be another currency's own.
          let isKnown = read == number || presentation == .narrow && read == nil
          #expect(isKnown, "\(locale), \(code): \(shown), \(read ?? -1)")
        }
      }
    }
  }

  @Test(arguments: locales + ["fr_SN", "fr_CA"])
  func `the symbol is read with any spaces`(locale: String) {
    for code in Self.currencies + ["XOF"] {
      let text = text(locale, code)
      for space in [" ", "\u{A0}", "\u{202F}"] {
        let symbol = (text.unit?.before ?? "") + (text.unit?.after ?? "")
        let spaced = symbol.withoutBlankEnds.map { $0.isWhitespace ? space : String($0) }.joined()
        #expect(text.number(in: spaced + space + "5") == 5, "\(locale), \(spaced)")
        #expect(text.number(in: "5" + space + spaced) == 5, "\(locale), \(spaced)")
      }
    }
  }

  @Test(arguments: [
    ("en_US", "EUR", "€1,234.50", "€", "", 2), ("de_DE", "EUR", "1.234,50\u{A0}€", "", "€", 2),
    ("nl_NL", "EUR", "€\u{A0}1.234,50", "€\u{A0}", "", 2),
    ("ja_JP", "JPY", "¥1,234.5", "¥", "", 0),
    ("en_US", "KWD", "KWD\u{A0}1,234.500", "KWD\u{A0}", "", 3),
    ("ar_EG", "EGP", "١٬٢٣٤٫٥٠\u{A0}ج.م.", "", "ج.م.", 2),
    ("he_IL", "ILS", "1,234.50\u{A0}₪", "", "₪", 2),
    ("pt_CV", "CVE", "1234$50\u{A0}", "", "CVE", 2),
  ])
  func `the symbol stands where the locale writes it`(
    locale: String, code: String, title: String, before: String, after: String, digits: Int
  ) {
    let text = text(locale, code)
    // The marks of direction differ between systems.
    let visible = text.title(Decimal(12_345) / 10).filter {
      !"\u{200B}\u{200E}\u{200F}".contains($0)
    }
    #expect(visible == title)
    #expect(text.unit?.before == before && text.unit?.after == after)
    #expect(NumberNotation(currency: code)?.fractionDigits == digits)
  }

  @Test func `amounts in Persian are written from left to right`() {
    #expect(text("fa_IR", "EUR").unit?.isLeftToRight == true)
    #expect(text("ar_EG", "EUR").unit?.isLeftToRight == false)
  }

  @Test func `whole steps have no digits after the separator`() {
    let text = text("en_US", "USD", fractionDigits: 0)
    #expect(text.title(5) == "$5" && text.text(5) == "5")
    #expect(text.title(Decimal(55) / 10) == "$5.50" && text.text(Decimal(55) / 10) == "5.50")
  }

  @Test(arguments: ["", "E", "EURO", "12", "E R", "€", "EU1"])
  func `a code without three letters is no currency`(code: String) {
    #expect(NumberNotation(currency: code) == nil)
    #expect(NumberNotation(currency: "eur") == .currency("EUR"))
  }
}
