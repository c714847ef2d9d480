import Foundation
import SeededRandom

/// A number that is at least 0, with the separators and the digits of its writer.
struct AmountNumber {
  let value: Decimal
  let text: String
  /// A Boolean value that indicates whether no fraction is written.
  let isWhole: Bool
  /// The decimal separator of the writer.
  let decimalSeparator: String
  /// How it is written.
  private(set) var kinds: [String] = []
  /// The values that the text can mean, of which the locale usually chooses one.
  let meanings: [Decimal]

  private static let spaces = [" ", "\u{A0}", "\u{202F}", "\u{2009}"]
  /// The separators of groups and of fractions in several countries.
  private static let separators = [
    (",", "."), (".", ","), (" ", ","), ("\u{2019}", "."), ("'", "."), (" ", "."), ("", "."),
    ("", ","), ("\u{66C}", "\u{66B}"), ("\u{FF0C}", "\u{FF0E}"),
  ]
  /// The zeros of Arabic, Persian, Devanagari, Bengali, Thai, and full-width digits.
  private static let zeros: [UInt32] = [0x660, 0x6F0, 0x966, 0x9E6, 0xE50, 0xFF10]

  init(_ random: inout SplitMix64, for place: AmountPlace) {
    // Round thousands are the usual prices.
    let limit = random.pick([10, 100, 10_000, 10_000_000])
    let whole = random.chance(30) ? (1 + random.index(999)) * 1_000 : random.index(limit)
    let digits = place.fractionDigits
    let fraction =
      (0..<random.pick([0, min(digits, 1), digits, digits])).map { _ in random.index(10) }
    let isOwn = random.chance(50)
    let locale = place.locale
    var (group, decimal) =
      isOwn
      ? (locale.groupingSeparator ?? "", locale.decimalSeparator ?? ".")
      : random.pick(Self.separators)
    if group.first?.isWhitespace == true { group = random.pick(Self.spaces) }
    let isGrouped = random.chance(80)
    let hasPairs = isGrouped && group == "," && random.chance(10)
    let isBare = whole == 0 && !fraction.isEmpty && random.chance(30)
    let first = isBare ? "" : Self.grouped(whole, isGrouped ? group : "", hasPairs)
    let last = fraction.map { String($0) }.joined()
    let written = first + (fraction.isEmpty ? "" : decimal + last)
    let scale = Decimal(sign: .plus, exponent: -fraction.count, significand: 1)
    value = Decimal(whole) + (Decimal(string: last) ?? 0) * scale
    isWhole = fraction.isEmpty
    decimalSeparator = decimal
    meanings = Self.meanings(of: written, in: place) ?? [value]
    kinds.append(isOwn ? "separators of the locale" : "separators of another locale")
    if hasPairs { kinds.append("groups of two") }
    if random.chance(75) {
      text = written
    } else {
      kinds.append("digits of another script")
      text = Self.transliterated(written, zero: random.pick(Self.zeros))
    }
  }

  private static func grouped(_ number: Int, _ separator: String, _ hasPairs: Bool) -> String {
    var rest = Array(String(number))[...]
    var groups: [String] = []
    while !rest.isEmpty {
      groups.insert(String(rest.suffix(hasPairs && !groups.isEmpty ? 2 : 3)), at: 0)
      rest = rest.dropLast(groups[0].count)
    }
    return groups.joined(separator: separator)
  }

  private static func transliterated(_ text: String, zero: UInt32) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let digit = scalar.properties.numericValue.map { zero + UInt32($0) }
      scalars.append(digit.flatMap(Unicode.Scalar.init) ?? scalar)
    }
    return String(scalars)
  }

  /// Returns what a number with one comma or point and three digits after it means, if amounts have
  /// three fraction digits, or `nil` if it has only one meaning.
  ///
  /// The locale decides, if it has that separator. Otherwise both are possible.
  private static func meanings(of text: String, in place: AmountPlace) -> [Decimal]? {
    let parts = text.split(separator: #/[,.\uFF0C\uFF0E]/#, omittingEmptySubsequences: false)
    guard place.fractionDigits == 3, parts.count == 2, (1...3).contains(parts[0].count),
      parts[1].count == 3, parts[0] != "0", let digits = Decimal(string: parts.joined())
    else { return nil }
    switch text.contains(#/[.\uFF0E]/#) ? "." : "," {
    case place.locale.decimalSeparator: return [digits / 1_000]
    case place.locale.groupingSeparator: return [digits]
    default: return [digits, digits / 1_000]
    }
  }
}
