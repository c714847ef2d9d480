import UIKit
import ViewBuilding

/// The places and the heights of the parts of an ``OptionListView``: the search field, the rows,
/// and the views in their place.
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
  /// Rows that scroll are also visible above it, up to the header or the search field, and below
  /// it, up to the lower edge of the panel.
  let area = UILayoutGuide()
  /// The upper edge of the table view; `nil` below a search field, and before it is known.
  private var tableStart: NSLayoutConstraint?
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
  /// The minimum height of the area below the list in the measured size, without a keyboard.
  private var areaBelow: CGFloat?
  /// The height of all rows in the table; `nil` if they don't fit.
  private var wholeHeight: CGFloat?
  /// The height of the list when it last scrolled to the selection.
  private var centeredHeight = CGFloat.greatestFiniteMagnitude

  /// The minimum height of the list in points: one row.
  private static let minimumHeight = SheetMetrics.tapTarget
  /// The maximum share of the host's height.
  private static let maximumShare: CGFloat = 0.5
  /// The distance between the search field and the list, in points.
  private static let searchMargin: CGFloat = 12
  /// The part of this distance in which rows are visible that scroll, in points.
  static let searchInset: CGFloat = 4

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
    if searchBox == nil {
      layout.eq("list.top == 0")
    } else {
      // The inset of the table begins below the names of hidden options.
      layout.eqs(
        """
        list.top == box.bottom + \(Self.searchMargin)
        hidden.top == list.top - \(Self.searchInset)
        table.top == hidden.bottom
        """)
    }
    extendRows(toLower: nil)
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
      noResult.top == hidden.bottom + \(Self.searchInset)
      noResult.bottom == list.bottom
      """)
  }

  // MARK: Height

  /// Sets the height of the list to the height of its rows, up to a share of the host's height.
  ///
  /// With an accessibility text size, the list uses the whole available height. A search doesn't
  /// change the height, so that the panel doesn't move.
  func prepare(width: CGFloat, in host: CGSize) {
    if searchBox == nil, tableStart == nil { extendRows(toUpper: nil) }
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

  /// Sets the height of the list where neither a detent nor the keyboard sets another one.
  private func setHeight(_ height: CGFloat) {
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

  /// Updates insets and heights that depend on the layout of the table.
  func update(for lines: OptionLines) {
    updateHeight()
    updateInsets()
    if !lines.isFiltered { adoptTableHeight() }
  }

  // MARK: Edges

  /// Extends the rows up to an edge above the list.
  ///
  /// - Parameter edge: The edge; `nil` if other views are above the list.
  func extendRows(toUpper edge: NSLayoutYAxisAnchor?) {
    tableStart?.isActive = false
    tableStart = tableView.topAnchor.constraint(equalTo: edge ?? area.topAnchor)
    tableStart?.activate(SheetPriority.almostRequired)
  }

  /// Extends the rows to the lower edge of the panel.
  ///
  /// - Parameter edge: The edge; `nil` if other views are below the list.
  func extendRows(toLower edge: NSLayoutYAxisAnchor?) {
    tableEnd?.isActive = false
    tableEnd = tableView.bottomAnchor.constraint(equalTo: edge ?? area.bottomAnchor)
    // In a panel whose contents scroll, the list can begin below the edge.
    tableEnd?.activate(SheetPriority.extendedRows)
  }

  /// Lets the first and the last row scroll into the area of the list.
  private func updateInsets() {
    let (table, area) = (tableView.frame, area.layoutFrame)
    let below = max(table.maxY - area.maxY, 0)
    let new = UIEdgeInsets(
      top: searchBox == nil ? max(area.minY - table.minY, 0) : Self.searchInset, left: 0,
      bottom: below, right: 0)
    let old = tableView.contentInset
    if new != old {
      let isAtTop = tableView.isAtTop
      tableView.contentInset = new
      tableView.verticalScrollIndicatorInsets = new
      if isAtTop { tableView.contentOffset.y = -new.top }
    }
    // A keyboard covers more rows, but doesn't change the height of the list.
    guard measured != nil, below < areaBelow ?? .greatestFiniteMagnitude else { return }
    areaBelow = below
    if rows.isFull { setHeight(rows.value(above: below)) }
  }

  // MARK: Selection

  /// Lets the next layout scroll to the selection.
  func setNeedsCentering() {
    centeredHeight = .greatestFiniteMagnitude
  }

  /// Returns whether the list must scroll to the selection, because it has become lower.
  ///
  /// A list that grows shows more rows below. Visible rows stay.
  func adoptHeightForCentering() -> Bool {
    let height = area.layoutFrame.height
    guard view.window != nil, height < centeredHeight else { return false }
    centeredHeight = height
    return true
  }

  /// Scrolls a row to about the middle, so that the lower edge cuts another row in half.
  func center(_ path: IndexPath) {
    tableView.scrollToRow(at: path, at: .middle, animated: false)
    tableView.layoutIfNeeded()
    let (insets, offset) = (tableView.contentInset, tableView.contentOffset.y)
    let height = tableView.bounds.height
    let end = tableView.contentSize.height + insets.bottom - height
    // A keyboard covers the rows below the list.
    let covered = insets.bottom > areaBelow ?? 0 ? insets.bottom : 0
    let edge = CGPoint(x: 0, y: offset + height - covered)
    guard offset > -insets.top, offset < end, let cut = tableView.indexPathForRow(at: edge)
    else { return }
    let row = tableView.rectForRow(at: cut)
    var start = min(offset + row.midY - edge.y, end)
    // The list doesn't scroll for little more than its first row.
    if start < row.height * 1.5 - insets.top { start = -insets.top }
    let visible = start + insets.top...start + max(height - insets.bottom, insets.top)
    let selected = tableView.rectForRow(at: path)
    guard visible.contains(selected.minY), visible.contains(selected.maxY) else { return }
    tableView.contentOffset.y = start
  }
}
