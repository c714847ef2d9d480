import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Times of day without a day.
@MainActor @Suite(.ownDevice) struct TimeTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  @MainActor private final class Log {
    var messages: [String] = []
  }

  /// The hour and the minute of a text such as `7:30`.
  nonisolated private static func time(_ text: String) -> DateComponents {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    return DateComponents(hour: parts[0], minute: parts[1])
  }

  private func time(_ text: String) -> DateComponents { Self.time(text) }

  /// The value of OK without a touch, which is the same with a body as without one.
  private func untouched(_ content: DateContent<DateComponents>) throws -> DateComponents? {
    let body = content.makeBody(SheetContext())
    let value = try? body.value()
    let answer = try #require(content.untouched(SheetContext()))
    if answer.error?.kind != .empty { #expect(answer.value == value) }
    return value
  }

  /// Expects what a body logs, on Linux, where tests receive messages of the log.
  private func expectLog(_ warning: SheetWarning?, of content: DateContent<DateComponents>) {
    #if os(Linux)
      let log = Log()
      SheetLog.$receiver.withValue({ log.messages.append($0) }) {
        _ = content.makeBody(SheetContext())
      }
      #expect(log.messages == [warning].compactMap { $0?.message })
    #endif
  }

  private func pick(_ text: String) throws {
    let picker = try #require(host.datePicker)
    var calendar = try #require(picker.calendar)
    calendar.timeZone = try #require(picker.timeZone)
    let time = time(text)
    picker.date = try #require(
      calendar.date(
        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: 0, of: picker.date))
    picker.sendActions(for: .valueChanged)
  }

  private func confirm() async {
    host.tapOK()
    await host.settle()
  }

  // MARK: Values

  @Test(arguments: [
    ("7:30", 1, "7:30"), ("7:33", 5, "7:30"), ("7:33", 15, "7:30"), ("7:59", 30, "7:30"),
    ("0:00", 30, "0:00"), ("0:04", 5, "0:00"), ("23:59", 1, "23:59"), ("23:59", 30, "23:30"),
    ("12:00", 20, "12:00"), ("2:30", 10, "2:30"),
    // Not divisors of 60.
    ("7:33", 7, "7:33"), ("7:33", 0, "7:33"), ("7:33", -5, "7:33"), ("7:33", 60, "7:33"),
  ])
  func `without a touch OK returns the last time on the interval`(
    given: String, interval: Int, returned: String
  ) throws {
    let content = DateContent<DateComponents>.time(time(given), minuteInterval: interval)
    #expect(try untouched(content) == time(returned))
    let isIgnored = ![1, 5, 10, 15, 20, 30].contains(interval)
    expectLog(isIgnored ? .minuteIntervalIgnored : nil, of: content)
  }

  nonisolated private static let components: [(DateComponents, String, isClamped: Bool)] = [
    (DateComponents(hour: 25, minute: 61), "23:59", true),
    (DateComponents(hour: -1, minute: -1), "0:00", true),
    (DateComponents(hour: 24, minute: 0), "23:00", true),
    (DateComponents(hour: 7, minute: 60), "7:59", true),
    (DateComponents(hour: 1_000_000, minute: .min), "23:00", true),
    (DateComponents(), "0:00", false),
    (DateComponents(hour: 7), "7:00", false),
    (DateComponents(minute: 30), "0:30", false),
    (
      DateComponents(
        calendar: Calendar(identifier: .hebrew), timeZone: TimeZone(identifier: "Asia/Tokyo"),
        year: 2025, month: 13, day: 99, hour: 7, minute: 30, second: 59, weekday: 3), "7:30", false
    ),
  ]

  @Test(arguments: components)
  func `only an hour and a minute count, each in its range`(
    given: DateComponents, returned: String, isClamped: Bool
  ) throws {
    let content = DateContent<DateComponents>.time(given)
    #expect(try untouched(content) == time(returned))
    let expected: SheetWarning? = isClamped ? .timeClamped : nil
    expectLog(expected, of: content)
    expectLog(expected, of: .time(minimum: given, maximum: time("23:59")))
    expectLog(expected, of: .time(maximum: given))
  }

  nonisolated private static let limits: [(String, String?, String?, Int, String?)] = [
    ("7:00", "8:00", nil, 1, "8:00"), ("23:00", nil, "22:00", 1, "22:00"),
    ("9:00", "8:00", "10:00", 1, "9:00"), ("8:00", "8:07", "9:00", 15, "8:15"),
    ("10:00", "9:00", "9:00", 1, "9:00"), ("23:59", nil, "22:10", 15, "22:00"),
    ("9:00", "0:00", "23:59", 1, "9:00"),
    // No time on the interval.
    ("9:00", "23:50", nil, 15, nil), ("9:00", "10:01", "10:04", 15, nil),
    // A minimum after the maximum.
    ("9:00", "22:00", "6:00", 1, "9:00"), ("23:00", "22:00", "21:59", 1, "23:00"),
  ]

  @Test(arguments: limits)
  func `limits are times of the same day`(
    given: String, minimum: String?, maximum: String?, interval: Int, returned: String?
  ) throws {
    let content = DateContent<DateComponents>.time(
      time(given), minimum: minimum.map(time), maximum: maximum.map(time),
      minuteInterval: interval)
    #expect(try untouched(content) == returned.map(time))
    let isCrossed = minimum == "22:00"
    let warning: SheetWarning? =
      isCrossed ? .timeLimitsIgnored : returned == nil ? .noDate : nil
    expectLog(warning, of: content)
  }

  // MARK: Now

  nonisolated private static let zones = [
    "UTC", "America/St_Johns", "Asia/Kathmandu", "Pacific/Kiritimati", "Pacific/Pago_Pago",
    "Australia/Lord_Howe", "America/New_York",
  ]

  private func moment(_ text: String, _ zone: TimeZone) -> Date {
    DateRulesTests.date(text).addingTimeInterval(
      -TimeInterval(zone.secondsFromGMT(for: DateRulesTests.date(text))))
  }

  @Test(arguments: zones)
  func `nil is the time on the user's clock, on the interval`(zone: String) throws {
    let zone = try #require(TimeZone(identifier: zone))
    for (clock, interval, returned) in [
      ("14:59:59", 5, "14:55"), ("00:00:00", 1, "0:00"), ("23:59:59", 1, "23:59"),
      ("00:04:59", 5, "0:00"),
    ] {
      let now = moment("2025-06-15 \(clock)", zone)
      let content = DateContent<DateComponents>.time(minuteInterval: interval).now { now }
      #expect(try untouched(content.timeZone(zone)) == time(returned))
      var calendar = Calendar(identifier: .japanese)
      calendar.timeZone = zone
      #expect(try untouched(content.calendar(calendar)) == time(returned))
      let body = content.makeBody(SheetContext(timeZone: zone))
      #expect(try body.value() == time(returned))
    }
  }

  @Test(arguments: ["2025-03-29 23:30:00", "2025-03-30 00:59:59", "2025-03-30 01:00:00"])
  func `a time that the clocks skip today can be chosen`(clock: String) async throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let now = DateRulesTests.date(clock)
    func content(_ time: DateComponents?) -> DateContent<DateComponents> {
      DateContent<DateComponents>.time(time, minuteInterval: 30).timeZone(berlin).now { now }
    }
    #expect(try untouched(content(time("2:30"))) == time("2:30"))
    let outcomes = await host.show(content(nil), by: sheet)
    try pick("2:30")
    await confirm()
    #expect(outcomes.values == [time("2:30")])
  }

  @Test func `the Now button turns the wheels to the user's time, within the limits`() async throws
  {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let clock = TestClock(DateRulesTests.date("2025-06-15 22:41:27"))
    func content(_ maximum: String?) -> DateContent<DateComponents> {
      DateContent<DateComponents>.time(
        time("1:15"), maximum: maximum.map(time), minuteInterval: 5
      ).timeZone(tokyo).now { clock.now }.todayButton()
    }
    let outcomes = await host.show(content("12:00"), by: sheet)
    let button = try #require(host.control("BottomBounce.today") as? UIButton)
    #expect(button.title(for: .normal) == "Now" && button.isEnabled)
    host.tap(button)
    await host.settle()
    await confirm()
    #expect(outcomes.values == [time("7:40")])
    _ = await host.show(content("7:30"), by: sheet)
    #expect((host.control("BottomBounce.today") as? UIButton)?.isEnabled == false)
    sheet.dismiss()
    await host.settle()
  }

  // MARK: Modifiers

  @Test func `a time has wheels, with or without days that can't be chosen`() async throws {
    let content = DateContent<DateComponents>.time(time("7:30")).style(.calendar)
      .selectable { _ in false }
    let outcomes = await host.show(content, by: sheet)
    let picker = try #require(host.datePicker)
    #expect(picker.datePickerMode == .time && picker.preferredDatePickerStyle == .wheels)
    #expect(picker.minimumDate == nil && picker.maximumDate == nil)
    await confirm()
    #expect(outcomes.values == [time("7:30")])
  }

  @Test func `Clear returns nil, and OK the shown time`() async throws {
    let outcomes = await host.show(
      DateContent<DateComponents>.time(time("7:30")).orNone(), by: sheet)
    host.tap(try #require(host.control("BottomBounce.clear")))
    await host.settle()
    _ = outcomes
    let second = await host.show(
      DateContent<DateComponents>.time(time("7:30")).orNone(), by: sheet)
    try pick("18:05")
    await confirm()
    #expect(outcomes.values == [nil] && second.values == [time("18:05")])
  }

  @Test func `a confirmed time is on the interval and within the limits`() async {
    let content = DateContent<DateComponents>.time(
      minimum: time("8:00"), maximum: time("20:00"), minuteInterval: 15)
    let outcomes = await host.show(content, by: sheet)
    for other in ["7:45", "20:15", "9:05"] { #expect(!sheet.confirm(time(other)), "\(other)") }
    #expect(!sheet.confirm(Date()))
    #expect(sheet.confirm(time("9:15")))
    await host.settle()
    #expect(outcomes.values == [time("9:15")])
  }

  // MARK: Updates

  @Test func `a time follows limits that move, until the user changes it`() async throws {
    let outcomes = await host.show(
      DateContent<DateComponents>.time(time("9:00")), by: sheet)
    func update(_ minimum: String, _ maximum: String?) async {
      sheet.update(
        DateContent<DateComponents>.time(
          time("9:00"), minimum: time(minimum), maximum: maximum.map(time)), keepingEdits: true)
      await host.settle()
    }
    func value() -> DateComponents? { sheet.currentValue(as: DateComponents.self) }
    await update("10:00", nil)
    #expect(value() == time("10:00"))
    await update("8:00", nil)
    #expect(value() == time("9:00"))
    try pick("18:20")
    await update("8:00", "18:30")
    #expect(value() == time("18:20"))
    await update("8:00", "17:00")
    await confirm()
    #expect(outcomes.values == [time("17:00")])
  }

  @Test func `an update shows another time`() async {
    let outcomes = await host.show(
      DateContent<DateComponents>.time(time("9:00")), by: sheet)
    sheet.update(DateContent<DateComponents>.time(time("10:30")))
    await host.settle()
    await confirm()
    #expect(outcomes.values == [time("10:30")])
  }

  // MARK: Forms

  private struct Shop: Equatable {
    var opening: DateComponents = TimeTests.time("8:30")
    var closing: DateComponents? = TimeTests.time("14:30")
  }

  private func form(_ locale: String) -> FormContent<Shop> {
    let tokyo = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
    return .form(Shop()) { f, shop in
      f.field("Opening", \.opening) {
        .time($0).locale(Locale(identifier: locale)).timeZone(tokyo)
      }
      f.field("Closing", \.closing) {
        DateContent<DateComponents>.time($0, minimum: shop.opening)
          .locale(Locale(identifier: locale)).calendar(Calendar(identifier: .japanese)).orNone()
      }
    }
  }

  private var rows: [UIControl] { host.formViews("BottomBounce.row") }

  @Test(arguments: [
    ("en_US", "8:30\u{202F}AM", "2:30\u{202F}PM"), ("en_GB", "08:30", "14:30"),
    ("de_DE", "08:30", "14:30"), ("ja_JP", "8:30", "14:30"),
  ])
  func `rows show the time in the locale's form`(
    locale: String, opening: String, closing: String
  ) async {
    let outcomes = await host.show(form(locale), by: sheet)
    #expect(rows.map(\.accessibilityValue) == [opening, closing])
    await confirm()
    #expect(outcomes.values == [Shop()])
  }

  @Test func `a time in a form limits another one`() async throws {
    let outcomes = await host.show(form("en_US"), by: sheet)
    rows[0].sendActions(for: .touchUpInside)
    await host.settle()
    try pick("15:00")
    rows[0].sendActions(for: .touchUpInside)
    await host.settle()
    #expect(rows.map(\.accessibilityValue) == ["3:00\u{202F}PM", "3:00\u{202F}PM"])
    rows[1].sendActions(for: .touchUpInside)
    await host.settle()
    try pick("16:45")
    await confirm()
    #expect(outcomes.values == [Shop(opening: time("15:00"), closing: time("16:45"))])
  }
}
