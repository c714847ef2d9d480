struct ParsedEquations {
  let equations: [Equation]
  /// In the order of the equations.
  let identifiers: [String]

  @MainActor init(_ equations: [Equation], of source: EquationSource) {
    self.equations = equations
    identifiers = source.identifiers(of: equations)
  }
}

/// The equations that calls in the source code have applied before.
///
/// A view's constraints are created by the same calls each time that the view appears. Each call
/// keeps its last text, so a text that is made at run time doesn't let the table grow.
@MainActor struct ParsedEquationCache {
  struct Call: Hashable {
    var file: UnsafePointer<UInt8>
    var line: UInt
  }

  private struct Entry {
    var text: String
    var vocabulary: EquationVocabulary
    var parsed: ParsedEquations
  }

  private var entries: [Call: Entry] = [:]

  /// Returns `nil` if the call last applied another text, or used other names.
  func equations(
    of text: String, _ call: Call, _ vocabulary: EquationVocabulary
  ) -> ParsedEquations? {
    guard let entry = entries[call], entry.text == text, entry.vocabulary.means(vocabulary)
    else { return nil }
    return entry.parsed
  }

  mutating func keep(
    _ parsed: ParsedEquations, of text: String, _ call: Call, _ vocabulary: EquationVocabulary
  ) {
    entries[call] = Entry(text: text, vocabulary: vocabulary, parsed: parsed)
  }
}
