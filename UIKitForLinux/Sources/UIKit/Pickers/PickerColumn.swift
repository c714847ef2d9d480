/// A wheel of a picker view: a scroll view whose rows don't scroll but are positioned from its
/// content offset.
@MainActor final class PickerColumn: UIScrollView, UIScrollViewDelegate {
  private weak var picker: UIPickerView?
  let component: Int
  private(set) var geometry = WheelGeometry(
    height: 0, rowHeight: PickerMetrics.rowHeight, rowCount: 0, lensHeight: 0)
  /// The row on which the wheel last stopped, or that code has selected since; -1 without rows.
  private(set) var selectedRow = -1
  /// The last row that passed the center while the user spun the wheel.
  private var passingRow = -1
  var alignment = NSTextAlignment.center
  /// The insets around the titles of a wheel's rows.
  var titleInsets = NSDirectionalEdgeInsets.zero
  var rows: [Int: PickerRow] = [:]
  /// Rows with titles that are no longer visible, for reuse.
  var spareRows: [PickerRow] = []
  /// The views of removed rows, for reuse by the delegate.
  var spareViews: [UIView] = []

  /// The container of the rows, which doesn't scroll with the content.
  private let cylinder = UIView()
  /// The left edge of the cylinder and the horizontal position of the eye, in the picker view.
  private(set) var left: CGFloat = 0
  private(set) var eye: CGFloat = 0
  /// The parts of the cylinder above, below, and under the lens.
  let upper = UIView()
  let lower = UIView()
  let lens = UIView()

  /// The cause of the wheel's current motion.
  private enum Motion { case none, person, code }
  private var motion = Motion.none

  init(picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    // Rows lean toward the picker's center beyond the column's edge. The parts of the cylinder clip
    // them.
    clipsToBounds = false
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    scrollsToTop = false
    decelerationRate = PickerMetrics.decelerationRate
    delegate = self
    cylinder.isUserInteractionEnabled = false
    addSubview(cylinder)
    for part in [upper, lower, lens] {
      part.clipsToBounds = true
      cylinder.addSubview(part)
    }
    let tap = UITapGestureRecognizer()
    tap.handlers.append { [weak self] recognizer in self?.tapped(recognizer) }
    addGestureRecognizer(tap)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Contents

  func reload(rowCount: Int, rowHeight: CGFloat, alignment: NSTextAlignment) {
    removeRows()
    self.alignment = alignment
    var new = geometry
    (new.rowCount, new.rowHeight) = (rowCount, rowHeight)
    apply(new)
    setNeedsLayout()
  }

  /// Positions the column in a picker view of a size.
  func place(at x: CGFloat, width: CGFloat, in size: CGSize, lensHeight: CGFloat) {
    let frame = CGRect(x: x, y: 0, width: width, height: size.height)
    var new = geometry
    (new.height, new.lensHeight) = (size.height, lensHeight)
    if frame != self.frame || eye != size.width / 2 || new != geometry {
      self.frame = frame
      eye = size.width / 2
      placeParts(of: new)
      removeRows()
      setNeedsLayout()
    }
    apply(new)
  }

  /// Positions the parts, which are only as wide as their rows, because the whole width is redrawn
  /// when the wheel moves.
  private func placeParts(of geometry: WheelGeometry) {
    let span = geometry.span(from: frame.minX, to: frame.maxX, eye: eye)
    let width = span.right - span.left
    left = span.left
    cylinder.bounds.size = CGSize(width: width, height: geometry.height)
    let side = max((geometry.height - geometry.lensHeight) / 2, 0)
    upper.frame = CGRect(x: 0, y: 0, width: width, height: side)
    lens.frame = CGRect(x: 0, y: side, width: width, height: geometry.lensHeight)
    lower.frame = CGRect(x: 0, y: side + geometry.lensHeight, width: width, height: side)
  }

  /// Removes the rows.
  ///
  /// Views from the delegate aren't reused.
  private func removeRows() {
    for row in rows.values { recycle(row) }
    rows = [:]
    spareViews = []
    // The layout of the titles may have changed.
    for row in spareRows { row.title = nil }
  }

  private func apply(_ new: WheelGeometry) {
    geometry = new
    contentSize = CGSize(width: bounds.width, height: new.contentHeight)
    selectedRow = min(max(selectedRow, 0), new.rowCount - 1)
    if motion == .none { contentOffset.y = new.offset(ofRow: max(selectedRow, 0)) }
  }

  // MARK: Selecting

  /// Selects a row immediately and scrolls the wheel to it.
  func select(_ row: Int, animated: Bool) {
    guard geometry.rowCount > 0 else { return }
    selectedRow = min(max(row, 0), geometry.rowCount - 1)
    turn(to: selectedRow, by: .code, animated: animated)
  }

  private func turn(to row: Int, by mover: Motion, animated: Bool) {
    let end = CGPoint(x: contentOffset.x, y: geometry.offset(ofRow: row))
    let isAnimated = animated && window != nil && end != contentOffset
    // The end of the previous motion isn't reported.
    motion = .none
    setContentOffset(end, animated: isAnimated)
    if isAnimated { motion = mover } else if mover == .person { rest(on: row) }
  }

  private func tapped(_ tap: UIGestureRecognizer) {
    guard tap.state == .ended else { return }
    let y = tap.location(in: self).y - bounds.midY
    guard let row = geometry.row(at: y, offset: contentOffset.y) else { return }
    turn(to: row, by: .person, animated: true)
  }

  /// Called when the wheel stops, unless a finger has caught it.
  private func didStop() {
    guard !isTracking else { return }
    let mover = motion
    motion = .none
    guard mover == .person, let row = geometry.row(atOffset: contentOffset.y) else { return }
    // A wheel that was removed from the window may have stopped between two rows.
    contentOffset.y = geometry.offset(ofRow: row)
    rest(on: row)
  }

  private func rest(on row: Int) {
    guard let picker else { return }
    guard row != selectedRow else {
      picker.onUnchangedSelection?(component)
      return
    }
    selectedRow = row
    picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard motion == .person, let picker, let onPassingRow = picker.onPassingRow,
      let row = geometry.row(atOffset: contentOffset.y), row != passingRow
    else { return }
    passingRow = row
    onPassingRow(row, component)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { motion = .person }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let row = geometry.row(atOffset: targetContentOffset.pointee.y) else { return }
    targetContentOffset.pointee.y = geometry.offset(ofRow: row)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { didStop() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { didStop() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { didStop() }

  // MARK: Layout

  package override var decidesContentSize: Bool { true }
  package override var detachedSubviews: [UIView] { spareViews }

  override func layoutSubviews() {
    super.layoutSubviews()
    UIView.performWithoutAnimation { placeRows() }
  }

  private func placeRows() {
    guard let picker else { return }
    let offset = contentOffset.y
    cylinder.layer.move(
      to: CGPoint(x: left - frame.minX + cylinder.bounds.width / 2, y: offset + geometry.height / 2)
    )
    let visible = geometry.visibleRows(atOffset: offset)
    for row in rows.values where !visible.contains(row.index) {
      recycle(row)
      rows[row.index] = nil
    }
    for index in visible {
      let row = rows[index] ?? makeRow(index, of: picker)
      rows[index] = row
      place(row, atDistance: geometry.offset(ofRow: index) - offset, of: picker)
    }
  }

  // MARK: Accessibility

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      picker?.isUserInteractionEnabled == false
        ? super.accessibilityTraits.union(.notEnabled) : super.accessibilityTraits
    }
    set { super.accessibilityTraits = newValue }
  }

  override var accessibilityLabel: String? {
    get {
      let delegate = picker?.delegate as? any UIPickerViewAccessibilityDelegate
      return picker.flatMap {
        delegate?.pickerView($0, accessibilityLabelForComponent: component)
      } ?? super.accessibilityLabel
    }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityHint: String? {
    get {
      let delegate = picker?.delegate as? any UIPickerViewAccessibilityDelegate
      return picker.flatMap {
        delegate?.pickerView($0, accessibilityHintForComponent: component)
      } ?? super.accessibilityHint
    }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spokenTitle }
    set { super.accessibilityValue = newValue }
  }

  private var spokenTitle: String? {
    guard let picker, selectedRow >= 0 else { return nil }
    if let view = delegateView(forRow: selectedRow) { return view.spokenText }
    return picker.title(ofRow: selectedRow, in: component).string
  }

  override func accessibilityIncrement() { step(by: 1) }

  override func accessibilityDecrement() { step(by: -1) }

  private func step(by count: Int) {
    let row = selectedRow + count
    guard (0..<geometry.rowCount).contains(row), let picker else { return }
    select(row, animated: true)
    picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
  }
}

extension UIView {
  /// The accessibility label of the view, or else of its first subview with one.
  fileprivate var spokenText: String? {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    for subview in subviews {
      if let text = subview.spokenText { return text }
    }
    return nil
  }
}
