extension UITableView {
  final func setNeedsReload(keepingSelection: Bool = false) {
    rows.keepsSelection = keepingSelection && (rows.keepsSelection || !rows.needsReload)
    rows.needsReload = true
    setNeedsLayout()
  }

  /// Queries the data source, if its data may have changed.
  final func loadIfNeeded() {
    guard rows.needsReload else { return }
    rows.needsReload = false
    discardTouch()
    // The pool reuses the last cell first, so unchanged rows get their cells back.
    for (path, cell) in rows.sortedCells.reversed() { enqueueForReuse(cell, of: path) }
    rows.cells = [:]
    removeHeadersAndFooters()
    if !rows.keepsSelection { rows.selected = [] }
    rows.keepsSelection = false
    let geometry = TableGeometry(loadedSections(), top: tableHeaderView?.bounds.height ?? 0)
    rows.geometry = geometry
    rows.selected.removeAll { !geometry.has($0) }
    rows.measuredWidth = rowWidth
    updateContentSize()
  }

  final func loadedSections() -> [TableGeometry.Section] {
    guard let dataSource else { return [] }
    let count = dataSource.numberOfSections(in: self)
    return (0..<max(count, 0)).map { loadedSection($0, of: dataSource) }
  }

  private func loadedSection(_ index: Int, of dataSource: any UITableViewDataSource)
    -> TableGeometry.Section
  {
    let count = max(dataSource.tableView(self, numberOfRowsInSection: index), 0)
    let delegate = delegate
    var section = TableGeometry.Section()
    section.rows = estimates(index, count: count, asking: delegate)
    section.isMeasured = Array(repeating: false, count: count)
    section.header = estimatedHeader(index)
    section.footer = estimatedFooter(index)
    return section
  }

  /// Returns the estimated heights of a section's rows.
  ///
  /// UIKit asks a delegate only if it implements the methods. Without them, all estimates are
  /// equal, and a table with very many rows loads quickly.
  private func estimates(
    _ section: Int, count: Int, asking delegate: (any UITableViewDelegate)?
  ) -> HeightList {
    guard count > 0 else { return HeightList() }
    rows.delegateHeights = 0
    let first = estimate(for: IndexPath(row: 0, section: section), asking: delegate)
    if delegate == nil || rows.delegateHeights == 0 {
      return HeightList(repeating: first, count: count)
    }
    return HeightList(
      [first]
        + (1..<count).map {
          estimate(for: IndexPath(row: $0, section: section), asking: delegate)
        })
  }

  /// Returns the estimated height of a row that hasn't been visible.
  private func estimate(for path: IndexPath, asking delegate: (any UITableViewDelegate)?)
    -> CGFloat
  {
    rows.delegateHeights += 1
    let estimated =
      delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    if estimated > 0 { return estimated }
    let isLazy = estimated < 0 && rowHeight < 0
    if isLazy { return UITableView.usualRowHeight }
    // Without an estimate, or with one height for all rows, the height itself is as fast.
    rows.delegateHeights += 1
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 ? height : UITableView.usualRowHeight
  }

  /// The minimum height of a row with standard contents in points, from
  /// `Documentation/metrics.md`.
  static var usualRowHeight: CGFloat { Device.current.hasDesignOf26 ? 52 : 44 }

  /// Measures a row, and creates its cell unless the delegate returns the height.
  final func measure(_ path: IndexPath) {
    let known = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard known < 0 else {
      rows.geometry.measured(known, at: path)
      return
    }
    let cell = cell(for: path)
    prepare(cell, for: path)
    let width = rowWidth
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    rows.geometry.measured(height, at: path)
  }

  /// Returns the cell of a row, and makes it visible.
  final func cell(for path: IndexPath) -> UITableViewCell {
    if let cell = rows.cells[path] { return cell }
    let made = dataSource?.tableView(self, cellForRowAt: path)
    let cell = made ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    rows.cells[path] = cell
    prepare(cell, for: path)
    cell.setSelected(rows.selected.contains(path), animated: false)
    cell.setNeedsUpdateConfiguration()
    return cell
  }

  // MARK: Changes

  /// Marks all heights as estimates, so that rows are measured when they become visible.
  final func invalidateHeights() {
    rows.geometry.invalidateAll()
    setNeedsLayout()
  }

  final func textSizeChanged() {
    guard !rows.needsReload else { return }
    rows.geometry.invalidateAll()
    for section in rows.geometry.sections.indices {
      rows.geometry.setHeader(
        estimatedHeader(section), footer: estimatedFooter(section), of: section)
    }
    rows.measuredWidth = 0
    setNeedsLayout()
  }

  /// Called when the content of a visible cell has changed, and its height may have to change.
  final func contentsChanged(of cell: UITableViewCell) {
    guard !rows.isPlacing, selfSizingInvalidation != .disabled,
      let path = rows.cells.first(where: { $0.value === cell })?.key,
      rows.geometry.has(path)
    else { return }
    rows.geometry.forget(path)
    setNeedsLayout()
  }
}
