import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Months of several calendars.
@MainActor @Suite(.ownDevice) struct MonthTests {
  let host = TestHost()
  let sheet = BottomBounceView()

  nonisolated private static func date(_ text: String) -> Date { DateRulesTests.date(text) }

  @Test(arguments: [
    (Calendar.Identifier.gregorian, "2025-06-15", "2025-06-01", "2025-06-30"),
    (.gregorian, "2024-02-29", "2024-02-01", "2024-02-29"),
    (.buddhist, "2025-12-31", "2025-12-01", "2025-12-31"),
    // Sivan 5785; the repeated sixth month of 2025; Dhu al-Hijjah 1446; Khordad 1404.
    (.hebrew, "2025-06-15", "2025-05-28", "2025-06-26"),
    (.chinese, "2025-08-01", "2025-07-25", "2025-08-22"),
    (.islamicUmmAlQura, "2025-06-15", "2025-05-28", "2025-06-25"),
    (.persian, "2025-06-15", "2025-05-22", "2025-06-21"),
    // An era that begins within a month does not split it.
    (.japanese, "1989-01-20", "1989-01-01", "1989-01-31"),
    (.japanese, "2019-05-01", "2019-05-01", "2019-05-31"),
    // The shortest month: the five days at the end of a Coptic year.
    (.coptic, "2025-09-07", "2025-09-06", "2025-09-10"),
    (.coptic, "2025-08-20", "2025-08-07", "2025-09-05"),
  ])
  nonisolated func `a month begins and ends as in its calendar`(
    calendar: Calendar.Identifier, day: String, first: String, last: String
  ) {
    let months = MonthCalendar(of: Calendar(identifier: calendar), in: DayCalendar(in: .gmt))
    let date = Self.date(day + " 13:14:15")
    #expect(months.start(of: date) == Self.date(first + " 00:00:00"))
    #expect(months.end(of: date) == Self.date(last + " 23:59:59"))
  }

  @Test func `a month without a first midnight begins at one o'clock`() throws {
    // Asunción skipped midnight on October 1, 2017.
    let zone = try #require(TimeZone(identifier: "America/Asuncion"))
    let months = MonthCalendar(of: Calendar(identifier: .gregorian), in: DayCalendar(in: zone))
    #expect(
      months.start(of: DateRulesTests.date("2017-10-20 12:00:00", "America/Asuncion"))
        == DateRulesTests.date("2017-10-01 01:00:00", "America/Asuncion"))
  }

  // MARK: Sheet

  private func content(
    _ given: String, minimum: DateLimit? = nil, maximum: DateLimit? = nil,
    calendar: Calendar.Identifier = .gregorian
  ) -> DateContent<Date> {
    var content = DateContent<Date>.date(Self.date(given), maximum: maximum, mode: .yearAndMonth)
    if let minimum {
      content = DateContent<Date>.date(Self.date(given), minimum: minimum, mode: .yearAndMonth)
    }
    content = content.timeZone(.gmt)
    content = content.calendar(Calendar(identifier: calendar))
    content = content.now { Self.date("2025-06-15 09:41:00") }
    return content
  }

  @available(iOS 17.4, *)
  @Test(arguments: [
    ("2024-02-29 10:00:00", Calendar.Identifier.gregorian, "2024-02-01 00:00:00"),
    ("2025-06-15 10:00:00", .hebrew, "2025-05-28 00:00:00"),
    ("2025-08-01 10:00:00", .chinese, "2025-07-25 00:00:00"),
  ])
  func `the value is the first moment of the month`(
    given: String, calendar: Calendar.Identifier, value: String
  ) async {
    let recorder = await host.show(content(given, calendar: calendar), by: sheet)
    #expect(host.datePicker?.datePickerMode == .yearAndMonth)
    #expect(host.datePicker?.datePickerStyle == .wheels)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [Self.date(value)])
  }

  @Test func `the month of a limit can be selected`() async {
    let past = await host.show(content("2030-01-01 00:00:00", maximum: .today), by: sheet)
    #expect(host.datePicker?.maximumDate == Self.date("2025-06-30 23:59:59"))
    host.tapOK()
    await host.settle()
    #expect(past.values == [Self.date("2025-06-01 00:00:00")])
    let future = await host.show(content("2020-01-01 00:00:00", minimum: .today), by: sheet)
    #expect(host.datePicker?.minimumDate == Self.date("2025-06-01 00:00:00"))
    host.tapOK()
    await host.settle()
    #expect(future.values == [Self.date("2025-06-01 00:00:00")])
  }

  @Test func `equal month limits leave one month, crossed limits none`() throws {
    let day = { DateLimit.date(Self.date($0 + " 12:00:00")) }
    let content = DateContent<Date>.date(
      minimum: day("2025-06-20"), maximum: day("2025-06-10"), mode: .yearAndMonth
    ).timeZone(.gmt)
    #expect(
      content.settings.rules(at: content.settings.now()).first == Self.date("2025-06-01 00:00:00"))
    let crossed = DateContent<Date>.date(
      minimum: day("2025-07-01"), maximum: day("2025-06-10"), mode: .yearAndMonth
    ).timeZone(.gmt)
    #expect(crossed.untouched(SheetContext())?.error == .noDate)
  }

  @Test func `a wheel returns its month, whatever its day`() async {
    let recorder = await host.show(content("2025-01-31 00:00:00"), by: sheet)
    host.datePicker?.setDate(Self.date("2025-02-17 19:00:00"), animated: false)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [Self.date("2025-02-01 00:00:00")])
  }

  @available(iOS 17.4, *)
  @Test func `without month wheels the picker shows day wheels`() {
    let modes = [DateMode.date, .time, .dateAndTime, .yearAndMonth]
    #expect(
      modes.map { $0.pickerMode(forMonths: .yearAndMonth) } == [
        .date, .time, .dateAndTime, .yearAndMonth,
      ])
    #expect(modes.map { $0.pickerMode(forMonths: .date) } == [.date, .time, .dateAndTime, .date])
  }

  @Test func `day wheels return their month, also the month of a limit`() async {
    let recorder = await host.show(
      content("2025-01-31 00:00:00", maximum: .date(Self.date("2025-02-10 00:00:00"))), by: sheet)
    host.datePicker?.datePickerMode = .date
    host.datePicker?.setDate(Self.date("2025-02-28 12:00:00"), animated: false)
    #expect(host.datePicker?.date == Self.date("2025-02-28 12:00:00"))
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [Self.date("2025-02-01 00:00:00")])
  }

  @Test func `the button selects the current month`() async throws {
    var asked = content("2020-01-01 00:00:00", maximum: .today)
    asked = asked.todayButton()
    let recorder = await host.show(asked, by: sheet)
    let button = try #require(host.control("BottomBounce.today") as? UIButton)
    #expect(button.title(for: .normal) == "This Month")
    host.tap(button)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [Self.date("2025-06-01 00:00:00")])
  }
}
