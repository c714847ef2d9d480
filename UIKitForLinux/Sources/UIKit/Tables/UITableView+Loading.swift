extension UITableView {
  final func setNeedsReload(keepingSelection: Bool = false) {
    rows.keepsSelection = keepingSelection && (rows.keepsSelection || !rows.needsReload)
    rows.needsReload = true
    setNeedsLayout()
  }

  /// Asks the data source what there is, if that may have changed.
  final func loadIfNeeded() {
    guard rows.needsReload else { return }
    rows.needsReload = false
    forgetFinger()
    // The last is the first to be used again: as far as rows stay, each gets its cell back.
    for (path, cell) in rows.sortedCells.reversed() { putAside(cell, of: path) }
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
  /// UIKit asks a delegate only if it implements the methods. Without them, all rows are alike, and
  /// a table with very many rows loads quickly.
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

  /// Returns the estimated height of a row until it is visible.
  private func estimate(for path: IndexPath, asking delegate: (any UITableViewDelegate)?)
    -> CGFloat
  {
    rows.delegateHeights += 1
    let estimated =
      delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    if estimated > 0 { return estimated }
    let isLazy = estimated < 0 && rowHeight < 0
    if isLazy { return UITableView.usualRowHeight }
    // Without an estimate, or with one height for all, the height itself is as cheap.
    rows.delegateHeights += 1
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 ? height : UITableView.usualRowHeight
  }

  static let usualRowHeight: CGFloat = 44

  /// Measures a row, for which it makes its cell unless the delegate knows the height.
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

  /// The cell of a row, on the screen from now on.
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

  /// Has every row measured again when it is shown.
  final func forgetHeights() {
    rows.geometry.forgetAll()
    setNeedsLayout()
  }

  final func textSizeChanged() {
    guard !rows.needsReload else { return }
    rows.geometry.forgetAll()
    for section in rows.geometry.sections.indices {
      rows.geometry.setHeader(
        estimatedHeader(section), footer: estimatedFooter(section), of: section)
    }
    rows.measuredWidth = 0
    setNeedsLayout()
  }

  /// A cell on the screen shows something else, and may need another height.
  final func contentsChanged(of cell: UITableViewCell) {
    guard !rows.isPlacing, selfSizingInvalidation != .disabled,
      let path = rows.cells.first(where: { $0.value === cell })?.key,
      rows.geometry.has(path)
    else { return }
    rows.geometry.forget(path)
    setNeedsLayout()
  }
}
