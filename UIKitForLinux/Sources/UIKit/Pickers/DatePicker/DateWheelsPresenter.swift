/// Puts the wheels of a date picker on a picker view, whose data source and delegate it is.
@MainActor final class DateWheelsPresenter: NSObject {
  let picker: UIPickerView
  private(set) var wheels: DateWheels
  /// A closure that is called when the user turns a wheel to a row.
  private let onTurn: (_ column: Int, _ row: Int) -> Void
  /// The widths of the wheels' texts and the room beside them.
  private var layout: DateColumnLayout
  /// The visible rows that are drawn gray.
  private var dimmed: [[Int: Bool]]

  /// Shows wheels on a picker view, which must be this one's only.
  init(
    _ wheels: DateWheels, on picker: UIPickerView,
    onTurn: @escaping (_ column: Int, _ row: Int) -> Void
  ) {
    self.wheels = wheels
    self.picker = picker
    self.onTurn = onTurn
    layout = DateColumnLayout(wheels)
    dimmed = Array(repeating: [:], count: wheels.columns.count)
    super.init()
  }

  // MARK: Showing

  /// Lets the picker view show the wheels, in its present width and direction.
  func load() {
    layout.measure(wheels)
    knownRoom = nil
    arrange()
    picker.dataSource = self
    picker.delegate = self
    for column in wheels.columns.indices {
      picker.selectRow(middleRow(of: column), inComponent: column, animated: false)
    }
    // What the wheel is to show may have changed while it spun.
    picker.onUnchangedRest = { [weak self] column in self?.turn(column, animated: true) }
    picker.onPassingRow = { [weak self] row, column in self?.pass(row, in: column) }
    updateSpokenTexts()
  }

  /// Makes the columns fit the picker view's width and direction.
  func arrange() {
    let isMirrored = picker.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let roomBesideDays = roomBesideDays
    let oldWidths = layout.widths
    layout.fit(into: picker.bounds.width - 2 * PickerMetrics.bandInset)
    picker.columnSpacing = DateColumnLayout.spacing
    picker.titleAlignments = wheels.columns.map { column in
      switch column.alignment {
      case .leading: isMirrored ? .right : .left
      case .center: .center
      case .trailing where column.kind == .dayOfAll && roomBesideDays > Self.raggedRoom: .center
      case .trailing: isMirrored ? .left : .right
      case .right: .right
      }
    }
    picker.columnShift = (isMirrored ? 1 : -1) * roomBesideDays / 2
    let hasOtherInsets = picker.titleInsets != layout.insets
    picker.titleInsets = layout.insets
    // Other insets make the picker view ask for the widths by themselves.
    if !hasOtherInsets, layout.widths != oldWidths { picker.reloadAllComponents() }
  }

  /// The room beside days from which on they are centered, in points; judged by eye.
  private static let raggedRoom: CGFloat = 20

  /// The room between the days in sight and the widest day of the year.
  ///
  /// Half of it is on the other side of the wheels, so that what is visible is centered. Where the wheels
  /// can't be shifted that far, as in Arabic, the days are centered in their wheel.
  private var roomBesideDays: CGFloat {
    guard let row = wheels.rows.first, wheels.columns.first?.kind == .dayOfAll else { return 0 }
    if let knownRoom, knownRoom.row == row { return knownRoom.room }
    let rows = max(row - 4, 0)...min(row + 4, wheels.rowCount(of: 0) - 1)
    let room = layout.room(beside: rows.map { wheels.text(ofRow: $0, in: 0) }, in: 0)
    knownRoom = (row, room)
    return room
  }

  /// The last result of `roomBesideDays`, and the row of the day: each layout asks for it.
  private var knownRoom: (row: Int, room: CGFloat)?

  /// Changes what the wheels show, and turns those that stand on another row than before.
  ///
  /// A wheel that the user touches does not move.
  func update(animated: Bool, _ change: (inout DateWheels) -> Void) {
    let old = wheels
    change(&wheels)
    for column in wheels.columns.indices {
      if hasOtherTexts(column, than: old) {
        dimmed[column] = [:]
        let isLonger = picker.numberOfRows(inComponent: column) != rowCount(of: column)
        picker.reloadComponent(column)
        if isLonger, !isHeld(column) {
          picker.selectRow(middleRow(of: column), inComponent: column, animated: false)
        }
      }
      turn(column, animated: animated)
    }
    updateColors()
    updateSpokenTexts()
  }

  private func hasOtherTexts(_ column: Int, than old: DateWheels) -> Bool {
    switch wheels.columns[column].kind {
    case .month: wheels.months != old.months
    case .dayOfAll: wheels.today != old.today
    default: false
    }
  }

  private func turn(_ column: Int, animated: Bool) {
    guard !isHeld(column) else { return }
    let target = nearestRow(to: picker.selectedRow(inComponent: column), in: column)
    guard target != picker.selectedRow(inComponent: column) else { return }
    picker.selectRow(target, inComponent: column, animated: animated)
  }

  /// Turns the wheel of the day's halves as soon as hours that are spun come into the other half.
  private func pass(_ row: Int, in column: Int) {
    guard wheels.columns[column].kind == .hour,
      let period = wheels.columns.firstIndex(where: { $0.kind == .period }), !isHeld(period)
    else { return }
    let half = row % 24 / 12
    guard picker.selectedRow(inComponent: period) != half else { return }
    picker.selectRow(half, inComponent: period, animated: true)
  }

  /// Redraws wheels with visible rows that became gray or are no longer gray.
  private func updateColors() {
    for column in wheels.columns.indices {
      let isOld = picker.columns[column].rows.keys.contains { row in
        let row = row % wheels.rowCount(of: column)
        return dimmed[column][row].map { $0 != wheels.isDimmed(row, in: column) } ?? false
      }
      dimmed[column] = dimmed[column].filter { _ in !isOld }
      if isOld { picker.reloadComponent(column) }
    }
  }

  private func updateSpokenTexts() {
    for (index, column) in picker.columns.enumerated() {
      column.accessibilityLabel = wheels.spokenName(of: index)
      column.accessibilityValue = wheels.spokenText(ofRow: wheels.rows[index], in: index)
    }
  }

  /// Returns whether a wheel is dragged or decelerates.
  private func isHeld(_ column: Int) -> Bool {
    guard picker.columns.indices.contains(column) else { return false }
    let wheel = picker.columns[column]
    return wheel.isTracking || wheel.isDragging || wheel.isDecelerating
  }

  /// Returns where the word beside a wheel's numbers stands in the picker view, once that is laid out.
  func unitFrame(of column: Int, size: CGSize) -> CGRect {
    let frame = picker.columns[column].frame
    let isMirrored = picker.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inset = layout.insets[column].trailing - DateColumnLayout.unitGap
    let x = isMirrored ? frame.minX + inset - size.width : frame.maxX - inset
    return CGRect(
      x: x, y: frame.midY - size.height / 2 + DateColumnLayout.unitDrop, width: size.width,
      height: size.height)
  }

  // MARK: Endless wheels

  /// Endless wheels have about so many rows: more than a finger gets through.
  private static let endlessRowCount = 10_000

  /// The number of rows that the picker view has for a wheel.
  private func rowCount(of column: Int) -> Int {
    let count = wheels.rowCount(of: column)
    guard wheels.columns[column].isEndless, count > 0 else { return count }
    return (Self.endlessRowCount / count + 1) * count
  }

  /// The row of the picker view, far from both ends, that shows what a wheel is to show.
  private func middleRow(of column: Int) -> Int {
    let (count, row) = (wheels.rowCount(of: column), wheels.rows[column])
    guard wheels.columns[column].isEndless else { return row }
    return rowCount(of: column) / count / 2 * count + row
  }

  /// The row of the picker view that shows what a wheel is to show and is nearest to another.
  private func nearestRow(to present: Int, in column: Int) -> Int {
    let (count, row) = (wheels.rowCount(of: column), wheels.rows[column])
    guard wheels.columns[column].isEndless, present >= 0 else { return row }
    var way = (row - present % count + count) % count
    // Halfway round either side would do: back, as fingers mostly turn on.
    if way * 2 >= count { way -= count }
    let target = present + way
    return (0..<rowCount(of: column)).contains(target) ? target : middleRow(of: column)
  }
}

extension DateWheelsPresenter: UIPickerViewDataSource, UIPickerViewDelegate, StyledPickerTitles {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rowCount(of: component)
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    layout.widths[component]
  }

  func styledTitle(ofRow row: Int, in component: Int) -> StyledText {
    let row = row % max(wheels.rowCount(of: component), 1)
    let isDimmed = wheels.isDimmed(row, in: component)
    dimmed[component][row] = isDimmed
    return StyledText(
      wheels.text(ofRow: row, in: component),
      attributes: isDimmed ? [.foregroundColor: UIColor.secondaryLabel] : [:])
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    onTurn(component, row % max(wheels.rowCount(of: component), 1))
  }
}
