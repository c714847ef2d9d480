/// A list of heights in which changing a height and finding an offset take logarithmic time.
///
/// A tree of partial sums (Fenwick 1994): entry `i` has the sum of the `i & -i` heights up to it.
struct HeightList {
  private(set) var heights: [CGFloat]
  private var sums: [CGFloat]

  init(_ heights: [CGFloat] = []) {
    self.heights = heights
    sums = [0] + heights
    for index in heights.indices {
      let place = index + 1
      let parent = place + (place & -place)
      if parent < sums.count { sums[parent] += sums[place] }
    }
  }

  /// Creates a list with a number of equal heights.
  init(repeating height: CGFloat, count: Int) {
    heights = Array(repeating: height, count: count)
    sums = (0...count).map { CGFloat($0 & -$0) * height }
  }

  var count: Int { heights.count }

  var total: CGFloat { offset(of: count) }

  subscript(index: Int) -> CGFloat {
    get { heights[index] }
    set {
      let difference = newValue - heights[index]
      guard difference != 0 else { return }
      heights[index] = newValue
      var place = index + 1
      while place < sums.count {
        sums[place] += difference
        place += place & -place
      }
    }
  }

  /// Returns the sum of the heights before an entry.
  func offset(of index: Int) -> CGFloat {
    var (place, sum) = (index, CGFloat(0))
    while place > 0 {
      sum += sums[place]
      place &= place - 1
    }
    return sum
  }

  /// Returns the entry at an offset: the first or last one beyond the ends, or `nil` without
  /// entries.
  func index(at offset: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    var (place, rest) = (0, offset)
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = place + step
      // Rounding errors of the sums must not change the entry.
      if next <= count, sums[next] <= rest + 1e-6 {
        place = next
        rest -= sums[next]
      }
      step >>= 1
    }
    return min(place, count - 1)
  }
}
