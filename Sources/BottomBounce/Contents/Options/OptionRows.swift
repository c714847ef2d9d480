/// The options of a list and their sections, without the values.
///
/// A list can have 100,000 options, so the parts that views show are made when they are needed.
@MainActor struct OptionRows {
  let sections: OptionSections
  private let row: (Int) -> OptionRow
  /// Returns the texts of each option by which a search finds it.
  let texts: () -> [[String]]

  /// Creates the rows of sections.
  init<Value>(_ sections: [SheetSection<Value>]) {
    self.init(sections, options: sections.allOptions())
  }

  /// Creates the rows of sections, whose options are also in one array.
  init<Value>(_ sections: [SheetSection<Value>], options: [SheetOption<Value>]) {
    self.sections = OptionSections(sections.map { ($0.title, $0.options.count) })
    row = { options[$0].row }
    texts = { options.map { [$0.title] + ($0.subtitle.map { [$0] } ?? []) + $0.keywords } }
  }

  /// The number of options.
  var count: Int { sections.count }

  /// Returns the appearance of an option.
  subscript(index: Int) -> OptionRow { row(index) }

  /// A Boolean value that indicates whether the user can choose an option.
  var hasEnabledOption: Bool { (0..<count).contains { row($0).isEnabled } }
}

extension Array {
  /// The options of all sections.
  func allOptions<Value>() -> [SheetOption<Value>] where Element == SheetSection<Value> {
    count == 1 ? self[0].options : flatMap(\.options)
  }
}

/// The titles of sections and the indices of their options.
struct OptionSections: Sendable {
  struct Section: Sendable {
    /// The header; `nil` for none.
    var title: String?
    /// The indices of its options in the list.
    var options: Range<Int>
  }

  /// The sections that have options.
  let all: [Section]
  /// The number of options.
  let count: Int

  /// Creates sections from their titles and numbers of options.
  init(_ sections: [(title: String?, count: Int)]) {
    var start = 0
    all = sections.compactMap { title, count in
      defer { start += count }
      guard count > 0 else { return nil }
      let header = title.flatMap { $0.isEmpty ? nil : $0 }
      return Section(title: header, options: start..<(start + count))
    }
    count = start
  }
}
