import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Dates, days, and durations in the sheet.
@MainActor @Suite(.ownDevice) struct DateSheetTests {
  let host = TestHost()
  let sheet = BottomBounceView()
  let noon = DateRulesTests.date("2025-06-15 12:00:00")

  private var picker: UIDatePicker? { host.datePicker }

  /// Content in GMT and the Gregorian calendar, at noon on June 15, 2025.
  private func fixed(_ content: DateContent<Date>, now: Date? = nil) -> DateContent<Date> {
    let now = now ?? noon
    var content = content
    content = content.timeZone(.gmt)
    content = content.calendar(Calendar(identifier: .gregorian))
    content = content.now { now }
    return content
  }

  private func date(_ text: String) -> Date { DateRulesTests.date(text) }

  // MARK: Shown and returned dates

  @Test func `untouched wheels return their date, not an initial date between two rows`() async {
    let content = DateContent<Date>.date(
      date("2025-06-15 10:14:00"), mode: .dateAndTime, minuteInterval: 15)
    let recorder = await host.show(fixed(content), by: sheet)
    #expect(picker?.date == date("2025-06-15 10:00:00"))
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [date("2025-06-15 10:00:00")])
  }

  @Test func `a day is its first moment`() async {
    let recorder = await host.show(
      fixed(DateContent<Date>.date(date("1990-06-15 17:30:00"))), by: sheet)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [date("1990-06-15 00:00:00")])
  }

  @Test func `an initial date beyond a limit starts at the limit`() async {
    let recorder = await host.show(
      fixed(DateContent<Date>.date(date("2030-01-01 00:00:00"), maximum: .today)), by: sheet)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [date("2025-06-15 00:00:00")])
  }

  @Test(arguments: [Double.nan, -.infinity, .infinity])
  func `an invalid initial date starts inside the picker's range`(seconds: Double) async {
    let recorder = await host.show(
      fixed(DateContent<Date>.date(Date(timeIntervalSince1970: seconds), mode: .dateAndTime)),
      by: sheet)
    host.tapOK()
    await host.settle()
    let ends = [-Double.infinity: Date.distantPast, .infinity: .distantFuture]
    let value = recorder.values.first ?? .distantPast
    if let end = ends[seconds] {
      #expect((value < noon) == (end < noon))
    } else {
      #expect(value == noon, "An invalid date becomes now.")
    }
  }

  @Test func `a limit outside the picker's range is rejected with an error`() async {
    let year = 366 * 86_400.0
    let contents = [
      DateContent<Date>.date(maximum: .date(.distantPast - year)),
      DateContent<Date>.date(minimum: .day(DateComponents(year: 10_000, month: 1, day: 1))),
    ]
    for content in contents {
      let recorder = await host.show(fixed(content), by: sheet)
      host.tapOK()
      await host.settle()
      #expect(host.problem?.isEmpty == false)
      host.tapCancel()
      await host.settle()
      #expect(recorder.values.isEmpty && recorder.cancellations == [.cancelButton])
    }
  }

  @Test func `the picker's last day is returned unchanged`() async {
    let recorder = await host.show(
      .day(DateComponents(year: 9_999, month: 12, day: 31)), by: sheet)
    host.tapOK()
    await host.settle()
    let day = recorder.values.first
    #expect(day?.year == 9_999 && day?.month == 12 && day?.day == 31)
  }

  @Test func `the picker's first day is returned unchanged`() async {
    let recorder = await host.show(
      .day(DateComponents(era: 1, year: 1, month: 1, day: 1)), by: sheet)
    host.tapOK()
    await host.settle()
    let day = recorder.values.first
    #expect(day?.year == 1 && day?.month == 1 && day?.day == 1)
  }

  @Test func `without limits the picker has no limits`() async {
    _ = await host.show(fixed(DateContent<Date>.date()), by: sheet)
    #expect(picker?.minimumDate == nil)
    #expect(picker?.maximumDate == nil)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `the picker is configured from the content`() async {
    var content = fixed(DateContent<Date>.date(mode: .time, minuteInterval: 5))
    content = content.locale(Locale(identifier: "ja_JP"))
    content = content.calendar(Calendar(identifier: .japanese))
    content = content.timeZone(TimeZone(identifier: "Asia/Tokyo") ?? .gmt)
    _ = await host.show(content, title: "ClockChangeTimer", by: sheet)
    #expect(picker?.datePickerMode == .time)
    #expect(picker?.preferredDatePickerStyle == .wheels)
    #expect(picker?.minuteInterval == 5)
    #expect(picker?.locale == Locale(identifier: "ja_JP"))
    #expect(picker?.calendar.identifier == .japanese)
    #expect(picker?.timeZone == TimeZone(identifier: "Asia/Tokyo"))
    #expect(picker?.accessibilityLabel == nil, "The system determines the labels of wheels.")
    #expect(picker?.superview?.accessibilityLabel == "ClockChangeTimer")
    #expect(picker?.superview?.accessibilityContainerType == .semanticGroup)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `the date selected with a wheel is returned`() async {
    let recorder = await host.show(fixed(DateContent<Date>.date(maximum: .today)), by: sheet)
    picker?.setDate(date("2024-02-29 12:00:00"), animated: false)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [date("2024-02-29 00:00:00")])
  }

  // MARK: Days

  @Test func `a day is returned in the calendar of the initial value`() async {
    var content = DateContent<DateComponents>.day(DateComponents(year: 1990, month: 6, day: 15))
    content = content.calendar(Calendar(identifier: .buddhist))
    content = content.timeZone(TimeZone(identifier: "Pacific/Kiritimati") ?? .gmt)
    let recorder = await host.show(content, by: sheet)
    #expect(picker?.calendar.identifier == .buddhist)
    host.tapOK()
    await host.settle()
    let day = recorder.values.first
    #expect(day?.calendar?.identifier == .gregorian)
    #expect([day?.year, day?.month, day?.day] == [1990, 6, 15])
  }

  @Test func `days have limits, too`() async throws {
    let content = DateContent<DateComponents>.day(
      DateComponents(year: 2030, month: 1, day: 1),
      minimum: .day(DateComponents(year: 1900, month: 1, day: 1)), maximum: .today
    ).timeZone(.gmt).now { [noon] in noon }
    let recorder = await host.show(content, by: sheet)
    host.tapOK()
    await host.settle()
    let day = recorder.values.first
    #expect([day?.year, day?.month, day?.day] == [2025, 6, 15])
  }

  // MARK: Short forms

  @Test func `the short forms present the same sheet`() async throws {
    let dates = Outcomes<Date>()
    let first = date("2025-06-10 00:00:00")
    let last = date("2025-06-20 00:00:00")
    sheet.showDatePicker(in: host.view, date: first, onValue: dates.onValue)
    await host.settle()
    #expect(picker?.minimumDate == nil && picker?.maximumDate == nil)
    sheet.showDatePicker(
      in: host.view, date: first, maximum: .date(last), mode: .time, onValue: dates.onValue)
    await host.settle()
    #expect(picker?.minimumDate == nil && picker?.maximumDate == last)
    sheet.showDatePicker(
      in: host.view, date: last, minimum: .date(first), mode: .time, onValue: dates.onValue)
    await host.settle()
    #expect(picker?.minimumDate == first && picker?.maximumDate == nil)
    sheet.showDatePicker(
      in: host.view, date: last, minimum: .date(first), maximum: .date(last), mode: .dateAndTime,
      onValue: dates.onValue, onCancel: dates.onCancel)
    await host.settle()
    #expect(picker?.minimumDate == first && picker?.maximumDate == last)
    host.tapCancel()
    await host.settle()
    sheet.dismiss()
    await host.settle()
    sheet.showDatePicker(
      from: host.controller, date: last, minimum: .date(first), maximum: .date(last), mode: .time,
      onValue: dates.onValue, onCancel: dates.onCancel)
    await host.settle()
    #expect(picker?.minimumDate == first && picker?.maximumDate == last)
    #expect(picker?.datePickerMode == .time && sheet.superview !== host.view)
    host.tapOK()
    await host.settle()
    #expect(dates.values == [last])
    #expect(dates.cancellations == [.cancelButton])
  }

  @Test func `crossed limits present a sheet with an error and a disabled OK`() async {
    let dates = Outcomes<Date>()
    sheet.showDatePicker(
      in: host.view, minimum: .date(noon), maximum: .date(noon - 86_400), onValue: dates.onValue,
      onCancel: dates.onCancel)
    #expect(host.problem == SheetStrings()[.noDate], "The error is visible in the first frame.")
    await host.settle()
    #expect(host.problem == SheetStrings()[.noDate])
    #expect(host.okButton?.isEnabled == false)
    picker?.sendActions(for: .valueChanged)
    #expect(host.problem == SheetStrings()[.noDate])
    host.tapCancel()
    await host.settle()
    #expect(dates.values.isEmpty && dates.cancellations == [.cancelButton])
  }

  // MARK: Moving limits

  /// A clock that a test sets.
  @MainActor private final class Clock {
    var now: Date
    init(_ now: Date) { self.now = now }

    /// Sets the time and notifies the sheet, as the system does.
    func set(_ now: Date) {
      self.now = now
      NotificationCenter.default.post(
        name: UIApplication.significantTimeChangeNotification, object: nil)
    }
  }

  @Test func `today advances at midnight while the sheet is presented`() async {
    let clock = Clock(date("2025-06-15 23:59:59"))
    var content = fixed(DateContent<Date>.date(date("2025-07-01 00:00:00"), maximum: .today))
    content = content.now { clock.now }
    let recorder = await host.show(content, by: sheet)
    #expect(picker?.maximumDate == date("2025-06-15 23:59:59"))
    clock.set(date("2025-06-16 00:00:01"))
    #expect(picker?.maximumDate == date("2025-06-16 23:59:59"))
    picker?.setDate(date("2025-06-16 12:00:00"), animated: false)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [date("2025-06-16 00:00:00")])
  }

  @Test func `a moving minimum moves the selected date`() async {
    let clock = Clock(date("2025-06-15 23:59:59"))
    var content = fixed(DateContent<Date>.date(minimum: .today))
    content = content.now { clock.now }
    let recorder = await host.show(content, by: sheet)
    clock.set(date("2025-06-16 00:00:01"))
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [date("2025-06-16 00:00:00")])
  }

  @Test func `OK applies a minimum that moved without notification`() async {
    let clock = Clock(date("2025-06-15 12:00:00"))
    var content = fixed(DateContent<Date>.date(minimum: .today))
    content = content.now { clock.now }
    let recorder = Outcomes<Date>()
    var shown: Date?
    sheet.show(content, in: host.view) {
      shown = self.picker?.date
      recorder.onValue($0)
    }
    await host.settle()
    clock.now = date("2025-06-16 12:00:00")
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [date("2025-06-16 00:00:00")])
    #expect(shown.map { $0 >= date("2025-06-16 00:00:00") } == true)
  }

  @Test func `limits that cross while presented keep the sheet and show an error`() async throws {
    let clock = Clock(date("2025-06-15 23:59:59"))
    let last = DateLimit.date(date("2025-06-15 12:00:00"))
    let content = DateContent<Date>.date(minimum: .today, maximum: last).timeZone(.gmt).now {
      clock.now
    }
    let recorder = await host.show(content, by: sheet)
    clock.set(date("2025-06-16 00:00:01"))
    host.tapOK()
    await host.settle()
    #expect(recorder.total == 0)
    #expect(host.problem?.isEmpty == false)
    #expect(host.view("BottomBounce.date")?.superview?.isUserInteractionEnabled == true)
    #expect(host.okButton?.isEnabled == false)
    // A change of a wheel doesn't help.
    picker?.sendActions(for: .valueChanged)
    #expect(host.problem == SheetStrings()[.noDate])
    // When the limits allow a date again, the error disappears.
    clock.set(date("2025-06-15 12:00:00"))
    #expect(host.problem == nil)
    #expect(host.okButton?.isEnabled == true)
    host.tapCancel()
    await host.settle()
    #expect(recorder.cancellations == [.cancelButton])
  }

  // MARK: Timer

  @Test func `a sheet that other code removes also removes its timer`() async {
    let before = host.leftoverState
    let outcomes = await host.show(DateContent<Date>.date(maximum: .today), by: sheet)
    sheet.removeFromSuperview()
    await host.settle()
    #expect(outcomes.cancellations == [.hostRemoved])
    #expect(host.leftoverState == before)
  }

  @Test func `a sheet that leaves its window during its dismissal doesn't start the timer again`()
    async
  {
    let before = host.leftoverState
    _ = await host.show(DateContent<Date>.date(maximum: .today), by: sheet)
    sheet.dismiss()
    host.window.rootViewController = UIViewController()
    host.window.rootViewController = host.controller
    #expect(sheet.superview != nil)
    sheet.removeFromSuperview()
    await host.settle()
    #expect(host.leftoverState == before)
  }

  // MARK: Layout

  @Test func `wheels have the system height and the panel's width`() async throws {
    _ = await host.show(DateContent<Date>.date(), by: sheet)
    let picker = try #require(picker)
    #expect(abs(picker.bounds.height - 216) < 0.01)
    let width = host.view.bounds.width - 32 - 2 * DesignMetrics.edgeGap
    #expect(abs(picker.bounds.width - width) < 0.01)
    sheet.dismiss()
    await host.settle()
  }
}
