/// A rounded group of an alert: a header above rows, which scroll if they don't fit.
@MainActor final class AlertGroup: UIView {
  let rows: [AlertRow]
  private let header: AlertHeader?
  private let look: AlertLook
  private let scroller = UIScrollView()

  init(header: AlertHeader?, rows: [AlertRow], look: AlertLook, background: UIColor?) {
    self.header = header
    self.rows = rows
    self.look = look
    super.init(frame: .zero)
    backgroundColor = background
    clipsToBounds = true
    layer.cornerRadius = look.cornerRadius
    layer.cornerCurve = .continuous
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.delaysContentTouches = false
    addSubview(scroller)
    if let header { addSubview(header) }
    for row in rows { scroller.addSubview(row) }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns a Boolean value that indicates whether two actions are side by side, as in an alert if
  /// both titles fit.
  private func isPaired(in width: CGFloat) -> Bool {
    guard look.style == .alert, rows.count == 2,
      !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return false }
    return rows.allSatisfy { $0.titleWidth <= width / 2 - look.textInset }
  }

  private func headerHeight(in width: CGFloat) -> CGFloat {
    header?.sizeThatFits(CGSize(width: width, height: 0)).height ?? 0
  }

  private func rowsHeight(in width: CGFloat) -> CGFloat {
    let heights = rows.map { $0.sizeThatFits(CGSize(width: width, height: 0)).height }
    return isPaired(in: width) ? heights.max() ?? 0 : heights.reduce(0, +)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: headerHeight(in: size.width) + rowsHeight(in: size.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let top = headerHeight(in: width)
    // A header that leaves no space for the rows scrolls with them.
    let headerScrolls = top > bounds.height / 2 && top + rowsHeight(in: width) > bounds.height
    if let header {
      let host = headerScrolls ? scroller : self
      if header.superview !== host { host.addSubview(header) }
      header.frame = CGRect(x: 0, y: 0, width: width, height: top)
    }
    let start = headerScrolls ? 0 : top
    scroller.frame = CGRect(x: 0, y: start, width: width, height: bounds.height - start)
    let end = placeRows(from: headerScrolls ? top : 0)
    scroller.contentSize = CGSize(width: width, height: end)
    scroller.isScrollEnabled = end > scroller.bounds.height + 0.5
  }

  private func placeRows(from top: CGFloat) -> CGFloat {
    let width = bounds.width
    if isPaired(in: width) {
      let height = rowsHeight(in: width)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      for (index, row) in rows.enumerated() {
        row.frame = CGRect(
          x: (index == 0) == isMirrored ? width / 2 : 0, y: top, width: width / 2, height: height)
        row.hasLine = header != nil
      }
      pairLine.frame = CGRect(
        x: width / 2, y: top, width: 1 / traitCollection.displayScale, height: height)
      if pairLine.superview == nil { scroller.addSubview(pairLine) }
      return top + height
    }
    pairLine.removeFromSuperview()
    var y = top
    // The cancel action is on the left of a pair, and at the bottom of a column.
    let cancelsFirst = look.style == .alert && rows.first?.action.style == .cancel
    let column = cancelsFirst ? rows.dropFirst() + rows.prefix(1) : rows[...]
    for (index, row) in column.enumerated() {
      let height = row.sizeThatFits(CGSize(width: width, height: 0)).height
      row.frame = CGRect(x: 0, y: y, width: width, height: height)
      row.hasLine = index > 0 || header != nil
      y += height
    }
    return y
  }

  /// The line between two actions that are side by side.
  private lazy var pairLine: UIView = {
    let line = UIView()
    line.backgroundColor = .separator
    return line
  }()

  /// Returns the visible row under a touch.
  func row(at touch: UITouch) -> AlertRow? {
    guard bounds.contains(touch.location(in: self)) else { return nil }
    return rows.first {
      $0.action.isEnabled && $0.point(inside: touch.location(in: $0), with: nil)
    }
  }
}
