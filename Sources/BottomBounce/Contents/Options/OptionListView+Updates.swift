import UIKit

/// The search in the options of a list, and the options that it shows as soon as it can.
struct OptionUpdates {
  /// The search in the options that the list shows; `nil` before the list has its first options.
  var current: OptionFilter?
  /// The last options that the list doesn't show yet.
  var pending: OptionUpdate?
  /// The search in these options.
  var filter: OptionFilter?
}

// New options while the list is visible.
extension OptionListView {
  /// Replaces the options, and keeps the selection, the search, and the scroll position.
  ///
  /// While the user scrolls, and while the sheet doesn't accept input, the list keeps its options.
  func update(to update: OptionUpdate) {
    updates.filter?.cancel()
    updates = OptionUpdates(current: updates.current, pending: update)
    applyUpdate()
  }

  /// Shows pending options, if the list can change now.
  func applyUpdate() {
    guard canUpdate, let update = updates.pending, updates.filter == nil else { return }
    let filter = OptionFilter(update.rows, locale: context.locale) { [weak self] in
      self?.receive($1, from: $0)
    }
    updates.filter = filter
    filter.filter(searchField.text ?? "")
  }

  private var canUpdate: Bool {
    !isDisabled && !tableView.isDragging && !tableView.isDecelerating
  }

  /// Shows the result of a search in the current or in new options.
  private func receive(_ lines: OptionLines, from filter: OptionFilter) {
    if filter === updates.current { return showResult(lines) }
    guard let update = updates.pending, filter === updates.filter else { return }
    updates.filter = nil
    guard canUpdate else { return }
    updates.pending = nil
    replaceOptions(by: update, lines)
    updates.current = filter
  }

  private func replaceOptions(by update: OptionUpdate, _ lines: OptionLines) {
    let isFirst = updates.current == nil || readiness.hidesOptions
    let places = visiblePlaces
    let highlighted = tableView.indexPathForSelectedRow.flatMap { self.lines.option($0.row) }
    let result = update.replace(
      .init(indices: selection.selected, isUnavailable: isFirst || readiness != .ready),
      places.map(\.option) + (highlighted.map { [$0] } ?? []))
    selection = result.selection
    show(update.rows, lines)
    readiness = readiness(isUnavailable: result.isUnavailable)
    updateStatus()
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

  private func readiness(isUnavailable: Bool) -> OptionReadiness {
    if messages.onRetry != nil, options.count == 0, isUnavailable || selection.rule == .one {
      return .empty
    }
    if selection.failure == .impossible { return .impossible }
    return isUnavailable ? .unavailable(hasOptions: options.hasEnabledOption) : .ready
  }

  // MARK: Scroll position

  /// The options in the visible rows, and the distances of the rows from the upper edge.
  private var visiblePlaces: [(option: Int, distance: CGFloat)] {
    guard window != nil else { return [] }
    let top = tableView.contentOffset.y
    return (tableView.indexPathsForVisibleRows ?? []).compactMap { path in
      lines.option(path.row).map { ($0, tableView.rectForRow(at: path).minY - top) }
    }
  }

  /// Scrolls so that the first option that is still in the list has its former place.
  private func restore(_ places: [(option: Int, distance: CGFloat)]) {
    let old = tableView.contentOffset.y
    let place = places.lazy.compactMap { option, distance in
      self.path(of: option).map { ($0, distance) }
    }.first
    layout?.scroll { [tableView] in
      place.map { tableView.rectForRow(at: $0).minY - $1 } ?? old
    }
  }

  // MARK: Loading

  /// Shows that the options are loading for the first time.
  func showLoading() {
    guard updates.current == nil else { return }
    readiness = .loading
    statusChanged()
  }

  /// Shows that the options couldn't be loaded for the first time.
  func showFailure(_ message: String) {
    guard updates.current == nil else { return }
    readiness = .failed(message)
    statusChanged()
    if window != nil { UIAccessibility.post(notification: .announcement, argument: message) }
  }

  private func statusChanged() {
    updateStatus()
    context.sizeChanged()
    guard window != nil else { return }
    UIAccessibility.post(notification: .layoutChanged, argument: firstElement)
  }

  /// What the list says in place of the options; `nil` if options are visible.
  var status: OptionListMessages.Status? {
    switch readiness {
    case .loading: return .loading
    case .failed(let message): return .failed(message)
    case .empty: return .empty
    case .ready, .unavailable, .impossible:
      if messages.onRetry != nil, options.count == 0 { return .empty }
      return lines.isFiltered && lines.count == 0 ? .noResult(searchField.text ?? "") : nil
    }
  }
}
