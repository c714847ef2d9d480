import UIKit
import ViewBuilding

/// The places and the heights of the parts of an ``OptionListView``: the search field, the rows, and
/// the views in their place.
@MainActor final class OptionListLayout {
  private unowned let view: UIView
  private let tableView: UITableView
  /// The view around the search field; `nil` if the list isn't searchable.
  private let searchBox: UIView?
  /// Measures the rows up to a height.
  private let measureRows: @MainActor (_ space: CGSize, _ limit: CGFloat) -> OptionListHeight
  private let layout: EquationLayout
  /// The area of the list in the view.
  ///
  /// Rows are also visible below it, up to the lower edge of the panel.
  let area = UILayoutGuide()
  /// The lower edge of the table view.
  private var tableEnd: NSLayoutConstraint?
  /// The width of the list, and its maximum height as a share of the host's height.
  private var space = CGSize.zero
  /// The maximum height of the view with which the panel doesn't scroll, in points.
  private var available = CGFloat.greatestFiniteMagnitude
  /// The size for which the list was measured.
  private var measured: CGSize?
  /// The height of the rows in the measured size.
  private var rows = OptionListHeight(limit: 0)
  /// The height of the list where neither a detent nor the keyboard sets another one, in points.
  private var ownHeight: CGFloat = 0
  /// The minimum height of the area below the list in the measured size, without a keyboard.
  private var areaBelow: CGFloat?
  /// The distance that moves the upper edge of the list down, so that its lower edge cuts no row.
  private var shift: CGFloat = 0
  /// The distance by which the list scrolls beyond its end, so that it begins with a whole row.
  private var overscroll: CGFloat = 0
  /// The height of all rows in the table; `nil` if they don't fit.
  private var wholeHeight: CGFloat?
  /// The height of the list when it last scrolled to the selection.
  private var centeredHeight: CGFloat = 0

  /// The minimum height of the list in points: one row.
  private static let minimumHeight = SheetMetrics.tapTarget
  /// The maximum share of the host's height.
  private static let maximumShare: CGFloat = 0.5
  /// The distance between the search field and the list, in points.
  private static let searchMargin: CGFloat = 12
  /// The maximum distance that moves the list down, in points.
  private static let maximumShift: CGFloat = 18

  /// Adds the parts to a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - tableView: The table of the options.
  ///   - searchBox: The view around the search field; `nil` if the list isn't searchable.
  ///   - hiddenSelectionView: The names of the selected options that a search hides.
  ///   - measureRows: Measures the rows up to a height.
  init(
    in view: UIView, _ tableView: UITableView, searchBox: UIView?, hiddenSelectionView: UIView,
    measureRows: @escaping @MainActor (_ space: CGSize, _ limit: CGFloat) -> OptionListHeight
  ) {
    self.view = view
    self.tableView = tableView
    self.searchBox = searchBox
    self.measureRows = measureRows
    layout =
      ViewTree(in: view) {
        ViewNode(searchBox, named: "box") { "leading, trailing, top == 0" }
        ViewNode(searchBox == nil ? nil : hiddenSelectionView, named: "hidden") {
          "leading, trailing == 0"
        }
        ViewNode(tableView, named: "table") { "leading, trailing == 0" }
      }.layout
    layout["list"] = area
    // If the panel is too low, the list shrinks and scrolls.
    layout.eqs(
      """
      list.bottom == 0
      list.height >= \(Self.minimumHeight) @ \(SheetPriority.minimumListHeight)
      table.bottom >= list.bottom
      """)
    if searchBox != nil {
      layout.eqs(
        """
        hidden.top == list.top
        table.top == hidden.bottom
        """)
    } else {
      layout.eq("table.top == list.top")
    }
    setShift(0)
    extendRows(to: nil)
  }

  /// Adds a view in place of the rows.
  func addStatusView(_ statusView: UIView) {
    view.addSubview(statusView)
    layout["status"] = statusView
    layout.eqs(
      """
      status.left == 0
      status.right == 0
      status.top == list.top
      status.bottom == list.bottom
      """)
  }

  /// Adds a view below the names of hidden options.
  func addNoResultView(_ noResultView: UIView) {
    layout["noResult"] = noResultView
    layout.eqs(
      """
      noResult.left == 0
      noResult.right == 0
      noResult.top == hidden.bottom
      noResult.bottom == list.bottom
      """)
  }

  // MARK: Height

  /// Sets the height of the list to the height of its rows, up to a share of the host's height.
  ///
  /// With an accessibility text size, the list uses the whole available height. A search doesn't
  /// change the height, so that the panel doesn't move.
  func prepare(width: CGFloat, in host: CGSize) {
    let isLarge = view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let share = isLarge ? 1 : Self.maximumShare
    let space = CGSize(width: width, height: (host.height * share).rounded())
    if space != self.space {
      self.space = space
      areaBelow = nil
    }
    updateHeight()
  }

  /// Sets the maximum height of the view.
  func fitHeight(_ height: CGFloat) {
    available = height
    updateHeight()
  }

  /// Measures the rows again in the next layout.
  func setNeedsMeasurement() {
    measured = nil
  }

  /// Measures the rows again, if the width or the maximum height of the list changed.
  private func updateHeight() {
    guard space.width > 0 else { return }
    let above = searchBox.map { Self.searchMargin + $0.bounds.height } ?? 0
    let size = CGSize(
      width: space.width,
      height: min(space.height, max(available - above, Self.minimumHeight).rounded(.down)))
    guard size != measured else { return }
    measured = size
    rows = measureRows(space, size.height)
    setHeight(rows.value(above: areaBelow ?? 0))
    wholeHeight = rows.isFull ? nil : rows.value(above: 0)
  }

  private func setHeight(_ height: CGFloat) {
    ownHeight = height
    layout.eq("list.height == \(height) @ \(SheetPriority.scrollingBodyHeight)")
  }

  /// Sets the height of a list that shows all rows to their height in the table.
  ///
  /// A table view can add a separator to the height of each row.
  private func adoptTableHeight() {
    guard let wholeHeight, let measured, view.window != nil else { return }
    tableView.layoutIfNeeded()
    let height = tableView.contentSize.height
    guard height > wholeHeight, height <= measured.height else { return }
    self.wholeHeight = height
    setHeight(height)
  }

  /// Updates heights that depend on the layout of the table.
  func update(for lines: OptionLines) {
    updateHeight()
    updateAreaBelow()
    if !lines.isFiltered { adoptTableHeight() }
    // Headers are lower than rows, so the heights above the edge differ.
    if !lines.hasHeaders { updateShift() }
  }

  // MARK: Edges

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

  /// Lets the last row scroll to the lower edge of the view.
  private func updateAreaBelow() {
    let below = max(tableView.frame.maxY - area.layoutFrame.maxY, 0)
    if tableView.contentInset.bottom != below + overscroll {
      tableView.contentInset.bottom = below + overscroll
      tableView.verticalScrollIndicatorInsets.bottom = below
    }
    // A keyboard covers more rows, but doesn't change the height of the list.
    guard measured != nil, below < areaBelow ?? .greatestFiniteMagnitude else { return }
    areaBelow = below
    if rows.isFull { setHeight(rows.value(above: below)) }
  }

  /// Lets the list end with a whole row at a detent, if only a narrow part of the next row is
  /// visible.
  private func updateShift() {
    let below = tableView.frame.maxY - area.layoutFrame.maxY
    guard view.window != nil, below == areaBelow,
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

  /// Moves the upper edge of the list down by a distance.
  private func setShift(_ shift: CGFloat) {
    self.shift = shift
    if searchBox == nil {
      layout.eq("list.top == \(shift)")
    } else {
      layout.eq("list.top == box.bottom + \(Self.searchMargin + shift)")
    }
  }

  // MARK: Selection

  /// Lets the next layout scroll to the selection.
  func setNeedsCentering() {
    centeredHeight = 0
  }

  /// Returns whether the list must scroll to the selection, because its height has changed.
  ///
  /// A list that grows shows more rows below. Visible rows stay.
  func adoptHeightForCentering() -> Bool {
    let height = area.layoutFrame.height
    guard view.window != nil, height != centeredHeight else { return false }
    let hasGrown = centeredHeight > 0 && height > centeredHeight
    centeredHeight = height
    return !hasGrown
  }

  /// Scrolls a row to the middle, so that the list begins with a whole row.
  func center(_ path: IndexPath) {
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
