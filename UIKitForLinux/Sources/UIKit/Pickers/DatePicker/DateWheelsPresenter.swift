/// Shows the wheels of a date picker in a picker view, as its data source and delegate.
@MainActor final class DateWheelsPresenter: NSObject {
  let picker: UIPickerView
  private(set) var wheels: DateWheels
  /// A closure that is called when the user turns a wheel to a row.
  private let onTurn: (_ column: Int, _ row: Int) -> Void
  /// The widths of the wheels' texts and the space around them.
  private var layout: DateColumnLayout
  /// The visible wheel rows that are drawn gray.
  private var dimmed: [[Int: Bool]]

  /// Creates a presenter for a picker view, which must have no other.
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

  /// Loads the wheels into the picker view, in its current width and direction.
  func load() {
    layout.measure(wheels)
    cachedSpace = nil
    arrange()
    picker.dataSource = self
    picker.delegate = self
    for column in wheels.columns.indices {
      picker.selectRow(middleRow(of: column), inComponent: column, animated: false)
    }
    // The selected row of the value may have changed while the wheel was spinning.
    picker.onUnchangedSelection = { [weak self] column in self?.turn(column, animated: true) }
    picker.onPassingRow = { [weak self] row, column in self?.pass(row, in: column) }
    updateSpokenTexts()
  }

  /// Updates the columns for the picker view's width and direction.
  func arrange() {
    let isMirrored = picker.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let oldWidths = layout.widths
    layout.fit(into: picker.bounds.width - 2 * PickerMetrics.bandInset)
    let placement = layout.placement(ofSpaceBesideDays: spaceBesideDays)
    picker.columnSpacing = DateColumnLayout.spacing
    picker.unmirroredComponents = wheels.timeOfDay
    picker.titleAlignments = wheels.columns.map { column in
      switch column.alignment {
      case .leading: isMirrored ? .right : .left
      case .center: .center
      case .trailing where column.kind == .dayOfAll && placement.centersDays: .center
      case .trailing: isMirrored ? .left : .right
      case .right: .right
      }
    }
    picker.columnShift = (isMirrored ? 1 : -1) * placement.shift
    let hasOtherInsets = picker.titleInsets != layout.insets
    picker.titleInsets = layout.insets
    // If the insets change, the picker view asks for the widths anyway.
    if !hasOtherInsets, layout.widths != oldWidths { picker.reloadAllComponents() }
  }

  /// The space between the visible days and the widest day of the year.
  private var spaceBesideDays: CGFloat {
    guard let row = wheels.rows.first, wheels.columns.first?.kind == .dayOfAll else { return 0 }
    if let cachedSpace, cachedSpace.row == row { return cachedSpace.room }
    let neighbors = [row - 1, row + 1].filter { (0..<wheels.rowCount(of: 0)).contains($0) }
    let room = layout.room(
      beside: wheels.text(ofRow: row, in: 0),
      and: neighbors.map { wheels.text(ofRow: $0, in: 0) }, in: 0)
    cachedSpace = (row, room)
    return room
  }

  /// The cached `spaceBesideDays`, and the row of the day it belongs to, because each layout needs
  /// it.
  private var cachedSpace: (row: Int, room: CGFloat)?

  /// Changes the wheels, and selects the rows that have changed.
  ///
  /// A wheel that the user touches doesn't move.
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

  /// Turns the AM/PM wheel as soon as the spinning hours pass noon or midnight.
  private func pass(_ row: Int, in column: Int) {
    guard wheels.columns[column].kind == .hour,
      let period = wheels.columns.firstIndex(where: { $0.kind == .period }), !isHeld(period)
    else { return }
    let half = row % 24 / 12
    guard picker.selectedRow(inComponent: period) != half else { return }
    picker.selectRow(half, inComponent: period, animated: true)
  }

  /// Redraws wheels with visible rows whose color has changed.
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

  /// Returns a Boolean value that indicates whether a wheel is being dragged or is decelerating.
  private func isHeld(_ column: Int) -> Bool {
    guard picker.columns.indices.contains(column) else { return false }
    let wheel = picker.columns[column]
    return wheel.isTracking || wheel.isDragging || wheel.isDecelerating
  }

  /// Returns the frame of the unit next to a wheel's numbers, in the picker view after layout.
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

  /// The approximate number of rows of an endless wheel, more than a user scrolls through.
  private static let endlessRowCount = 10_000

  /// Returns the number of a wheel's rows in the picker view.
  private func rowCount(of column: Int) -> Int {
    let count = wheels.rowCount(of: column)
    guard wheels.columns[column].isEndless, count > 0 else { return count }
    return (Self.endlessRowCount / count + 1) * count
  }

  /// Returns the picker view's row for a wheel's selected row, far from both ends.
  private func middleRow(of column: Int) -> Int {
    let (count, row) = (wheels.rowCount(of: column), wheels.rows[column])
    guard wheels.columns[column].isEndless else { return row }
    return rowCount(of: column) / count / 2 * count + row
  }

  /// Returns the picker view's row for a wheel's selected row that is closest to another row.
  private func nearestRow(to present: Int, in column: Int) -> Int {
    let (count, row) = (wheels.rowCount(of: column), wheels.rows[column])
    guard wheels.columns[column].isEndless, present >= 0 else { return row }
    var way = (row - present % count + count) % count
    // If both directions are equally far, the wheel turns back, because users mostly turn forward.
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
