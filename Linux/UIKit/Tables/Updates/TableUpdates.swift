/// Changes of a table that are carried out together.
///
/// Deletions use old index paths and insertions new ones, in any order of the calls.
struct TableUpdates {
  var depth = 1
  var isAnimated = false
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var reconfiguredRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()

  /// Whether rows come, go or move; false where cells are only set up again.
  var movesRows: Bool {
    !insertedRows.isEmpty || !deletedRows.isEmpty || !reloadedRows.isEmpty || !movedRows.isEmpty
      || !insertedSections.isEmpty || !deletedSections.isEmpty || !reloadedSections.isEmpty
  }
}

/// Where the rows of a changed table were before.
struct TableMapping {
  /// For each section where it was, and for each of its rows which one it was; nil for what is new.
  struct Section {
    var origin: Int?
    /// Nil where all rows are what they were.
    var rows: [Int?]?
  }

  private(set) var sections: [Section] = []
  private var arrivals: [IndexPath: IndexPath] = [:]
  private var places: [IndexPath: IndexPath] = [:]
  private var sectionPlaces: [Int: Int] = [:]

  /// Returns nil where the numbers before and after do not fit the changes; `problem` then says why.
  init?(_ updates: TableUpdates, from old: [Int], to new: [Int], problem: inout String) {
    let removed = updates.deletedSections
    var remaining = old.indices.filter { !removed.contains($0) }[...]
    let gone = Set(updates.deletedRows + updates.movedRows.map(\.from))
    let reloaded = Set(updates.reloadedRows)
    for move in updates.movedRows { arrivals[move.to] = move.from }
    let arriving = Set(updates.insertedRows).union(arrivals.keys)
    for section in new.indices {
      if updates.insertedSections.contains(section) {
        sections.append(Section(origin: nil, rows: Array(repeating: nil, count: new[section])))
        continue
      }
      guard let origin = remaining.popFirst() else {
        problem = "There are more sections than before and none was inserted."
        return nil
      }
      sectionPlaces[origin] = section
      if updates.reloadedSections.contains(origin) {
        sections.append(Section(origin: origin, rows: Array(repeating: nil, count: new[section])))
        continue
      }
      let isTouched =
        gone.contains { $0.section == origin } || reloaded.contains { $0.section == origin }
        || arriving.contains { $0.section == section }
      guard isTouched else {
        guard old[origin] == new[section] else {
          problem = Self.mismatch(section, old[origin], new[section], inserted: 0, deleted: 0)
          return nil
        }
        sections.append(Section(origin: origin, rows: nil))
        continue
      }
      var staying = (0..<old[origin]).filter {
        !gone.contains(IndexPath(row: $0, section: origin))
      }[...]
      let comes = arriving.count { $0.section == section }
      guard staying.count + comes == new[section] else {
        problem = Self.mismatch(
          section, old[origin], new[section], inserted: comes,
          deleted: old[origin] - staying.count)
        return nil
      }
      let rows = (0..<new[section]).map { row -> Int? in
        guard !arriving.contains(IndexPath(row: row, section: section)) else { return nil }
        guard let from = staying.popFirst() else { return nil }
        let isReloaded = reloaded.contains(IndexPath(row: from, section: origin))
        return isReloaded ? nil : from
      }
      sections.append(Section(origin: origin, rows: rows))
    }
    guard remaining.isEmpty else {
      problem = "There are fewer sections than before and none was deleted."
      return nil
    }
    for (section, mapping) in sections.enumerated() {
      guard let origin = mapping.origin, let rows = mapping.rows else { continue }
      for case (let row, let from?) in rows.enumerated() {
        places[IndexPath(row: from, section: origin)] = IndexPath(row: row, section: section)
      }
    }
    for (to, from) in arrivals { places[from] = to }
  }

  private static func mismatch(
    _ section: Int, _ old: Int, _ new: Int, inserted: Int, deleted: Int
  ) -> String {
    "Section \(section) had \(old) rows, \(inserted) were inserted and \(deleted) deleted, "
      + "but the data source says \(new)."
  }

  /// Where a row was; nil for one that is new.
  func origin(of path: IndexPath) -> IndexPath? {
    if let from = arrivals[path] { return from }
    let section = sections[path.section]
    guard let origin = section.origin else { return nil }
    guard let rows = section.rows else { return IndexPath(row: path.row, section: origin) }
    return rows[path.row].map { IndexPath(row: $0, section: origin) }
  }

  /// Where a row is now; nil for one that is gone.
  func place(of path: IndexPath) -> IndexPath? {
    if let to = places[path] { return to }
    guard let section = sectionPlaces[path.section], sections[section].rows == nil else {
      return nil
    }
    return IndexPath(row: path.row, section: section)
  }

  /// Where a section is now; nil for one that is gone, or asked for again.
  func place(ofSection section: Int, unless reloaded: IndexSet) -> Int? {
    reloaded.contains(section) ? nil : sectionPlaces[section]
  }
}
