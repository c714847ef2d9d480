/// A batch of changes of a table.
///
/// Deletions use old index paths and insertions new ones, regardless of the order of the calls.
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

  /// A Boolean value that indicates whether rows are inserted, deleted, or moved; `false` if cells
  /// are only reconfigured.
  var movesRows: Bool {
    !insertedRows.isEmpty || !deletedRows.isEmpty || !reloadedRows.isEmpty || !movedRows.isEmpty
      || !insertedSections.isEmpty || !deletedSections.isEmpty || !reloadedSections.isEmpty
  }
}

/// The previous index paths of a changed table's rows.
struct TableMapping {
  /// The previous index of each section and of its rows, or `nil` for new ones.
  struct Section {
    var origin: Int?
    /// The previous index of each row, or `nil` if the rows haven't changed.
    var rows: [Int?]?
  }

  private(set) var sections: [Section] = []
  private var arrivals: [IndexPath: IndexPath] = [:]
  private var places: [IndexPath: IndexPath] = [:]
  private var sectionPlaces: [Int: Int] = [:]

  /// Creates the mapping from the numbers of rows in each section.
  ///
  /// - Throws: An error if the numbers before and after the changes are inconsistent with the
  ///   changes.
  init(_ updates: TableUpdates, from old: [Int], to new: [Int]) throws(TableUpdateError) {
    let removed = updates.deletedSections
    var remaining = old.indices.filter { !removed.contains($0) }[...]
    let changes = RowChanges(updates)
    for section in new.indices {
      let allNew = [Int?](repeating: nil, count: new[section])
      if updates.insertedSections.contains(section) {
        sections.append(Section(origin: nil, rows: allNew))
        continue
      }
      guard let origin = remaining.popFirst() else {
        throw TableUpdateError("There are more sections than before and none was inserted.")
      }
      sectionPlaces[origin] = section
      let isReloaded = updates.reloadedSections.contains(origin)
      let rows =
        isReloaded
        ? allNew : try changes.rows(of: section, new[section], from: origin, old[origin])
      sections.append(Section(origin: origin, rows: rows))
    }
    guard remaining.isEmpty else {
      throw TableUpdateError("There are fewer sections than before and none was deleted.")
    }
    for (section, mapping) in sections.enumerated() {
      guard let origin = mapping.origin, let rows = mapping.rows else { continue }
      for case (let row, let from?) in rows.enumerated() {
        places[IndexPath(row: from, section: origin)] = IndexPath(row: row, section: section)
      }
    }
    arrivals = changes.arrivals
    for (to, from) in arrivals { places[from] = to }
  }

  /// Returns the previous index path of a row, or `nil` for an inserted one.
  func origin(of path: IndexPath) -> IndexPath? {
    if let from = arrivals[path] { return from }
    let section = sections[path.section]
    guard let origin = section.origin else { return nil }
    guard let rows = section.rows else { return IndexPath(row: path.row, section: origin) }
    return rows[path.row].map { IndexPath(row: $0, section: origin) }
  }

  /// Returns the new index path of a row, or `nil` for a deleted one.
  func place(of path: IndexPath) -> IndexPath? {
    if let to = places[path] { return to }
    guard let section = sectionPlaces[path.section], sections[section].rows == nil else {
      return nil
    }
    return IndexPath(row: path.row, section: section)
  }

  /// Returns the new index of a section, or `nil` for a deleted or reloaded one.
  func place(ofSection section: Int, unless reloaded: IndexSet) -> Int? {
    reloaded.contains(section) ? nil : sectionPlaces[section]
  }
}

/// An error that is thrown if the numbers of sections and rows are inconsistent with the changes of
/// a table.
struct TableUpdateError: Error {
  /// The explanation of the inconsistency, as a sentence.
  var message: String

  init(_ message: String) { self.message = message }
}

/// The inserted, deleted, and moved rows of all sections.
private struct RowChanges {
  /// The old index paths of moved rows, keyed by the new ones.
  private(set) var arrivals: [IndexPath: IndexPath] = [:]
  private let gone: Set<IndexPath>
  private let reloaded: Set<IndexPath>
  private let arriving: Set<IndexPath>

  init(_ updates: TableUpdates) {
    for move in updates.movedRows { arrivals[move.to] = move.from }
    gone = Set(updates.deletedRows + updates.movedRows.map(\.from))
    reloaded = Set(updates.reloadedRows)
    arriving = Set(updates.insertedRows).union(arrivals.keys)
  }

  /// Returns the old index of each row of a section, or `nil` if no row has changed.
  func rows(of section: Int, _ count: Int, from origin: Int, _ oldCount: Int)
    throws(TableUpdateError) -> [Int?]?
  {
    var staying = (0..<oldCount).filter { !gone.contains(IndexPath(row: $0, section: origin)) }[...]
    let inserted = arriving.count { $0.section == section }
    guard staying.count + inserted == count else {
      throw TableUpdateError(
        "Section \(section) had \(oldCount) rows, \(inserted) were inserted and "
          + "\(oldCount - staying.count) deleted, but the data source says \(count).")
    }
    let isReloaded = reloaded.contains { $0.section == origin }
    guard isReloaded || inserted > 0 || staying.count < oldCount else { return nil }
    return (0..<count).map { row in
      guard !arriving.contains(IndexPath(row: row, section: section)),
        let from = staying.popFirst()
      else { return nil }
      return reloaded.contains(IndexPath(row: from, section: origin)) ? nil : from
    }
  }
}
