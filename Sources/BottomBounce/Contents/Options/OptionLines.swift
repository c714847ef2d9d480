/// The lines of a list from top to bottom: the headers of sections, and the options that match a
/// search.
///
/// The lines are rows of one section of a table view. Headers of a plain table view would stay in
/// place over the rows, and headers of a grouped table view have the distances of a screen.
struct OptionLines: Sendable {
  /// A line of the list.
  enum Line: Equatable {
    /// The header of a section; `nil` for a distance without a title.
    case header(String?)
    /// The option with this index.
    case option(Int)
  }

  /// The adjacent lines of a section.
  private struct Group: Sendable {
    var title: String?
    var hasHeader: Bool
    /// The first line.
    var start: Int
    /// The positions of its options among the matches.
    var matches: Range<Int>

    var firstOption: Int { start + (hasHeader ? 1 : 0) }
    var end: Int { firstOption + matches.count }
  }

  /// The indices of the options that match a search, in order; `nil` for all.
  let matches: [Int]?
  private let groups: [Group]

  /// Creates the lines of sections.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - matches: The indices of the options that match a search, in order; `nil` for all.
  init(_ sections: OptionSections, matches: [Int]? = nil) {
    self.matches = matches
    var groups: [Group] = []
    var position = 0
    for section in sections.all {
      let end =
        matches.map { $0.firstIndex(notBelow: section.options.upperBound) }
        ?? section.options.upperBound
      defer { position = end }
      guard end > position else { continue }
      groups.append(
        Group(
          title: section.title, hasHeader: section.title != nil || !groups.isEmpty,
          start: groups.last?.end ?? 0, matches: position..<end))
    }
    self.groups = groups
  }

  /// A Boolean value that indicates whether a search can hide options.
  var isFiltered: Bool { matches != nil }
  /// The number of lines.
  var count: Int { groups.last?.end ?? 0 }

  /// Returns a line.
  subscript(line: Int) -> Line {
    guard let group = group(of: line) else { return .header(nil) }
    if line < group.firstOption { return .header(group.title) }
    let position = group.matches.lowerBound + line - group.firstOption
    return .option(matches?[position] ?? position)
  }

  /// Returns the index of the option in a line, or `nil` for a header.
  func option(_ line: Int) -> Int? {
    if case .option(let index) = self[line] { index } else { nil }
  }

  /// Returns the line of an option, or `nil` if the search hides it.
  func line(of option: Int) -> Int? {
    var position = option
    if let matches {
      position = matches.firstIndex(notBelow: option)
      guard position < matches.count, matches[position] == option else { return nil }
    }
    let index = groups.partitionIndex { $0.matches.upperBound > position }
    guard index < groups.count, groups[index].matches.contains(position) else { return nil }
    return groups[index].firstOption + position - groups[index].matches.lowerBound
  }

  /// Returns whether a line is the first or the last option of its section.
  func ends(_ line: Int) -> (isFirst: Bool, isLast: Bool) {
    guard let group = group(of: line) else { return (true, true) }
    return (line == group.firstOption, line == group.end - 1)
  }

  private func group(of line: Int) -> Group? {
    let index = groups.partitionIndex { $0.end > line }
    return index < groups.count ? groups[index] : nil
  }
}

extension [Int] {
  /// Returns the index of the first number of a sorted array that isn't less than another one.
  fileprivate func firstIndex(notBelow number: Int) -> Int { partitionIndex { $0 >= number } }
}

extension Array {
  /// Returns the index of the first element that fulfills a condition, which all later ones
  /// fulfill.
  fileprivate func partitionIndex(where isLater: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
