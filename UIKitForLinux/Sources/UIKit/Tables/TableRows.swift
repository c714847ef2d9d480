/// The rows of a table: their geometry, and the views of the visible rows.
struct TableRows {
  var geometry = TableGeometry()
  /// Whether the data source has to be asked again.
  var needsReload = true
  /// Whether the selection outlives the asking.
  var keepsSelection = false
  /// The cells on the screen.
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The selected rows in the order of being selected.
  var selected: [IndexPath] = []
  /// The width of the rows when they were measured.
  var measuredWidth: CGFloat = 0
  /// How many heights the delegate itself has returned: default implementations take theirs back.
  var delegateHeights = 0
  /// The cell that the data source is to set up again, for a row.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  /// Whether cells are being placed, so that what they report is no news.
  var isPlacing = false

  var sortedPaths: [IndexPath] { cells.keys.sorted() }
  /// The visible cells from top to bottom, so that callbacks and reuse have a fixed order.
  var sortedCells: [Shown] { cells.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
  /// A cell on the screen, and its row.
  typealias Shown = (path: IndexPath, cell: UITableViewCell)
}

/// Cells, headers and footers that wait to be used again, and the classes to make more of.
struct ReusePool {
  var cells: [String: [UITableViewCell]] = [:]
  var headerFooters: [String: [UITableViewHeaderFooterView]] = [:]
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]

  var views: [UIView] {
    cells.values.flatMap { $0 } + headerFooters.values.flatMap { $0 }
  }
}
