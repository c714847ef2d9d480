/// What follows from one wish's constant, remembered: while a finger moves, the same things move at the same rates.
///
/// It holds as long as the engine's version is the same, and within a room in which nothing begins or ceases
/// to pull.
final class Drag {
  let row: Int32
  fileprivate(set) var version: Int
  fileprivate var variables = Buffer<Int32>()
  /// For each unit of the constant.
  fileprivate var rates = Buffer<Double>()
  fileprivate var rows = Buffer<Int32>()
  fileprivate var rowRates = Buffer<Double>()
  /// How far the constant may fall and rise.
  fileprivate var room: (down: Double, up: Double) = (0, 0)
  fileprivate var isRoomKnown = false
  /// The steps since the values were last calculated from the definitions.
  fileprivate var steps = 0
  /// The other remembered ones that something moves with, by place.
  fileprivate var overlaps: UInt8 = 0

  fileprivate init(row: Int32, version: Int) {
    self.row = row
    self.version = version
  }

  /// So many steps are taken by adding; then rounding is done away with.
  fileprivate static let longest = 256

  /// So many are remembered.
  static let limit = 4
}

extension Engine {
  /// Moves what follows from a wish's constant, if that is remembered and nothing else comes of it.
  ///
  /// - Returns: whether it was done; the values are then published, too.
  mutating func drag(_ row: Int32, to constant: Double) -> Bool {
    for place in 0..<drags.count where drags[place].row == row {
      let drag = drags[place]
      guard drag.version == version, drag.steps < Drag.longest else { return false }
      if !drag.isRoomKnown { findRoom(of: drag) }
      let distance = constant - rows[row].constant
      guard distance > drag.room.down, distance < drag.room.up else { return false }
      drag.room.down -= distance
      drag.room.up -= distance
      drag.steps += 1
      rows[row].constant = constant
      let (variables, rates) = (drag.variables.base, drag.rates.base)
      let (value, published) = (value.base, published.base)
      for index in 0..<drag.variables.count {
        let variable = Int(variables[index])
        let new = value[variable] + distance * rates[index]
        value[variable] = new
        published[variable] = new
      }
      if drag.overlaps != 0 {
        for other in 0..<drags.count where drag.overlaps & 1 << other != 0 {
          drags[other].isRoomKnown = false
        }
      }
      dragged |= 1 << place
      return true
    }
    return false
  }

  /// Remembers what follows from a wish that holds; the marks are those of `direct` for what it determines.
  mutating func rememberDrag(_ row: Int32) {
    var place = drags.firstIndex { $0.row == row } ?? drags.count
    let drag = Drag(row: row, version: version)
    if place == drags.count {
      if place == Drag.limit {
        place = nextDrag
        nextDrag = (nextDrag + 1) % Drag.limit
      } else {
        drags.append(drag)
      }
    }
    drags[place] = drag
    for index in 0..<order.count {
      let node = order[order.count - 1 - index]
      if node >= 0 {
        if knots[node].rate != 0 { drag.add(node, -knots[node].rate) }
      } else {
        for member in loops.members(of: ~node) where knots[member].rate != 0 {
          drag.add(member, -knots[member].rate)
        }
      }
    }
    for index in 0..<touched.count {
      drag.rows.append(touched[index])
      drag.rowRates.append(-rows[touched[index]].rate)
    }
    findOverlaps(of: place)
  }

  private mutating func findOverlaps(of place: Int) {
    let drag = drags[place]
    for other in 0..<drags.count where other != place {
      // What was remembered at this place before may have moved with the other one.
      drags[other].overlaps &= ~(1 << UInt8(place))
      guard drags[other].version == version else { continue }
      stamp &+= 1
      for index in 0..<drag.variables.count { knots[drag.variables[index]].mark = stamp }
      for index in 0..<drag.rows.count { rows[drag.rows[index]].mark = stamp }
      let (variables, others) = (drags[other].variables.span, drags[other].rows.span)
      if variables.contains(where: { knots[$0].mark == stamp })
        || others.contains(where: { rows[$0].mark == stamp })
      {
        drag.overlaps |= 1 << UInt8(other)
        drags[other].overlaps |= 1 << UInt8(place)
      }
    }
  }

  /// Finds how far a constant may go until something begins or ceases to pull.
  private func findRoom(of drag: Drag) {
    var (down, up) = (-Double.infinity, Double.infinity)
    func limit(_ distance: Double) {
      if distance >= 0 { up = min(up, distance) }
      if distance <= 0 { down = max(down, distance) }
    }
    for index in 0..<drag.variables.count {
      let number = value[drag.variables[index]]
      limit(abs(number) <= Engine.zero ? 0 : -number / drag.rates[index])
    }
    for index in 0..<drag.rows.count {
      let (row, rate) = (drag.rows[index], drag.rowRates[index])
      guard abs(rate) > 1e-9 else { continue }
      let (sum, tolerance) = residual(row)
      if abs(sum) > tolerance {
        limit(-sum / rate)
      } else {
        // From the border it may go to the side where it does not pull, if it does not pull now.
        let isFree = rows[row].slope == 0
        if !isFree || side(of: row, when: rate) != 0 { up = 0 }
        if !isFree || side(of: row, when: -rate) != 0 { down = 0 }
      }
    }
    drag.room = (down, up)
    drag.isRoomKnown = true
  }

  /// Says that values or constants have changed in another way.
  mutating func forgetRooms() {
    for drag in drags {
      drag.isRoomKnown = false
      drag.steps = 0
    }
  }

  /// Lists the variables that were published last, each once.
  func listChanges(_ body: (Int32) -> Void) {
    var isListed: Set<Int32> = []
    for place in 0..<drags.count where dragged & 1 << place != 0 {
      for variable in drags[place].variables.span {
        if drags[place].overlaps == 0 || isListed.insert(variable).inserted { body(variable) }
      }
    }
    for variable in changed.span where dragged == 0 || isListed.insert(variable).inserted {
      body(variable)
    }
  }
}

extension Drag {
  fileprivate func add(_ variable: Int32, _ rate: Double) {
    variables.append(variable)
    rates.append(rate)
  }
}
