extension Rules {
  /// Reports string literals with texts for users, edges that don't follow the language, symbols
  /// that iOS 17 lacks, and names of private fonts.
  static func literals(_ files: [SourceText], _ images: SymbolImages) -> [Finding] {
    files.filter { $0.file.hasPrefix("Sources/") || $0.file.hasPrefix("Example/") }
      .flatMap { file in
        singleEdges(file)
          + file.literals.flatMap { literal in
            let before = file.statement(before: literal.start)
            return untranslated(literal, after: before) + fixedEdges(literal)
              + unknownImages(literal, after: before, images) + privateFonts(literal)
          }
      }
  }

  /// Reports files with equations of a view's left edge and none of its right edge, or the reverse.
  private static func singleEdges(_ file: SourceText) -> [Finding] {
    var places: [[Substring]: SourceLocation] = [:]
    for literal in file.literals {
      let equations = literal.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, equation) in equations.enumerated() {
        guard let match = equation.prefixMatch(of: /\s*(\w+\.)?(left|right)\s*[=<>]=/) else {
          continue
        }
        var place = literal.start
        place.line += index
        places[[match.1 ?? "", match.2]] = place
      }
    }
    return places.compactMap { edge, place in
      if places[[edge[0], edge[1] == "left" ? "right" : "left"]] != nil { return nil }
      return Finding(
        at: place,
        "The view is at the \(edge[1]) in every language: use leading and trailing, or both edges.")
    }
  }

  private static func untranslated(
    _ literal: SourceText.Literal, after code: String
  ) -> [Finding] {
    let target =
      /(?:accessibility(?:Label|Hint|Value)|(?:^\s*|\.)(?:text|title|subtitle|placeholder|prompt|attributed[A-Z]\w+|largeContentTitle))\s*=\s|(?:setTitle|setAttributedTitle)\(/
    guard literal.start.isInSources, literal.text.contains(where: \.isLetter),
      let match = code.firstMatch(of: target)
    else { return [] }
    // An argument of a call isn't the text.
    let rest = code[match.range.upperBound...].trimmingPrefix(while: \.isWhitespace)
    let isWhole =
      rest.isEmpty
      || rest.contains(/[?:]\s*$/) && rest.count { $0 == "(" } == rest.count { $0 == ")" }
    return isWhole
      ? [Finding(at: literal.start, "This text is in one language only: add it to SheetStrings.")]
      : []
  }

  /// Reports equations between different horizontal edges of which one is left or right, and those
  /// of a left or right edge beside one of a leading or trailing edge of the same view.
  private static func fixedEdges(_ literal: SourceText.Literal) -> [Finding] {
    let edge = /\b(left|right|leading|trailing)\b(?!\.)/.wordBoundaryKind(.simple)
    let equations = literal.text.split(separator: "\n", omittingEmptySubsequences: false)
    let following = Set(
      equations.compactMap {
        $0.prefixMatch(of: /\s*(\w+\.)?(?:leading|trailing)\s*[=<>]=/).map { $0.1 ?? "" }
      })
    return equations.enumerated().compactMap { index, equation -> Finding? in
      let sides = equation.split(separator: /[=<>]=/)
      guard sides.count == 2 else { return nil }
      let edges = sides.map { Set($0.matches(of: edge).map(\.1)) }
      let isFixed = !edges[0].union(edges[1]).isDisjoint(with: ["left", "right"])
      let view = equation.prefixMatch(of: /\s*(\w+\.)?(?:left|right)\s*[=<>]=/).map { $0.1 ?? "" }
      let isMixed = view.map(following.contains) ?? false
      guard
        isMixed || isFixed && !edges[1].isEmpty && edges[0] != edges[1] && !edges[0].isEmpty
      else { return nil }
      var place = literal.start
      place.line += index
      return Finding(
        at: place,
        "This equation is wrong from right to left: relate leading and trailing, or equal edges.")
    }
  }

  private static func unknownImages(
    _ literal: SourceText.Literal, after code: String, _ images: SymbolImages
  ) -> [Finding] {
    guard
      code.contains(/(?:system(?:Name|Image):\s*|showSymbol\(\s*)(?:[^(,]*[?:]\s*)?$/),
      let problem = images.problem(with: literal.text)
    else { return [] }
    return [Finding(at: literal.start, problem)]
  }

  private static func privateFonts(_ literal: SourceText.Literal) -> [Finding] {
    guard literal.text.contains(/^\.[A-Z]\w/) else { return [] }
    return [
      Finding(
        at: literal.start,
        "\(literal.text) is the name of a private font: use systemFont or preferredFont.")
    ]
  }
}
