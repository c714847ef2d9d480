/// Splits the bytes of a text into tokens, line by line, in one pass.
struct EquationScanner {
  struct Token {
    enum Kind: UInt8 {
      case name, number, dot, comma, plus, minus, times, over, at, question
      case equal, lessOrEqual, greaterOrEqual
      /// The end of the line, or the comment at its end.
      case end
      /// Digits followed by characters that cannot be part of a number.
      case malformedNumber
      /// A single `=`, `<`, or `>`, or two of them in the wrong order.
      case malformedRelation
      case unknown
    }

    var kind: Kind
    var range: Range<Int>
    var value = 0.0
    /// The index of the interpolated item that the name represents.
    var item: Int?
  }

  /// Valid UTF-8 because it comes from a `String`.
  let text: UnsafeBufferPointer<UInt8>
  let items: [InterpolatedItem]
  private(set) var line = 1
  private(set) var lineStart = 0
  private var position = 0
  private var nextItem = 0

  init(_ text: UnsafeBufferPointer<UInt8>, items: [InterpolatedItem] = []) {
    self.text = text
    self.items = items
  }

  static func isName(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = EquationScanner(bytes)
      let token = scanner.next()
      return token.kind == .name && token.range == 0..<bytes.count
    }
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self)
  }

  /// Returns `false` at the end of the text.
  mutating func nextLine() -> Bool {
    while position < text.count, !isLineEnd(text[position]) { position += 1 }
    guard position < text.count else { return false }
    let isReturn = text[position] == 0x0D
    position += 1
    if isReturn, position < text.count, text[position] == 0x0A { position += 1 }
    line += 1
    lineStart = position
    return true
  }

  /// Returns the end of the line after the last token.
  mutating func next() -> Token {
    while position < text.count, text[position] == 0x20 || text[position] == 0x09 { position += 1 }
    let start = position
    guard start < text.count else { return Token(kind: .end, range: start..<start) }
    // Comments and lines with errors are skipped together with their items.
    while nextItem < items.count, items[nextItem].range.lowerBound < start { nextItem += 1 }
    if nextItem < items.count, items[nextItem].range.lowerBound == start { return item() }
    switch text[start] {
    case 0x0A, 0x0D, UInt8(ascii: "#"): return Token(kind: .end, range: start..<start)
    case UInt8(ascii: "."): return token(.dot)
    case UInt8(ascii: ","): return token(.comma)
    case UInt8(ascii: "+"): return token(.plus)
    case UInt8(ascii: "-"): return token(.minus)
    case UInt8(ascii: "*"): return token(.times)
    case UInt8(ascii: "/"): return token(.over)
    case UInt8(ascii: "@"): return token(.at)
    case UInt8(ascii: "?"): return token(.question)
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"): return relation()
    case 0x30...0x39: return number()
    default: return lengthOfNamePart(at: start) > 0 ? name() : unknown()
    }
  }

  // MARK: Tokens

  private mutating func token(_ kind: Token.Kind, length: Int = 1) -> Token {
    position += length
    return Token(kind: kind, range: position - length..<position)
  }

  private mutating func item() -> Token {
    let range = items[nextItem].range
    position = range.upperBound
    nextItem += 1
    return Token(kind: .name, range: range, item: nextItem - 1)
  }

  private mutating func relation() -> Token {
    let second = position + 1 < text.count ? text[position + 1] : 0
    if second == UInt8(ascii: "=") {
      switch text[position] {
      case UInt8(ascii: "="): return token(.equal, length: 2)
      case UInt8(ascii: "<"): return token(.lessOrEqual, length: 2)
      default: return token(.greaterOrEqual, length: 2)
      }
    }
    let isReversed =
      text[position] == UInt8(ascii: "=")
      && (second == UInt8(ascii: "<") || second == UInt8(ascii: ">"))
    return token(.malformedRelation, length: isReversed ? 2 : 1)
  }

  /// Reads digits, with a fraction and an exponent if digits follow `.` and `e`.
  private mutating func number() -> Token {
    let start = position
    skipDigits()
    if isDigit(at: position + 1), text[position] == UInt8(ascii: ".") {
      position += 1
      skipDigits()
    }
    if position < wordEnd, text[position] | 0x20 == UInt8(ascii: "e") {
      let sign = position + 1 < text.count ? text[position + 1] : 0
      let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
      let digits = position + (isSigned ? 2 : 1)
      if isDigit(at: digits) {
        position = digits
        skipDigits()
      }
    }
    let value = Double(string(start..<position)) ?? .infinity
    // “8pt”, “1.”, and “1.2.3” are read to the end, so that the error shows all of it.
    let end = position
    while position < wordEnd {
      let length = text[position] == UInt8(ascii: ".") ? 1 : lengthOfNamePart(at: position)
      if length == 0 { break }
      position += length
    }
    return Token(
      kind: position > end ? .malformedNumber : .number, range: start..<position, value: value)
  }

  private mutating func skipDigits() {
    while isDigit(at: position) { position += 1 }
  }

  private mutating func name() -> Token {
    let start = position
    while position < wordEnd, case let length = lengthOfNamePart(at: position), length > 0 {
      position += length
    }
    return Token(kind: .name, range: start..<position)
  }

  private mutating func unknown() -> Token {
    token(.unknown, length: scalar(at: position).length)
  }

  // MARK: Characters

  /// The maximum end of a name or number: the offset of the next interpolated item.
  private var wordEnd: Int {
    nextItem < items.count ? items[nextItem].range.lowerBound : text.count
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private func isDigit(at index: Int) -> Bool {
    index < wordEnd && text[index] &- 0x30 < 10
  }

  /// Returns 0 if the character cannot be part of a name.
  private func lengthOfNamePart(at index: Int) -> Int {
    switch text[index] {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F: return 1
    case 0..<0x80: return 0
    default:
      let (scalar, length) = scalar(at: index)
      return scalar.isPartOfName ? length : 0
    }
  }

  private func scalar(at index: Int) -> (Unicode.Scalar, length: Int) {
    let lead = text[index]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    let end = min(index + length, text.count)
    var value = length == 1 ? UInt32(lead) : UInt32(lead & (0x7F >> UInt8(length)))
    for next in index + 1..<end { value = value << 6 | UInt32(text[next] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", end - index)
  }
}

extension Unicode.Scalar {
  /// Includes letters, digits, and marks of all languages, and emoji with their joiners.
  fileprivate var isPartOfName: Bool {
    if properties.isXIDContinue || properties.isEmoji { return true }
    switch value {
    case 0x200D, 0xFE0F, 0x20E3, 0xE0020...0xE007F: return true
    default: return false
    }
  }
}
