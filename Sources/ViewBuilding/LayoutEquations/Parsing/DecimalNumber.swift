/// Numbers as equations have them: digits, a point, digits, an exponent; in every locale the same.
struct DecimalNumber {
  private let text: UnsafeBufferPointer<UInt8>
  /// How many bytes the number takes.
  private(set) var length = 0
  private var mantissa: UInt64 = 0
  private var exponent = 0
  /// Whether `mantissa` has all digits.
  private var isExact = true

  /// The number at the beginning of a text, which begins with a digit.
  ///
  /// A point or an `e` belongs to it if digits follow.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    takeDigits(areDecimals: false)
    if isDigit(length + 1), text[length] == UInt8(ascii: ".") {
      length += 1
      takeDigits(areDecimals: true)
    }
    takeExponent()
  }

  /// The nearest `Double`; infinity if there is none.
  var value: Double {
    if isExact, mantissa <= 1 << 53 {
      // Both are whole in a `Double`, so that one rounding makes the result exact (Clinger 1990).
      if mantissa == 0 || exponent == 0 { return Double(mantissa) }
      if (1...22).contains(exponent) { return Double(mantissa) * Self.powersOfTen[exponent] }
      if (-22...(-1)).contains(exponent) { return Double(mantissa) / Self.powersOfTen[-exponent] }
    }
    return Double(String(decoding: text[..<length], as: UTF8.self)) ?? .infinity
  }

  // MARK: Digits

  private func isDigit(_ index: Int) -> Bool {
    index < text.count && text[index] &- 0x30 < 10
  }

  private mutating func takeDigits(areDecimals: Bool) {
    while isDigit(length) {
      // Eighteen digits fit, and are more than the quick way can use.
      if mantissa < 100_000_000_000_000_000 {
        mantissa = mantissa * 10 + UInt64(text[length] &- 0x30)
        exponent -= areDecimals ? 1 : 0
      } else {
        isExact = false
      }
      length += 1
    }
  }

  private mutating func takeExponent() {
    guard length < text.count, text[length] | 0x20 == UInt8(ascii: "e") else { return }
    var digits = length + 1
    let sign = digits < text.count ? text[digits] : 0
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { digits += 1 }
    guard isDigit(digits) else { return }
    var value = 0
    while isDigit(digits) {
      value = min(value * 10 + Int(text[digits] &- 0x30), 100_000)
      digits += 1
    }
    exponent += sign == UInt8(ascii: "-") ? -value : value
    length = digits
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  // MARK: Writing

  /// A number as an equation has it: the shortest that is read as the same one, without `.0`.
  static func text(_ value: some BinaryFloatingPoint & CustomStringConvertible) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
