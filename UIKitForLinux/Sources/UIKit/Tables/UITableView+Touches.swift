/// A touch of a row.
struct TableFinger {
  weak var touch: UITouch?
  var path: IndexPath
}

extension UITableView {
  /// Called when touches begin.
  ///
  /// Returns whether the table tracks a touch, which must be on a selectable row.
  final func touchDidBegin(_ touches: Set<UITouch>) -> Bool {
    // A view in front of the row, such as a header, keeps its touches. So does a row that isn't
    // selectable.
    guard finger?.touch == nil, allowsSelection, let touch = touches.first,
      let path = row(under: touch), let cell = rows.cells[path],
      touch.view?.isDescendant(of: cell) == true,
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    finger = TableFinger(touch: touch, path: path)
    // The scroll view delays a touch that may scroll until the finger rests or is lifted.
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  final func touchDidMove(_ touches: Set<UITouch>) -> Bool {
    guard let finger, let touch = finger.touch, touches.contains(touch) else { return false }
    if row(under: touch) != finger.path { discardTouch() }
    return true
  }

  final func touchDidEnd(_ touches: Set<UITouch>) -> Bool {
    guard let finger, let touch = finger.touch, touches.contains(touch) else { return false }
    let path = finger.path
    let isOnRow = row(under: touch) == path
    self.finger = nil
    unhighlight(path)
    if isOnRow { tapped(path) }
    return true
  }

  final func touchWasCanceled(_ touches: Set<UITouch>) -> Bool {
    guard let touch = finger?.touch, touches.contains(touch) else { return false }
    discardTouch()
    return true
  }

  /// Removes the highlight of the touched row without selecting it.
  final func discardTouch() {
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
