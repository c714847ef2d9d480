import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Ranges as limits of dates.
@MainActor @Suite(.ownDevice) struct DateLimitRangeTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  private let first = DateRulesTests.date("2025-06-10 08:00:00")
  private let last = DateRulesTests.date("2025-06-20 08:00:00")
  private let now = DateRulesTests.date("2025-06-15 09:41:00")

  private func limits<Value>(_ content: DateContent<Value>) -> DateLimitRange {
    DateLimitRange(minimum: content.settings.minimum, maximum: content.settings.maximum)
  }

  @Test func `a range of dates has fixed limits`() {
    let (from, to) = (DateLimit.date(first), DateLimit.date(last))
    let closed = DateLimitRange(minimum: from, maximum: to)
    #expect(limits(DateContent<Date>.date(in: first...last)) == closed)
    #expect(limits(DateContent<Date>.date(in: first...)) == DateLimitRange(minimum: from))
    #expect(limits(DateContent<Date>.date(in: ...last)) == DateLimitRange(maximum: to))
    #expect(limits(DateContent<DateComponents>.day(in: first...last)) == closed)
    #expect(limits(DateContent<DateComponents>.day(in: first...)) == DateLimitRange(minimum: from))
    #expect(limits(DateContent<DateComponents>.day(in: ...last)) == DateLimitRange(maximum: to))
  }

  @Test func `a range of limits has these limits`() {
    let fromNow = DateLimitRange(minimum: .now)
    let untilToday = DateLimitRange(maximum: .today)
    let both = DateLimitRange(minimum: .now, maximum: .date(last))
    #expect(limits(DateContent<Date>.date(in: .now...)) == fromNow)
    #expect(limits(DateContent<Date>.date(in: ...(.today))) == untilToday)
    #expect(limits(DateContent<Date>.date(in: .now...(.date(last)))) == both)
    #expect(limits(DateContent<Date>.date(in: both)) == both)
    #expect(limits(DateContent<Date>.date(in: DateLimitRange())) == DateLimitRange())
    #expect(limits(DateContent<DateComponents>.day(in: .now...)) == fromNow)
    #expect(limits(DateContent<DateComponents>.day(in: ...(.today))) == untilToday)
    #expect(limits(DateContent<DateComponents>.day(in: .now...(.date(last)))) == both)
  }

  @Test func `now as the lower bound of a range advances with the clock`() throws {
    let clock = TestClock(now.addingTimeInterval(30))
    let body = DateContent<Date>.date(now, in: .now..., mode: .dateAndTime).timeZone(.gmt)
      .now { clock.now }.makeBody(SheetContext())
    #expect(try body.value() == now.addingTimeInterval(60))
    clock.now.addTimeInterval(600)
    #expect(try body.value() == now.addingTimeInterval(660))
  }

  @Test func `now as the upper bound of a range advances with the clock`() throws {
    let clock = TestClock(now.addingTimeInterval(30))
    let body = DateContent<Date>.date(last, in: .date(first)...(.now), mode: .dateAndTime)
      .timeZone(.gmt).now { clock.now }.makeBody(SheetContext())
    #expect(try body.value() == now)
    clock.now.addTimeInterval(600)
    #expect(try body.value() == now.addingTimeInterval(600))
  }

  @Test func `a crossed range of limits is explained, not trapped`() {
    let content = DateContent<Date>.date(in: .date(last)...(.date(first)))
    #expect(throws: DateLimitsError.self) { try content.validateLimits() }
  }

  @Test func `the interval and the mode follow the range`() throws {
    let content = DateContent<Date>.date(
      now, in: first...last, mode: .dateAndTime, minuteInterval: 15
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

  @Test func `show infers ranges of dates before modifiers`() async {
    sheet.show(.date(now, in: first...last, mode: .time).todayButton().orNone(), in: host.view) {
      _ in
    }
    #expect(await shownLimits() == [first, last])
    sheet.show(.date(now, in: first..., mode: .time).todayButton().orNone(), in: host.view) { _ in }
    #expect(await shownLimits() == [first, nil])
    sheet.show(.date(now, in: ...last, mode: .time).todayButton().orNone(), in: host.view) { _ in }
    #expect(await shownLimits() == [nil, last])
    sheet.show(.date(now, in: first...last).todayButton(), in: host.view) { _ in }
    #expect(await shownLimits().allSatisfy { $0 != nil })
    sheet.show(.day(in: first...last).todayButton().orNone(), in: host.view) { _ in }
    #expect(await shownLimits().allSatisfy { $0 != nil })
    sheet.dismiss()
    await host.settle()
  }

  @Test func `show infers ranges of limits before modifiers`() async {
    let (now, last) = (now, last)
    sheet.show(
      .date(in: .now..., mode: .time).now { now }.timeZone(.gmt).todayButton().orNone(),
      in: host.view
    ) { _ in }
    #expect(await shownLimits() == [now, nil])
    sheet.show(
      .date(in: .today..., mode: .time).now { now }.timeZone(.gmt).todayButton().orNone(),
      in: host.view
    ) { _ in }
    #expect(await shownLimits() == [DateRulesTests.date("2025-06-15 00:00:00"), nil])
    sheet.show(
      .date(in: ...(.today), mode: .time).now { now }.timeZone(.gmt).todayButton().orNone(),
      in: host.view
    ) { _ in }
    #expect(await shownLimits() == [nil, DateRulesTests.date("2025-06-15 23:59:00")])
    sheet.show(
      .date(in: .now...(.date(last)), mode: .time).now { now }.todayButton().orNone(),
      in: host.view
    ) { _ in }
    #expect(await shownLimits() == [now, last])
    sheet.show(.day(in: ...(.today)).now { now }.todayButton().orNone(), in: host.view) { _ in }
    #expect(await shownLimits().map { $0 != nil } == [false, true])
    sheet.dismiss()
    await host.settle()
  }
}
