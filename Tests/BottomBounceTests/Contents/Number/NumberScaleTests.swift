import Foundation
import SeededRandom
import Testing

@testable import BottomBounce

/// The numbers of a range with a step, and the rows of a wheel.
@Suite struct NumberScaleTests {
  @Test func `steps of 0.1 don't add up to other numbers`() {
    let scale = NumberScale(30.0...250, step: 0.1)
    #expect(scale.count == 2_201)
    #expect(Double(decimal: scale.number(at: 3)) == 30.3)
    for index in 0..<2_201 {
      let number = Double("\(300 + index)e-1") ?? 0
      #expect(Double(decimal: scale.number(at: index)) == number)
    }
  }

  @Test func `the minimum and maximum integers are possible`() {
    let scale = NumberScale(Int.min...Int.max, step: 1)
    #expect(
      scale.count == nil && Int(decimal: scale.lower) == .min && Int(decimal: scale.last) == .max)
    let few = NumberScale(Int.max - 2...Int.max, step: 1)
    #expect((0..<3).map { Int(decimal: few.number(at: $0)) } == [.max - 2, .max - 1, .max])
    let wide = NumberScale(Int.min...Int.max, step: .max)
    #expect((0..<3).map { Int(decimal: wide.number(at: $0)) } == [.min, -1, .max - 1])
  }

  @Test(arguments: [
    (0.0...10, 3.0, 4, "9"), (0...10, 20, 1, "0"), (5...5, 1, 1, "5"), (0...1, 0, 2, "1"),
    (0...1, -1, 2, "1"), (0...1, .nan, 2, "1"), (0...1, .infinity, 2, "1"),
    (0...1, 1e-300, 2, "1"), (-1...1, 0.5, 5, "1"), (0...1, 1.0 / 3, 2, "1"),
    (0...1, 2.0 / 7, 2, "1"), (0...9, .pi, 10, "9"), (0...9, 0.1 + 0.2, 31, "9"),
    (0...1, 0.000_01, 100_001, "1"),
  ])
  func `a bad step or a step that doesn't fit leaves numbers`(
    range: ClosedRange<Double>, step: Double, count: Int, last: String
  ) {
    let scale = NumberScale(range, step: step)
    #expect(scale.count == count && scale.last.description == last)
  }

  @Test(arguments: [
    (-Double.infinity)...Double.infinity, 0...Double.greatestFiniteMagnitude,
    (-Double.greatestFiniteMagnitude)...0, 1e-300...1e300,
  ])
  func `infinite and huge limits count as none`(range: ClosedRange<Double>) {
    let scale = NumberScale(range, step: 0.001)
    #expect(scale.count == nil && !(scale.hasLower && scale.hasUpper))
    #expect(!scale.last.isNaN && !scale.nearest(to: 5).isNaN)
  }

  @Test(arguments: [15.0, 0.3, 7, 0.7, 1e-12, 1e20, 123.456])
  func `without a lower limit, steps are counted from 0`(step: Double) throws {
    let scale = NumberScale((-Double.infinity)...100, step: step)
    let unit = try #require(step.decimal)
    for count in -3...3 where Decimal(count) * unit <= 100 {
      let number = Decimal(count) * unit
      #expect(scale.nearest(to: number) == number, "\(count)")
      let other = number - unit / 3
      #expect(scale.unrounded(other) == other)
    }
    #expect(scale.last <= 100 && scale.last > 100 - unit)
  }

  @Test func `an amount is shown without the rounding of binary numbers`() throws {
    var random = SplitMix64(seed: 1_999)
    let scale = NumberScale(0...1e9, step: 0.01)
    for _ in 0..<2_000 {
      let amount = Decimal(random.index(10_000_000_000 >> random.index(20))) / 100
      let binary = try #require(Double(decimal: amount))
      for number in [Decimal(binary), try #require((binary * 1.1 / 1.1).decimal)] {
        #expect(scale.unrounded(number) == amount, "\(number)")
      }
      let exact = amount + Decimal(sign: .plus, exponent: -6, significand: 1)
      #expect(scale.unrounded(exact) == exact)
    }
  }

  @Test func `limits have no rounding of binary numbers`() throws {
    var random = SplitMix64(seed: 2_001)
    for _ in 0..<2_000 {
      let amount = Decimal(random.index(10_000_000_000 >> random.index(20))) / 100
      let limit = Double(truncating: amount as NSDecimalNumber)
      #expect(NumberScale(0...limit, step: 0.01).last == amount, "\(limit)")
      #expect(NumberScale(-limit...1, step: 0.5).lower == -amount, "\(limit)")
    }
    for limit in [1 / 3.0, 9_007_199_254_740_991, 12_345_678_901_234.56] {
      #expect(NumberScale(0...limit, step: 1).upper == limit.decimal)
    }
    #expect(NumberScale(0.7 - 0.2...1, step: 0.1).fractionDigits == 1)
  }

  private func number(_ count: Int, _ unit: Decimal) throws -> Double {
    try #require(Double(decimal: Decimal(count) * unit))
  }

  @Test func `rows are the numbers on steps, and the initial one at its place`() throws {
    var random = SplitMix64(seed: 11)
    for round in 0..<400 {
      let exponent = -random.index(4)
      let unit = Decimal(sign: .plus, exponent: exponent, significand: 1)
      let (lower, step) = (random.index(2_001) - 1_000, random.index(9) + 1)
      let count = random.index(40) + 1
      let upper = lower + (count - 1) * step + random.index(step)
      let scale = NumberScale(
        try number(lower, unit)...number(upper, unit), step: try number(step, unit))
      #expect(scale.count == count, "\(round)")
      let initial = lower + random.index(upper - lower + 1)
      var rows = NumberRows(scale, initial: Decimal(initial) * unit)
      let expected = Set((0..<count).map { lower + $0 * step } + [initial]).sorted()
      func numbers() -> [Decimal] { (0..<rows.count).map { rows.number(at: $0) } }
      #expect(numbers() == expected.map { Decimal($0) * unit }, "\(round)")
      #expect(rows.showsInitial && expected[rows.selected] == initial, "\(round)")
      let row = random.index(rows.count)
      let target = rows.number(at: row)
      let isOwn = !(initial - lower).isMultiple(of: step)
      #expect(rows.turn(to: row) == (isOwn && expected[row] != initial), "\(round)")
      #expect(rows.number(at: rows.selected) == target, "\(round)")
      #expect(rows.count == (isOwn && target == Decimal(initial) * unit ? count + 1 : count))
    }
  }

  @Test func `the sum of binary numbers counts as the step that it should be`() {
    let scale = NumberScale(0.0...1, step: 0.1)
    let rows = NumberRows(scale, initial: (0.1 + 0.2).decimal.map(scale.unrounded))
    #expect(rows.count == 11 && rows.selected == 3)
  }

  @Test func `an initial number outside of the limits waits at the nearest row`() {
    let scale = NumberScale(1...10, step: 1)
    #expect(NumberRows(scale, initial: 0).selected == 0)
    #expect(NumberRows(scale, initial: 99).selected == 9)
    #expect(NumberRows(scale, initial: 99).isWaiting && !NumberRows(scale, initial: 9).isWaiting)
    #expect(!NumberRows(scale, initial: nil).isWaiting)
    #expect(NumberRows(scale, initial: nil, isUnknown: true).isWaiting)
    #expect(!NumberRows(NumberScale(1...1, step: 1), initial: 9).isWaiting, "Nothing to turn to.")
  }
}
