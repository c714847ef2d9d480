import SeededRandom
import Testing

@testable import UIKit

@MainActor @Suite struct DateWheelsTests {
  private func wheels(
    _ mode: UIDatePicker.Mode, _ locale: String = "en_US",
    _ calendar: Calendar.Identifier = .gregorian, timeZone: TimeZone = .gmt,
    minimum: Date? = nil, maximum: Date? = nil, interval: Int = 1, rounds: Bool = true,
    showing date: Date = utc(2025, 6, 15, 9, 41)
  ) -> DateWheels {
    var wheels = DateWheels(
      mode: mode, locale: Locale(identifier: locale), calendar: Calendar(identifier: calendar),
      timeZone: timeZone,
      range: DateRange(
        mode: mode, minimum: minimum, maximum: maximum, minuteInterval: interval,
        roundsToInterval: rounds))
    wheels.show(date)
    return wheels
  }

  private func texts(_ wheels: DateWheels) -> String {
    wheels.columns.indices.map { wheels.text(ofRow: wheels.rows[$0], in: $0) }
      .joined(separator: " | ")
  }

  // MARK: Texts

  @Test(
    arguments: [
      (.date, "en_US", .gregorian, "June | 15 | 2025"),
      (.date, "en_GB", .gregorian, "15 | June | 2025"),
      (.date, "de_DE", .gregorian, "15 | Juni | 2025"),
      (.date, "ru_RU", .gregorian, "15 | июнь | 2025"),
      (.date, "hu_HU", .gregorian, "2025 | június | 15"),
      (.date, "zh_CN", .gregorian, "2025年 | 6月 | 15日"),
      (.date, "ja_JP", .gregorian, "2025年 | 6月 | 15日"),
      (.date, "ko_KR", .gregorian, "2025년 | 6월 | 15일"),
      (.date, "ar_EG", .gregorian, "١٥ | يونيو | ٢٠٢٥"),
      (.date, "ar_AE", .gregorian, "15 | يونيو | 2025"),
      (.date, "he_IL", .gregorian, "15 | יוני | 2025"),
      (.date, "ja_JP", .japanese, "令和7年 | 6月 | 15日"),
      (.date, "en_US", .japanese, "June | 15 | Reiwa 7"),
      (.date, "th_TH", .buddhist, "15 | มิถุนายน | 2568"),
      (.date, "zh_TW", .republicOfChina, "民國 114年 | 6月 | 15日"),
      (.date, "zh_CN", .chinese, "2025乙巳年 | 五月 | 二十"),
      (.dateAndTime, "zh_TW", .chinese, "五月二十週日 | 上午 | 9 | 41"),
      (.date, "en_US", .hebrew, "19 | Sivan | 5785"),
      (.date, "ar_SA", .islamicUmmAlQura, "١٩ | ذو الحجة | ١٤٤٦ هـ"),
      (.time, "en_US", .gregorian, "9 | 41 | AM"),
      (.time, "en_GB", .gregorian, "09 | 41"),
      (.time, "zh_CN", .gregorian, "09 | 41"),
      (.time, "zh_TW", .gregorian, "上午 | 9 | 41"),
      (.time, "ko_KR", .gregorian, "오전 | 9 | 41"),
      (.time, "ar_EG", .gregorian, "٩ | ٤١ | ص"),
      (.time, "en_US@hours=h23", .gregorian, "09 | 41"),
      (.dateAndTime, "en_US", .gregorian, "Sun Jun 15 | 9 | 41 | AM"),
      (.dateAndTime, "de_DE", .gregorian, "So. 15. Juni | 09 | 41"),
      (.dateAndTime, "zh_CN", .gregorian, "6月15日 周日 | 09 | 41"),
      (.dateAndTime, "ko_KR", .gregorian, "6월 15일 (일) | 오전 | 9 | 41"),
      (.yearAndMonth, "en_US", .gregorian, "June | 2025"),
      (.yearAndMonth, "zh_CN", .gregorian, "2025年 | 6月"),
    ] as [(UIDatePicker.Mode, String, Calendar.Identifier, String)])
  func `wheels have the locale's order and words`(
    mode: UIDatePicker.Mode, locale: String, calendar: Calendar.Identifier, expected: String
  ) {
    #expect(texts(wheels(mode, locale, calendar)) == expected)
  }

  @Test func `lunisolar years show their leap month`() {
    // The first day of the leap sixth month.
    let day = utc(2025, 7, 25)
    #expect(texts(wheels(.date, "zh_CN", .chinese, showing: day)) == "2025乙巳年 | 闰六月 | 初一")
    let adar = wheels(.date, "en_US", .hebrew, showing: utc(2024, 3, 1))
    #expect(texts(adar) == "21 | Adar I | 5784")
  }

  @Test func `the current day is displayed as "Today" in supported languages`() {
    var day = wheels(.dateAndTime)
    day.today = GregorianDayNumber.of(2025, 6, 15)
    #expect(texts(day) == "Today | 9 | 41 | AM")
    day.today += 1
    #expect(texts(day) == "Sun Jun 15 | 9 | 41 | AM")
    var unknown = wheels(.dateAndTime, "eo")
    let plain = texts(unknown)
    unknown.today = GregorianDayNumber.of(2025, 6, 15)
    #expect(texts(unknown) == plain)
  }

  @Test func `hours and minutes are read with their units`() {
    let time = wheels(.time)
    #expect(time.spokenText(ofRow: 9, in: 0) == "9 o’clock")
    #expect(time.spokenText(ofRow: 41, in: 1) == "41 minutes")
    #expect(time.spokenText(ofRow: 0, in: 2) == "AM")
    #expect(wheels(.date).spokenText(ofRow: 5, in: 0) == "June")
    #expect(wheels(.time, "zh_CN").spokenText(ofRow: 41, in: 1) == "41分钟")
  }

  @Test func `a countdown shows its units next to the numbers`() {
    var count = wheels(.countDownTimer)
    count.show(duration: 3900)
    #expect(texts(count) == "1 | 5")
    #expect(count.units == ["hour", "min"])
    count.show(duration: 2 * 3600)
    #expect(count.units == ["hours", "min"])
    #expect(count.spokenText(ofRow: 1, in: 0) == "1 hour")
  }

  // MARK: Turning

  @Test(arguments: [
    // The date, wheel, row, and resulting date. The wheels are month, day, and year.
    (utc(2025, 1, 31, 8, 30, 7), 0, 1, utc(2025, 2, 28, 8, 30, 7)),
    (utc(2024, 1, 31), 0, 1, utc(2024, 2, 29)),
    (utc(2024, 2, 29), 2, 2024, utc(2025, 2, 28)),
    (utc(2025, 2, 28), 1, 30, utc(2025, 2, 28)),
    (utc(2025, 6, 15), 1, 0, utc(2025, 6, 1)),
    (utc(2025, 6, 15), 2, 0, utc(1, 6, 15)),
    (utc(2025, 6, 15), 2, 9998, utc(9999, 6, 15)),
  ])
  func `turning a day wheel keeps the time of day`(
    start: Date, column: Int, row: Int, end: Date
  ) {
    #expect(wheels(.date, showing: start).date(turning: column, to: row) == end)
  }

  @Test(arguments: [
    // The wheel, row, and resulting time. The wheels are hour, minute, and AM/PM.
    (0, 0, utc(2025, 6, 15, 0, 41)), (0, 13, utc(2025, 6, 15, 13, 41)),
    (1, 5, utc(2025, 6, 15, 9, 5)), (2, 1, utc(2025, 6, 15, 21, 41)),
    (2, 0, utc(2025, 6, 15, 9, 41)),
  ])
  func `turning a time wheel keeps the day and sets the seconds to zero`(
    column: Int, row: Int, end: Date
  ) {
    let wheels = wheels(.time, showing: utc(2025, 6, 15, 9, 41, 37))
    #expect(wheels.date(turning: column, to: row) == end)
  }

  @Test func `a local time that doesn't exist moves forward`() throws {
    let newYork = try #require(TimeZone(identifier: "America/New_York"))
    // 1:30 on the day on which the clock jumps from two to three.
    let night = wheels(.time, timeZone: newYork, showing: utc(2025, 3, 9, 6, 30))
    #expect(night.date(turning: 0, to: 2) == utc(2025, 3, 9, 7, 30))
    #expect(night.date(turning: 0, to: 3) == utc(2025, 3, 9, 7, 30))
  }

  @Test func `without rounding, only the minute wheel moves minutes to the interval`() {
    let wheels = wheels(
      .time, interval: 5, rounds: false, showing: utc(2025, 6, 15, 9, 43, 20))
    #expect(wheels.rows == [9, 8, 0])
    #expect(wheels.date(turning: 0, to: 10) == utc(2025, 6, 15, 10, 43))
    #expect(wheels.date(turning: 1, to: 9) == utc(2025, 6, 15, 9, 45))
  }

  @Test(arguments: [(0, 0, 300.0), (0, 1, 3900), (1, 0, 3600), (1, 11, 6900)])
  func `a duration is at least one interval`(column: Int, row: Int, duration: TimeInterval) {
    var wheels = wheels(.countDownTimer, interval: 5)
    wheels.show(duration: column == 0 ? 300 : 3600)
    #expect(wheels.duration(turning: column, to: row) == duration)
    wheels.show(duration: 300)
    #expect(wheels.duration(turning: 1, to: 0) == 300)
  }

  // MARK: Limits

  @Test func `rows beyond the limits and nonexistent days are gray`() {
    let wheels = wheels(
      .date, minimum: utc(2024, 11, 20), maximum: utc(2025, 6, 15, 23),
      showing: utc(2025, 6, 10))
    func dimmed(_ column: Int, _ rows: Range<Int>) -> [Int] {
      rows.filter { wheels.isDimmed($0, in: column) }
    }
    #expect(dimmed(0, 0..<12) == [6, 7, 8, 9, 10, 11])
    #expect(dimmed(1, 0..<31) == Array(15..<31))
    #expect(dimmed(2, 2020..<2028) == [2020, 2021, 2022, 2025, 2026, 2027])
    let february = self.wheels(.date, showing: utc(2025, 2, 1))
    #expect((0..<31).filter { february.isDimmed($0, in: 1) } == [28, 29, 30])
  }

  @Test func `times beyond the limits are gray only on the day of the limit`() {
    let limits = (utc(2025, 6, 15, 9, 30), utc(2025, 6, 16, 14, 10))
    func wheels(_ date: Date) -> DateWheels {
      self.wheels(.dateAndTime, minimum: limits.0, maximum: limits.1, interval: 5, showing: date)
    }
    let first = wheels(utc(2025, 6, 15, 9, 40))
    #expect((0..<24).filter { first.isDimmed($0, in: 1) } == Array(0..<9))
    #expect((0..<12).filter { first.isDimmed($0, in: 2) } == Array(0..<6))
    #expect(!first.isDimmed(0, in: 3) && !first.isDimmed(1, in: 3))
    let last = wheels(utc(2025, 6, 16, 14, 0))
    #expect((0..<24).filter { last.isDimmed($0, in: 1) } == Array(15..<24))
    #expect((0..<12).filter { last.isDimmed($0, in: 2) } == Array(3..<12))
    let today = last.rows[0]
    #expect(
      [-2, -1, 0, 1].map { last.isDimmed(today + $0, in: 0) } == [true, false, false, true])
  }

  @Test func `months before an era are gray in its first year`() {
    let wheels = wheels(.date, "ja_JP", .japanese, showing: utc(2019, 5, 20))
    #expect((0..<12).filter { wheels.isDimmed($0, in: 1) } == [0, 1, 2, 3])
    // The wheels are year, month, and day. Of January 20 and May 1, the closer one to the limits is
    // chosen.
    #expect(wheels.date(turning: 1, to: 0) == utc(2019, 5, 1))
  }

  // MARK: Properties

  /// Turns a random wheel to a random row, from a random date, in a random time zone.
  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `every turn ends on a displayed date within the limits and on the interval`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for case let mode in [UIDatePicker.Mode.date, .time, .dateAndTime, .yearAndMonth] {
      for calendar in calendarsOfInterest {
        guard let timeZone = timeZonesOfInterest.randomElement(using: &random) else { continue }
        let interval = [1, 5, 15, 30].randomElement(using: &random) ?? 1
        let (one, other) = (random.date(), random.date())
        let (minimum, maximum) = (min(one, other), max(one, other) + 3600)
        var wheels = wheels(
          mode, "en_US", calendar, timeZone: timeZone, minimum: minimum, maximum: maximum,
          interval: interval)
        for _ in 0..<12 {
          let start = wheels.range.admitted(random.date(), in: timeZone)
          wheels.show(start)
          let column = Int.random(in: wheels.columns.indices, using: &random)
          let row = self.row(near: wheels, column, &random)
          let end = wheels.date(turning: column, to: row)
          let note: Comment = "seed \(seed) \(mode) \(calendar) \(timeZone) \(start) \(row)"
          #expect(end >= minimum && end <= maximum, note)
          wheels.show(end)
          // Turning the wheel to its current row changes nothing.
          for column in wheels.columns.indices {
            let again = wheels.date(turning: column, to: wheels.rows[column])
            let isSecondTime = WallTime(again, in: timeZone) == WallTime(end, in: timeZone)
            #expect(again == end || isSecondTime, note)
          }
          guard mode == .time || mode == .dateAndTime else { continue }
          #expect(wheels.minute % interval == 0, note)
          #expect(wheels.wall.second.truncatingRemainder(dividingBy: 60) == 0, note)
        }
      }
    }
  }

  private func row(near wheels: DateWheels, _ column: Int, _ random: inout SplitMix64) -> Int {
    let count = wheels.rowCount(of: column)
    guard count > 100 else { return Int.random(in: 0..<count, using: &random) }
    let row = wheels.rows[column] + Int.random(in: -60...60, using: &random)
    return min(max(row, 0), count - 1)
  }
}
