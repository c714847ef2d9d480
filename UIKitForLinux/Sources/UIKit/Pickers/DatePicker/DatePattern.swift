/// A pattern of a date formatter, taken apart.
struct DatePattern {
  /// A part of a pattern.
  enum Token: Equatable {
    /// A letter that stands for something, and how often it is there.
    case field(Character, Int)
    /// Text.
    case literal(String)
  }

  let tokens: [Token]

  /// The parts of a pattern.
  init(_ pattern: String) {
    var tokens: [Token] = []
    var literal = ""
    var isQuoted = false
    var previous: Character?
    func isField(_ character: Character) -> Bool { character.isASCII && character.isLetter }
    for character in pattern {
      defer { previous = character }
      if character == "'" {
        // Two quotation marks stand for one.
        if previous == "'" { literal.append("'") }
        isQuoted.toggle()
      } else if isQuoted || !isField(character) {
        literal.append(character)
      } else {
        if !literal.isEmpty { tokens.append(.literal(literal)) }
        if literal.isEmpty, case .field(character, let count) = tokens.last {
          tokens[tokens.count - 1] = .field(character, count + 1)
        } else {
          tokens.append(.field(character, 1))
        }
        literal = ""
      }
    }
    if !literal.isEmpty { tokens.append(.literal(literal)) }
    self.tokens = tokens
  }

  /// The best pattern of a locale for the fields of a template; `j` is an hour as the locale counts it.
  @MainActor static func best(for template: String, in locale: Locale) -> DatePattern {
    let key = [template, locale.identifier]
    if let known = known[key] { return known }
    let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
    let best = DatePattern(pattern ?? template)
    known[key] = best
    return best
  }

  /// Looking a pattern up takes two milliseconds, of the ten that a picker may take to open.
  @MainActor private static var known: [[String]: DatePattern] = [:]

  // MARK: Columns

  /// The wheels for the pattern's fields, in its order.
  ///
  /// Eras and the years' names stand with the year. Of the text between the fields only what is written together
  /// with a number in Chinese, Japanese and Korean stays, such as the 年 of 2025年.
  var columns: [DateColumn] {
    var columns: [DateColumn] = []
    var between = ""
    for token in tokens {
      switch token {
      case .literal(let text):
        let suffix = Self.suffix(in: text)
        if let last = columns.last, !suffix.isEmpty {
          columns[columns.count - 1] = DateColumn(
            kind: last.kind, format: last.format + Self.quoted(suffix))
        }
        between = String(text.dropFirst(suffix.count))
      case .field(let letter, let count):
        guard let kind = Self.kind(of: letter) else { break }
        let format = Self.standalone(letter, count)
        if kind == .year, let last = columns.last, last.kind == .year {
          columns[columns.count - 1] = DateColumn(
            kind: .year, format: last.format + Self.quoted(between) + format)
        } else {
          columns.append(DateColumn(kind: kind, format: format))
        }
        between = ""
      }
    }
    return columns.map(Self.closingBracket)
  }

  /// The pattern as date formatters take it.
  var text: String { text { $0 } }

  /// The pattern without commas, which wheels do without.
  var textWithoutCommas: String { text { $0.filter { $0 != "," && $0 != "،" } } }

  private func text(_ change: (String) -> String) -> String {
    tokens.map { token in
      switch token {
      case .field(let letter, let count): String(repeating: letter, count: count)
      case .literal(let text): Self.quoted(change(text))
      }
    }.joined()
  }

  private static func kind(of letter: Character) -> DateColumn.Kind? {
    switch letter {
    case "G", "y", "Y", "u", "U", "r": .year
    case "M", "L": .month
    case "d": .day
    case "h", "H", "k", "K": .hour
    case "m": .minute
    case "a", "b", "B": .period
    default: nil
    }
  }

  /// The standalone form of a field.
  ///
  /// Month names are in the nominative case.
  private static func standalone(_ letter: Character, _ count: Int) -> String {
    switch letter {
    case "M", "L": String(repeating: count > 2 ? "L" : "M", count: count)
    // There are two halves of the day, whatever other parts a language has.
    case "b", "B": "a"
    default: String(repeating: letter, count: count)
    }
  }

  /// The letters that begin a text and belong to the number before it.
  private static func suffix(in text: String) -> String {
    String(text.prefix { $0.isWrittenWithNumbers })
  }

  /// Closes the bracket of a year's name, as in 2025(yi-si).
  private static func closingBracket(_ column: DateColumn) -> DateColumn {
    guard column.format.contains("("), !column.format.contains(")") else { return column }
    return DateColumn(kind: column.kind, format: column.format + ")")
  }

  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { $0.isLetter || $0 == "'" }) else { return text }
    return "'" + text.replacing("'", with: "''") + "'"
  }
}

extension Character {
  /// Whether this is a Chinese character or a Korean syllable.
  fileprivate var isWrittenWithNumbers: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.properties.isIdeographic || (0xAC00...0xD7A3).contains(scalar.value)
  }
}
