extension SourceText {
  /// Returns the version that `#available` in an `if` or `guard`, or `@available` on a declaration,
  /// has checked at a location, or `nil` for none.
  func checkedVersion(at place: SourceLocation) -> Version? {
    var blocks: [Block] = []
    var before = ""
    let end = min(max(place.line, 0), codeLines.count)
    for (index, line) in codeLines.prefix(end).enumerated() {
      let code = index + 1 == place.line ? line.prefix(max(place.column - 1, 0)) : line
      for character in code {
        switch character {
        case "{":
          let outer = blocks.last?.version
          if let later = Self.version(guardedIn: before) {
            blocks.append(Block(version: outer, laterVersion: later))
          } else {
            blocks.append(Block(version: Self.version(checkedIn: before) ?? outer))
          }
          before = ""
        case "}":
          let later = blocks.popLast()?.laterVersion
          if let later, !blocks.isEmpty { blocks[blocks.count - 1].version = later }
          before = ""
        default: before.append(character)
        }
      }
      before.append("\n")
    }
    return Self.version(declaredIn: before) ?? blocks.last?.version
  }

  /// A block of code whose end hasn't been reached.
  private struct Block {
    /// The version that is checked in the block.
    var version: Version?
    /// The version that is checked in the enclosing block after this one.
    var laterVersion: Version?
  }

  /// Returns the version that a `guard` before its `else` block requires.
  private static func version(guardedIn code: String) -> Version? {
    let condition = /\bguard\b[^\n]*#available\(\s*iOS\s+(\d+)(?:\.(\d+))?[^\n]*\belse\s*$/
    return code.firstMatch(of: condition).flatMap { version($0.1, $0.2) }
  }

  /// Returns the version that the condition or declaration before a block requires.
  private static func version(checkedIn code: String) -> Version? {
    let condition = /\bif\b[^\n]*#available\(\s*iOS\s+(\d+)(?:\.(\d+))?[^\n]*$/
    let code = code.trimmingSuffix(while: \.isWhitespace)
    guard let match = code.firstMatch(of: condition) else {
      return version(declaredIn: String(code))
    }
    return version(match.1, match.2)
  }

  /// Returns the version that `@available` requires on the declaration at the end of a text.
  private static func version(declaredIn code: String) -> Version? {
    let attribute = /@available\(\s*iOS\s+(\d+)(?:\.(\d+))?\s*,\s*\*\s*\)/
    let keyword = /\b(?:func|init|subscript|var|let|class|struct|enum|extension|protocol|actor)\b/
    guard let match = code.matches(of: attribute).last else { return nil }
    // A second keyword belongs to another declaration.
    guard code[match.range.upperBound...].matches(of: keyword).count <= 1 else { return nil }
    return version(match.1, match.2)
  }

  private static func version(_ major: Substring, _ minor: Substring?) -> Version? {
    Int(major).map { Version(major: $0, minor: minor.flatMap { Int($0) } ?? 0) }
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var rest = self[...]
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
  }
}
