extension PickerColumn {
  /// Returns the delegate's view for a visible row.
  func delegateView(forRow row: Int) -> UIView? {
    guard let row = rows[row] else { return nil }
    return ((row.lens ?? row.wheel) as? PickerRowWrapper)?.content
  }

  func makeRow(_ index: Int, of picker: UIPickerView) -> PickerRow {
    if let view = makeView(index, of: picker) { return PickerRow(index: index, wheel: view) }
    let title = picker.title(ofRow: index, in: component)
    let row = dequeueRow(for: title)
    row.index = index
    if let label = row.wheel as? UILabel, row.title != title {
      row.title = title
      show(title, in: label)
      (row.lens as? DrawingCopy)?.originalChanged()
    }
    row.wheel.isHidden = false
    return row
  }

  /// Returns a reusable row, preferably one that already shows the title.
  ///
  /// Titles of endless wheels repeat, so enough rows are kept that months and days need not be
  /// drawn again.
  private func dequeueRow(for title: StyledText) -> PickerRow {
    if let index = spareRows.lastIndex(where: { $0.title == title }) {
      return spareRows.remove(at: index)
    }
    if spareRows.isEmpty || rows.count + spareRows.count < Self.keptRowCount {
      return PickerRow(index: 0, wheel: UILabel())
    }
    return spareRows.removeFirst()
  }

  /// The maximum number of reusable rows: the days of a month, and a few more.
  private static let keptRowCount = 40

  private var rowSize: CGSize { CGSize(width: bounds.width, height: geometry.rowHeight) }

  private func makeView(_ index: Int, of picker: UIPickerView) -> UIView? {
    let view = picker.makeView(forRow: index, in: component, reusing: spareViews.popLast())
    return view.map { PickerRowWrapper($0, size: rowSize) }
  }

  private func show(_ title: StyledText, in label: UILabel) {
    label.font = .systemFont(ofSize: PickerMetrics.fontSize)
    label.textAlignment = alignment
    label.styledText = title
    // The label is only as wide as its text, so that no transparent area is drawn.
    let room = rowSize.width - titleInsets.leading - titleInsets.trailing
    let width = min(label.sizeThatFits(rowSize).width, max(room, 0))
    label.bounds.size = CGSize(width: width, height: rowSize.height)
  }

  private func makeLens(of row: PickerRow, of picker: UIPickerView) -> UIView {
    guard row.wheel is PickerRowWrapper else { return DrawingCopy(of: row.wheel) }
    return makeView(row.index, of: picker) ?? DrawingCopy(of: row.wheel)
  }

  /// Makes a row that is no longer visible available for reuse.
  func recycle(_ row: PickerRow) {
    guard row.wheel is PickerRowWrapper else {
      row.hide()
      spareRows.append(row)
      return
    }
    row.removeFromLens()
    row.remove()
    for wrapper in [row.lens, row.wheel].compactMap({ $0 as? PickerRowWrapper }) {
      if wrapper.content.superview === wrapper { wrapper.content.removeFromSuperview() }
      spareViews.append(wrapper.content)
    }
  }

  /// Positions a row whose center is at a distance from the center of the wheel.
  func place(_ row: PickerRow, atDistance distance: CGFloat, of picker: UIPickerView) {
    guard let placement = geometry.placement(atDistance: distance) else { return }
    let size = row.wheel.bounds.size
    let pixel = 1 / max(traitCollection.displayScale, 1)
    let hold = hold(of: row.wheel)

    let part = distance < 0 ? upper : lower
    if row.wheel.superview !== part { part.addSubview(row.wheel) }
    // The cylinders of all columns are projected from an eye in front of the picker's center.
    let x = eye + (hold.x - eye) * placement.perspective - left
    row.wheel.layer.move(
      to: CGPoint(
        x: x + (0.5 - hold.part) * size.width * placement.scale,
        y: geometry.height / 2 + placement.y - part.frame.minY),
      transform: CATransform3DMakeScale(
        placement.scale, placement.scale * placement.flattening, 1),
      opacity: Float(placement.opacity))

    guard geometry.isUnderLens(atDistance: distance) else {
      row.removeFromLens()
      return
    }
    let copy = row.lens ?? makeLens(of: row, of: picker)
    row.lens = copy
    copy.isHidden = false
    if copy.superview == nil { lens.addSubview(copy) }
    let start = ((hold.x - hold.part * size.width) / pixel).rounded() * pixel
    copy.layer.move(
      to: CGPoint(x: start + size.width / 2 - left, y: lens.bounds.height / 2 + distance))
  }

  /// Returns the fixed point of a row: an x-coordinate in the picker view, and the part of the row
  /// at that position.
  private func hold(of view: UIView) -> (x: CGFloat, part: CGFloat) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = view is PickerRowWrapper ? .zero : titleInsets
    let isRight = alignment == .right || alignment == .natural && isMirrored
    let part = alignment == .center ? 0.5 : isRight ? 1 : 0
    let room = bounds.width - insets.leading - insets.trailing
    let left = isMirrored ? insets.trailing : insets.leading
    return (frame.minX + left + room * part, part)
  }
}
