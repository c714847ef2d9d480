/// The selected rows of several wheels, whose options depend on the wheels before them.
struct WheelsSelection<Value: Hashable> {
  /// Returns the options of a wheel for the values of the wheels before it.
  typealias Options = (_ earlier: [Value]) -> [SheetOption<Value>]

  /// The options and the selected row of a wheel.
  struct Wheel {
    var options: [SheetOption<Value>]
    /// The selected row; 0 if there are no options.
    var row = 0
    /// The initial value, if it isn't an enabled option and the user hasn't turned the wheel.
    var missing: Value?

    /// The selected value; `nil` if no option is enabled.
    var value: Value? {
      options.indices.contains(row) && options[row].isEnabled ? options[row].value : nil
    }
  }

  private let count: Int
  private let options: Options
  private(set) var wheels: [Wheel] = []

  /// Creates a selection with initial values, of which each can be missing.
  ///
  /// A wheel without an enabled option for its value begins with its first enabled option.
  init(count: Int, selected: [Value?], options: @escaping Options) {
    self.count = max(count, 0)
    self.options = options
    load(from: 0, targets: selected.map { .init(value: $0, row: 0, missing: $0) })
  }

  /// Returns whether a wheel doesn't show its initial value, and the user hasn't turned it yet.
  ///
  /// It is `false` for a wheel that has nothing to turn to.
  func isWaiting(_ wheel: Int) -> Bool {
    guard wheels.indices.contains(wheel) else { return false }
    return wheels[wheel].missing != nil && wheels[wheel].value != nil
  }

  /// Accepts the row that a wheel shows, which the user has turned.
  mutating func accept(_ wheel: Int) {
    if wheels.indices.contains(wheel) { wheels[wheel].missing = nil }
  }

  /// The selected values; `nil` if a wheel has no enabled option.
  var values: [Value]? {
    let values = wheels.compactMap(\.value)
    return values.count == count ? values : nil
  }

  /// The selected values, or the error that the sheet shows instead.
  @MainActor var answer: Answer<[Value]> {
    if wheels.indices.contains(where: { isWaiting($0) }) { return .failure(.unavailable()) }
    return values.map { .success($0) }
      ?? .failure(ValidationError(SheetStrings()[.noOption], shown: .atOnce))
  }

  /// Turns a wheel to a row, or to the nearest enabled one.
  ///
  /// - Returns: The indices of the later wheels, if their options changed.
  mutating func turn(_ wheel: Int, to row: Int) -> Range<Int> {
    guard wheels.indices.contains(wheel) else { return 0..<0 }
    let before = wheels[wheel].value
    wheels[wheel].row = Self.nearestRow(to: row, in: wheels[wheel].options)
    guard wheels[wheel].value != before else { return 0..<0 }
    accept(wheel)
    load(
      from: wheel + 1,
      targets: wheels.map { Target(value: $0.value, row: $0.row, missing: $0.missing) })
    return wheel + 1..<wheels.count
  }

  /// The row that a wheel should show: the row of a value, or else a row by its index.
  private struct Target {
    var value: Value?
    var row: Int
    /// The initial value of a wheel that hasn't shown it.
    var missing: Value?
  }

  private mutating func load(from start: Int, targets: [Target]) {
    var earlier = wheels.prefix(start).compactMap(\.value)
    wheels.removeSubrange(start...)
    for index in start..<max(count, start) {
      // Without values for the wheels before it, a wheel has no options.
      var wheel = Wheel(options: earlier.count == index ? options(earlier) : [])
      if targets.indices.contains(index) {
        let target = targets[index]
        wheel.missing = target.missing
        wheel.row = target.missing == nil ? target.row : 0
        let row = (target.missing ?? target.value).flatMap { value in
          wheel.options.firstIndex { $0.value == value }
        }
        if let row, target.missing == nil || wheel.options[row].isEnabled {
          wheel.row = row
          wheel.missing = nil
        }
        // The user can't turn a wheel with one row.
        if wheel.options.count(where: \.isEnabled) == 1 { wheel.missing = nil }
      }
      wheel.row = Self.nearestRow(to: wheel.row, in: wheel.options)
      if let value = wheel.value { earlier.append(value) }
      wheels.append(wheel)
    }
  }

  /// Returns the nearest enabled row, the earlier one of two; 0 if there is none.
  static func nearestRow(to row: Int, in options: [SheetOption<Value>]) -> Int {
    let enabled = options.indices.filter { options[$0].isEnabled }
    return enabled.min { abs($0 - row) < abs($1 - row) } ?? 0
  }
}
