/// A kind of code that Linux accepts and that fails, or looks wrong, on iOS.
struct CodePattern {
  /// The part of a file that can make the code correct.
  enum Scope {
    /// The statement.
    case statement
    /// The rest of the enclosing block.
    case block
    /// The file.
    case file
  }

  /// The words at which the code is reported.
  var words: [String]

  /// The contents of the statement around a word; `nil` if the word is enough.
  var expression: Regex<Substring>?

  /// The code that makes it correct; `nil` if nothing does.
  var remedy: Regex<Substring>?

  var scope = Scope.statement
  var folders = ["Sources/"]
  var exception: Exceptions.Rule?

  /// The sentence after the word.
  var problem: String

  /// Returns the places of the code in a file.
  func findings(in file: SourceText) -> [Finding] {
    guard folders.contains(where: file.file.hasPrefix) else { return [] }
    return words.flatMap { word in
      file.places(of: word).filter { isMatched(at: $0, in: file) }.map { place in
        Finding(
          at: place, "\(word) \(problem)",
          subject: exception.map { Exceptions.Subject(rule: $0, name: file.file) })
      }
    }
  }

  private func isMatched(at place: SourceLocation, in file: SourceText) -> Bool {
    let statement = file.statement(at: place.line)
    // By default, a period between letters is no boundary of a word.
    if let expression, !statement.contains(expression.wordBoundaryKind(.simple)) { return false }
    guard let remedy = remedy?.wordBoundaryKind(.simple) else { return true }
    return switch scope {
    case .statement: !statement.contains(remedy)
    case .block: !file.rest(ofBlockAt: place).contains(remedy)
    case .file: !file.code.contains(remedy)
    }
  }
}
