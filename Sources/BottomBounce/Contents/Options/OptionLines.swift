/// The headers and the options that match a search, as rows of one section: headers of a table view
/// would stay in place, or have the distances of a screen.
struct OptionLines: Sendable {
  enum Line: Equatable {
    case header(String?)
    case option(Int)
  }

  /// The index of the option in each line, or of a section, as a negative number.
  private var lines: [Int] = []
  private let sections: OptionSections
  let matchCount: Int?

  init(_ sections: OptionSections, matches: [Int]? = nil) {
    self.sections = sections
    matchCount = matches?.count
    var others = matches?[...]
    for (number, section) in sections.all.enumerated() {
      let own = others?.prefix { $0 < section.options.upperBound }
      others = own.map { others?.dropFirst($0.count) ?? [] }
      if own?.isEmpty == true { continue }
      if section.title != nil || !lines.isEmpty { lines.append(-1 - number) }
      if let own { lines += own } else { lines += section.options }
    }
  }

  var isFiltered: Bool { matchCount != nil }
  var count: Int { lines.count }

  subscript(line: Int) -> Line {
    option(line).map { .option($0) } ?? .header(sections.all[-1 - lines[line]].title)
  }

  func option(_ line: Int) -> Int? {
    lines[line] < 0 ? nil : lines[line]
  }

  /// `nil` if the search hides the option.
  func line(of option: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      // An option follows each header.
      let found = self.option(middle) ?? lines[middle + 1]
      if found < option { low = middle + 1 } else { high = middle }
    }
    if low < count, lines[low] < 0 { low += 1 }
    return low < count && lines[low] == option ? low : nil
  }

  func beginsCard(_ line: Int) -> Bool { line == 0 || lines[line - 1] < 0 }
  func endsCard(_ line: Int) -> Bool { line == count - 1 || lines[line + 1] < 0 }
}
