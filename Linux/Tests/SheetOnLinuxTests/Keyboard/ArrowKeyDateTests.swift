import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Arrows in dates and sliders: directions, intervals, limits and time zones.
@MainActor @Suite(.ownDevice) struct ArrowKeyDateTests {
  /// A device with a hardware keyboard, in a language, on 15 June 2025 at noon.
  private func makeScreen(_ locale: String = "en_US") throws -> TestHost {
    let device = Simulator(locale: Locale(identifier: locale))
    device.date = try date("2025-06-15T12:00:00Z")
    device.settings.timeZone = .gmt
    device.showsSoftwareKeyboard = false
    return TestHost(on: device)
  }

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  /// Presses keys, confirms, and returns what comes of it.
  private func value<Content: SheetContent>(
    of content: Content, on screen: TestHost, after keys: UIKeyboardHIDUsage...
  ) async -> Content.Value? {
    let outcomes = screen.show(content)
    for key in keys {
      screen.device.press(key)
      screen.settleAnimations()
    }
    screen.device.press(.keyboardReturnOrEnter)
    await screen.awaitDecision()
    screen.settleAnimations()
    return outcomes.values.first
  }

  @Test(arguments: [("en_US", "2025-06-19"), ("he_IL", "2025-06-17")])
  func `in a calendar down is a week, and across goes the way that days are read`(
    locale: String, day: String
  ) async throws {
    let screen = try makeScreen(locale)
    let content = DateContent<Date>.date(try date("2025-06-11T00:00:00Z")).style(.calendar)
    let value = await value(of: content, on: screen, after: .keyboardDownArrow, .keyboardRightArrow)
    #expect(value == (try date("\(day)T00:00:00Z")))
  }

  @Test func `from right to left the next wheel is on the left`() async throws {
    // Day, month, year from the right.
    let screen = try makeScreen("he_IL")
    let content = DateContent<Date>.date(try date("1995-09-23T00:00:00Z"))
    let value = await value(
      of: content, on: screen, after: .keyboardRightArrow, .keyboardUpArrow, .keyboardLeftArrow,
      .keyboardDownArrow)
    #expect(value == (try date("1995-10-22T00:00:00Z")))
  }

  @Test func `a limit is the whole day that it is in`() async throws {
    let screen = try makeScreen()
    let content = DateContent<Date>.date(
      try date("2025-06-11T00:00:00Z"), minimum: .date(try date("2025-06-10T15:00:00Z"))
    ).style(.calendar)
    let value = await value(of: content, on: screen, after: .keyboardLeftArrow, .keyboardLeftArrow)
    #expect(value == (try date("2025-06-10T00:00:00Z")))
  }

  @Test func `limits are those of the picker's time zone`() async throws {
    let screen = try makeScreen()
    // In Auckland 11 June begins at noon of the tenth here.
    let content = DateContent<Date>.date(
      try date("2025-06-11T12:00:00Z"), minimum: .date(try date("2025-06-10T23:00:00Z"))
    ).style(.calendar).timeZone(TimeZone(identifier: "Pacific/Auckland") ?? .gmt)
    let value = await value(of: content, on: screen, after: .keyboardLeftArrow, .keyboardLeftArrow)
    #expect(value == (try date("2025-06-10T12:00:00Z")))
  }

  @Test func `a day later it is as late in the picker's time zone`() async throws {
    let screen = try makeScreen()
    // The clocks in New York go forward in between.
    let content = DateContent<Date>.date(try date("2025-03-08T15:00:00Z"), mode: .dateAndTime)
      .timeZone(TimeZone(identifier: "America/New_York") ?? .gmt)
    let value = await value(of: content, on: screen, after: .keyboardDownArrow)
    #expect(value == (try date("2025-03-09T14:00:00Z")))
  }

  @Test func `a row of minutes is worth the interval`() async throws {
    let screen = try makeScreen()
    let time = DateContent<Date>.date(
      try date("2025-06-15T10:15:00Z"), mode: .time, minuteInterval: .fifteen)
    let value1 = await value(
      of: time, on: screen, after: .keyboardRightArrow, .keyboardDownArrow, .keyboardDownArrow)
    #expect(value1 == (try date("2025-06-15T10:45:00Z")))
    let duration = DurationContent.duration(.seconds(3_600), minuteInterval: .ten)
    let value2 = await value(
      of: duration, on: screen, after: .keyboardRightArrow, .keyboardDownArrow, .keyboardDownArrow)
    #expect(value2 == .seconds(3_600 + 1_200))
  }

  @Test func `a duration stays below a day`() async throws {
    let screen = try makeScreen()
    let value = await value(
      of: DurationContent.duration(.seconds(23 * 3_600 + 300)), on: screen,
      after: .keyboardDownArrow, .keyboardRightArrow, .keyboardUpArrow)
    #expect(value == .seconds(23 * 3_600 + 240))
  }

  @Test(arguments: [("en_US", [0.6, 0.7, 0.6, 0.5]), ("he_IL", [0.4, 0.5, 0.4, 0.5])])
  func `a slider goes by tenths, up and to the trailing side, and tells`(
    locale: String, expected: [Float]
  ) throws {
    let screen = try makeScreen(locale)
    let slider = UISlider()
    slider.value = 0.5
    var told: [Float] = []
    screen.sheet.show(
      ControlContent(\UISlider.value) { slider }, in: screen.view,
      callbacks: .init(valueChanged: { told.append($0) })
    ) { _ in }
    screen.settleAnimations()
    for key in [
      UIKeyboardHIDUsage.keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow,
      .keyboardLeftArrow,
    ] {
      screen.device.press(key)
    }
    #expect(told.map { ($0 * 10).rounded() / 10 } == expected)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test(arguments: [true, false])
  func `without a choice an arrow up begins at the end`(isList: Bool) async throws {
    let screen = try makeScreen()
    let colors = ["red", "green", "blue"].sheetOptions { $0 }
    let value =
      isList
      ? await value(of: .list(colors), on: screen, after: .keyboardUpArrow)
      : await value(of: .buttons(colors), on: screen, after: .keyboardUpArrow)
    #expect(value == "blue")
  }

  @Test func `after Space the mark goes on from where it was`() async throws {
    let screen = try makeScreen()
    let colors = ["red", "green", "blue", "black"].sheetOptions { $0 }
    let value = await value(
      of: .checklist(colors, selected: ["red"]), on: screen, after: .keyboardDownArrow,
      .keyboardDownArrow, .keyboardSpacebar, .keyboardUpArrow, .keyboardSpacebar)
    #expect(value == ["red", "green", "blue"])
  }
}
