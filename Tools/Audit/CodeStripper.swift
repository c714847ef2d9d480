/// Replaces comments and string literals with spaces, except for interpolated code.
struct CodeStripper {
  /// The string literals before the current position, with the offsets of their first characters.
  ///
  /// The texts have no escape sequences and no interpolated code.
  private(set) var literals: [(offset: Int, text: String)] = []

  private let characters: [Character]
  private var position = 0
  private var output: [Character] = []

  init(_ text: String) {
    characters = Array(text)
    output.reserveCapacity(characters.count)
  }

  /// Returns the text with a space for every character that isn't code.
  ///
  /// Line breaks are kept.
  mutating func stripped() -> String {
    stripCode(untilClosingParenthesis: false)
    return String(output)
  }

  private mutating func stripCode(untilClosingParenthesis: Bool) {
    var depth = 0
    while position < characters.count {
      if startsWith("//") {
        blank { $0.characters[$0.position] != "\n" }
      } else if startsWith("/*") {
        stripBlockComment()
      } else if let hashes = stringLiteralHashes() {
        stripString(hashes: hashes)
      } else {
        if untilClosingParenthesis {
          if characters[position] == "(" { depth += 1 }
          if characters[position] == ")" {
            if depth == 0 { return }
            depth -= 1
          }
        }
        keep(1)
      }
    }
  }

  private mutating func stripBlockComment() {
    var depth = 0
    repeat {
      if startsWith("/*") {
        depth += 1
        blank(2)
      } else if startsWith("*/") {
        depth -= 1
        blank(2)
      } else {
        blank(1)
      }
    } while depth > 0 && position < characters.count
  }

  /// Returns the number of `#` characters before a string literal that begins here, or `nil` if
  /// none does.
  private func stringLiteralHashes() -> Int? {
    var index = position
    while index < characters.count, characters[index] == "#" { index += 1 }
    guard index < characters.count, characters[index] == "\"" else { return nil }
    return index - position
  }

  private mutating func stripString(hashes: Int) {
    let pounds = String(repeating: "#", count: hashes)
    let isMultiline = startsWith(pounds + "\"\"\"")
    let quotes = isMultiline ? "\"\"\"" : "\""
    let end = quotes + pounds
    var text = ""
    let start = position
    defer { literals.append((start, text)) }
    blank(hashes + quotes.count)
    while position < characters.count {
      if startsWith("\\" + pounds + "(") {
        blank(1 + hashes)
        keep(1)
        stripCode(untilClosingParenthesis: true)
        keep(1)
      } else if startsWith("\\" + pounds) {
        blank(2 + hashes)
      } else if startsWith(end) {
        blank(end.count)
        return
      } else if !isMultiline, characters[position] == "\n" {
        return
      } else {
        text.append(characters[position])
        blank(1)
      }
    }
  }

  private func startsWith(_ text: String) -> Bool {
    var index = position
    for character in text {
      guard index < characters.count, characters[index] == character else { return false }
      index += 1
    }
    return true
  }

  private mutating func keep(_ count: Int) {
    for _ in 0..<count where position < characters.count {
      output.append(characters[position])
      position += 1
    }
  }

  private mutating func blank(_ count: Int) {
    for _ in 0..<count where position < characters.count {
      output.append(characters[position] == "\n" ? "\n" : " ")
      position += 1
    }
  }

  private mutating func blank(while condition: (Self) -> Bool) {
    while position < characters.count, condition(self) { blank(1) }
  }
}
