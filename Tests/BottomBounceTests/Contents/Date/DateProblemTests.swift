import Foundation
import TestHost
import Testing

@testable import BottomBounce

/// Limits that leave no valid date.
@MainActor @Suite(.ownDevice) struct DateProblemTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var minimum: String
    var maximum: String
    var mode = DateMode.dateAndTime
    var interval = 1
    var isEmpty = false
    var testDescription: String { "\(minimum) … \(maximum)" }
  }

  nonisolated static let cases = [
    Case(minimum: "2025-07-01T00:00:00Z", maximum: "2025-07-01T00:00:00Z"),
    Case(minimum: "2025-07-01T12:00:00Z", maximum: "2025-07-01T10:00:00Z", mode: .date),
    Case(
      minimum: "2025-07-01T12:00:00Z", maximum: "2025-07-01T10:00:00Z", isEmpty: true),
    Case(
      minimum: "2025-07-02T00:00:00Z", maximum: "2025-06-15T10:00:00Z", mode: .date, isEmpty: true),
    Case(
      minimum: "2025-07-01T10:01:00Z", maximum: "2025-07-01T10:14:00Z", interval: 15, isEmpty: true),
    Case(
      minimum: "2025-07-01T10:00:01Z", maximum: "2025-07-01T10:00:59Z", mode: .time, isEmpty: true),
  ]

  @Test(arguments: cases)
  func `limits without a date have an error`(item: Case) throws {
    let content = DateContent<Date>.date(
      minimum: .date(try Date(item.minimum, strategy: .iso8601)),
      maximum: .date(try Date(item.maximum, strategy: .iso8601)), mode: item.mode,
      minuteInterval: item.interval
    ).timeZone(.gmt)
    #expect((content.untouched(SheetContext())?.error == .noDate) == item.isEmpty)
    #expect((content.makeBody(SheetContext()).answer().error == .noDate) == item.isEmpty)
  }

  @Test func `crossed limits of days leave no day`() {
    let first = DateLimit.day(DateComponents(year: 2025, month: 7, day: 2))
    let last = DateLimit.day(DateComponents(year: 2025, month: 7, day: 1))
    func error(_ minimum: DateLimit, _ maximum: DateLimit) -> ValidationError? {
      DateContent<DateComponents>.day(minimum: minimum, maximum: maximum)
        .untouched(SheetContext())?.error
    }
    #expect(error(first, last) == .noDate)
    #expect(error(last, first)?.kind == .empty)
  }
}
