import Foundation
import SeededRandom
import Testing

@testable import BottomBounce

/// The durations that wheels of units can show.
@Suite struct DurationScaleTests {
  private func scale(
    _ range: ClosedRange<Int>?, _ units: DurationUnits? = nil, interval: Int = 1
  ) -> DurationScale {
    DurationScale(
      range.map { .seconds($0.lowerBound)...(.seconds($0.upperBound)) }, units: units,
      minuteInterval: interval)
  }

  @Test func `the wheels are those that the range needs`() {
    let day = 86_400
    let cases: [(ClosedRange<Int>?, DurationUnits)] = [
      (nil, [.hours, .minutes]), (0...3_540, [.minutes]), (0...3_600, [.hours, .minutes]),
      (0...30 * day, [.days, .hours, .minutes]), (0...90, [.minutes, .seconds]),
      (0...59, [.seconds]), (day...day, [.days, .hours, .minutes]), (0...0, [.seconds]),
    ]
    for (range, units) in cases {
      #expect(scale(range).units == units, "\(String(describing: range))")
      #expect(scale(range, []).units == units, "No unit counts as nil.")
    }
  }

  @Test func `without a range durations are positive and below a day, or below 100 days`() {
    #expect(scale(nil, [.minutes]).limits == 60...86_340)
    #expect(scale(nil, [.seconds]).limits == 1...10_000, "A wheel has at most 10,000 rows.")
    #expect(scale(nil, [.hours, .seconds]).limits == 1...86_399)
    #expect(scale(nil, [.days]).limits == 86_400...99 * 86_400)
    #expect(scale(nil, [.hours, .minutes], interval: 15).limits == 900...85_500)
  }

  @Test func `limits are on the interval`() {
    #expect(scale(61...299, [.minutes]).limits == 120...240)
    #expect(scale(0...3_000, [.minutes], interval: 15).limits == 0...2_700)
    #expect(scale(61...119, [.minutes]).limits == nil, "No whole minute.")
    #expect(scale(-500...60, [.minutes]).limits == 0...60)
    #expect(scale(Int.min...Int.max).limits == 0...9_999 * 86_400)
  }

  private static let durations: [(Int64, Int, Int)] = [
    (0, 1, 60), (-5, 1, 60), (89, 1, 60), (90, 1, 120), (120, 1, 120), (3_599, 15, 3_600),
    (60, 15, 900),
    (86_399, 1, 86_340), (1_000_000, 30, 84_600), (.max, 1, 86_340), (.min, 5, 300),
  ]

  @Test(arguments: durations)
  func `the nearest duration is between one interval and 24 hours`(
    given: Int64, interval: Int, result: Int
  ) {
    #expect(scale(nil, interval: interval).nearest(to: .seconds(given)) == result)
  }

  @Test(arguments: [1, 15])
  func `without a range all durations between zero and 24 hours can be rounded`(interval: Int) {
    let scale = scale(nil, interval: interval)
    for outside in [Duration.seconds(-60), .zero, .seconds(86_400), .seconds(108_000)] {
      #expect(!scale.canRound(outside))
    }
    #expect(scale.canRound(.milliseconds(1)) && scale.canRound(.milliseconds(86_399_999)))
  }

  @Test(arguments: [DurationUnits.days, .hours, .minutes, .seconds])
  func `the first wheel has at most 10,000 rows`(unit: DurationUnits) {
    let scale = scale(0...Int.max, unit)
    #expect(scale.limits == 0...9_999 * unit.seconds && scale.wheels.map(\.count) == [10_000])
  }

  @Test func `fractions of a second round into the range`() {
    let range = Duration.milliseconds(1_500)...(.milliseconds(3_500))
    let scale = DurationScale(range, units: .seconds, minuteInterval: 1)
    #expect(scale.limits == 2...3)
    #expect(scale.nearest(to: .milliseconds(2_499)) == 2)
    #expect(scale.nearest(to: .milliseconds(2_500)) == 3)
    let none = Duration.milliseconds(200)...(.milliseconds(800))
    #expect(DurationScale(none, units: nil, minuteInterval: 1).limits == nil)
  }

  @Test func `rows show each duration in the range`() {
    var random = SplitMix64(seed: 5)
    let all: [DurationUnits] = [.days, .hours, .minutes, .seconds]
    for round in 0..<2_000 {
      let units = DurationUnits(all.filter { _ in random.chance(60) })
      let interval = random.pick([1, 5, 15, 30])
      let first = random.index(200_000)
      let last = first + random.index(400_000)
      let scale = scale(first...last, units, interval: interval)
      guard let limits = scale.limits else { continue }
      let seconds = limits.lowerBound + random.index(limits.count)
      let nearest = scale.nearest(to: .seconds(seconds))
      let rows = scale.rows(for: nearest)
      #expect(limits.contains(nearest), "\(round)")
      #expect(scale.seconds(of: rows) == nearest, "\(round)")
      let step = scale.wheels.last?.step ?? 1
      #expect(abs(nearest - seconds) * 2 <= step, "\(round)")
      for (wheel, row) in zip(scale.wheels, rows) {
        #expect((0..<wheel.count).contains(row), "\(round)")
      }
      let repeated = zip(scale.wheels, rows).map { $1 + $0.count * ($0.repetitions - 1) }
      #expect(scale.seconds(of: repeated) == nearest, "\(round)")
    }
  }
}
