/// The positions of a table's sections and rows, from measured or estimated heights.
struct TableGeometry {
  /// A section with its header, rows, and footer.
  struct Section {
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var rows = HeightList()
    /// Boolean values that indicate whether the heights are measured; the others are estimates.
    var isMeasured: [Bool] = []

    var height: CGFloat { header + rows.total + footer }
  }

  private(set) var sections: [Section]
  private var heights: HeightList
  /// The height of the table's header view.
  var top: CGFloat

  init(_ sections: [Section] = [], top: CGFloat = 0) {
    self.sections = sections
    self.top = top
    heights = HeightList(sections.map(\.height))
  }

  /// The bottom of the table's last section.
  var bottom: CGFloat { top + heights.total }

  func has(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && (0..<sections[path.section].rows.count).contains(path.row)
  }

  // MARK: Places

  func sectionRange(_ section: Int) -> Range<CGFloat> {
    let start = top + heights.offset(of: section)
    return start..<start + heights[section]
  }

  func headerRange(_ section: Int) -> Range<CGFloat> {
    let start = sectionRange(section).lowerBound
    return start..<start + sections[section].header
  }

  func footerRange(_ section: Int) -> Range<CGFloat> {
    let end = sectionRange(section).upperBound
    return end - sections[section].footer..<end
  }

  func rowRange(_ path: IndexPath) -> Range<CGFloat> {
    let section = sections[path.section]
    let start =
      headerRange(path.section).upperBound + section.rows.offset(of: path.row)
    return start..<start + section.rows[path.row]
  }

  // MARK: What lies in a stretch

  /// Returns the sections that are partly in a range.
  func sections(in range: ClosedRange<CGFloat>) -> ClosedRange<Int>? {
    guard bottom > range.lowerBound, top < range.upperBound,
      let first = heights.index(at: range.lowerBound - top),
      let last = heights.index(at: range.upperBound - top)
    else { return nil }
    return first...last
  }

  /// Returns the rows that are partly in a range, in order.
  func rows(in range: ClosedRange<CGFloat>) -> [IndexPath] {
    guard let visible = sections(in: range) else { return [] }
    return visible.flatMap { section -> [IndexPath] in
      let rows = sections[section].rows
      let start = headerRange(section).upperBound
      guard start < range.upperBound, start + rows.total > range.lowerBound,
        let first = rows.index(at: range.lowerBound - start),
        var last = rows.index(at: range.upperBound - start)
      else { return [] }
      // A row that begins at the end of the range isn't in it.
      if last > first, start + rows.offset(of: last) >= range.upperBound { last -= 1 }
      return (first...last).map { IndexPath(row: $0, section: section) }
    }
  }

  // MARK: Changes

  /// Sets the measured height of a row, and returns whether the height has changed.
  @discardableResult
  mutating func measured(_ height: CGFloat, at path: IndexPath) -> Bool {
    sections[path.section].isMeasured[path.row] = true
    guard sections[path.section].rows[path.row] != height else { return false }
    sections[path.section].rows[path.row] = height
    heights[path.section] = sections[path.section].height
    return true
  }

  /// Marks the height of a row as an estimate, because it may change.
  mutating func forget(_ path: IndexPath) {
    sections[path.section].isMeasured[path.row] = false
  }

  /// Marks all row heights as estimates.
  mutating func invalidateAll() {
    for index in sections.indices {
      sections[index].isMeasured = Array(repeating: false, count: sections[index].rows.count)
    }
  }

  mutating func setHeader(_ header: CGFloat, footer: CGFloat, of section: Int) {
    guard sections[section].header != header || sections[section].footer != footer else { return }
    sections[section].header = header
    sections[section].footer = footer
    heights[section] = sections[section].height
  }
}
