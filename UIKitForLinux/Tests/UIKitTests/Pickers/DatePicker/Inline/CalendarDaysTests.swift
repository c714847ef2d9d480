import SeededRandom
import Testing

@testable import UIKit

@Suite struct CalendarDaysTests {
  @Test(arguments: calendarsOfInterest)
  func `the year, month, and day of a day convert back to it`(identifier: Calendar.Identifier) {
    let days = CalendarDays(Calendar(identifier: identifier))
    var random = SplitMix64(seed: 2)
    // The Gregorian years 1900 to 2100, including years of the Republic of China and lunar years of
    // the Islamic calendar.
    for _ in 0..<400 {
      let number = Int.random(in: -25_567...47_846, using: &random)
      let day = days.day(number)
      #expect(days.number(of: day) == number, "\(identifier) \(day)")
      #expect(days.contains(day))
      #expect(days.months(ofYear: day.yearRow).contains(day.month))
      #expect(day.day <= days.lastDay(of: day.month, inYear: day.yearRow))
      #expect(days.lastDay(of: day.month, inYear: day.yearRow) <= days.maximumMonthLength)
    }
  }

  @Test(arguments: calendarsOfInterest)
  func `every row is a valid year`(identifier: Calendar.Identifier) {
    let years = CalendarDays(Calendar(identifier: identifier)).years
    #expect(years.count > 1000)
    for row in stride(from: 0, to: years.count, by: 13) {
      let (era, year) = years.year(atRow: row)
      #expect(year >= 1)
      #expect(years.row(era: era, year: year) == row)
    }
    #expect((0..<years.count).contains(years.row(era: -100, year: -100_000)))
  }

  @Test(arguments: [
    // A year, month, and day that don't exist, and the closest existing day.
    ((2025, 2, 31), (2025, 2, 28)), ((2024, 2, 30), (2024, 2, 29)), ((2100, 2, 29), (2100, 2, 28)),
    ((2025, 4, 31), (2025, 4, 30)),
  ])
  func `a day after the end of a month becomes its last day`(
    day: (Int, Int, Int), instead: (Int, Int, Int)
  ) {
    let days = CalendarDays(Calendar(identifier: .gregorian))
    let missing = CalendarDay(
      yearRow: day.0 - 1, month: CalendarMonth(number: day.1), day: day.2)
    #expect(!days.contains(missing))
    #expect(
      days.number(of: missing) == GregorianDayNumber.of(instead.0, instead.1, instead.2))
  }

  @Test func `years with leap months include them`() {
    let chinese = CalendarDays(Calendar(identifier: .chinese))
    // 2025 has a leap sixth month, 2024 has no leap month, and 2023 has a leap second month.
    let sixth = CalendarMonth(number: 6, isLeap: true)
    #expect(chinese.months(ofYear: 2024).count == 13)
    #expect(chinese.months(ofYear: 2024)[6] == sixth)
    #expect(chinese.months(ofYear: 2023).count == 12)
    #expect(chinese.months(ofYear: 2022)[2] == CalendarMonth(number: 2, isLeap: true))
    #expect(
      CalendarDays.month(sixth, among: chinese.months(ofYear: 2023)) == CalendarMonth(number: 6))

    let hebrew = CalendarDays(Calendar(identifier: .hebrew))
    // Adar I is the sixth month. Common years skip it, and Adar is the seventh month.
    #expect(hebrew.months(ofYear: 5783).map(\.number) == Array(1...13))
    #expect(hebrew.months(ofYear: 5784).map(\.number) == Array(1...5) + Array(7...13))
    #expect(
      CalendarDays.month(CalendarMonth(number: 6), among: hebrew.months(ofYear: 5784))
        == CalendarMonth(number: 7))
  }

  @Test func `a year with a new era has two rows`() {
    let days = CalendarDays(Calendar(identifier: .japanese))
    let last = days.day(GregorianDayNumber.of(2019, 4, 30))
    let first = days.day(GregorianDayNumber.of(2019, 5, 1))
    #expect(first.yearRow == last.yearRow + 1)
    #expect(days.years.year(atRow: last.yearRow).year == 31)
    #expect(days.years.year(atRow: first.yearRow).year == 1)
    // January 15 of the first year of Reiwa and July 15 of the 31st year of Heisei don't exist.
    var missing = first
    missing.month = CalendarMonth(number: 1)
    missing.day = 15
    #expect(days.number(of: missing) == GregorianDayNumber.of(2019, 5, 1))
    missing = last
    missing.month = CalendarMonth(number: 7)
    missing.day = 15
    #expect(days.number(of: missing) == GregorianDayNumber.of(2019, 4, 30))
  }

  @Test func `years before the Republic of China count backwards`() {
    let days = CalendarDays(Calendar(identifier: .republicOfChina))
    #expect(days.years.year(atRow: days.day(GregorianDayNumber.of(1911, 6, 1)).yearRow) == (0, 1))
    #expect(days.years.year(atRow: days.day(GregorianDayNumber.of(1912, 6, 1)).yearRow) == (1, 1))
  }
}
