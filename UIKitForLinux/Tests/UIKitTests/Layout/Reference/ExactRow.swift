/// A linear equation in integers: the sum of coefficients times variables equals the last number.
///
/// An equation can be multiplied by any nonzero number, so there are no fractions. If a number
/// doesn't fit, the row overflows, and with it the whole problem.
final class ExactRow {
  let count: Int
  private let numbers: UnsafeMutablePointer<Int>
  /// An upper bound of the absolute values.
  private var bound: Double

  init(_ values: [Int]) {
    count = values.count
    numbers = .allocate(capacity: count)
    numbers.initialize(from: values, count: count)
    bound = values.reduce(0) { max($0, abs(Double($1))) }
  }

  deinit { numbers.deallocate() }

  subscript(column: Int) -> Int { numbers[column] }

  /// The right side of the equation.
  var constant: Int { numbers[count - 1] }

  func negate() {
    var column = 0
    while column < count {
      numbers[column] = 0 &- numbers[column]
      column &+= 1
    }
  }

  /// Adds a multiple of another row so that a column becomes 0.
  ///
  /// The row itself is multiplied only by positive numbers, which preserves its sign.
  func eliminate(_ column: Int, with pivot: ExactRow) throws(ExactOverflow) {
    guard numbers[column] != 0 else { return }
    var (factor, added) = factors(for: column, pivot)
    if bound(factor, added, pivot) > 4e18 {
      reduce()
      pivot.reduce()
      (factor, added) = factors(for: column, pivot)
      guard bound(factor, added, pivot) <= 4e18 else { throw ExactOverflow() }
    }
    bound = bound(factor, added, pivot)
    let source = pivot.numbers
    var index = 0
    if factor == 1 {
      while index < count {
        let number = source[index]
        if number != 0 { numbers[index] = numbers[index] &+ number &* added }
        index &+= 1
      }
    } else {
      while index < count {
        let (number, other) = (numbers[index], source[index])
        if number != 0 || other != 0 { numbers[index] = number &* factor &+ other &* added }
        index &+= 1
      }
    }
    if bound > 1e6 { reduce() }
  }

  private func factors(for column: Int, _ pivot: ExactRow) -> (own: Int, added: Int) {
    let (mine, others) = (numbers[column], pivot[column])
    let divisor = greatestCommonDivisor(mine, others)
    return (magnitude(others) / divisor, (others > 0 ? 0 &- mine : mine) / divisor)
  }

  private func bound(_ factor: Int, _ added: Int, _ pivot: ExactRow) -> Double {
    bound * Double(factor) + pivot.bound * Double(magnitude(added))
  }

  private var largest: Double {
    var largest = 0
    var index = 0
    while index < count {
      let number = magnitude(numbers[index])
      if number > largest { largest = number }
      index &+= 1
    }
    return Double(largest)
  }

  /// Divides the row by the greatest common divisor of its numbers.
  func reduce() {
    var divisor = 0
    var index = 0
    while index < count, divisor != 1 {
      if numbers[index] != 0 { divisor = greatestCommonDivisor(divisor, numbers[index]) }
      index &+= 1
    }
    if divisor > 1 {
      index = 0
      while index < count {
        if numbers[index] != 0 { numbers[index] /= divisor }
        index &+= 1
      }
    }
    bound = largest
  }
}

/// A number of the exact solution needs more than 64 bits.
struct ExactOverflow: Error {}

/// Returns the greatest common divisor of two numbers.
///
/// With 0, it's the other number.
func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
  var (a, b) = (magnitude(one), magnitude(other))
  while b != 0 { (a, b) = (b, a % b) }
  return a
}

/// Returns the absolute value.
///
/// Unlike the generic `abs`, it's fast in debug builds.
func magnitude(_ number: Int) -> Int { number < 0 ? 0 &- number : number }
