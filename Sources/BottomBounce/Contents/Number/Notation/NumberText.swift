import Foundation

/// Writes and reads numbers in a locale, with a unit or a currency.
struct NumberText: Sendable {
  let locale: Locale
  let notation: NumberNotation
  private let fractionDigits: Int
  private let symbol: CurrencySymbol?

  init(locale: Locale, _ notation: NumberNotation = .none, fractionDigits: Int = 0) {
    self.locale = locale
    self.notation = notation
    self.fractionDigits = fractionDigits
    symbol = if case .currency(let code) = notation { CurrencySymbol(code, locale) } else { nil }
  }

  // MARK: Writing

  func title(_ number: Decimal) -> String {
    let least = max(fractionDigits, digits(of: number))
    // Wheels aren't wide enough for more.
    return format(number, least...max(least, min(number.fractionDigits, 6)))
  }

  /// For a sentence: with all digits, grouping, and the currency.
  func spoken(_ number: Decimal) -> String {
    let least = digits(of: number)
    return format(number, least...max(least, number.fractionDigits))
  }

  /// For a text field: numbers with a unit or a currency are grouped while they aren't edited.
  func text(_ number: Decimal, isEdited: Bool = true) -> String {
    let least = digits(of: number)
    return number.formatted(
      Decimal.FormatStyle(locale: locale)
        .precision(.fractionLength(least...max(least, number.fractionDigits)))
        .grouping(isEdited || notation == .none ? .never : .automatic))
  }

  private func digits(of number: Decimal) -> Int {
    fractionDigits == 0 && number.fractionDigits == 0 ? 0 : symbol?.fractionDigits ?? 0
  }

  private func format(_ number: Decimal, _ digits: ClosedRange<Int>) -> String {
    guard case .currency(let code) = notation else {
      return number.formatted(
        Decimal.FormatStyle(locale: locale).precision(.fractionLength(digits)))
    }
    return number.formatted(
      Decimal.FormatStyle.Currency(code: code, locale: locale).precision(.fractionLength(digits)))
  }

  var unit: TextUnit? {
    switch notation {
    case .none: nil
    case .unit(let unit): TextUnit(after: unit, name: unit)
    case .currency(let code):
      TextUnit(
        before: symbol?.before ?? "", after: symbol?.after ?? "",
        name: locale.localizedString(forCurrencyCode: code) ?? code,
        isLeftToRight: symbol?.isLeftToRight == true)
    }
  }

  // MARK: Reading

  /// The unit or currency can be before or after the number, or between its sign and digits.
  func number(in text: String) -> Decimal? {
    if let number = plainNumber(in: text) { return number }
    let text = text.folded
    switch notation {
    case .none: return nil
    case .unit(let unit): return number(in: text, besides: [unit.folded])
    case .currency(let code):
      // Each step adds words that take longer to find.
      var words: [String] = []
      for add in [
        { [symbol?.text ?? code, code] }, { names(of: code) }, { otherSymbols(of: code, in: text) },
      ] as [() -> [String]] {
        for word in add().map(\.folded) where !word.isEmpty && !words.contains(word) {
          words.append(word)
        }
        if let number = number(in: text, besides: words) { return number }
      }
      return nil
    }
  }

  private func number(in text: String, besides words: [String]) -> Decimal? {
    for (index, word) in words.enumerated() {
      // An abbreviation can have a point, or not.
      let bare = word.hasSuffix(".") ? String(word.dropLast()) : word
      guard !bare.isEmpty, let range = text.range(of: bare) else { continue }
      let before = text[..<range.lowerBound]
      var after = text[range.upperBound...]
      if before.contains(where: \.isWholeNumber), after.contains(where: \.isWholeNumber) {
        continue
      }
      // The point of an abbreviation isn't a decimal separator, as in "Rs.500" and "S/.100".
      let isAbbreviation = bare.last.map { $0.isLetter || $0 == "/" } == true
      if isAbbreviation, after.first == "." { after = after.dropFirst() }
      let rest = "\(before) \(after)"
      let others = words.enumerated().filter { $0.offset != index }.map(\.element)
      if let number = plainNumber(in: rest) ?? number(in: rest, besides: others) { return number }
    }
    return nil
  }

  /// Includes the last words of the names, such as "dollars" of "US dollars".
  private func names(of code: String) -> [String] {
    let style = Decimal.FormatStyle.Currency(code: code, locale: locale).presentation(.fullName)
    // Languages have other forms for none, one, two, and more, and for fractions.
    let amounts = ([0, 1, 2, 5, 11, 100] as [Decimal]).flatMap { number in
      [style, style.precision(.fractionLength(0))].map { number.formatted($0) }
    }
    return amounts.flatMap { amount in
      let name =
        amount.folded.split { $0.isWholeNumber }.map { $0.trimmingCharacters(in: .whitespaces) }
        .max { $0.count < $1.count } ?? ""
      return [name, name.split(separator: " ").last.map(String.init) ?? ""]
    }
  }

  /// Foreign symbols, such as "zł"; one that the locale writes for another currency needs the code.
  private func otherSymbols(of code: String, in text: String) -> [String] {
    let international = Locale(identifier: "en_001")
    let symbols = [CurrencySymbol(code, locale, .narrow), CurrencySymbol(code, international)]
    let found = Set(symbols.map(\.text)).filter { text.range(of: $0) != nil }
    if found.isEmpty { return [] }
    let taken =
      text.range(of: code.folded) != nil
      ? []
      : Locale.commonISOCurrencyCodes
        .filter { $0 != code }.map { CurrencySymbol($0, locale).text }
    return found.subtracting(taken).sorted { $0.count > $1.count }
  }

  /// If a comma or a point can be either separator, the locale decides.
  private func plainNumber(in text: String) -> Decimal? {
    var marks: [Mark] = []
    var isNegative: Bool?
    for scalar in text.withoutBlankEnds.unicodeScalars {
      switch Mark(scalar) {
      case .digit(let digit): marks.append(.digit(digit))
      case .minus, .plus:
        // A sign occurs once, at the start or at the end.
        guard isNegative == nil else { return nil }
        // A price such as "5,-" has a dash in the place of the cents.
        let isCents = [.point, .comma, .arabicDecimal].contains(marks.last)
        isNegative = Mark(scalar) == .minus && !isCents
        if !marks.isEmpty { marks.append(.end) }
      case .space: if !marks.isEmpty { marks.append(.space) }
      case .invisible: break
      // Persian keyboards have it for the decimal separator.
      case .slash where locale.language.languageCode == .persian: marks.append(.arabicDecimal)
      case .slash, .other: return nil
      case let mark: marks.append(mark)
      }
    }
    while marks.last == .space || marks.last == .end { marks.removeLast() }
    guard !marks.contains(.end), let digits = digits(of: marks) else { return nil }
    return Self.decimal(whole: digits.whole, fraction: digits.fraction, isNegative == true)
  }

  /// A longer fraction ends with 1, so that it never rounds to a different valid number.
  private static func decimal(whole: [Int], fraction: [Int], _ isNegative: Bool) -> Decimal? {
    let whole = whole.drop { $0 == 0 }
    if whole.count > 21 { return isNegative ? -2 * .greatest : 2 * .greatest }
    var fraction = fraction[...]
    while fraction.last == 0 { fraction.removeLast() }
    let room = 38 - max(whole.count, 1)
    if fraction.count > room { fraction = fraction.prefix(room - 1) + [1] }
    let text = ((whole.isEmpty ? [0] : whole) + fraction).map(String.init).joined()
    guard let number = Decimal(string: (isNegative ? "-" : "") + text) else { return nil }
    return number * Decimal(sign: .plus, exponent: -fraction.count, significand: 1)
  }

  private func digits(of marks: [Mark]) -> (whole: [Int], fraction: [Int])? {
    let decimal = decimalIndex(of: marks)
    let whole = decimal.map { Array(marks[..<$0]) } ?? marks
    let fraction = decimal.map { Array(marks[($0 + 1)...]) } ?? []
    guard let whole = ungrouped(whole), let after = Self.digits(fraction) else { return nil }
    // Three digits after the only separator are thousands, or the fraction of a number that can
    // have so many digits.
    let hasThousandths = max(fractionDigits, symbol?.fractionDigits ?? 0) >= 3
    if let decimal, after.count == 3, marks[decimal] != .arabicDecimal,
      !marks[..<decimal].contains(where: { $0.digit == nil }), !hasThousandths,
      marks.first != .digit(0), !whole.isEmpty
    {
      return nil
    }
    return whole.isEmpty && after.isEmpty ? nil : (whole, after)
  }

  private func decimalIndex(of marks: [Mark]) -> Int? {
    func indices(of mark: Mark) -> [Int] { marks.indices.filter { marks[$0] == mark } }
    if let index = indices(of: .arabicDecimal).first { return index }
    let (points, commas) = (indices(of: .point), indices(of: .comma))
    if let point = points.last, let comma = commas.last { return max(point, comma) }
    let found = points + commas
    guard found.count == 1, let index = found.first else { return nil }
    let separator = marks[index] == .point ? "." : ","
    // Whole numbers and amounts have groups also where the locale writes a space, as in "5.000 Ft".
    let hasGroups =
      fractionDigits < (symbol == nil ? 1 : 3) && locale.decimalSeparator != separator
    guard hasGroups || locale.groupingSeparator == separator else { return index }
    // For example, "1.234" in German has a grouping separator, but "1.5" and "0.125" don't.
    return ungrouped(marks) == nil || marks.first == .digit(0) ? index : nil
  }

  private func ungrouped(_ marks: [Mark]) -> [Int]? {
    let separators = Set(marks.filter { $0.digit == nil })
    guard separators.count <= 1, !separators.contains(.arabicDecimal) else { return nil }
    guard let separator = separators.first else { return Self.digits(marks) }
    let groups = marks.split(separator: separator, omittingEmptySubsequences: false)
    let (first, last) = (groups.first?.count ?? 0, groups.last?.count ?? 0)
    guard (1...3).contains(first), last == 3 else { return nil }
    let middle = groups.dropFirst().dropLast()
    guard middle.allSatisfy({ $0.count == 3 }) || hasPairs && middle.allSatisfy({ $0.count == 2 })
    else { return nil }
    return Self.digits(Array(groups.joined()))
  }

  /// Groups of two digits before the last one, as in India.
  private var hasPairs: Bool {
    let million = Decimal(1_000_000).formatted(Decimal.FormatStyle(locale: locale))
    return million.split { !$0.isWholeNumber }.dropFirst().first?.count == 2
  }

  private static func digits(_ marks: [Mark]) -> [Int]? {
    let digits = marks.compactMap(\.digit)
    return digits.count == marks.count ? digits : nil
  }

  private enum Mark: Hashable {
    case digit(Int), point, comma, arabicDecimal, arabicGroup, apostrophe, space, minus, plus
    case invisible
    case slash
    /// The end of the digits, before a sign.
    case end
    case other

    init(_ scalar: Unicode.Scalar) {
      if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
        self = .digit(Int(value))
        return
      }
      switch scalar {
      // Chinese keyboards type their full stop for a point.
      case ".", "\u{FF0E}", "\u{3002}", "\u{FF61}": self = .point
      case "/", "\u{2044}", "\u{FF0F}": self = .slash
      case ",", "\u{FF0C}": self = .comma
      case "\u{66B}": self = .arabicDecimal
      case "\u{66C}": self = .arabicGroup
      case "'", "\u{2019}", "\u{2BC}": self = .apostrophe
      case "-", "\u{2212}", "\u{2010}", "\u{2011}", "\u{2013}", "\u{2014}", "\u{FE63}", "\u{FF0D}":
        self = .minus
      case "+", "\u{FF0B}": self = .plus
      default:
        // A tab separates the cells of a table.
        switch scalar.properties.generalCategory {
        case .spaceSeparator: self = .space
        case .format: self = .invisible
        default: self = .other
        }
      }
    }

    var digit: Int? {
      if case .digit(let digit) = self { digit } else { nil }
    }
  }
}
