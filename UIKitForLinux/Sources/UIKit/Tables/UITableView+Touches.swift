/// A finger on a row.
struct TableFinger {
  weak var touch: UITouch?
  var path: IndexPath
}

extension UITableView {
  /// Whether the table follows the finger: it came down on a row that can be chosen.
  final func fingerCameDown(_ touches: Set<UITouch>) -> Bool {
    // A view in front of the row, such as a header, keeps its touches; so does a row that takes none.
    guard finger?.touch == nil, allowsSelection, let touch = touches.first,
      let path = row(under: touch), let cell = rows.cells[path],
      touch.view?.isDescendant(of: cell) == true,
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    finger = TableFinger(touch: touch, path: path)
    // A finger that might scroll is held back by the scroll view until it rests, or is lifted.
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  final func fingerMoved(_ touches: Set<UITouch>) -> Bool {
    guard let finger, let touch = finger.touch, touches.contains(touch) else { return false }
    if row(under: touch) != finger.path { forgetFinger() }
    return true
  }

  final func fingerWasLifted(_ touches: Set<UITouch>) -> Bool {
    guard let finger, let touch = finger.touch, touches.contains(touch) else { return false }
    let path = finger.path
    let isOnRow = row(under: touch) == path
    self.finger = nil
    unhighlight(path)
    if isOnRow { tapped(path) }
    return true
  }

  final func fingerWasTaken(_ touches: Set<UITouch>) -> Bool {
    guard let touch = finger?.touch, touches.contains(touch) else { return false }
    forgetFinger()
    return true
  }

  /// Removes the highlight of the touched row without selecting it.
  final func forgetFinger() {
    guard let finger else { return }
    self.finger = nil
    unhighlight(finger.path)
  }

  private func unhighlight(_ path: IndexPath) {
    rows.cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  private func row(under touch: UITouch) -> IndexPath? {
    let point = touch.location(in: self)
    return rows.cells.first { $0.value.frame.contains(point) }?.key
  }
}
