import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Arrow keys in dates and sliders: directions, intervals, limits, and time zones.
@MainActor @Suite(.ownDevice) struct ArrowKeyDateTests {
  /// A device with a hardware keyboard and a language, on June 15, 2025 at noon.
  private func makeScreen(_ locale: String = "en_US") throws -> TestHost {
    let device = Simulator(locale: Locale(identifier: locale))
    device.date = try date("2025-06-15T12:00:00Z")
    device.settings.timeZone = .gmt
    device.showsSoftwareKeyboard = false
    return TestHost(on: device)
  }

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  /// Presses keys, confirms, and returns the value.
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
  func `in a calendar vertical arrows move a week and horizontal ones a day`(
    locale: String, day: String
  ) async throws {
    let screen = try makeScreen(locale)
    let content = DateContent<Date>.date(try date("2025-06-11T00:00:00Z")).style(.calendar)
    let value = await value(of: content, on: screen, after: .keyboardDownArrow, .keyboardRightArrow)
    #expect(value == (try date("\(day)T00:00:00Z")))
  }

  @Test func `right to left mirrors the horizontal arrows between wheels`() async throws {
    // Day, month, year from the right.
    let screen = try makeScreen("he_IL")
    let content = DateContent<Date>.date(try date("1995-09-23T00:00:00Z"))
    let value = await value(
      of: content, on: screen, after: .keyboardRightArrow, .keyboardUpArrow, .keyboardLeftArrow,
      .keyboardDownArrow)
    #expect(value == (try date("1995-10-22T00:00:00Z")))
  }

  @Test func `a limit includes its whole day`() async throws {
    let screen = try makeScreen()
    let content = DateContent<Date>.date(
      try date("2025-06-11T00:00:00Z"), minimum: .date(try date("2025-06-10T15:00:00Z"))
    ).style(.calendar)
    let value = await value(of: content, on: screen, after: .keyboardLeftArrow, .keyboardLeftArrow)
    #expect(value == (try date("2025-06-10T00:00:00Z")))
  }

  @Test func `limits use the picker's time zone`() async throws {
    let screen = try makeScreen()
    // In Auckland June 11 begins at noon GMT on June 10.
    let content = DateContent<Date>.date(
      try date("2025-06-11T12:00:00Z"), minimum: .date(try date("2025-06-10T23:00:00Z"))
    ).style(.calendar).timeZone(TimeZone(identifier: "Pacific/Auckland") ?? .gmt)
    let value = await value(of: content, on: screen, after: .keyboardLeftArrow, .keyboardLeftArrow)
    #expect(value == (try date("2025-06-10T12:00:00Z")))
  }

  @Test func `moving by a day keeps the time in the picker's time zone`() async throws {
    let screen = try makeScreen()
    // New York changes to daylight saving time in between.
    let content = DateContent<Date>.date(try date("2025-03-08T15:00:00Z"), mode: .dateAndTime)
      .timeZone(TimeZone(identifier: "America/New_York") ?? .gmt)
    let value = await value(of: content, on: screen, after: .keyboardDownArrow)
    #expect(value == (try date("2025-03-09T14:00:00Z")))
  }

  @Test func `vertical arrows move minutes by the interval`() async throws {
    let screen = try makeScreen()
    let time = DateContent<Date>.date(
      try date("2025-06-15T10:15:00Z"), mode: .time, minuteInterval: 15)
    let value1 = await value(
      of: time, on: screen, after: .keyboardRightArrow, .keyboardDownArrow, .keyboardDownArrow)
    #expect(value1 == (try date("2025-06-15T10:45:00Z")))
    let duration = DurationContent.duration(.seconds(3_600), minuteInterval: 10)
    let value2 = await value(
      of: duration, on: screen, after: .keyboardRightArrow, .keyboardDownArrow, .keyboardDownArrow)
    #expect(value2 == .seconds(3_600 + 1_200))
  }

  @Test(arguments: [
    ("00:15", UIKeyboardHIDUsage.keyboardUpArrow, "23:15"), ("23:45", .keyboardDownArrow, "00:45"),
  ])
  func `arrow keys keep the day of a time`(
    start: String, key: UIKeyboardHIDUsage, result: String
  ) async throws {
    let time = DateContent<Date>.date(try date("2025-06-15T\(start):00Z"), mode: .time)
    let value = await value(of: time, on: try makeScreen(), after: key)
    #expect(value == (try date("2025-06-15T\(result):00Z")))
  }

  @Test func `arrow keys keep a duration below 24 hours`() async throws {
    let screen = try makeScreen()
    let value = await value(
      of: DurationContent.duration(.seconds(23 * 3_600 + 300)), on: screen,
      after: .keyboardDownArrow, .keyboardRightArrow, .keyboardUpArrow)
    #expect(value == .seconds(23 * 3_600 + 240))
  }

  @Test func `after its last row a wheel turns the larger unit with the arrow keys`() async throws {
    let screen = try makeScreen()
    let forward = await value(
      of: DurationContent.duration(.seconds(7_140)), on: screen, after: .keyboardRightArrow,
      .keyboardDownArrow)
    #expect(forward == .seconds(7_200))
    let back = await value(
      of: DurationContent.duration(.seconds(86_400), in: .zero...(.seconds(864_000))), on: screen,
      after: .keyboardRightArrow, .keyboardRightArrow, .keyboardUpArrow)
    #expect(back == .seconds(86_340))
  }

  @Test func `arrow keys keep a duration within its range`() async throws {
    let screen = try makeScreen()
    let range = Duration.seconds(1_800)...(.seconds(36_000))
    let shortest = await value(
      of: DurationContent.duration(.seconds(3_600), in: range), on: screen,
      after: .keyboardUpArrow, .keyboardUpArrow, .keyboardRightArrow, .keyboardUpArrow)
    #expect(shortest == .seconds(1_800))
    let longest = await value(
      of: DurationContent.duration(.seconds(34_200), in: range), on: screen,
      after: .keyboardDownArrow, .keyboardDownArrow)
    #expect(longest == .seconds(36_000))
  }

  @Test(arguments: [("en_US", [0.6, 0.7, 0.6, 0.5]), ("he_IL", [0.4, 0.5, 0.4, 0.5])])
  func `arrows move a slider by a tenth and report the change`(
    locale: String, expected: [Float]
  ) throws {
    let screen = try makeScreen(locale)
    let slider = UISlider()
    slider.value = 0.5
    var told: [Float] = []
    screen.sheet.show(
      ControlContent.control(\UISlider.value) { slider }, in: screen.view,
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
  func `without a selection the up arrow starts at the last row`(isList: Bool) async throws {
    let screen = try makeScreen()
    let colors = ["red", "green", "blue"].sheetOptions { $0 }
    let value =
      isList
      ? await value(of: .list(colors), on: screen, after: .keyboardUpArrow)
      : await value(of: .buttons(colors), on: screen, after: .keyboardUpArrow)
    #expect(value == "blue")
  }

  @Test func `after Space the arrows continue from the highlighted row`() async throws {
    let screen = try makeScreen()
    let colors = ["red", "green", "blue", "black"].sheetOptions { $0 }
    let value = await value(
      of: .checklist(colors, selected: ["red"]), on: screen, after: .keyboardDownArrow,
      .keyboardDownArrow, .keyboardSpacebar, .keyboardUpArrow, .keyboardSpacebar)
    #expect(value == ["red", "green", "blue"])
  }
}
