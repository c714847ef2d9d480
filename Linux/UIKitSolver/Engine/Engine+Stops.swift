/// How far it is good to go.
extension Engine {
  /// Lists where something begins or ceases to pull on the way that a prospect opens.
  mutating func findStops(_ prospect: Prospect, at variable: Int32) {
    stops.removeAll()
    let limit = largestRate * 1e-9
    for place in 0..<touched.count {
      let row = touched[place]
      let rank = levels.rank[rows[row].level]
      guard rank <= prospect.rank else { continue }
      let rate = rows[row].rate * prospect.sign
      guard abs(rate) > limit else { continue }
      addStop(of: row, rate, rank, counts: rank == prospect.rank)
    }
    guard prospect.variable >= 0 else { return }
    var index = 0
    while index < order.count {
      let node = order[index]
      index += 1
      if node >= 0 {
        addZeroStop(of: node, prospect, limit, at: variable)
      } else {
        for member in loops.members(of: ~node) {
          addZeroStop(of: member, prospect, limit, at: variable)
        }
      }
    }
  }

  /// - Parameter counts: whether the row is of the level at which something is won; otherwise it is stronger.
  private mutating func addStop(of row: Int32, _ rate: Double, _ rank: Int32, counts: Bool) {
    let (sum, tolerance) = residual(row)
    var distance = 0.0
    var change: Double
    let after = Double(side(of: row, when: rate))
    if abs(sum) <= tolerance {
      change = rate * (after - Double(rows[row].slope))
    } else {
      guard (sum > 0) != (rate > 0) else { return }
      distance = -sum / rate
      change = rate * (after - Double(side(of: row, when: sum)))
    }
    guard change > 0 else { return }
    if !counts { change = .infinity }
    stops.append(Stop(distance: distance, change: change, rank: rank, constraint: row))
  }

  private mutating func addZeroStop(
    of other: Int32, _ prospect: Prospect, _ limit: Double, at variable: Int32
  ) {
    guard other <= prospect.variable, abs(knots[other].rate) > limit else { return }
    let rate = knots[other].rate * prospect.sign
    if other == variable, knots[variable].definition < 0, value[other] == 0 { return }
    let isZero = abs(value[other]) <= Engine.zero
    if !isZero, (value[other] > 0) == (rate > 0) { return }
    stops.append(
      Stop(
        distance: isZero ? 0 : -value[other] / rate, change: .infinity,
        rank: Int32(levels.count), constraint: ~other))
  }

  /// The stop up to which it is good to go.
  mutating func firstStop(growth: Double) -> Stop? {
    guard !stops.isEmpty else { return nil }
    if stops.count > 1 {
      stops.sort { one, other in
        if one.distance != other.distance { return one.distance < other.distance }
        if one.rank != other.rank { return one.rank < other.rank }
        return one.constraint < other.constraint
      }
    }
    if isStrict {
      // Of those that are equally near the one with the smallest number.
      var first = stops[0]
      for stop in stops.span
      where stop.distance <= first.distance && stop.constraint < first.constraint {
        first = stop
      }
      return first
    }
    var growth = growth
    for stop in stops.span {
      growth += stop.change
      if growth >= -1e-9 * stop.change || growth.isInfinite { return stop }
    }
    return nil
  }

  /// Lets an open variable that is not 0 give way to what holds it in place on both sides.
  mutating func yield(at variable: Int32) -> Bool {
    stops.removeAll()
    let limit = largestRate * 1e-9
    for sign in [value[variable] > 0 ? -1.0 : 1, value[variable] > 0 ? 1 : -1] {
      for place in 0..<touched.count {
        let row = touched[place]
        let rate = rows[row].rate * sign
        let (sum, tolerance) = residual(row)
        guard abs(rate) > limit, abs(sum) <= tolerance else { continue }
        stops.append(
          Stop(distance: 0, change: .infinity, rank: levels.rank[rows[row].level], constraint: row))
      }
      let zero = Prospect(sign: sign, growth: -1, rank: Int32(levels.count), variable: .max)
      if stops.isEmpty { findStops(zero, at: variable) }
      if let stop = firstStop(growth: -1) {
        step(at: variable, sign, to: stop)
        return true
      }
    }
    return false
  }
}
