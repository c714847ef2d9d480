import UIKit
import ViewBuilding

extension OptionListView {
  /// The maximum share of the host's height.
  private static let maximumShare: CGFloat = 0.5

  /// The distance between the search field and the list, in points.
  private static let searchMargin: CGFloat = 12

  // MARK: Height

  /// Sets the height of the list to the height of its rows, up to a share of the host's height.
  ///
  /// With an accessibility text size, the list uses the whole available height. A search doesn't
  /// change the height, so that the panel doesn't move.
  func prepareLayout(width: CGFloat, in host: CGSize) {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let share = isLarge ? 1 : Self.maximumShare
    let space = CGSize(width: width, height: (host.height * share).rounded())
    if space != self.space {
      self.space = space
      areaBelow = nil
    }
    updateHeight()
  }

  /// Sets the maximum height of this view.
  func fitHeight(_ height: CGFloat) {
    available = height
    updateHeight()
  }

  /// Measures the rows again, if the width or the maximum height of the list changed.
  func updateHeight() {
    guard space.width > 0 else { return }
    let above = !isSearchable ? 0 : Self.searchMargin + (searchField.superview?.bounds.height ?? 0)
    let size = CGSize(
      width: space.width,
      height: min(space.height, max(available - above, Self.minimumHeight).rounded(.down)))
    guard size != measured else { return }
    measured = size
    height = measureHeight(in: size)
    setHeight(height.value(above: areaBelow ?? 0))
    wholeHeight = height.isFull ? nil : height.value(above: 0)
  }

  private func setHeight(_ height: CGFloat) {
    ownHeight = height
    layout?.eq("list.height == \(height) @ \(SheetPriority.scrollingBodyHeight)")
  }

  /// Measures the rows up to a height.
  func measureHeight(in size: CGSize) -> OptionListHeight {
    var height = OptionListHeight(limit: size.height)
    if status != nil {
      height.add(min(OptionStatusView.height, size.height))
      return height
    }
    let rows = OptionRowMeasurement(in: self, size: space, font: font)
    defer { rows.end() }
    let lines = OptionLines(options.sections)
    for line in 0..<lines.count {
      if height.isComplete { break }
      switch lines[line] {
      case .header(let title): height.addHeader(headerHeight(title, isFirst: line == 0))
      case .option(let index):
        rows.add(options[index], isSelected: selection.selected.contains(index), to: &height)
      }
    }
    return height
  }

  private func headerHeight(_ title: String?, isFirst: Bool) -> CGFloat {
    let cell = OptionHeaderCell(style: .default, reuseIdentifier: nil)
    // A cell outside of the table has the traits of this view.
    cell.isHidden = true
    // Its margins depend on its width.
    cell.bounds.size = space
    addSubview(cell)
    defer { cell.removeFromSuperview() }
    cell.configure(title, isFirst: isFirst)
    return cell.fittingHeight
  }

  /// Sets the height of a list that shows all rows to their height in the table.
  ///
  /// A table view can add a separator to the height of each row.
  func adoptTableHeight() {
    guard let wholeHeight, let measured, !lines.isFiltered, window != nil else { return }
    tableView.layoutIfNeeded()
    let height = tableView.contentSize.height
    guard height > wholeHeight, height <= measured.height else { return }
    self.wholeHeight = height
    setHeight(height)
  }

  // MARK: Lower edge

  /// Extends the rows to the lower edge of the panel.
  ///
  /// - Parameter edge: The edge; `nil` if other views are below the list.
  func extendRows(to edge: NSLayoutYAxisAnchor?) {
    let above: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let below: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    tableView.layer.maskedCorners = edge == nil ? above.union(below) : above
    tableEnd?.isActive = false
    tableEnd = tableView.bottomAnchor.constraint(equalTo: edge ?? area.bottomAnchor)
    // In a panel whose contents scroll, the list can begin below the edge.
    tableEnd?.activate(SheetPriority.extendedRows)
  }

  /// Lets the last row scroll to the lower edge of this view.
  func updateAreaBelow() {
    let below = max(tableView.frame.maxY - area.layoutFrame.maxY, 0)
    if tableView.contentInset.bottom != below + overscroll {
      tableView.contentInset.bottom = below + overscroll
      tableView.verticalScrollIndicatorInsets.bottom = below
    }
    // A keyboard covers more rows, but doesn't change the height of the list.
    guard measured != nil, below < areaBelow ?? .greatestFiniteMagnitude else { return }
    areaBelow = below
    if height.isFull { setHeight(height.value(above: below)) }
  }

  /// Lets the list end with a whole row at a detent, if only a narrow part of the next row is
  /// visible.
  func updateShift() {
    let below = tableView.frame.maxY - area.layoutFrame.maxY
    // Headers are lower than rows, so the heights above the edge differ.
    guard window != nil, below == areaBelow, !lines.hasHeaders,
      let first = tableView.indexPathsForVisibleRows?.first
    else { return }
    let row = tableView.rectForRow(at: first).height
    let space = tableView.bounds.height + shift
    let visible = row > 0 ? space.truncatingRemainder(dividingBy: row) : 0
    let isNarrow = visible < min(row * OptionListHeight.visibleShare, Self.maximumShift)
    let height = area.layoutFrame.height + shift
    // A list with its own height ends as it should. One of one or two rows needs its whole height.
    let isOwnHeight = abs(area.layoutFrame.height - ownHeight) < 0.5
    let canShift = !isOwnHeight && tableView.contentSize.height > height && height > row * 3
    let shift = isNarrow && canShift ? visible : 0
    if abs(shift - self.shift) > 0.1 { setShift(shift) }
  }

  /// The maximum distance that moves the list down, in points.
  private static let maximumShift: CGFloat = 18

  /// Moves the upper edge of the list down by a distance.
  func setShift(_ shift: CGFloat) {
    self.shift = shift
    if !isSearchable {
      layout?.eq("list.top == \(shift)")
    } else {
      layout?.eq("list.top == box.bottom + \(Self.searchMargin + shift)")
    }
  }

  // MARK: Selection

  /// Scrolls the first selected option to the middle, so that the list begins with a whole row.
  func scrollToSelection() {
    guard let path = selection.selected.min().flatMap({ path(of: $0) }) else { return }
    setOverscroll(0)
    tableView.scrollToRow(at: path, at: .middle, animated: false)
    tableView.layoutIfNeeded()
    let offset = tableView.contentOffset.y
    guard let first = tableView.indexPathForRow(at: CGPoint(x: 0, y: offset)) else { return }
    let cut = tableView.rectForRow(at: first)
    let selected = tableView.rectForRow(at: path)
    let height = area.layoutFrame.height
    let end = max(tableView.contentSize.height - height, 0)
    let starts = [cut.minY, cut.maxY].filter {
      $0 <= end + cut.height / 2 && $0 <= selected.minY && selected.maxY <= $0 + height
    }
    guard let start = starts.min(by: { abs($0 - offset) < abs($1 - offset) }) else { return }
    setOverscroll(max(start - end, 0))
    tableView.contentOffset.y = start
  }

  private func setOverscroll(_ distance: CGFloat) {
    tableView.contentInset.bottom += distance - overscroll
    overscroll = distance
  }
}
