/// The selected rows of wheels whose options depend on the wheels before them.
@MainActor final class OptionWheels<Value>: WheelsModel {
  struct Wheel {
    var options: [SheetOption<AnyHashable>] = []
    var row = 0
    /// The initial value, if it isn't an enabled option and the user hasn't turned the wheel.
    var missing: AnyHashable?

    var value: AnyHashable? {
      options.indices.contains(row) && options[row].isEnabled ? options[row].value : nil
    }
  }

  private let options: (_ earlier: [AnyHashable]) -> [SheetOption<AnyHashable>]
  private let makeValue: (_ chosen: [AnyHashable]) -> Value?
  private(set) var wheels: [Wheel] = []

  init(
    selected: [AnyHashable?], value: @escaping ([AnyHashable]) -> Value?,
    options: @escaping ([AnyHashable]) -> [SheetOption<AnyHashable>]
  ) {
    self.options = options
    makeValue = value
    wheels = loaded(from: 0, instead: selected.map { Wheel(missing: $0) })
  }

  var value: Value? {
    let values = wheels.compactMap(\.value)
    return values.count == count ? makeValue(values) : nil
  }

  /// The loaded wheels keep their values, or else their rows.
  private func loaded(from start: Int, instead before: [Wheel]) -> [Wheel] {
    var wheels = Array(before.prefix(start))
    for old in before.dropFirst(start) {
      let earlier = wheels.compactMap(\.value)
      var wheel = Wheel(missing: old.missing)
      // Without values for the wheels before it, a wheel has no options.
      if earlier.count == wheels.count { wheel.options = options(earlier) }
      let target = old.missing ?? old.value
      let row = target.flatMap { value in wheel.options.firstIndex { $0.value == value } }
      if let row, old.missing == nil || wheel.options[row].isEnabled {
        (wheel.row, wheel.missing) = (row, nil)
      } else if old.missing == nil {
        wheel.row = old.row
      }
      // The user can't turn a wheel with one row.
      if wheel.options.count(where: \.isEnabled) == 1 { wheel.missing = nil }
      wheel.row = Self.nearestRow(to: wheel.row, in: wheel.options)
      wheels.append(wheel)
    }
    return wheels
  }

  /// The earlier one of two; 0 if no row is enabled.
  private static func nearestRow(to row: Int, in options: [SheetOption<AnyHashable>]) -> Int {
    let enabled = options.indices.filter { options[$0].isEnabled }
    return enabled.min { abs($0 - row) < abs($1 - row) } ?? 0
  }

  // MARK: WheelsModel

  var answer: Answer<Value> {
    if !waiting.isEmpty { return .failure(.unavailable()) }
    return value.map { .success($0) }
      ?? .failure(ValidationError(SheetStrings()[.noOption], shown: .atOnce))
  }

  var count: Int { wheels.count }
  var selected: [Int] { wheels.map(\.row) }

  // A wheel without an enabled option has nothing to turn to.
  var waiting: [Int] {
    wheels.indices.filter { wheels[$0].missing != nil && wheels[$0].value != nil }
  }

  func rowCount(of wheel: Int) -> Int { wheels[wheel].options.count }

  func row(_ row: Int, of wheel: Int) -> OptionRow {
    let options = wheels[wheel].options
    // A picker view can ask for a row that it has just lost.
    return options.indices.contains(row) ? options[row].row : OptionRow(title: "")
  }

  func turn(_ wheel: Int, to row: Int) -> WheelsChange {
    let before = wheels[wheel].value
    wheels[wheel].row = Self.nearestRow(to: row, in: wheels[wheel].options)
    guard wheels[wheel].value != before else { return WheelsChange() }
    accept(wheel)
    // The app's closure for options can lay out the wheels, which show the old rows until then.
    wheels = loaded(from: wheel + 1, instead: wheels)
    return WheelsChange(reloaded: wheel + 1..<count)
  }

  func accept(_ wheel: Int) { wheels[wheel].missing = nil }
}
