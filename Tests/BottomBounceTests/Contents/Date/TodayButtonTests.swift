import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The button that selects today or now.
@MainActor @Suite(.ownDevice) struct TodayButtonTests {
  let host = TestHost()
  let sheet = BottomBounceView()

  private var button: UIButton? { host.control("BottomBounce.today") as? UIButton }

  private func date(_ text: String) -> Date { DateRulesTests.date(text) }

  /// Content in GMT with the button.
  private func content(
    _ content: DateContent<Date>, now: String = "2025-06-15 09:41:27"
  ) -> DateContent<Date> {
    let now = date(now)
    var content = content
    content = content.timeZone(.gmt)
    content = content.calendar(Calendar(identifier: .gregorian))
    content = content.now { now }
    content = content.todayButton()
    return content
  }

  @Test func `there is no Today button by default`() async {
    _ = await host.show(DateContent<Date>.date(), by: sheet)
    #expect(button == nil)
    sheet.dismiss()
    await host.settle()
  }

  struct Case: CustomTestStringConvertible {
    var given = "2024-02-03 04:05:00"
    var mode = DateMode.date
    var minimum: DateLimit?
    var maximum: DateLimit?
    var interval = 1
    /// The date that the button selects, or nil if it is disabled.
    var result: String?
    var testDescription: String { "\(mode) \(interval) → \(result ?? "disabled")" }
  }

  nonisolated static let cases = [
    Case(result: "2025-06-15 00:00:00"),
    Case(maximum: .today, result: "2025-06-15 00:00:00"),
    Case(minimum: .today, result: "2025-06-15 00:00:00"),
    Case(maximum: DateRulesTests.limit("2025-06-15 00:00:00"), result: "2025-06-15 00:00:00"),
    Case(maximum: DateRulesTests.limit("2025-06-14 23:59:59"), result: nil),
    Case(minimum: DateRulesTests.limit("2025-06-16 00:00:00"), result: nil),
    Case(mode: .dateAndTime, result: "2025-06-15 09:41:00"),
    Case(mode: .dateAndTime, interval: 15, result: "2025-06-15 09:30:00"),
    // The next time on the interval if the previous one is before the minimum.
    Case(mode: .dateAndTime, minimum: .now, interval: 15, result: "2025-06-15 09:45:00"),
    Case(mode: .dateAndTime, maximum: .now, interval: 15, result: "2025-06-15 09:30:00"),
    Case(
      mode: .dateAndTime, minimum: DateRulesTests.limit("2025-06-15 09:46:00"), interval: 15,
      result: nil),
    Case(
      mode: .dateAndTime, maximum: DateRulesTests.limit("2025-06-15 09:29:00"), interval: 15,
      result: nil),
    // A time is on the initial day.
    Case(mode: .time, result: "2024-02-03 09:41:00"),
    Case(mode: .time, maximum: DateRulesTests.limit("2024-02-03 09:00:00"), result: nil),
    Case(
      given: "2025-06-15 23:00:00", mode: .time, minimum: .now, result: "2025-06-15 09:42:00"),
  ]

  @Test(arguments: cases)
  func `the button selects the current date, or is disabled`(item: Case) async throws {
    var asked = DateContent<Date>.date(
      date(item.given), mode: item.mode, minuteInterval: item.interval)
    if let minimum = item.minimum {
      asked = DateContent<Date>.date(
        date(item.given), minimum: minimum, mode: item.mode, minuteInterval: item.interval)
    } else if let maximum = item.maximum {
      asked = DateContent<Date>.date(
        date(item.given), maximum: maximum, mode: item.mode, minuteInterval: item.interval)
    }
    let recorder = await host.show(content(asked), by: sheet)
    let button = try #require(button)
    #expect(button.isEnabled == (item.result != nil))
    host.tap(button)
    await host.settle()
    let shown = try #require(host.datePicker?.date)
    host.tapOK()
    await host.settle()
    let value = try #require(recorder.values.first)
    if let result = item.result {
      #expect(value == date(result))
      #expect(abs(shown.timeIntervalSince(value)) < 86_400)
    }
  }

  @Test func `a change by the button is a change by the user`() async throws {
    var previews: [Date] = []
    sheet.show(
      content(DateContent<Date>.date(date("1990-06-15 00:00:00"))), in: host.view,
      callbacks: .init(valueChanged: { previews.append($0) }), onValue: { _ in })
    await host.settle()
    host.tap(try #require(button))
    await host.settle()
    #expect(previews.last == date("2025-06-15 00:00:00"))
    sheet.dismiss()
    await host.settle()
  }

  @Test(arguments: [
    (DateMode.date, "Today"), (.time, "Now"), (.dateAndTime, "Now"),
  ])
  func `the button has a default title and accepts a custom one`(
    mode: DateMode, title: String
  ) async {
    _ = await host.show(content(DateContent<Date>.date(mode: mode)), by: sheet)
    #expect(button?.title(for: .normal) == title)
    #expect((button?.bounds.height ?? 0) >= 44)
    sheet.dismiss()
    await host.settle()
    let other = content(DateContent<Date>.date(mode: mode)).todayButton("Jump")
    _ = await host.show(other, by: sheet)
    #expect(button?.title(for: .normal) == "Jump")
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a day content has the button, too, in its own calendar`() async throws {
    let now = date("2025-06-15 12:00:00")
    var day = DateContent<DateComponents>.day(DateComponents(year: 1990, month: 1, day: 1))
    day = day.timeZone(.gmt)
    day = day.calendar(Calendar(identifier: .hebrew))
    day = day.now { now }
    day = day.todayButton("היום")
    let recorder = await host.show(day, by: sheet)
    #expect(button?.title(for: .normal) == "היום")
    host.tap(try #require(button))
    host.tapOK()
    await host.settle()
    #expect(recorder.values.map { [$0.year, $0.month, $0.day] } == [[2025, 6, 15]])
  }

  @Test func `the button follows today moving into and out of the limits`() async {
    let clock = Clock(date("2025-06-15 23:59:59"))
    let limited = content(
      DateContent<Date>.date(
        date("2026-01-01 00:00:00"), minimum: .date(date("2025-06-16 00:00:00")))
    ).now { clock.now }
    _ = await host.show(limited, by: sheet)
    #expect(button?.isEnabled == false)
    clock.set(date("2025-06-16 00:00:01"))
    #expect(button?.isEnabled == true)
    sheet.dismiss()
    await host.settle()
  }

  /// A clock that a test sets.
  @MainActor private final class Clock {
    var now: Date
    init(_ now: Date) { self.now = now }

    func set(_ now: Date) {
      self.now = now
      NotificationCenter.default.post(
        name: UIApplication.significantTimeChangeNotification, object: nil)
    }
  }
}
