/// Cuts the bytes of a text into tokens, line by line, and never goes back.
struct EquationScanner {
  /// One token: what it is and where it stands.
  struct Token {
    enum Kind: UInt8 {
      case name, number, dot, comma, plus, minus, times, over, at, question
      case equal, lessOrEqual, greaterOrEqual
      /// The end of the line, or the comment at its end.
      case end
      /// Digits that are followed by what makes them no number.
      case malformedNumber
      /// A single `=`, `<` or `>`, or two of them the wrong way round.
      case malformedRelation
      case unknown
    }

    var kind: Kind
    var range: Range<Int>
    /// Of a name.
    var hash: UInt64 = 0
    /// Of a number.
    var value = 0.0
  }

  /// The text, which is valid UTF-8: it comes out of a `String`.
  let text: UnsafeBufferPointer<UInt8>
  /// The line that is being read, counted from 1.
  private(set) var line = 1
  /// Where that line begins.
  private(set) var lineStart = 0
  /// How many bytes were looked at; tests hold it to the length of the text.
  private(set) var bytesVisited = 0
  private var position = 0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  /// The bytes of a part of the text.
  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text[range])
  }

  /// Goes on to the next line; false at the end of the text.
  mutating func nextLine() -> Bool {
    let start = position
    while position < text.count, !isLineEnd(text[position]) { position += 1 }
    bytesVisited += position - start
    guard position < text.count else { return false }
    let isReturn = text[position] == 0x0D
    position += 1
    if isReturn, position < text.count, text[position] == 0x0A { position += 1 }
    line += 1
    lineStart = position
    return true
  }

  /// The next token of the line; its end again and again when there is no other.
  mutating func next() -> Token {
    let before = position
    defer { bytesVisited += position - before + 1 }
    while position < text.count, text[position] == 0x20 || text[position] == 0x09 { position += 1 }
    let start = position
    guard start < text.count else { return Token(kind: .end, range: start..<start) }
    let byte = text[start]
    switch byte {
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
    default: return isNamePart(at: start) > 0 ? name() : unknown()
    }
  }

  // MARK: Tokens

  private mutating func token(_ kind: Token.Kind, length: Int = 1) -> Token {
    position += length
    return Token(kind: kind, range: position - length..<position)
  }

  private mutating func relation() -> Token {
    let isPair = position + 1 < text.count
    let second = isPair ? text[position + 1] : 0
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

  private mutating func number() -> Token {
    let start = position
    let number = DecimalNumber(bytes(start..<text.count))
    position += number.length
    // “8pt”, “1.” and “1.2.3” are read to their end, to be shown whole.
    var isMalformed = false
    while position < text.count {
      let length = text[position] == UInt8(ascii: ".") ? 1 : isNamePart(at: position)
      if length == 0 { break }
      position += length
      isMalformed = true
    }
    return Token(
      kind: isMalformed ? .malformedNumber : .number, range: start..<position, value: number.value)
  }

  private mutating func name() -> Token {
    let start = position
    var hash = NameHash()
    while position < text.count, case let length = isNamePart(at: position), length > 0 {
      for _ in 0..<length {
        hash.add(text[position])
        position += 1
      }
    }
    return Token(kind: .name, range: start..<position, hash: hash.value)
  }

  private mutating func unknown() -> Token {
    token(.unknown, length: scalar(at: position).length)
  }

  // MARK: Characters

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// How many bytes the part of a name has that stands here; 0 if it is none.
  private func isNamePart(at index: Int) -> Int {
    switch text[index] {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F: return 1
    case 0..<0x80: return 0
    default:
      let (scalar, length) = scalar(at: index)
      return scalar.isPartOfName ? length : 0
    }
  }

  /// The Unicode scalar that begins here, and how many bytes it has.
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
  /// Whether a character beyond ASCII may stand in a name: letters, digits and marks of all
  /// languages, and emoji with what joins and changes them.
  fileprivate var isPartOfName: Bool {
    if properties.isXIDContinue || properties.isEmoji { return true }
    switch value {
    case 0x200D, 0xFE0F, 0x20E3, 0xE0020...0xE007F: return true
    default: return false
    }
  }
}
