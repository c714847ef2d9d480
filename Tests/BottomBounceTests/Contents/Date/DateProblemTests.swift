import BottomBounce
import Foundation
import TestHost
import Testing

/// The errors for limits that leave no valid date.
@MainActor @Suite(.ownDevice) struct DateProblemTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var minimum: String
    var maximum: String
    var mode = DateMode.dateAndTime
    var interval = 1
    var message: String?
    var testDescription: String { "\(minimum) … \(maximum)" }
  }

  nonisolated static let cases = [
    Case(minimum: "2025-07-01T00:00:00Z", maximum: "2025-07-01T00:00:00Z"),
    Case(minimum: "2025-07-01T12:00:00Z", maximum: "2025-07-01T10:00:00Z", mode: .date),
    Case(
      minimum: "2025-07-01T12:00:00Z", maximum: "2025-07-01T10:00:00Z",
      message: "The minimum, 2025-07-01T12:00:00Z, is after the maximum, 2025-07-01T10:00:00Z: "
        + "swap the two, or leave one of them out."),
    Case(
      minimum: "2025-07-02T00:00:00Z", maximum: "2025-06-15T10:00:00Z", mode: .date,
      message: "The minimum, 2025-07-02T00:00:00Z, is after the maximum, 2025-06-15T10:00:00Z: "
        + "swap the two, or leave one of them out."),
    Case(
      minimum: "2025-07-01T10:01:00Z", maximum: "2025-07-01T10:14:00Z", interval: 15,
      message: "No multiple of 15 minutes lies between the minimum, 2025-07-01T10:01:00Z, and the "
        + "maximum, 2025-07-01T10:14:00Z: widen the limits, or choose a shorter interval."),
    Case(
      minimum: "2025-07-01T10:00:01Z", maximum: "2025-07-01T10:00:59Z", mode: .time,
      message: "No multiple of 1 minutes lies between the minimum, 2025-07-01T10:00:01Z, and the "
        + "maximum, 2025-07-01T10:00:59Z: widen the limits, or choose a shorter interval."),
  ]

  @Test(arguments: cases)
  func `crossed date limits throw an error`(item: Case) throws {
    let minimum = DateLimit.date(try Date(item.minimum, strategy: .iso8601))
    let maximum = DateLimit.date(try Date(item.maximum, strategy: .iso8601))
    var message: String?
    do throws(DateLimitsError) {
      try DateContent<Date>.date(
        minimum: minimum, maximum: maximum, mode: item.mode, minuteInterval: item.interval
      ).timeZone(.gmt).validateLimits()
    } catch {
      message = error.description
      #expect(error.localizedDescription == error.description)
    }
    #expect(message == item.message)
  }

  @Test func `crossed day limits throw an error`() {
    let first = DateLimit.day(DateComponents(year: 2025, month: 7, day: 2))
    let last = DateLimit.day(DateComponents(year: 2025, month: 7, day: 1))
    #expect(throws: DateLimitsError.self) {
      try DateContent<DateComponents>.day(minimum: first, maximum: last).validateLimits()
    }
    #expect(throws: Never.self) {
      try DateContent<DateComponents>.day(minimum: last, maximum: first).validateLimits()
    }
  }
}
