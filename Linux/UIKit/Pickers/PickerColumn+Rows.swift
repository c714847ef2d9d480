extension PickerColumn {
  /// Returns what the delegate made for a row that can be seen.
  func delegateView(forRow row: Int) -> UIView? {
    guard let row = rows[row] else { return nil }
    return ((row.lens ?? row.wheel) as? PickerRowWrapper)?.content
  }

  func makeRow(_ index: Int, of picker: UIPickerView) -> PickerRow {
    let wheel = makeView(index, of: picker) ?? makeLabel(index, of: picker)
    return PickerRow(index: index, wheel: wheel)
  }

  private var rowSize: CGSize { CGSize(width: bounds.width, height: geometry.rowHeight) }

  private func makeView(_ index: Int, of picker: UIPickerView) -> UIView? {
    let view = picker.makeView(forRow: index, in: component, reusing: spareViews.popLast())
    return view.map { PickerRowWrapper($0, size: rowSize) }
  }

  private func makeLabel(_ index: Int, of picker: UIPickerView) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: PickerMetrics.fontSize)
    label.textAlignment = alignment
    label.attributedText = picker.title(ofRow: index, in: component)
    // No wider than the text: what is clear need not be drawn and laid on.
    let room = rowSize.width - titleInsets.leading - titleInsets.trailing
    let width = min(label.sizeThatFits(rowSize).width, max(room, 0))
    label.bounds.size = CGSize(width: width, height: rowSize.height)
    return label
  }

  private func makeLens(of row: PickerRow, of picker: UIPickerView) -> UIView {
    guard row.wheel is PickerRowWrapper else { return DrawingCopy(of: row.wheel) }
    return makeView(row.index, of: picker) ?? DrawingCopy(of: row.wheel)
  }

  func recycle(_ row: PickerRow) {
    row.remove()
    for view in [row.lens, row.wheel] {
      guard let wrapper = view as? PickerRowWrapper else { continue }
      wrapper.content.removeFromSuperview()
      spareViews.append(wrapper.content)
    }
  }

  /// Puts a row where it is seen when its middle is so many points below the wheel's.
  func place(_ row: PickerRow, atDistance distance: CGFloat, of picker: UIPickerView) {
    guard let placement = geometry.placement(atDistance: distance) else { return }
    let middle = middle(of: row.wheel)
    let (width, height) = (upper.bounds.width, geometry.height)

    let part = distance < 0 ? upper : lower
    if row.wheel.superview !== part { part.addSubview(row.wheel) }
    // The cylinders of all columns are seen from in front of the picker's middle.
    let x = width / 2 + (middle - width / 2) * placement.scale / PickerMetrics.wheelScale
    row.wheel.center = CGPoint(x: x, y: height / 2 + placement.y - part.frame.minY)
    row.wheel.transform = CGAffineTransform(
      scaleX: placement.scale, y: placement.scale * placement.flattening)
    row.wheel.alpha = placement.opacity

    guard geometry.isUnderLens(atDistance: distance) else {
      row.lens?.isHidden = true
      return
    }
    let copy = row.lens ?? makeLens(of: row, of: picker)
    row.lens = copy
    copy.isHidden = false
    if copy.superview == nil { lens.addSubview(copy) }
    copy.center = CGPoint(x: middle, y: lens.bounds.height / 2 + distance)
  }

  /// The middle of a row's text or view in the picker view, from side to side.
  private func middle(of view: UIView) -> CGFloat {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets =
      view is PickerRowWrapper
      ? .zero : isMirrored ? titleInsets.mirrored : titleInsets
    let room = bounds.width - insets.leading - insets.trailing - view.bounds.width
    let isRight = alignment == .right || alignment == .natural && isMirrored
    let left: CGFloat =
      switch alignment {
      case .center: room / 2
      default: isRight ? room : 0
      }
    let pixel = 1 / max(traitCollection.displayScale, 1)
    return frame.minX + ((insets.leading + left) / pixel).rounded() * pixel + view.bounds.width / 2
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate var mirrored: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}
