/// Options that are made when they are needed: a list can have 100,000 of them, and a form
/// describes the content of a row again after each change.
struct KnownOptions<Choice: Hashable> {
  let sections: OptionSections
  let value: (Int) -> Choice
  let option: (Int) -> SheetOption<Choice>

  init<Source>(
    _ options: [Source], sections: OptionSections? = nil, value: @escaping (Source) -> Choice,
    option: @escaping (Source) -> SheetOption<Choice>
  ) {
    self.sections = sections ?? OptionSections([(nil, options.count)])
    self.value = { value(options[$0]) }
    self.option = { option(options[$0]) }
  }

  init(_ sections: [SheetSection<Choice>] = []) {
    let options = sections.count == 1 ? sections[0].options : sections.flatMap(\.options)
    self.init(
      options, sections: OptionSections(sections.map { ($0.title, $0.options.count) }),
      value: \.value
    ) { $0 }
  }

  var count: Int { sections.count }
  var all: [SheetOption<Choice>] { (0..<count).map(option) }

  func find(_ values: Set<Choice>) -> [Choice: Int] {
    var found: [Choice: Int] = [:]
    for index in 0..<count {
      if found.count == values.count { break }
      let value = value(index)
      if values.contains(value), found[value] == nil { found[value] = index }
    }
    return found
  }
}

/// The options of a list and their sections, without the values.
@MainActor struct OptionRows {
  let sections: OptionSections
  private let row: (Int) -> OptionRow
  let texts: () -> [[String]]

  init<Choice>(_ options: KnownOptions<Choice>) {
    sections = options.sections
    row = { options.option($0).row }
    texts = { options.all.map { [$0.title, $0.subtitle ?? ""] + $0.keywords } }
  }

  var count: Int { sections.count }

  subscript(index: Int) -> OptionRow { row(index) }

  var hasEnabledOption: Bool { (0..<count).contains { row($0).isEnabled } }
}

struct OptionSections: Sendable {
  /// Only sections that have options.
  let all: [(title: String?, options: Range<Int>)]
  let count: Int

  init(_ sections: [(title: String?, count: Int)]) {
    var start = 0
    all = sections.compactMap { title, count in
      defer { start += count }
      return count == 0 ? nil : (title?.isEmpty == true ? nil : title, start..<start + count)
    }
    count = start
  }
}
