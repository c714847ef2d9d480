extension UITableView {
  final func reusableCell(_ identifier: String, for path: IndexPath?) -> UITableViewCell? {
    if let (reconfiguredPath, cell) = rows.reconfigured, reconfiguredPath == path,
      cell.reuseIdentifier == identifier
    {
      return cell
    }
    let cell: UITableViewCell
    if let waiting = pool.cells[identifier]?.popLast() {
      cell = waiting
      cell.prepareForReuse()
    } else if let type = pool.cellClasses[identifier] {
      cell = type.init(reusedAs: identifier)
    } else {
      return nil
    }
    cell.table = self
    if let path, rows.geometry.has(path) { prepare(cell, for: path) }
    return cell
  }

  /// Sets the style and the width of a cell, on which its content depends.
  final func prepare(_ cell: UITableViewCell, for path: IndexPath) {
    cell.table = self
    let section = rows.geometry.sections[path.section]
    cell.position = UITableViewCell.Position(
      isFirst: path.row == 0, isLast: path.row == section.rows.count - 1, style: style)
    let frame = cellFrame(rows.geometry.rowRange(path))
    if cell.bounds.size.width != frame.width { cell.frame = frame }
  }

  /// Removes a cell from the table and keeps it for reuse.
  final func enqueueForReuse(_ cell: UITableViewCell, of path: IndexPath) {
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    guard let identifier = cell.reuseIdentifier else {
      cell.table = nil
      return
    }
    pool.cells[identifier, default: []].append(cell)
  }

  final func reusableHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    let view: UITableViewHeaderFooterView
    if let waiting = pool.headerFooters[identifier]?.popLast() {
      view = waiting
      view.prepareForReuse()
    } else if let type = pool.headerFooterClasses[identifier] {
      view = type.init(reusedAs: identifier)
    } else {
      return nil
    }
    view.table = self
    return view
  }

  final func enqueueForReuse(_ view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    pool.headerFooters[identifier, default: []].append(view)
  }
}
