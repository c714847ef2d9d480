import UIKit
import ViewBuilding

@MainActor final class OptionListLayout {
  private unowned let view: UIView
  private let tableView: UITableView
  private let searchBox: UIView?
  private let layout: EquationLayout
  /// The area of the list; scrolling rows are also visible above and below it.
  let area = UILayoutGuide()
  private var tableStart: NSLayoutConstraint?
  private var tableEnd: NSLayoutConstraint?
  /// The maximum height of the list as a share of the host's height, in points.
  private var limit: CGFloat = 0
  /// The maximum height of the view before the panel scrolls, in points.
  private var available = CGFloat.greatestFiniteMagnitude
  private var rowsHeight: CGFloat?
  /// The minimum height of the area below the list, without a keyboard.
  private var areaBelow: CGFloat?
  /// The lower edge, measured from the first row, and the height that the list loses there.
  private var reduction: (edge: CGFloat, height: CGFloat)?
  private var target: (@MainActor () -> CGFloat)?
  private var centeredHeight = CGFloat.greatestFiniteMagnitude

  private static let minimumHeight = SheetMetrics.tapTarget
  private static let maximumShare: CGFloat = 0.5
  private static let searchMargin: CGFloat = 12
  /// The part of the search margin in which scrolling rows are visible, in points.
  static let searchInset: CGFloat = 4
  /// At this distance from the end of a row, an edge doesn't show that the list scrolls, in points.
  private static let rowMargin: CGFloat = 8

  init(in view: UIView, _ tableView: UITableView, searchBox: UIView?) {
    self.view = view
    self.tableView = tableView
    self.searchBox = searchBox
    layout =
      ViewTree(in: view) {
        ViewNode(searchBox, named: "box") { "leading, trailing, top == 0" }
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
      layout.eq("list.top == box.bottom + \(Self.searchMargin)")
    }
    extendRows(toLower: nil)
  }

  func addNote(_ note: UIView) {
    view.insertSubview(note, belowSubview: tableView)
    layout["note"] = note
    layout.eqs(
      """
      note.left == 0
      note.right == 0
      note.top == list.top
      """)
    extendRows(toUpper: note.bottomAnchor)
  }

  func addStatusView(_ statusView: UIView) {
    view.addSubview(statusView)
    layout["status"] = statusView
    layout.eqs(
      """
      status.left == 0
      status.right == 0
      status.bottom == list.bottom
      """)
    if searchBox == nil {
      layout.eq("status.top == list.top")
    } else {
      layout.eq("status.top == table.top + \(Self.searchInset)")
    }
  }

  // MARK: Height

  func prepare(in host: CGSize) {
    if tableStart == nil { extendRows(toUpper: nil) }
    let isLarge = view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let limit = (host.height * (isLarge ? 1 : Self.maximumShare)).rounded()
    if limit != self.limit {
      self.limit = limit
      areaBelow = nil
    }
    updateHeight()
  }

  func fitHeight(_ height: CGFloat) {
    available = height
    updateHeight()
  }

  func tableDidLayOut(height: CGFloat?) {
    if let height, height != rowsHeight {
      rowsHeight = height
      updateHeight()
    }
    scrollToTarget()
  }

  /// Lets the list be as high as possible until the table has measured changed rows.
  func setNeedsMeasurement() {
    rowsHeight = nil
    reduction = nil
    tableView.setNeedsLayout()
    view.setNeedsLayout()
  }

  /// Uses the height of the rows where neither a detent nor the keyboard sets another one.
  private func updateHeight() {
    guard limit > 0 else { return }
    let above = searchBox.map { Self.searchMargin + $0.bounds.height } ?? 0
    let limit = min(limit, max(available - above, Self.minimumHeight).rounded(.down))
    var height = min(rowsHeight ?? limit, limit)
    if let rowsHeight, rowsHeight > limit {
      let edge = limit + (areaBelow ?? 0)
      if reduction?.edge != edge { reduction = (edge, overlap(at: edge)) }
      height = max(limit - (reduction?.height ?? 0), Self.minimumHeight).rounded()
    }
    layout.eq("list.height == \(height) @ \(SheetPriority.scrollingBodyHeight)")
  }

  /// Returns half a row's height if the row ends at the edge, which hides that the list scrolls.
  private func overlap(at edge: CGFloat) -> CGFloat {
    guard let path = tableView.indexPathForRow(at: CGPoint(x: 0, y: edge)) else { return 0 }
    let row = tableView.rectForRow(at: path)
    return min(edge - row.minY, row.maxY - edge) < Self.rowMargin ? row.height / 2 : 0
  }

  // MARK: Edges

  func extendRows(toUpper edge: NSLayoutYAxisAnchor?) {
    tableStart?.isActive = false
    let inset = searchBox != nil && edge == nil ? Self.searchInset : 0
    tableStart = tableView.topAnchor.constraint(equalTo: edge ?? area.topAnchor, constant: -inset)
    tableStart?.activate(SheetPriority.almostRequired)
  }

  func extendRows(toLower edge: NSLayoutYAxisAnchor?) {
    tableEnd?.isActive = false
    tableEnd = tableView.bottomAnchor.constraint(equalTo: edge ?? area.bottomAnchor)
    // In a panel whose contents scroll, the list can begin below the edge.
    tableEnd?.activate(SheetPriority.extendedRows)
  }

  /// Lets the first and the last row scroll into the area of the list.
  func updateInsets() {
    updateHeight()
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
    guard limit > 0, below < areaBelow ?? .greatestFiniteMagnitude else { return }
    areaBelow = below
    updateHeight()
  }

  // MARK: Scroll position

  func setNeedsCentering() {
    centeredHeight = .greatestFiniteMagnitude
  }

  /// Returns whether the list must scroll to the selection, because it has become lower.
  func adoptHeightForCentering() -> Bool {
    let height = area.layoutFrame.height
    guard view.window != nil, height < centeredHeight else { return false }
    centeredHeight = height
    return true
  }

  func center(_ path: IndexPath) {
    scroll { [unowned self] in
      let (insets, height) = (tableView.contentInset, tableView.bounds.height)
      let row = tableView.rectForRow(at: path)
      // A list begins with a whole card if its selection is visible there.
      if row.maxY <= height - insets.top - insets.bottom { return -insets.top }
      let offset = row.midY - (height + insets.top - insets.bottom) / 2
      // A keyboard covers the rows below the list.
      let covered = insets.bottom > areaBelow ?? 0 ? insets.bottom : 0
      return offset - overlap(at: offset + height - covered)
    }
  }

  func scroll(to offset: @escaping @MainActor () -> CGFloat) {
    target = offset
    tableView.setNeedsLayout()
  }

  func stopScrolling() {
    target = nil
  }

  private func scrollToTarget() {
    guard let target else { return }
    let insets = tableView.contentInset
    let end = tableView.contentSize.height + insets.bottom - tableView.bounds.height
    let offset = max(min(target(), end), -insets.top)
    if abs(offset - tableView.contentOffset.y) < 0.5 { self.target = nil }
    tableView.contentOffset.y = offset
  }
}

final class OptionTableView: UITableView {
  /// Called when the visible rows are measured and placed.
  var onLayout: (@MainActor () -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
