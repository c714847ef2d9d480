import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Times of day with the user's clock, time zone, and language.
@MainActor @Suite(.ownDevice) struct TimeOnSimulatorTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  init() throws {
    // 14:59 in Kathmandu.
    device.date = try Date("2025-06-15T09:14:30Z", strategy: .iso8601)
    device.settings.timeZone = try #require(TimeZone(identifier: "Asia/Kathmandu"))
  }

  private let content = DateContent<DateComponents>.self

  /// The values of the wheels in order.
  private var wheels: [String] {
    device.accessibilityElements.filter { $0.accessibilityTraits.contains(.adjustable) }
      .compactMap(\.accessibilityValue)
  }

  private func dismiss() {
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test(arguments: [
    ("en_US", ["2 o’clock", "55 minutes", "PM"], "2:59\u{202F}PM"),
    ("de_DE", ["14 Uhr", "55 Minuten"], "14:59"),
  ])
  func `VoiceOver reads the time on the user's clock in 12 or 24 hours`(
    locale: String, words: [String], now: String
  ) throws {
    device.settings.locale = Locale(identifier: locale)
    screen.show(content.time(minuteInterval: 5))
    #expect(wheels == words)
    dismiss()
    screen.show(content.time(DateComponents(hour: 4)).todayButton())
    device.tap(try #require(screen.find("today")))
    #expect(device.announcements.last == now)
    dismiss()
  }

  @Test func `a time stays the same when the user travels`() async {
    let outcomes = screen.show(content.time(DateComponents(hour: 7, minute: 30)))
    device.settings.timeZone = TimeZone(identifier: "Pacific/Pago_Pago") ?? .gmt
    await device.settle()
    #expect(wheels == ["7 o’clock", "30 minutes", "AM"])
    screen.tapOK()
    await device.settle()
    #expect(outcomes.values == [DateComponents(hour: 7, minute: 30)])
  }

  @Test func `wheels turn to a time that the clocks skip today`() async throws {
    device.date = try Date("2025-03-30T00:30:00Z", strategy: .iso8601)
    device.settings.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let outcomes = screen.show(content.time())
    let hour = try #require(
      device.accessibilityElements.first { $0.accessibilityValue == "1 o’clock" })
    hour.accessibilityIncrement()
    await device.settle()
    #expect(wheels == ["2 o’clock", "30 minutes", "AM"])
    screen.tapOK()
    await device.settle()
    #expect(outcomes.values == [DateComponents(hour: 2, minute: 30)])
  }

  @Test func `the Now button follows the user's clock into and out of the limits`() throws {
    screen.show(
      content.time(
        minimum: DateComponents(hour: 15, minute: 1), maximum: DateComponents(hour: 15, minute: 2)
      ).todayButton())
    let button = try #require(screen.find("today") as UIButton?)
    #expect(!button.isEnabled)
    device.advance(by: 91)
    #expect(button.isEnabled)
    device.advance(by: 180)
    #expect(!button.isEnabled)
    dismiss()
  }

  @Test func `arrow keys pass midnight in both directions`() async {
    device.showsSoftwareKeyboard = false
    for (key, start, hour) in [
      (UIKeyboardHIDUsage.keyboardUpArrow, 0, 23), (.keyboardDownArrow, 23, 0),
    ] {
      let outcomes = screen.show(content.time(DateComponents(hour: start)))
      device.press(key)
      await device.settle()
      device.press(.keyboardReturnOrEnter)
      await device.settle()
      #expect(outcomes.values == [DateComponents(hour: hour, minute: 0)])
    }
  }
}
