import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The calendar style.
@MainActor @Suite(.ownDevice) struct CalendarStyleTests {
  let host = TestHost()
  let sheet = BottomBounceView()

  private func date(_ text: String) -> Date { DateRulesTests.date(text) }

  private func content(_ content: DateContent<Date>) -> DateContent<Date> {
    let now = date("2025-06-15 09:41:00")
    var content = content
    content = content.timeZone(.gmt)
    content = content.calendar(Calendar(identifier: .gregorian))
    content = content.now { now }
    content = content.style(.calendar)
    return content
  }

  @Test(arguments: [
    (DateMode.date, UIDatePickerStyle.inline), (.dateAndTime, .inline), (.time, .wheels),
    (.yearAndMonth, .wheels),
  ])
  func `dates use a calendar, times and months use wheels`(
    mode: DateMode, style: UIDatePickerStyle
  ) async {
    _ = await host.show(content(DateContent<Date>.date(mode: mode)), by: sheet)
    #expect(host.datePicker?.preferredDatePickerStyle == style)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `wheels are the default style, also for days`() async {
    _ = await host.show(DateContent<DateComponents>.day(), by: sheet)
    #expect(host.datePicker?.preferredDatePickerStyle == .wheels)
    sheet.dismiss()
    await host.settle()
    var day = DateContent<DateComponents>.day()
    day = day.style(.calendar)
    _ = await host.show(day, by: sheet)
    #expect(host.datePicker?.preferredDatePickerStyle == .inline)
    sheet.dismiss()
    await host.settle()
  }

  @Test(arguments: [DateMode.yearAndMonth, .time, .dateAndTime, .date])
  func `a calendar gets another mode`(mode: DateMode) async throws {
    func content(_ mode: DateMode) -> DateContent<Date> {
      .date(DateRulesTests.date("2025-06-15 10:00:00"), mode: mode).style(.calendar).timeZone(.gmt)
    }
    _ = await host.show(content(.date), by: sheet)
    let picker = try #require(host.datePicker)
    for mode in [mode, .dateAndTime] {
      #expect(sheet.update(content(mode)))
      await host.settle()
      #expect(host.datePicker === picker && picker.datePickerMode == mode.pickerMode)
    }
    #expect(picker.datePickerStyle == .inline)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `an unchanged calendar returns its date within the limits`() async {
    let recorder = await host.show(
      content(DateContent<Date>.date(date("2030-01-01 00:00:00"), maximum: .today)), by: sheet)
    #expect(host.datePicker?.maximumDate == date("2025-06-15 23:59:59"))
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [date("2025-06-15 00:00:00")])
  }

  @Test func `the panel has the height of the calendar`() async throws {
    _ = await host.show(content(DateContent<Date>.date(mode: .dateAndTime)), by: sheet)
    let picker = try #require(host.datePicker)
    #expect(picker.bounds.height >= 300)
    let frame = picker.convert(picker.bounds, to: nil)
    #expect(host.window.bounds.contains(frame))
    sheet.dismiss()
    await host.settle()
  }

  @Test func `the button selects today in the calendar`() async throws {
    var asked = content(DateContent<Date>.date(date("2020-02-29 00:00:00"), maximum: .today))
    asked = asked.todayButton()
    let recorder = await host.show(asked, by: sheet)
    host.tap(try #require(host.control("BottomBounce.today")))
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [date("2025-06-15 00:00:00")])
  }
}
