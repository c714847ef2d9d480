extension UITableView {
  final func select(_ path: IndexPath?, animated: Bool) {
    loadIfNeeded()
    if path == nil || !allowsMultipleSelection {
      for other in rows.selected where other != path { deselect(other, animated: animated) }
    }
    guard let path, rows.geometry.has(path), !rows.selected.contains(path) else { return }
    rows.selected.append(path)
    rows.cells[path]?.setSelected(true, animated: animated)
  }

  final func deselect(_ path: IndexPath, animated: Bool) {
    rows.selected.removeAll { $0 == path }
    rows.cells[path]?.setSelected(false, animated: animated)
  }

  /// Handles a tap on a row.
  final func tapped(_ path: IndexPath) {
    guard allowsSelection, rows.cells[path] != nil else { return }
    guard let delegate else { return select(path, animated: false) }
    if allowsMultipleSelection, rows.selected.contains(path) {
      notifyDeselection(path)
      return
    }
    guard let wanted = delegate.tableView(self, willSelectRowAt: path) else { return }
    if !allowsMultipleSelection {
      for other in rows.selected where other != wanted { notifyDeselection(other) }
    }
    // The delegate may have removed the row.
    guard rows.geometry.has(wanted) else { return }
    select(wanted, animated: false)
    delegate.tableView(self, didSelectRowAt: wanted)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  private func notifyDeselection(_ path: IndexPath) {
    guard let wanted = delegate?.tableView(self, willDeselectRowAt: path) else { return }
    deselect(wanted, animated: false)
    delegate?.tableView(self, didDeselectRowAt: wanted)
  }
}
