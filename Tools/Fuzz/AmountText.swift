import Foundation
import SeededRandom

/// A text with an amount of money or a whole number, as Foundation or a user writes it.
struct AmountText {
  private(set) var text = ""
  /// The numbers that the text can mean: none if it isn't one amount of the currency, or two if
  /// the locale has neither of the separators.
  private(set) var meanings: [Decimal] = []
  /// How the text is written.
  private(set) var kinds: [String] = []
  /// A Boolean value that indicates whether the field must accept the text.
  private(set) var isRequired = false

  typealias Presentation = CurrencyFormatStyleConfiguration.Presentation

  private static let presentations: [(Presentation, String)] = [
    (.standard, "symbol"), (.narrow, "narrow symbol"), (.isoCode, "code"), (.fullName, "name"),
  ]
  private static let abbreviations = [
    "INR": ["Rs.", "re."], "PKR": ["Rs."], "SEK": ["kr."], "DKK": ["kr."], "CHF": ["Fr.", "SFr."],
    "PLN": ["zł."], "CZK": ["Kč."], "HUF": ["Ft."], "RUB": ["руб.", "р."], "TRY": ["TL."],
    "AED": ["Dh.", "د.إ."], "XOF": ["F."], "KWD": ["KD.", "د.ك."], "TND": ["DT."],
  ]
  private static let spaces = [" ", "", "\u{A0}", "\u{202F}", "\u{2009}", "\u{3000}", "\t"]
  private static let minuses = ["-", "\u{2212}", "\u{2013}", "\u{FE63}", "\u{FF0D}"]
  private static let marks = [
    ["\u{200E}", ""], ["\u{202A}", "\u{202C}"], ["\u{202B}", "\u{202C}"], ["\u{2068}", "\u{2069}"],
    ["", "\u{FE0F}"], ["\u{200B}", ""],
  ]

  init(_ random: inout SplitMix64, for place: AmountPlace) {
    switch random.index(20) {
    case 0..<5: format(&random, place)
    case 5: writeTwo(&random, place)
    case 6 where place.currency != nil: writeOther(&random, place)
    default: write(&random, place)
    }
  }

  // MARK: Foundation

  /// Formats a number in the locale of the field.
  private mutating func format(_ random: inout SplitMix64, _ place: AmountPlace) {
    let sign: Decimal = random.chance(15) ? -1 : 1
    let number = sign * AmountNumber(&random, for: place).value
    meanings = [number]
    isRequired = true
    guard let currency = place.currency, random.chance(80) else {
      text = number.formatted(Decimal.FormatStyle(locale: place.locale))
      kinds = ["Foundation's number"]
      return
    }
    let (presentation, name) = random.pick(Self.presentations)
    let hasCents = random.chance(70) || number.exponent < 0
    let digits = hasCents ? place.fractionDigits : 0
    text = Self.formatted(number, currency, place.locale, presentation, digits)
    kinds = ["Foundation's \(name)"]
    if presentation == .narrow { isRequired = !isShared(currency, place.locale) }
    // Foundation for Linux splits the number in Turkish: "CHF 5,0 İsviçre frangı0".
    if text.contains(#/\d.*\p{L}.*\d/#) { isRequired = false }
  }

  private static func formatted(
    _ number: Decimal, _ currency: String, _ locale: Locale, _ presentation: Presentation,
    _ digits: Int
  ) -> String {
    number.formatted(
      Decimal.FormatStyle.Currency(code: currency, locale: locale).presentation(presentation)
        .precision(.fractionLength(digits)))
  }

  /// Returns whether the narrow symbol of a currency is the usual symbol of another one.
  private func isShared(_ currency: String, _ locale: Locale) -> Bool {
    let symbol = Self.word(currency, locale, .narrow).text
    return Locale.commonISOCurrencyCodes.contains {
      $0 != currency && Self.isSame(Self.word($0, locale, .standard).text, symbol)
    }
  }

  private static func isSame(_ word: String, _ other: String) -> Bool {
    word.compare(other, options: [.caseInsensitive, .widthInsensitive]) == .orderedSame
  }

  /// Returns the text beside an amount, and whether it is before the amount.
  private static func word(
    _ currency: String, _ locale: Locale, _ presentation: Presentation, of number: Decimal = 2
  ) -> (text: String, isFirst: Bool) {
    let text = formatted(number, currency, locale, presentation, 0)
    let parts = text.split(omittingEmptySubsequences: false) { $0.isWholeNumber }
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    let (before, after) = (parts.first ?? "", parts.last ?? "")
    // Marks of the direction of text can be at the other end.
    return before.contains { $0.isLetter || $0.isCurrencySymbol } ? (before, true) : (after, false)
  }

  // MARK: Users

  /// Writes an amount, or a number without its currency.
  private mutating func write(_ random: inout SplitMix64, _ place: AmountPlace) {
    let number = AmountNumber(&random, for: place)
    kinds = number.kinds
    let words = place.currency.map { self.words(for: $0, &random, place) } ?? ([], [])
    if place.currency == nil { kinds.append("whole number") }
    join(number, words, &random, place)
  }

  /// Returns the words before and after an amount.
  private mutating func words(
    for currency: String, _ random: inout SplitMix64, _ place: AmountPlace
  ) -> (before: [String], after: [String]) {
    let locale = random.chance(70) ? place.locale : random.pick(AmountPlace.locales)
    var words: [(text: String, isFirst: Bool)] = []
    let index = random.index(7)
    if index < Self.presentations.count {
      let (presentation, name) = Self.presentations[index]
      words = [Self.word(currency, locale, presentation)]
      kinds.append(name)
    } else if index == 4 {
      let symbol = Self.word(currency, locale, .standard)
      let isCode = Self.isSame(symbol.text, currency)
      words = [symbol] + (isCode ? [] : [(currency, random.chance(50))])
      kinds.append(isCode ? "code" : "symbol with code")
    } else if index == 5 {
      let symbol = Self.word(currency, locale, .standard)
      var abbreviations = (Self.abbreviations[currency] ?? []) + [currency + "."]
      if symbol.text.last?.isLetter == true { abbreviations.append(symbol.text + ".") }
      words = [(random.pick(abbreviations), symbol.isFirst)]
      kinds.append("abbreviation with a point")
    } else {
      kinds.append("no currency")
    }
    if !words.isEmpty, random.chance(30) {
      words = words.map { ($0.text, !$0.isFirst) }
      kinds.append("on the other side")
    }
    if random.chance(20) {
      words = words.map { ($0.text.lowercased(), $0.isFirst) }
    }
    return (words.filter(\.isFirst).map(\.text), words.filter { !$0.isFirst }.map(\.text))
  }

  /// Joins a number and words with spaces, a sign, and marks.
  private mutating func join(
    _ number: AmountNumber, _ words: (before: [String], after: [String]),
    _ random: inout SplitMix64, _ place: AmountPlace
  ) {
    var digits = number.text
    var isNegative = false
    var (front, end) = ("", "")
    switch random.index(20) {
    case 0, 1:
      isNegative = true
      let minus = random.pick(Self.minuses)
      switch random.index(3) {
      case 0: front = minus
      case 1: digits = minus + digits
      default: digits += minus
      }
      kinds.append("minus")
    case 2 where number.isWhole && place.fractionDigits < 3:
      digits += number.decimalSeparator + random.pick(["-", "\u{2013}", "\u{2014}"])
      kinds.append("dash for cents")
    case 3 where place.fractionDigits < 3:
      end = random.pick([".", ","])
      kinds.append("end of a sentence")
    default: break
    }
    var pieces = words.before + [digits] + words.after
    for index in pieces.indices.dropFirst() {
      var space = random.pick(Self.spaces)
      // The point of "kr.50" ends the abbreviation.
      if space.isEmpty, pieces[index].first?.isWholeNumber == false { space = " " }
      if space == "\t" { kinds.append("tab") }
      pieces[index] = space + pieces[index]
    }
    if random.chance(25) {
      let pair = random.pick(Self.marks)
      let place = random.index(pieces.count)
      pieces[place] = pair[0] + pieces[place] + pair[1]
      let mark = pair.joined().unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
      kinds.append("mark \(mark.joined(separator: ", "))")
    }
    text += front + pieces.joined() + end
    let sign: Decimal = isNegative ? -1 : 1
    meanings = number.meanings.map { sign * $0 }
  }

  // MARK: Other texts

  /// Writes two cells of a table, a range, or a list.
  private mutating func writeTwo(_ random: inout SplitMix64, _ place: AmountPlace) {
    write(&random, place)
    let separator = random.pick(["\t", "\n", "\r\n", " - ", "\u{2013}", ", ", "; ", " / "])
    text += separator
    write(&random, place)
    meanings = []
    kinds = ["two amounts"]
  }

  /// Writes an amount of another currency.
  private mutating func writeOther(_ random: inout SplitMix64, _ place: AmountPlace) {
    let other = random.pick(AmountPlace.currencies.filter { $0 != place.currency })
    let (presentation, name) = random.pick(Self.presentations.filter { $0.0 != .narrow })
    let (word, isFirst) = Self.word(other, place.locale, presentation, of: 2)
    let number = AmountNumber(&random, for: place)
    join(number, isFirst ? ([word], []) : ([], [word]), &random, place)
    let own = place.currency.map { Self.word($0, place.locale, presentation).text }
    if own.map({ !Self.isSame($0, word) }) ?? true { meanings = [] }
    kinds = ["\(name) of another currency"]
  }
}
