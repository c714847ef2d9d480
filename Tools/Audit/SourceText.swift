/// A source file from which comments and string literals can be removed.
struct SourceText: Sendable {
  /// The path from the root of the repository.
  let file: String

  /// The lines.
  let lines: [Substring]

  /// The lines, in which spaces replace the characters of comments and string literals, so that
  /// lines and columns don't change.
  let codeLines: [Substring]

  /// The string literals, in the order of their ends.
  let literals: [Literal]

  /// A string literal.
  struct Literal: Sendable {
    var start: SourceLocation
    /// The text without escape sequences and interpolated code.
    var text: String
  }

  /// The first character of the file.
  var start: SourceLocation { SourceLocation(file: file, line: 1, column: 1) }

  init(file: String, text: String) {
    self.file = file
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var stripper = CodeStripper(text)
    codeLines = stripper.stripped().split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count + 1) }
    literals = stripper.literals.map { offset, text in
      let line = starts.lastIndex { $0 <= offset } ?? 0
      let start = SourceLocation(file: file, line: line + 1, column: offset - starts[line] + 1)
      return Literal(start: start, text: text)
    }
  }

  /// Returns the code in a line before a column, both starting at 1.
  func code(before column: Int, inLine line: Int) -> Substring {
    guard codeLines.indices.contains(line - 1) else { return "" }
    return codeLines[line - 1].prefix(column - 1)
  }

  /// Returns the character at a location, with numbers starting at 1, or `nil` if the line is
  /// shorter.
  func character(atColumn column: Int, inLine line: Int) -> Character? {
    guard codeLines.indices.contains(line - 1) else { return nil }
    return codeLines[line - 1].dropFirst(column - 1).first
  }

  /// Returns the locations of a word, or of words separated by white space, in the code.
  func places(of words: String) -> [SourceLocation] {
    let first = words.prefix { $0 != " " }
    return codeLines.indices.flatMap { index in
      // Most lines lack the word, and this is faster.
      guard codeLines[index].contains(first) else { return [SourceLocation]() }
      return Self.columns(of: words, in: codeLines[index]).map {
        SourceLocation(file: file, line: index + 1, column: $0)
      }
    }
  }

  /// Returns the code between the brackets that open after a location, or `nil` if none do.
  ///
  /// - Parameters:
  ///   - bracket: The opening bracket, `(` or `{`. Brackets of other kinds before it are skipped
  ///   with their contents.
  func contents(of bracket: Character, after place: SourceLocation) -> String? {
    let brackets: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
    var found: String?
    var open: [Character] = []
    for index in codeLines.indices.dropFirst(place.line - 1) {
      let line = codeLines[index]
      for character in index == place.line - 1 ? line.dropFirst(place.column - 1) : line {
        if let closing = brackets[character] {
          open.append(closing)
          if open.count == 1, character == bracket {
            found = ""
            continue
          }
        } else if character == open.last {
          open.removeLast()
          if open.isEmpty, let found { return found }
        }
        found?.append(character)
      }
      found?.append("\n")
    }
    return nil
  }

  /// Returns the columns, starting at 1, of whole words.
  private static func columns(of words: String, in line: Substring) -> [Int] {
    let wanted = words.split(separator: " ")
    return line.indices.compactMap { start in
      var rest = line[start...]
      for word in wanted {
        guard rest.hasPrefix(word) else { return nil }
        rest = rest.dropFirst(word.count).drop { $0 == " " && wanted.count > 1 }
      }
      guard let first = words.first, let last = words.last else { return nil }
      let isLonger =
        start > line.startIndex && first.isPartOfIdentifier
        && line[line.index(before: start)].isPartOfIdentifier
      let goesOn =
        last.isPartOfIdentifier && wanted.count == 1
        && (rest.first?.isPartOfIdentifier ?? false)
      return isLonger || goesOn ? nil : line.distance(from: line.startIndex, to: start) + 1
    }
  }
}

extension Character {
  /// A Boolean value that indicates whether the character can be part of an identifier.
  var isPartOfIdentifier: Bool {
    isLetter || isNumber || self == "_"
  }
}
