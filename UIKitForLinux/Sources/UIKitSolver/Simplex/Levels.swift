/// The strengths in use as numbered levels.
///
/// Level 0 is required. The numbers of the other levels don't change.
struct Levels: ~Copyable {
  /// The level numbers, the strongest first.
  private(set) var sorted: [Int32] = [0]
  private var strengths: [Double] = [.infinity]
  private var uses: [Int] = [1]
  /// The index of each level number in `sorted`.
  private(set) var rank = Buffer<Int32>()
  private var last: Int32 = 0
  private var free: [Int32] = []

  init() { rank.append(0) }

  var count: Int { sorted.count }

  /// The upper bound of all level numbers.
  var bound: Int { rank.count }

  /// Returns the level number of a strength, and increases its use count.
  mutating func use(_ strength: Strength) -> Int32 {
    if strength.isRequired { return 0 }
    if strengths[Int(last)] != strength.rawValue || uses[Int(last)] == 0 {
      last = number(of: strength.rawValue)
    }
    uses[Int(last)] += 1
    return last
  }

  /// Decreases the use count of a level.
  mutating func release(_ level: Int32) {
    guard level != 0 else { return }
    uses[Int(level)] -= 1
    guard uses[Int(level)] == 0 else { return }
    sorted.removeAll { $0 == level }
    free.append(level)
    number()
  }

  func strength(of level: Int32) -> Strength { Strength(strengths[Int(level)]) }

  private mutating func number(of strength: Double) -> Int32 {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if strengths[Int(sorted[middle])] > strength { low = middle + 1 } else { high = middle }
    }
    if low < sorted.count, strengths[Int(sorted[low])] == strength { return sorted[low] }
    let level = free.popLast() ?? Int32(strengths.count)
    if Int(level) == strengths.count {
      strengths.append(strength)
      uses.append(0)
      rank.append(0)
    } else {
      strengths[Int(level)] = strength
    }
    sorted.insert(level, at: low)
    number()
    return level
  }

  private func number() {
    for (place, level) in sorted.enumerated() { rank[level] = Int32(place) }
  }
}
