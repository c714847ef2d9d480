/// The parsed format of a date formatter.
struct DatePattern {
  /// A part of a date format.
  enum Token: Equatable {
    /// A pattern letter and the number of its repetitions.
    case field(Character, Int)
    /// Literal text of a date format.
    case literal(String)
  }

  let tokens: [Token]

  /// Parses a date format.
  init(_ pattern: String) {
    var tokens: [Token] = []
    var literal = ""
    var isQuoted = false
    var previous: Character?
    func isField(_ character: Character) -> Bool { character.isASCII && character.isLetter }
    for character in pattern {
      defer { previous = character }
      if character == "'" {
        // Two quotation marks are an escaped one.
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

  /// Returns the best format of a locale for a template.
  ///
  /// `j` is the locale's preferred hour format.
  @MainActor static func best(for template: String, in locale: Locale) -> DatePattern {
    let key = [template, locale.identifier]
    if let known = known[key] { return known }
    let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
    let best = DatePattern(pattern ?? template)
    known[key] = best
    return best
  }

  /// The cached date formats.
  ///
  /// A lookup takes two milliseconds, and a picker should open in ten.
  @MainActor private static var known: [[String]: DatePattern] = [:]

  // MARK: Columns

  /// The wheels for the format's fields, in their order.
  ///
  /// Eras and the names of years are in the wheel of the year. Literal text is kept only if it's
  /// written with a number in Chinese, Japanese, and Korean, such as the 年 of 2025年.
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

  /// The format string for date formatters.
  var text: String { text { $0 } }

  /// The format string without commas, which wheels don't show.
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

  /// Returns the standalone form of a field.
  ///
  /// Month names are in the nominative case.
  private static func standalone(_ letter: Character, _ count: Int) -> String {
    switch letter {
    case "M", "L": String(repeating: count > 2 ? "L" : "M", count: count)
    // The wheel has two day periods, even if the language has more.
    case "b", "B": "a"
    default: String(repeating: letter, count: count)
    }
  }

  /// Returns the characters at the beginning of a text that belong to the number before it.
  private static func suffix(in text: String) -> String {
    String(text.prefix { $0.isWrittenWithNumbers })
  }

  /// Appends the closing bracket after the name of a year, as in 2025(yi-si).
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
  /// A Boolean value that indicates whether the character is a Chinese character or a Korean
  /// syllable.
  fileprivate var isWrittenWithNumbers: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.properties.isIdeographic || (0xAC00...0xD7A3).contains(scalar.value)
  }
}
