/// A finger on a row.
struct TableFinger {
  weak var touch: UITouch?
  var path: IndexPath
  /// What highlights the row, if the finger stays.
  var timer: DeviceTimer?
  var isHighlighting = false
}

extension UITableView {
  /// How long a finger rests on a row before the row shows it: it may be about to scroll.
  private static let highlightDelay: TimeInterval = 0.1

  /// Whether the table follows the finger: it came down on a row that can be chosen.
  final func fingerCameDown(_ touches: Set<UITouch>) -> Bool {
    guard finger == nil, allowsSelection, let touch = touches.first,
      let path = row(under: touch),
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    finger = TableFinger(touch: touch, path: path)
    finger?.timer = window?.device?.schedule(after: Self.highlightDelay) { [weak self] in
      self?.highlight()
    }
    return true
  }

  final func fingerMoved(_ touches: Set<UITouch>) -> Bool {
    guard let finger, let touch = finger.touch, touches.contains(touch) else { return false }
    if row(under: touch) != finger.path { forgetFinger() }
    return true
  }

  final func fingerWasLifted(_ touches: Set<UITouch>) -> Bool {
    guard let finger, let touch = finger.touch, touches.contains(touch) else { return false }
    // A quick tap shows the row as chosen at once; the mark fades when the app deselects it.
    highlight()
    let path = finger.path
    let isOnRow = row(under: touch) == path
    self.finger?.timer?.cancel()
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

  /// Lets go of a finger whose row is not chosen after all.
  final func forgetFinger() {
    guard let finger else { return }
    finger.timer?.cancel()
    self.finger = nil
    if finger.isHighlighting { unhighlight(finger.path) }
  }

  private func highlight() {
    guard let finger, !finger.isHighlighting, let cell = rows.cells[finger.path] else { return }
    self.finger?.isHighlighting = true
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: finger.path)
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
