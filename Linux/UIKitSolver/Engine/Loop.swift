/// Variables that determine each other in a circle.
///
/// Some are guessed; the others follow from the guesses in order; as many checks as there are
/// guesses say how far off these are. All that is linear, so that a small matrix leads
/// from the errors of the checks to the right guesses.
struct Loop: BitwiseCopyable {
  /// The variables that follow, in order, and then the guessed ones.
  var members: UnsafeMutableBufferPointer<Int32>
  var guessCount: Int
  /// A row for each guess: how much the guess changes for each unit of each check's sum.
  var inverse: UnsafeMutablePointer<Double>

  var followers: Slice<UnsafeMutableBufferPointer<Int32>> {
    members[..<(members.count - guessCount)]
  }
  var guesses: Slice<UnsafeMutableBufferPointer<Int32>> { members[(members.count - guessCount)...] }
}

/// The loops, by number.
struct LoopTable: ~Copyable {
  private var loops = Buffer<Loop>()
  private var free = Buffer<Int32>()

  deinit {
    for index in 0..<loops.count { Self.deallocate(loops[index]) }
  }

  var isEmpty: Bool { loops.count == free.count }

  subscript(index: Int32) -> Loop { loops[index] }

  @inline(__always) func members(of index: Int32) -> UnsafeMutableBufferPointer<Int32> {
    loops[index].members
  }

  mutating func add(_ members: [Int32], guessCount: Int) -> Int32 {
    let memory = UnsafeMutableBufferPointer<Int32>.allocate(capacity: members.count)
    _ = memory.initialize(from: members)
    let inverse = UnsafeMutablePointer<Double>.allocate(capacity: guessCount * guessCount)
    inverse.initialize(repeating: 0, count: guessCount * guessCount)
    let loop = Loop(members: memory, guessCount: guessCount, inverse: inverse)
    if free.isEmpty {
      loops.append(loop)
      return Int32(loops.count - 1)
    }
    let index = free.removeLast()
    loops[index] = loop
    return index
  }

  mutating func remove(_ index: Int32) {
    Self.deallocate(loops[index])
    loops[index] = Loop(
      members: .init(start: nil, count: 0), guessCount: 0, inverse: .allocate(capacity: 1))
    free.append(index)
  }

  private static func deallocate(_ loop: Loop) {
    loop.members.deallocate()
    loop.inverse.deallocate()
  }
}

extension Engine {
  /// Makes a loop of variables that have their definitions; fails where these do not determine them.
  mutating func makeLoop(followers: [Int32], guesses: [Int32]) -> Bool {
    let index = loops.add(followers + guesses, guessCount: guesses.count)
    for member in loops.members(of: index) {
      journal.loop(member, was: knots[member].loop)
      knots[member].loop = index
    }
    journal.madeLoop(index)
    return findInverse(ofLoop: index)
  }

  private mutating func findInverse(ofLoop index: Int32) -> Bool {
    let loop = loops[index]
    let count = loop.guessCount
    // Each guess by itself: what do the checks say?
    var matrix = [Double](repeating: 0, count: count * count)
    for (column, guess) in loop.guesses.enumerated() {
      for member in loop.members { share[member] = 0 }
      share[guess] = 1
      for member in loop.followers {
        share[member] = sum(in: knots[member].definition, of: index, without: member)
      }
      for (row, check) in loop.guesses.enumerated() {
        matrix[row * count + column] = -sum(in: knots[check].definition, of: index, without: -1)
      }
    }
    for place in 0..<count { loop.inverse[place * count + place] = 1 }
    for column in 0..<count {
      var best = column
      for row in column..<count
      where abs(matrix[row * count + column]) > abs(matrix[best * count + column]) { best = row }
      let pivot = matrix[best * count + column]
      guard abs(pivot) > 1e-11 else { return false }
      for other in 0..<count {
        matrix.swapAt(best * count + other, column * count + other)
        let kept = loop.inverse[best * count + other]
        loop.inverse[best * count + other] = loop.inverse[column * count + other]
        loop.inverse[column * count + other] = kept / pivot
        matrix[column * count + other] /= pivot
      }
      for row in 0..<count where row != column && matrix[row * count + column] != 0 {
        let factor = matrix[row * count + column]
        for other in 0..<count {
          matrix[row * count + other] -= factor * matrix[column * count + other]
          loop.inverse[row * count + other] -= factor * loop.inverse[column * count + other]
        }
      }
    }
    return true
  }

  /// −Σ coefficient · share over the loop's variables; over the coefficient of `subject` where one is given.
  private func sum(in row: Int32, of index: Int32, without subject: Int32) -> Double {
    var sum = 0.0
    var own = 1.0
    let start = Int(rows[row].start)
    for place in start..<start + Int(rows[row].count) {
      let cell = terms[place]
      if cell.variable == subject {
        own = cell.coefficient
      } else if knots[cell.variable].loop == index {
        sum -= cell.coefficient * share[cell.variable]
      }
    }
    return sum / own
  }

  /// Finds the rates of a loop's variables from those of the marked ones.
  mutating func findRates(inLoop index: Int32, moved: Int32) {
    let loop = loops[index]
    for guess in loop.guesses { knots[guess].rate = 0 }
    for pass in 0..<2 {
      for member in loop.followers {
        knots[member].rate = -rateSum(of: knots[member].definition, moved, without: member)
      }
      guard pass == 0,
        correct(
          loop, { engine, row in engine.rateSum(of: row, moved, without: -1) },
          { engine, guess, change in engine.knots[guess].rate += change })
      else { break }
    }
    for member in loop.members { largestRate = max(largestRate, abs(knots[member].rate)) }
  }

  private func rateSum(of row: Int32, _ moved: Int32, without subject: Int32) -> Double {
    var sum = row == moved ? -1.0 : 0
    var own = 1.0
    let start = Int(rows[row].start)
    for place in start..<start + Int(rows[row].count) {
      let cell = terms[place]
      if cell.variable == subject {
        own = cell.coefficient
      } else if isMarked(cell.variable) {
        sum += cell.coefficient * knots[cell.variable].rate
      }
    }
    return sum / own
  }

  /// Finds the values of a loop's variables from those of the others.
  mutating func findValues(inLoop index: Int32) {
    let loop = loops[index]
    // From 0, so that the result does not depend on what was before; the second round takes away
    // what rounding has left.
    for guess in loop.guesses { share[guess] = 0 }
    for pass in 0..<3 {
      for member in loop.followers {
        share[member] = -valueSum(of: knots[member].definition, index, without: member)
      }
      guard pass < 2,
        correct(
          loop, { engine, row in engine.valueSum(of: row, index, without: -1) },
          { engine, guess, change in engine.share[guess] += change })
      else { break }
    }
    for member in loop.members { set(member, to: share[member] + 0) }
  }

  private func valueSum(of row: Int32, _ index: Int32, without subject: Int32) -> Double {
    var sum = rows[row].constant
    var own = 1.0
    let start = Int(rows[row].start)
    for place in start..<start + Int(rows[row].count) {
      let cell = terms[place]
      let variable = cell.variable
      if variable == subject {
        own = cell.coefficient
      } else {
        sum +=
          cell.coefficient * (knots[variable].loop == index ? share[variable] : value[variable])
      }
    }
    return sum / own
  }

  /// Changes the guesses so that the checks come out; says whether there was anything to change.
  private mutating func correct(
    _ loop: Loop, _ check: (borrowing Engine, Int32) -> Double,
    _ change: (inout Engine, Int32, Double) -> Void
  ) -> Bool {
    let count = loop.guessCount
    scratch.extend(to: count, with: 0)
    var isOff = false
    for (place, guess) in loop.guesses.enumerated() {
      scratch[place] = check(self, knots[guess].definition)
      if scratch[place] != 0 { isOff = true }
    }
    guard isOff else { return false }
    for (place, guess) in loop.guesses.enumerated() {
      var sum = 0.0
      for other in 0..<count { sum += loop.inverse[place * count + other] * scratch[other] }
      change(&self, guess, -sum)
    }
    return true
  }
}
