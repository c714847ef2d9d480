import Foundation
import SeededRandom
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The values that OK returns if the user touches nothing.
@MainActor @Suite(.ownDevice) struct NormalFormTests {
  static let seed = UInt64.random(in: 0 ... .max)

  /// Each test runs a part of the 1,000 cases, with all content types in turn.
  @Test(arguments: 0..<10)
  func `OK without a touch returns the documented normal form`(part: Int) async throws {
    // To repeat a failure, insert the seed that it prints.
    let seed = Self.seed &+ UInt64(part)
    var cases = NormalFormCases(seed: seed)
    for number in 0..<100 {
      let problem = await cases.nextProblem()
      try #require(problem == nil, "\(problem ?? ""): case \(number) of seed \(seed)")
    }
  }

  nonisolated private static let dates: [(DateMode, Int, String, String)] = [
    (.date, 1, "2025-06-15T23:59:59+02:00", "2025-06-15T00:00:00+02:00"),
    (.time, 15, "2025-06-15T10:44:59+02:00", "2025-06-15T10:30:00+02:00"),
    (.dateAndTime, 1, "2025-06-15T10:44:59+02:00", "2025-06-15T10:44:00+02:00"),
    (.yearAndMonth, 1, "2025-06-15T10:44:59+02:00", "2025-06-01T00:00:00+02:00"),
  ]

  @Test(arguments: dates)
  func `a date is the first moment of its unit`(
    mode: DateMode, interval: Int, given: String, returned: String
  ) throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let given = try Date(given, strategy: .iso8601)
    let content = DateContent<Date>.date(given, mode: mode, minuteInterval: interval)
      .timeZone(berlin)
    #expect(try content.makeBody(SheetContext()).value() == Date(returned, strategy: .iso8601))
  }

  @Test(arguments: [7, 0, -5, 31, 45, 60, .min, .max])
  func `a minute interval that isn't a divisor of 60 up to 30 counts as 1`(interval: Int) throws {
    let given = try Date("2025-06-15T10:44:59Z", strategy: .iso8601)
    let date = DateContent<Date>.date(given, mode: .time, minuteInterval: interval).timeZone(.gmt)
      .makeBody(SheetContext())
    #expect(try date.value() == Date("2025-06-15T10:44:00Z", strategy: .iso8601))
    #expect((date.view as? DateContentView)?.datePicker.minuteInterval == 1)
    let duration = DurationContent.duration(.seconds(89), minuteInterval: interval)
      .makeBody(SheetContext())
    #expect(try duration.value() == .seconds(60))
  }

  @Test func `a late time today is the first moment of the day if today is the latest day`() throws
  {
    let now = try Date("2025-06-15T08:00:00Z", strategy: .iso8601)
    let late = try Date("2025-06-15T23:59:59Z", strategy: .iso8601)
    let content = DateContent<Date>.date(late, maximum: .now).timeZone(.gmt).now { now }
    let start = try Date("2025-06-15T00:00:00Z", strategy: .iso8601)
    #expect(try content.makeBody(SheetContext()).value() == start)
  }

  @Test func `a date beyond a moving limit is the nearest one at the time of OK`() throws {
    let clock = TestClock(try Date("2025-06-15T08:00:30Z", strategy: .iso8601))
    let later = try Date("2025-06-15T08:30:00Z", strategy: .iso8601)
    let content = DateContent<Date>.date(later, maximum: .now, mode: .dateAndTime)
      .timeZone(.gmt).now { clock.now }
    let body = content.makeBody(SheetContext())
    #expect(try body.value() == Date("2025-06-15T08:00:00Z", strategy: .iso8601))
    clock.now.addTimeInterval(600)
    #expect(try body.value() == Date("2025-06-15T08:10:00Z", strategy: .iso8601))
    clock.now.addTimeInterval(3_600)
    #expect(try body.value() == later)
  }

  @Test func `a date that the user changed stays below a moving limit`() throws {
    let clock = TestClock(try Date("2025-06-15T08:00:30Z", strategy: .iso8601))
    let content = DateContent<Date>.date(.distantFuture, maximum: .now, mode: .dateAndTime)
      .timeZone(.gmt).now { clock.now }
    let body = content.makeBody(SheetContext())
    let view = try #require(body.view as? DateContentView)
    let chosen = try Date("2025-06-15T07:00:00Z", strategy: .iso8601)
    view.datePicker.setDate(chosen, animated: false)
    view.datePicker.sendActions(for: .valueChanged)
    clock.now.addTimeInterval(600)
    #expect(try body.value() == chosen)
  }

  @Test func `now is the time when the sheet was shown`() async throws {
    let clock = TestClock(try Date("2025-06-15T08:00:30Z", strategy: .iso8601))
    let content = DateContent<Date>.date(maximum: .now, mode: .dateAndTime)
      .timeZone(.gmt).now { clock.now }
    let body = content.makeBody(SheetContext())
    clock.now.addTimeInterval(600)
    await body.settle?()
    #expect(try body.value() == Date("2025-06-15T08:00:00Z", strategy: .iso8601))
  }

  @Test func `the picker shows the date that OK returns when limits move`() async throws {
    let clock = TestClock(try Date("2025-06-15T08:00:30Z", strategy: .iso8601))
    let content = DateContent<Date>.date(.distantFuture, maximum: .now, mode: .dateAndTime)
      .timeZone(.gmt).now { clock.now }
    let body = content.makeBody(SheetContext())
    let view = try #require(body.view as? DateContentView)
    clock.now.addTimeInterval(600)
    await body.settle?()
    #expect(try view.datePicker.date == body.value())
  }

  nonisolated private static let durations: [(Duration, Int, Duration)] = [
    (.seconds(89), 1, .seconds(60)), (.seconds(90), 1, .seconds(120)),
    (.milliseconds(1), 5, .seconds(300)), (.seconds(86_399), 1, .seconds(86_340)),
    (.seconds(86_399), 30, .seconds(84_600)), (.seconds(3_599), 15, .seconds(3_600)),
  ]

  @Test(arguments: durations)
  func `a duration is rounded to the nearest interval`(
    given: Duration, interval: Int, returned: Duration
  ) throws {
    let content = DurationContent.duration(given, minuteInterval: interval)
    #expect(try content.makeBody(SheetContext()).value() == returned)
  }

  @Test func `a disabled selected option of a list is returned`() throws {
    let options = [SheetOption(1, title: "1"), SheetOption(2, title: "2", isEnabled: false)]
    #expect(try ListContent.list(options, selected: 2).makeBody(SheetContext()).value() == 2)
    #expect(
      try ChecklistContent.checklist(options, selected: [2]).makeBody(SheetContext()).value() == [2]
    )
  }

  @Test func `selected values of a checklist are returned in the order of the options, each once`()
    throws
  {
    let content = ChecklistContent.checklist(
      [1, 2, 3].sheetOptions { "\($0)" }, selected: [3, 1, 3])
    #expect(try content.makeBody(SheetContext()).value() == [1, 3])
  }
}

/// A clock that a test sets.
@MainActor final class TestClock {
  var now: Date

  init(_ now: Date) {
    self.now = now
  }
}
