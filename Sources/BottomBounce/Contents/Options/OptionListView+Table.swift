import UIKit

extension OptionListView: UITableViewDataSource, UITableViewDelegate {
  /// The last row of a section has no separator.
  private static let middle = "middle"
  private static let last = "last"
  private static let header = "header"

  /// An inset that hides a separator.
  private static let beyondEveryEdge: CGFloat = 100_000

  func configureList() {
    tableView.dataSource = self
    tableView.delegate = self
    for identifier in [Self.middle, Self.last] {
      tableView.register(OptionCell.self, forCellReuseIdentifier: identifier)
    }
    tableView.register(OptionHeaderCell.self, forCellReuseIdentifier: Self.header)
    // While the panel animates in, the list overlaps the safe area. Its rows must not move.
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.alwaysBounceVertical = false
    // The rows form cards, which have corners at their ends (`OptionCell`), not where they scroll.
    tableView.backgroundColor = .clear
    tableView.accessibilityIdentifier = "BottomBounce.options"
    updateNames()
  }

  func updateNames() {
    tableView.nameGroup(context.title, as: .list)
    statusView?.nameGroup(context.title)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.count
  }

  // Texts of a cell that appears in an animation would grow from a corner.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    UIView.performWithoutAnimation { cell.layoutIfNeeded() }
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch lines[indexPath.row] {
    case .header(let title):
      let cell = tableView.dequeueReusableCell(withIdentifier: Self.header, for: indexPath)
      cell.separatorInset.right = Self.beyondEveryEdge
      (cell as? OptionHeaderCell)?.configure(
        title, color: context.boxMetrics.noteColor, isFirst: indexPath.row == 0)
      return cell
    case .option(let index):
      let isFirst = lines.beginsCard(indexPath.row)
      let isLast = lines.endsCard(indexPath.row)
      let cell = tableView.dequeueReusableCell(
        withIdentifier: isLast ? Self.last : Self.middle, for: indexPath)
      if isLast { cell.separatorInset.right = Self.beyondEveryEdge }
      cell.roundCard(context.boxMetrics.cornerRadius, isFirst: isFirst, isLast: isLast)
      cell.clipsToBounds = isFirst || isLast
      let option = cell as? OptionCell
      option?.isToggle = selection.rule != .one
      option?.configure(
        options[index], isSelected: selection.selected.contains(index), font: font)
      return cell
    }
  }

  private func isEnabled(_ path: IndexPath) -> Bool {
    lines.option(path.row).map { options[$0].isEnabled } ?? false
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    isEnabled(indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    // A finger may have touched a row before the list was disabled.
    !isDisabled && isEnabled(indexPath) ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let tapped = lines.option(indexPath.row) else { return }
    for index in selection.tap(tapped) {
      let cell = path(of: index).flatMap { tableView.cellForRow(at: $0) as? OptionCell }
      cell?.updateSelection(options[index], isSelected: selection.selected.contains(index))
    }
    showHiddenSelection()
    selectionChanged()
    if confirmsOnTap { context.confirm() }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    keepsSelectionCentered = false
    layout?.stopScrolling()
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { applyUpdate() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    applyUpdate()
  }
}
