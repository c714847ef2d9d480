import Foundation

/// The selectable numbers, decimal so that steps of 0.1 don't add up to 30.299999999999997.
struct NumberScale: Equatable, Sendable {
  /// The first step: the lower limit, or a great negative number if there is none.
  let lower: Decimal
  /// May lie between two steps.
  let upper: Decimal
  let step: Decimal
  let hasLower: Bool
  let hasUpper: Bool
  private let lastStep: Decimal
  let last: Decimal

  /// Without a lower limit, 0 is on a step; an invalid step counts as 1.
  init<Limit: SheetNumber & Comparable & Numeric>(_ range: ClosedRange<Limit>, step: Limit) {
    let (first, last) = (Self.limit(range.lowerBound), Self.limit(range.upperBound))
    let step = Self.step(step) ?? 1
    hasLower = first > -.greatest
    hasUpper = last < .greatest
    lower = hasLower ? first : first.quotient(by: step) * step
    upper = max(last, lower)
    self.step = step
    lastStep = (upper - lower).quotient(by: step)
    self.last = lower + lastStep * step
  }

  private static func limit<Limit: SheetNumber & Comparable & Numeric>(_ limit: Limit) -> Decimal {
    guard let number = limit.decimal else {
      return limit < 0 ? -.greatest : limit > 0 ? .greatest : 0
    }
    // A limit such as 0.7 - 0.2 is off in its sixteenth digit, so it has many decimal places.
    if number.fractionDigits <= 2 { return number }
    let short = number.rounded(max(15 - "\(number.rounded(0))".count, 0))
    return abs(short - number) <= abs(number) * 1e-15 ? short : number
  }

  /// `nil` if the step isn't positive and finite, or has more than twelve decimal places, as 1/3.
  static func step(_ step: some SheetNumber) -> Decimal? {
    let unit = Decimal(sign: .plus, exponent: -12, significand: 1)
    guard let step = step.decimal, step >= unit else { return nil }
    // A sum such as 0.1 + 0.2 is off by the rounding of binary numbers.
    let rounded = step.rounded(12)
    return abs(rounded - step) <= step * Decimal(sign: .plus, exponent: -15, significand: 1)
      ? rounded : nil
  }

  // MARK: Steps

  var count: Int? { lastStep < 1_000_000 ? Int(decimal: lastStep).map { $0 + 1 } : nil }

  func number(at index: Int) -> Decimal { lower + Decimal(index) * step }

  func nearest(to number: Decimal) -> Decimal {
    let half = Decimal(sign: .plus, exponent: -1, significand: 5)
    let distance = min(max(number, lower), last) - lower
    return min(lower + (distance + half * step).quotient(by: step) * step, last)
  }

  func index(below number: Decimal) -> Int {
    let distance = min(max(number, lower), last) - lower
    return Int(decimal: distance.quotient(by: step)) ?? 0
  }

  func contains(_ number: Decimal) -> Bool { number >= lower && number <= upper }

  func allows(_ number: Decimal) -> Bool { contains(number) && number == nearest(to: number) }

  /// Returns the nearest number on a step if only the rounding of binary numbers differs.
  func unrounded(_ number: Decimal) -> Decimal {
    // Literals of `Decimal`, such as 38026.67, are off in their sixteenth digit.
    if number.fractionDigits <= 2 { return number }
    let nearest = nearest(to: number)
    let tolerance = min(max(step * 1e-9, abs(number) * 1e-15), step * 1e-3)
    return abs(number - nearest) <= tolerance ? nearest : number
  }

  var isWhole: Bool { fractionDigits == 0 }

  var fractionDigits: Int { max(lower.fractionDigits, step.fractionDigits) }
}

extension Decimal {
  /// Without a fraction.
  func quotient(by other: Decimal) -> Decimal {
    let unit = min(exponent, other.exponent)
    func units(of number: Decimal) -> Int? {
      Int(decimal: Decimal(sign: .plus, exponent: -unit, significand: number))
    }
    // A division of decimal numbers takes much longer.
    if let whole = units(of: self), let part = units(of: other) { return Decimal(whole / part) }
    return Decimal(string: String((self / other).description.prefix { $0 != "." })) ?? 0
  }

  func rounded(_ fractionDigits: Int) -> Decimal {
    var rounded = Decimal()
    // `make app-size` can't compile variables that are passed as pointers with `&`.
    withUnsafePointer(to: self) { number in
      withUnsafeMutablePointer(to: &rounded) { NSDecimalRound($0, number, fractionDigits, .plain) }
    }
    return rounded
  }

  var fractionDigits: Int {
    var compact = self
    withUnsafeMutablePointer(to: &compact) { NSDecimalCompact($0) }
    return max(-compact.exponent, 0)
  }
}
