extension UITableView {
  // MARK: Places

  /// The insets of inset-grouped sections: 16 points, or 20 in wide tables, plus the safe area.
  private var cardInsets: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16
    let safe = safeAreaInsets
    let insets = adjustedContentInset
    return UIEdgeInsets(
      top: 0, left: margin + max(safe.left - insets.left, 0), bottom: 0,
      right: margin + max(safe.right - insets.right, 0))
  }

  final var rowWidth: CGFloat {
    let insets = cardInsets
    return max(bounds.width - insets.left - insets.right, 0)
  }

  final func cellFrame(_ range: Range<CGFloat>) -> CGRect {
    let scale = max(traitCollection.displayScale, 1)
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let top = pixel(range.lowerBound)
    return CGRect(
      x: cardInsets.left, y: top, width: rowWidth, height: pixel(range.upperBound) - top)
  }

  final func sectionFrame(
    _ section: Int, _ range: (TableGeometry) -> (Int) -> Range<CGFloat>
  ) -> CGRect {
    loadIfNeeded()
    guard rows.geometry.sections.indices.contains(section) else { return .zero }
    return cellFrame(range(rows.geometry)(section))
  }

  /// Returns the vertical range of a rectangle, or an empty one if its values aren't finite.
  static func verticalRange(of rect: CGRect) -> ClosedRange<CGFloat> {
    rect.minY <= rect.maxY ? rect.minY...rect.maxY : 0...0
  }

  /// The visible vertical range of the table's content.
  private var visibleRange: ClosedRange<CGFloat> {
    Self.verticalRange(of: bounds)
  }

  // MARK: The pass

  /// Lays out the visible rows.
  final func layOutTable() {
    loadIfNeeded()
    guard updates == nil, !rows.isPlacing else { return }
    rows.isPlacing = true
    if rows.geometry.top != tableHeaderView?.bounds.height ?? 0 {
      rows.geometry.top = tableHeaderView?.bounds.height ?? 0
    }
    if rows.measuredWidth != rowWidth {
      rows.measuredWidth = rowWidth
      rows.geometry.invalidateAll()
    }
    // Cells that are no longer visible are reused for new rows.
    enqueueHiddenCells()
    UIView.performWithoutAnimation(measureVisible)
    enqueueHiddenCells()
    placeVisible()
    rows.isPlacing = false
    updateContentSize()
  }

  /// Measures the visible rows, and keeps the position of rows that were visible before.
  private func measureVisible() {
    let anchor = rows.sortedPaths.first {
      rows.geometry.has($0) && rows.geometry.rowRange($0).upperBound > bounds.minY
        && rows.geometry.sections[$0.section].isMeasured[$0.row]
    }
    let before = anchor.map { rows.geometry.rowRange($0).lowerBound }
    // A measured height that differs from its estimate can move other rows out of view, or into
    // view.
    while true {
      var isDone = true
      for path in rows.geometry.rows(in: visibleRange)
      where !rows.geometry.sections[path.section].isMeasured[path.row] {
        measure(path)
        isDone = false
      }
      measureHeadersAndFooters(in: visibleRange)
      if isDone { break }
    }
    guard let anchor, let before, bounds.minY > -adjustedContentInset.top else { return }
    let shift = rows.geometry.rowRange(anchor).lowerBound - before
    if shift != 0 { bounds.origin.y += shift }
  }

  private func enqueueHiddenCells() {
    let visible = Set(rows.geometry.rows(in: visibleRange))
    for (path, cell) in rows.sortedCells where !visible.contains(path) {
      rows.cells[path] = nil
      enqueueForReuse(cell, of: path)
    }
  }

  private func placeVisible() {
    for path in rows.geometry.rows(in: visibleRange) {
      let frame = cellFrame(rows.geometry.rowRange(path))
      if let cell = rows.cells[path], cell.superview === self {
        prepare(cell, for: path)
        if cell.frame != frame { cell.frame = frame }
        continue
      }
      // Rows that scroll into view appear without animation.
      UIView.performWithoutAnimation {
        let cell = cell(for: path)
        cell.frame = frame
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        showSeparators(around: path)
      }
    }
    placeHeadersAndFooters(in: visibleRange)
    let width = bounds.width
    for (view, y) in [(tableHeaderView, 0), (tableFooterView, rows.geometry.bottom)] {
      guard let view else { continue }
      let frame = CGRect(x: 0, y: y, width: width, height: view.bounds.height)
      if view.frame != frame { view.frame = frame }
    }
    if let backgroundView { backgroundView.frame = bounds }
  }

  final func updateContentSize() {
    let height = rows.geometry.bottom + (tableFooterView?.bounds.height ?? 0)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
  }

  // MARK: Lines

  final func redrawSeparators() {
    for cell in rows.cells.values { cell.setNeedsLayout() }
  }

  /// Hides the separators next to a highlighted or selected row.
  final func showSeparators(around cell: UITableViewCell) {
    if let path = indexPath(for: cell) { showSeparators(around: path) }
  }

  private func showSeparators(around path: IndexPath) {
    for row in max(path.row - 1, 0)...path.row {
      let place = IndexPath(row: row, section: path.section)
      if let cell = rows.cells[place] { showSeparator(of: cell, at: place) }
    }
  }

  private func showSeparator(of cell: UITableViewCell, at path: IndexPath) {
    let next = rows.cells[IndexPath(row: path.row + 1, section: path.section)]
    cell.hidesSeparator = cell.isMarked || next?.isMarked == true
  }

  // MARK: Scrolling

  final func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    // Only existing rows have a position. The row `NSNotFound` means the start of the section.
    guard rows.geometry.has(path) else { return }
    var target = offset(showing: path, at: position)
    // Measured heights can change the target, so the rows at the target are measured first.
    for _ in 0..<3 where !rows.geometry.sections[path.section].isMeasured[path.row] {
      measureAround(target)
      target = offset(showing: path, at: position)
    }
    setContentOffset(target, animated: animated)
    if !animated { layoutIfNeeded() }
  }

  private func measureAround(_ target: CGPoint) {
    rows.isPlacing = true
    UIView.performWithoutAnimation {
      let range = target.y...target.y + bounds.height
      for path in rows.geometry.rows(in: range)
      where !rows.geometry.sections[path.section].isMeasured[path.row] {
        measure(path)
      }
    }
    rows.isPlacing = false
    updateContentSize()
  }

  private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
    let (row, inset) = (rectForRow(at: path), adjustedContentInset)
    let visible = bounds.inset(by: inset)
    var y = contentOffset.y
    switch position {
    case .top: y = row.minY - inset.top
    case .bottom: y = row.maxY + inset.bottom - bounds.height
    case .middle: y = row.midY - inset.top - visible.height / 2
    case .none:
      if row.minY < visible.minY {
        y = row.minY - inset.top
      } else if row.maxY > visible.maxY {
        y = row.maxY + inset.bottom - bounds.height
      }
    }
    let last = max(rows.geometry.bottom + inset.bottom - bounds.height, -inset.top)
    return CGPoint(x: contentOffset.x, y: min(max(y, -inset.top), last))
  }
}
