import BottomBounce
import TestHost
import Testing
import UIKit

/// The calendar style.
@MainActor @Suite(.ownDevice) struct CalendarStyleTests {
  let host = TestHost()
  let sheet = BottomBounceView()

  private func date(_ text: String) -> Date { DateRulesTests.date(text) }

  private func content(_ content: DateContent) -> DateContent {
    let now = date("2025-06-15 09:41:00")
    var content = content
    content.timeZone = .gmt
    content.calendar = Calendar(identifier: .gregorian)
    content.now = { now }
    content.style = .calendar
    return content
  }

  @Test(arguments: [
    (DateContent.Mode.date, UIDatePickerStyle.inline), (.dateAndTime, .inline), (.time, .wheels),
    (.yearAndMonth, .wheels),
  ])
  func `dates use a calendar, times and months use wheels`(
    mode: DateContent.Mode, style: UIDatePickerStyle
  ) async {
    _ = await host.show(content(DateContent(mode: mode)), by: sheet)
    #expect(host.datePicker?.preferredDatePickerStyle == style)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `wheels are the default style, also for days`() async {
    _ = await host.show(DayContent(), by: sheet)
    #expect(host.datePicker?.preferredDatePickerStyle == .wheels)
    sheet.dismiss()
    await host.settle()
    var day = DayContent()
    day.style = .calendar
    _ = await host.show(day, by: sheet)
    #expect(host.datePicker?.preferredDatePickerStyle == .inline)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `an unchanged calendar returns its date within the limits`() async {
    let recorder = await host.show(
      content(DateContent(date("2030-01-01 00:00:00"), maximum: .today)), by: sheet)
    #expect(host.datePicker?.maximumDate == date("2025-06-15 23:59:59"))
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [date("2025-06-15 00:00:00")])
  }

  @Test func `the panel has the height of the calendar`() async throws {
    _ = await host.show(content(DateContent(mode: .dateAndTime)), by: sheet)
    let picker = try #require(host.datePicker)
    #expect(picker.bounds.height >= 300)
    let frame = picker.convert(picker.bounds, to: nil)
    #expect(host.window.bounds.contains(frame))
    sheet.dismiss()
    await host.settle()
  }

  @Test func `the button selects today in the calendar`() async throws {
    var asked = content(DateContent(date("2020-02-29 00:00:00"), maximum: .today))
    asked.showsTodayButton = true
    let recorder = await host.show(asked, by: sheet)
    host.tap(try #require(host.control("BottomBounce.today")))
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [date("2025-06-15 00:00:00")])
  }
}
