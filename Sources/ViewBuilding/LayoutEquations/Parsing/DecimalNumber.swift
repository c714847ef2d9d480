/// Numbers as equations have them: digits, a point, digits, an exponent; in every locale the same.
enum DecimalNumber {
  /// The number at the beginning of some bytes, and how many of them it takes.
  ///
  /// The first byte is a digit. What follows a point or an `e` that is not followed by digits is left.
  static func read(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> (value: Double, length: Int) {
    let text = bytes.base
    var position = bytes.startIndex
    var mantissa: UInt64 = 0
    var exponent = 0
    var isExact = true
    /// Takes digits; those beyond what 64 bits hold make the quick way inexact.
    func takeDigits(exponentEach: Int) {
      while position < bytes.endIndex, case let digit = text[position] &- 0x30, digit < 10 {
        if mantissa < 100_000_000_000_000_000 {
          mantissa = mantissa * 10 + UInt64(digit)
          exponent += exponentEach
        } else {
          isExact = false
        }
        position += 1
      }
    }
    takeDigits(exponentEach: 0)
    if position + 1 < bytes.endIndex, text[position] == UInt8(ascii: "."),
      text[position + 1] &- 0x30 < 10
    {
      position += 1
      takeDigits(exponentEach: -1)
    }
    if let end = exponentEnd(text, from: position, to: bytes.endIndex) {
      position += 1
      let isNegative = text[position] == UInt8(ascii: "-")
      if text[position] &- 0x30 > 9 { position += 1 }
      var value = 0
      while position < end {
        value = min(value * 10 + Int(text[position] &- 0x30), 100_000)
        position += 1
      }
      exponent += isNegative ? -value : value
    }
    let length = position - bytes.startIndex
    if isExact, mantissa <= 1 << 53, let value = scaled(Double(mantissa), exponent) {
      return (value, length)
    }
    let digits = String(decoding: bytes[bytes.startIndex..<position], as: UTF8.self)
    return (Double(digits) ?? .infinity, length)
  }

  /// Where an exponent ends that begins here; nil if none does.
  private static func exponentEnd(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Int? {
    var position = start
    guard position < end, text[position] | 0x20 == UInt8(ascii: "e") else { return nil }
    position += 1
    if position < end, text[position] == UInt8(ascii: "+") || text[position] == UInt8(ascii: "-") {
      position += 1
    }
    let digits = position
    while position < end, text[position] &- 0x30 < 10 { position += 1 }
    return position > digits ? position : nil
  }

  /// A number times a power of ten, where one rounding makes it exact (Clinger 1990): both are
  /// whole in a `Double`.
  private static func scaled(_ mantissa: Double, _ exponent: Int) -> Double? {
    switch exponent {
    case 0: mantissa
    case 1...22: mantissa * powersOfTen[exponent]
    case -22...(-1): mantissa / powersOfTen[-exponent]
    default: mantissa == 0 ? 0 : nil
    }
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// A number as an equation has it: the shortest that is read as the same one, without `.0`.
  static func text(_ value: some BinaryFloatingPoint & CustomStringConvertible) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
