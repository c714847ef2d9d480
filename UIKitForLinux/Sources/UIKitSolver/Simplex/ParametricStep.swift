/// The dependence of the solution on the constant of one row, kept between solves.
///
/// During a drag, the same variables change at the same rates. The rates are valid while the
/// version of the simplex method is the same, within a range of the constant in which no row
/// becomes violated or satisfied.
final class ParametricStep {
  let row: Int32
  let version: Int
  fileprivate var variables = Buffer<Int32>()
  /// The rates of change of the variables for one unit of the constant.
  fileprivate var rates = Buffer<Double>()
  fileprivate var rows = Buffer<Int32>()
  fileprivate var rowRates = Buffer<Double>()
  /// The maximum decrease and increase of the constant.
  fileprivate var range: (down: Double, up: Double) = (0, 0)
  fileprivate var isRangeKnown = false
  /// The number of steps since the values were last computed from the rows.
  fileprivate var count = 0
  /// The other steps that change one of the same variables, as a bit set.
  fileprivate var overlaps: UInt8 = 0

  fileprivate init(row: Int32, version: Int) {
    self.row = row
    self.version = version
  }

  /// The number of steps after which the values are computed again, to remove rounding errors.
  fileprivate static let maximumSteps = 256

  /// The maximum number of steps that are saved at the same time.
  static let limit = 4

  fileprivate func add(_ variable: Int32, _ rate: Double) {
    guard rate != 0 else { return }
    variables.append(variable)
    rates.append(rate)
  }
}

extension Simplex {
  /// Changes a constant and its dependent variables by the saved rates, and publishes their values.
  ///
  /// - Returns: A Boolean value that indicates whether this was possible.
  mutating func stepParametrically(_ row: Int32, to constant: Double) -> Bool {
    guard let index = steps.firstIndex(where: { $0.row == row }) else { return false }
    let step = steps[index]
    guard step.version == version, step.count < ParametricStep.maximumSteps else { return false }
    if !step.isRangeKnown { findRange(of: step) }
    let distance = constant - rows[row].constant
    guard distance > step.range.down, distance < step.range.up else { return false }
    step.range.down -= distance
    step.range.up -= distance
    step.count += 1
    rows[row].constant = constant
    let (variables, rates) = (step.variables.base, step.rates.base)
    let (value, published) = (value.base, published.base)
    for index in 0..<step.variables.count {
      let variable = Int(variables[index])
      let new = value[variable] + distance * rates[index]
      value[variable] = new
      published[variable] = new
    }
    if step.overlaps != 0 {
      for other in 0..<steps.count where step.overlaps & 1 << other != 0 {
        steps[other].isRangeKnown = false
      }
    }
    steppedMask |= 1 << index
    return true
  }

  /// Saves the rates of change for the constant of an active row, as computed by
  /// `computeDirection(releasing:)`.
  mutating func rememberStep(of row: Int32) {
    let step = ParametricStep(row: row, version: version)
    let index: Int
    if let old = steps.firstIndex(where: { $0.row == row }) {
      index = old
      steps[index] = step
    } else if steps.count < ParametricStep.limit {
      index = steps.count
      steps.append(step)
    } else {
      index = nextStep
      nextStep = (nextStep + 1) % ParametricStep.limit
      steps[index] = step
    }
    for place in (0..<order.count).reversed() {
      for variable in variables(of: order[place]) { step.add(variable, -columns[variable].rate) }
    }
    for place in 0..<touched.count {
      step.rows.append(touched[place])
      step.rowRates.append(-rows[touched[place]].rate)
    }
    findOverlaps(of: index)
  }

  private mutating func findOverlaps(of index: Int) {
    let step = steps[index]
    for other in 0..<steps.count where other != index {
      steps[other].overlaps &= ~(1 << UInt8(index))
      guard steps[other].version == version else { continue }
      stamp &+= 1
      for variable in step.variables.span { columns[variable].mark = stamp }
      for row in step.rows.span { rows[row].mark = stamp }
      if steps[other].variables.span.contains(where: { columns[$0].mark == stamp })
        || steps[other].rows.span.contains(where: { rows[$0].mark == stamp })
      {
        step.overlaps |= 1 << UInt8(other)
        steps[other].overlaps |= 1 << UInt8(index)
      }
    }
  }

  /// Computes the range of a constant in which no row becomes violated or satisfied.
  private func findRange(of step: ParametricStep) {
    var (down, up) = (-Double.infinity, Double.infinity)
    func limit(_ distance: Double) {
      if distance >= 0 { up = min(up, distance) }
      if distance <= 0 { down = max(down, distance) }
    }
    for index in 0..<step.variables.count {
      let number = value[step.variables[index]]
      limit(abs(number) <= Simplex.zero ? 0 : -number / step.rates[index])
    }
    for index in 0..<step.rows.count {
      let (row, rate) = (step.rows[index], step.rowRates[index])
      guard rate != 0 else { continue }
      let (sum, tolerance) = residual(row)
      if abs(sum) > tolerance {
        limit(-sum / rate)
      } else {
        // A row with the sum 0 may move toward its satisfied side.
        let isSatisfied = rows[row].sign == 0
        if !isSatisfied || sign(of: row, when: rate) != 0 { up = 0 }
        if !isSatisfied || sign(of: row, when: -rate) != 0 { down = 0 }
      }
    }
    step.range = (down, up)
    step.isRangeKnown = true
  }

  /// Called when values or constants have changed in another way.
  mutating func invalidateStepRanges() {
    for step in steps {
      step.isRangeKnown = false
      step.count = 0
    }
  }

  /// Calls a closure with each variable that the last solve published.
  func forEachChange(_ body: (Int32) -> Void) {
    var isListed: Set<Int32> = []
    for index in 0..<steps.count where steppedMask & 1 << index != 0 {
      for variable in steps[index].variables.span {
        if steps[index].overlaps == 0 || isListed.insert(variable).inserted { body(variable) }
      }
    }
    for variable in changed.span where steppedMask == 0 || isListed.insert(variable).inserted {
      body(variable)
    }
  }
}
