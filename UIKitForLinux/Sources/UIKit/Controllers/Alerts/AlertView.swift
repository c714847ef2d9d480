/// The view of an alert: one group, or a group of actions above the Cancel action.
///
/// A finger can touch any row and slide to another. The row under the finger is highlighted, and
/// lifting the finger chooses it.
@MainActor final class AlertView: UIView {
  private weak var controller: UIAlertController?
  private var groups: [AlertGroup] = []
  private var tracked: UITouch?
  private var highlighted: AlertRow? {
    didSet {
      guard highlighted !== oldValue else { return }
      oldValue?.isHighlighted = false
      highlighted?.isHighlighted = true
    }
  }

  init(controller: UIAlertController) {
    self.controller = controller
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Creates the groups of an alert again.
  func show(_ controller: UIAlertController, look: AlertLook) {
    for group in groups { group.removeFromSuperview() }
    let header = AlertHeader(
      title: controller.title, message: controller.message,
      fields: controller.textFields ?? [], look: look)
    let cancel = controller.cancelAction
    let others = controller.actions.filter { $0 !== cancel }
    let bold = controller.preferredAction ?? cancel
    func row(_ action: UIAlertAction, isOnItsOwn: Bool = false) -> AlertRow {
      AlertRow(action, look: look, isBold: action === bold, isOnItsOwn: isOnItsOwn)
    }
    if look.style == .alert {
      // Of two actions side by side, the cancel action is first. In a column, it's last.
      let ordered = (others.count == 1 ? [cancel] + others : others + [cancel]).compactMap { $0 }
      groups = [
        AlertGroup(
          header: header, rows: ordered.map { row($0) }, look: look, background: look.background)
      ]
    } else {
      groups = []
      if header != nil || !others.isEmpty {
        groups.append(
          AlertGroup(
            header: header, rows: others.map { row($0) }, look: look,
            background: look.isPopover ? nil : look.background))
      }
      if let cancel, !look.isPopover {
        groups.append(
          AlertGroup(
            header: nil, rows: [row(cancel, isOnItsOwn: true)], look: look,
            background: look.cancelBackground))
      }
    }
    for group in groups {
      addSubview(group)
      for row in group.rows {
        row.choose = { [weak self] in self?.controller?.choose($0.action) }
      }
    }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = groups.map { $0.sizeThatFits(size).height }
    let gaps = AlertLook.gap * CGFloat(max(groups.count - 1, 0))
    return CGSize(width: size.width, height: min(heights.reduce(gaps, +), size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Laid out from the bottom, so that the cancel action is always fully visible.
    var bottom = bounds.height
    for (index, group) in groups.enumerated().reversed() {
      let natural = group.sizeThatFits(bounds.size).height
      let height = index == 0 ? bottom : min(natural, bottom)
      group.frame = CGRect(x: 0, y: bottom - height, width: bounds.width, height: height)
      bottom = max(bottom - height - AlertLook.gap, 0)
    }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracked == nil, let touch = touches.first else { return }
    tracked = touch
    highlighted = row(at: touch)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tracked, touches.contains(tracked) else { return }
    highlighted = row(at: tracked)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let row = row(at: touch)
    stopTracking()
    if let row { controller?.choose(row.action) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tracked, touches.contains(tracked) else { return }
    stopTracking()
  }

  private func stopTracking() {
    tracked = nil
    highlighted = nil
  }

  private func row(at touch: UITouch) -> AlertRow? {
    for group in groups {
      if let row = group.row(at: touch) { return row }
    }
    return nil
  }
}
