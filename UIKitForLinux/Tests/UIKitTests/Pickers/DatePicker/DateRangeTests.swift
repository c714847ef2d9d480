import Testing

@testable import UIKit

@Suite struct DateRangeTests {
  private func range(
    _ minimum: Date? = nil, _ maximum: Date? = nil, interval: Int = 1, rounds: Bool = true,
    mode: UIDatePicker.Mode = .dateAndTime
  ) -> DateRange {
    DateRange(
      mode: mode, minimum: minimum, maximum: maximum, minuteInterval: interval,
      roundsToInterval: rounds)
  }

  @Test(arguments: [
    (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (10, 10), (12, 12), (15, 15), (20, 20),
    (30, 30), (0, 1), (-5, 1), (7, 1), (8, 1), (45, 1), (60, 1), (31, 1),
  ])
  func `an interval divides the hour and is at most 30 minutes, or else it's one minute`(
    set: Int, used: Int
  ) {
    #expect(range(interval: set).minuteInterval == used)
  }

  @Test(
    arguments: [
      // The set date, minimum, maximum, interval, and permitted date, in minutes after noon. 0.5 is
      // 30 seconds.
      (43.5, nil, nil, 1, 43.5), (43.5, nil, nil, 5, 40), (43, nil, nil, 30, 30),
      (44, nil, nil, 15, 30), (45, nil, nil, 15, 45),
      (10, 20, nil, 1, 20), (30, nil, 20.5, 1, 20.5), (20.5, 20.5, 21, 1, 20.5),
      // Rounding down would leave the limits, so the date is rounded up.
      (43, 42, nil, 5, 45), (10, 42, 50, 5, 45), (60, 42, 48, 5, 45),
      // No time on the interval is within the limits, and the limits take precedence.
      (43, 41, 44, 15, 43), (10, 41, 44, 15, 41),
      // Contradictory limits are ignored.
      (43, 50, 20, 1, 43), (30, 30, 30, 1, 30),
    ] as [(Double, Double?, Double?, Int, Double)])
  func `a set date is clamped to the limits and rounded to the interval`(
    set: Double, minimum: Double?, maximum: Double?, interval: Int, admitted: Double
  ) {
    let noon = utc(2025, 6, 15, 12)
    let range = range(
      minimum.map { noon + $0 * 60 }, maximum.map { noon + $0 * 60 }, interval: interval)
    #expect(range.admitted(noon + set * 60, in: .gmt) == noon + admitted * 60)
  }

  @Test func `without rounding, a set date keeps its minute`() {
    let date = utc(2025, 6, 15, 9, 43, 20)
    let range = range(interval: 5, rounds: false)
    #expect(range.admitted(date, in: .gmt) == date)
    #expect(range.chosen(date, in: .gmt) == utc(2025, 6, 15, 9, 40))
    #expect(range.chosen(date, in: .gmt, toInterval: false) == utc(2025, 6, 15, 9, 43))
  }

  @Test func `the interval doesn't apply to days, or the limits to countdowns`() {
    let date = utc(2025, 6, 15, 9, 43, 20)
    #expect(range(interval: 15, mode: .date).admitted(date, in: .gmt) == date)
    let countDown = range(date, date, mode: .countDownTimer)
    #expect(countDown.minimum == nil && countDown.maximum == nil)
  }

  @Test func `the interval applies to local time`() throws {
    // A quarter to the hour in Kathmandu is a full hour in GMT.
    let timeZone = try #require(TimeZone(identifier: "Asia/Kathmandu"))
    let date = utc(2025, 6, 15, 9, 20)
    #expect(range(interval: 30).admitted(date, in: timeZone) == utc(2025, 6, 15, 9, 15))
  }
}
