/// The rows of a table: their geometry, and the views of the visible rows.
struct TableRows {
  var geometry = TableGeometry()
  /// A Boolean value that indicates whether the data source must be queried again.
  var needsReload = true
  /// A Boolean value that indicates whether the selection is kept when the data source is queried.
  var keepsSelection = false
  /// The cells of the visible rows, keyed by index path.
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The selected rows in order of selection.
  var selected: [IndexPath] = []
  /// The row width at the last measurement.
  var measuredWidth: CGFloat = 0
  /// The number of heights that the delegate has returned.
  ///
  /// The default implementations of the delegate methods subtract theirs.
  var delegateHeights = 0
  /// The cell that the data source is to configure again for a row.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  /// A Boolean value that indicates whether the table is laying out cells, so that their changes
  /// don't require another layout.
  var isPlacing = false

  var sortedPaths: [IndexPath] { cells.keys.sorted() }
  /// The visible cells from top to bottom, for a deterministic order of callbacks and reuse.
  var sortedCells: [Shown] { cells.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
  /// A visible cell and its row.
  typealias Shown = (path: IndexPath, cell: UITableViewCell)
}

/// Reusable cells, headers, and footers, and the registered classes.
struct ReusePool {
  var cells: [String: [UITableViewCell]] = [:]
  var headerFooters: [String: [UITableViewHeaderFooterView]] = [:]
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]

  var views: [UIView] {
    cells.values.flatMap { $0 } + headerFooters.values.flatMap { $0 }
  }
}
