extension SourceText {
  /// The version that `if #available` has made sure of at a place, or nil where none has.
  ///
  /// What is not seen: `@available` on a declaration, and `guard #available`.
  func checkedVersion(at place: SourceLocation) -> Version? {
    var blocks: [Version?] = []
    var before = ""
    let end = min(max(place.line, 0), codeLines.count)
    for (index, line) in codeLines.prefix(end).enumerated() {
      let code = index + 1 == place.line ? line.prefix(max(place.column - 1, 0)) : line
      for character in code {
        switch character {
        case "{":
          blocks.append(Self.version(checkedIn: before) ?? blocks.last ?? nil)
          before = ""
        case "}":
          if !blocks.isEmpty { blocks.removeLast() }
          before = ""
        default: before.append(character)
        }
      }
      before.append("\n")
    }
    return blocks.last ?? nil
  }

  /// The version that the condition in front of a block asks for.
  private static func version(checkedIn code: String) -> Version? {
    let condition = /\bif\b[^\n]*#available\(\s*iOS\s+(\d+)(?:\.(\d+))?[^\n]*$/
    guard let match = code.trimmingSuffix(while: \.isWhitespace).firstMatch(of: condition),
      let major = Int(match.1)
    else { return nil }
    return Version(major: major, minor: match.2.flatMap { Int($0) } ?? 0)
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var rest = self[...]
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
  }
}
