extension SourceText {
  /// All code of the file.
  var code: String { codeLines.joined(separator: "\n") }

  /// Returns the code of the statement that contains a line, starting at 1.
  func statement(at line: Int) -> String {
    codeLines[lines(ofStatementAt: line - 1)].joined(separator: "\n")
  }

  /// Returns the code of the statement at a location, up to the location.
  func statement(before place: SourceLocation) -> String {
    let first = lines(ofStatementAt: place.line - 1).lowerBound
    let before =
      codeLines[first..<place.line - 1] + [code(before: place.column, inLine: place.line)]
    return before.joined(separator: "\n")
  }

  /// Returns the code from a location to the end of the block that contains it.
  func rest(ofBlockAt place: SourceLocation) -> String {
    var rest = ""
    var depth = 0
    for index in codeLines.indices.dropFirst(place.line - 1) {
      let line = codeLines[index]
      for character in index == place.line - 1 ? line.dropFirst(place.column - 1) : line {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
        if depth < 0 { return rest }
        rest.append(character)
      }
      rest.append("\n")
    }
    return rest
  }

  /// Returns the indices of the lines of a statement, from the way in which lines are broken.
  private func lines(ofStatementAt index: Int) -> ClosedRange<Int> {
    var (first, last) = (index, index)
    while first > 0, continues(first) { first -= 1 }
    while last + 1 < codeLines.count, continues(last + 1) { last += 1 }
    return first...last
  }

  /// Returns a Boolean value that indicates whether a line continues the statement of the line
  /// before it.
  private func continues(_ index: Int) -> Bool {
    let first = codeLines[index].first { $0 != " " }
    let last = codeLines[index - 1].last { $0 != " " }
    return first.map { ".?:&|+)]=".contains($0) } == true
      || last.map { "=([,&|+".contains($0) } == true
  }
}
