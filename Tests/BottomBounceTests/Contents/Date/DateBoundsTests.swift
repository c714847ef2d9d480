import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Limits of dates.
@MainActor @Suite(.ownDevice) struct DateBoundsTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  private let first = DateRulesTests.date("2025-06-10 08:00:00")
  private let last = DateRulesTests.date("2025-06-20 08:00:00")
  private let now = DateRulesTests.date("2025-06-15 09:41:00")

  @Test func `only times between two days warn of midnight`() {
    func warning(_ first: String, _ last: String, _ mode: DateMode = .time) -> SheetWarning? {
      let content = DateContent<Date>.date(
        minimum: .date(DateRulesTests.date("2025-06-15 \(first)")),
        maximum: .date(DateRulesTests.date(last)), mode: mode
      ).timeZone(.gmt)
      return content.settings.resolved().rules(at: now).warning
    }
    #expect(warning("22:00:00", "2025-06-16 02:00:00") == .timesOverMidnight)
    #expect(warning("22:00:00", "2025-06-16 02:00:00", .dateAndTime) == nil)
    #expect(warning("20:00:00", "2025-06-15 23:59:00") == nil)
    #expect(warning("22:00:00", "2025-06-15 02:00:00") == .noDate)
  }

  @Test func `now as a minimum advances with the clock`() throws {
    let clock = TestClock(now.addingTimeInterval(30))
    let body = DateContent<Date>.date(now, minimum: .now, mode: .dateAndTime).timeZone(.gmt)
      .now { clock.now }.makeBody(SheetContext())
    #expect(try body.value() == now.addingTimeInterval(60))
    clock.now.addTimeInterval(600)
    #expect(try body.value() == now.addingTimeInterval(660))
  }

  @Test func `now as a maximum advances with the clock`() throws {
    let clock = TestClock(now.addingTimeInterval(30))
    let body = DateContent<Date>.date(
      last, minimum: .date(first), maximum: .now, mode: .dateAndTime
    )
    .timeZone(.gmt).now { clock.now }.makeBody(SheetContext())
    #expect(try body.value() == now)
    clock.now.addTimeInterval(600)
    #expect(try body.value() == now.addingTimeInterval(600))
  }

  @Test func `the interval applies between limits`() throws {
    let content = DateContent<Date>.date(
      now, minimum: .date(first), maximum: .date(last), mode: .dateAndTime, minuteInterval: 15
    ).timeZone(.gmt)
    let value = try content.makeBody(SheetContext()).value()
    #expect(value == DateRulesTests.date("2025-06-15 09:30:00"))
  }

  // MARK: In a call

  /// Returns the limits of the picker that is on screen.
  private func shownLimits() async -> [Date?] {
    await host.settle()
    let picker = host.datePicker
    #expect(picker != nil)
    return [picker?.minimumDate, picker?.maximumDate]
  }

  @Test func `show infers dates with limits before modifiers`() async {
    sheet.show(
      .date(now, minimum: .date(first), maximum: .date(last), mode: .time).todayButton().orNone(),
      in: host.view
    ) { _ in }
    #expect(await shownLimits() == [first, last])
    sheet.show(
      .date(now, minimum: .date(first), mode: .time).todayButton().orNone(), in: host.view
    ) { _ in }
    #expect(await shownLimits() == [first, nil])
    sheet.show(
      .date(now, maximum: .date(last), mode: .time).todayButton().orNone(), in: host.view
    ) { _ in }
    #expect(await shownLimits() == [nil, last])
    sheet.show(
      .date(now, minimum: .date(first), maximum: .date(last)).todayButton(), in: host.view
    ) { _ in }
    #expect(await shownLimits().allSatisfy { $0 != nil })
    sheet.dismiss()
    await host.settle()
  }
}
