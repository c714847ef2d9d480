import Foundation

/// Writes and reads numbers in a locale.
struct NumberText: Sendable {
  let locale: Locale

  /// Returns a number with grouping.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - fractionDigits: The minimum number of fraction digits.
  func title(_ number: Decimal, fractionDigits: Int = 0) -> String {
    // Wheels aren't wide enough for more.
    let most = max(fractionDigits, min(number.fractionDigits, 6))
    return format(number, fractionDigits...most, .automatic)
  }

  /// Returns a number as a user types it, without grouping.
  func text(_ number: Decimal) -> String {
    format(number, 0...number.fractionDigits, .never)
  }

  private func format(
    _ number: Decimal, _ digits: ClosedRange<Int>,
    _ grouping: NumberFormatStyleConfiguration.Grouping
  ) -> String {
    number.formatted(
      Decimal.FormatStyle(locale: locale).precision(.fractionLength(digits)).grouping(grouping))
  }

  // MARK: Reading

  /// Returns the number that a user has typed or pasted; `nil` if it isn't a number.
  ///
  /// All scripts' digits, the separators of the locale, and those that other keyboards have are
  /// accepted. If a comma or a point can be either separator, the locale decides.
  func number(in text: String) -> Decimal? {
    var marks: [Mark] = []
    var isNegative: Bool?
    for scalar in text.unicodeScalars {
      switch Mark(scalar) {
      case .digit(let digit): marks.append(.digit(digit))
      case .minus, .plus:
        // A sign stands once, at the start or at the end.
        guard isNegative == nil else { return nil }
        isNegative = Mark(scalar) == .minus
        if !marks.isEmpty { marks.append(.end) }
      case .space where marks.isEmpty: break
      case .space: marks.append(.space)
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

  private static func decimal(whole: [Int], fraction: [Int], _ isNegative: Bool) -> Decimal? {
    let whole = whole.drop { $0 == 0 }
    if whole.count > 21 { return isNegative ? -2 * NumberScale.greatest : 2 * NumberScale.greatest }
    let digits = whole.isEmpty ? [0] : whole
    let text =
      digits.map(String.init).joined() + "." + fraction.prefix(16).map(String.init).joined() + "0"
    return Decimal(string: (isNegative ? "-" : "") + text)
  }

  /// Returns the digits before and after the decimal separator; `nil` if there are none, or if the
  /// separators stand in the wrong places.
  private func digits(of marks: [Mark]) -> (whole: [Int], fraction: [Int])? {
    let decimal = decimalIndex(of: marks)
    let whole = decimal.map { Array(marks[..<$0]) } ?? marks
    let fraction = decimal.map { Array(marks[($0 + 1)...]) } ?? []
    guard let whole = Self.ungrouped(whole), let after = Self.digits(fraction) else { return nil }
    return whole.isEmpty && after.isEmpty ? nil : (whole, after)
  }

  /// Returns the index of the decimal separator; `nil` if there is none.
  private func decimalIndex(of marks: [Mark]) -> Int? {
    func indices(of mark: Mark) -> [Int] { marks.indices.filter { marks[$0] == mark } }
    if let index = indices(of: .arabicDecimal).first { return index }
    let (points, commas) = (indices(of: .point), indices(of: .comma))
    if let point = points.last, let comma = commas.last { return max(point, comma) }
    let found = points + commas
    guard found.count == 1, let index = found.first else { return nil }
    let separator = marks[index] == .point ? "." : ","
    guard locale.groupingSeparator == separator else { return index }
    // For example, "1.234" in German has a grouping separator, but "1.5" and "0.125" don't.
    let groups = Self.ungrouped(marks)
    return groups == nil || marks.first == .digit(0) ? index : nil
  }

  /// Returns digits without grouping separators; `nil` if groups are too long or too short.
  private static func ungrouped(_ marks: [Mark]) -> [Int]? {
    let separators = Set(marks.filter { !$0.isDigit })
    guard separators.count <= 1, !separators.contains(.arabicDecimal) else { return nil }
    guard let separator = separators.first else { return digits(marks) }
    let groups = marks.split(separator: separator, omittingEmptySubsequences: false)
    let (first, last) = (groups.first?.count ?? 0, groups.last?.count ?? 0)
    // India has groups of two digits before the last one.
    guard (1...3).contains(first), last == 3,
      groups.dropFirst().dropLast().allSatisfy({ (2...3).contains($0.count) })
    else { return nil }
    return digits(Array(groups.joined()))
  }

  private static func digits(_ marks: [Mark]) -> [Int]? {
    let digits = marks.compactMap(\.digit)
    return digits.count == marks.count ? digits : nil
  }

  /// A character of a number.
  private enum Mark: Hashable {
    case digit(Int), point, comma, arabicDecimal, arabicGroup, apostrophe, space, minus, plus
    /// A mark for the direction of text.
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
      case "-", "\u{2212}", "\u{2010}", "\u{2011}", "\u{2013}", "\u{FE63}", "\u{FF0D}":
        self = .minus
      case "+", "\u{FF0B}": self = .plus
      default:
        let properties = scalar.properties
        if properties.isWhitespace {
          self = .space
        } else {
          self = properties.generalCategory == .format ? .invisible : .other
        }
      }
    }

    var digit: Int? {
      if case .digit(let digit) = self { digit } else { nil }
    }

    var isDigit: Bool { digit != nil }
  }
}
