import UIKit

extension OptionListView {
  /// While the user scrolls, and while the sheet doesn't accept input, the list keeps its options.
  func update(to update: OptionUpdate) {
    pending?.filter.cancel()
    let filter = OptionFilter(update.rows, locale: context.locale) { [weak self] in
      self?.receive($1, from: $0)
    }
    pending = (update, filter)
    applyUpdate()
  }

  func applyUpdate() {
    if canUpdate { pending?.filter.filter(searchField.text ?? "") }
  }

  private var canUpdate: Bool {
    !isDisabled && !tableView.isDragging && !tableView.isDecelerating
  }

  private func receive(_ lines: OptionLines, from filter: OptionFilter) {
    if filter === self.filter { return showResult(lines) }
    guard let pending, filter === pending.filter, canUpdate else { return }
    self.pending = nil
    replaceOptions(by: pending.update, lines)
    self.filter = filter
    if searchField.isEditing { filter.prepare() }
  }

  private func replaceOptions(by update: OptionUpdate, _ lines: OptionLines) {
    let isFirst = filter == nil || status == .empty
    let places = visiblePlaces
    let highlighted = tableView.indexPathForSelectedRow.flatMap { self.lines.option($0.row) }
    let result = update.replace(
      selection.selected, isFirst || isUnavailable,
      places.map(\.option) + (highlighted.map { [$0] } ?? []))
    selection = result.selection
    isUnavailable = result.isUnavailable
    show(update.rows, lines)
    guard window != nil else { return context.sizeChanged() }
    if isFirst {
      layout?.setNeedsCentering()
      setNeedsLayout()
    } else {
      restore(places.compactMap { place in result.kept[place.option].map { ($0, place.distance) } })
    }
    if let path = highlighted.flatMap({ result.kept[$0] }).flatMap({ path(of: $0) }) {
      tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    context.sizeChanged()
    UIAccessibility.post(
      notification: .layoutChanged, argument: isFirst ? firstElement : nil)
  }

  // MARK: Scroll position

  private var visiblePlaces: [(option: Int, distance: CGFloat)] {
    guard window != nil else { return [] }
    let top = tableView.contentOffset.y
    return (tableView.indexPathsForVisibleRows ?? []).compactMap { path in
      lines.option(path.row).map { ($0, tableView.rectForRow(at: path).minY - top) }
    }
  }

  private func restore(_ places: [(option: Int, distance: CGFloat)]) {
    let old = tableView.contentOffset.y
    let place = places.lazy.compactMap { option, distance in
      self.path(of: option).map { ($0, distance) }
    }.first
    layout?.scroll { [tableView] in
      place.map { tableView.rectForRow(at: $0).minY - $1 } ?? old
    }
  }
}
