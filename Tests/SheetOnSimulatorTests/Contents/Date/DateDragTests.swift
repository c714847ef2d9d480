import SeededRandom
import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Random drags on wheels: the value is always valid and matches the wheels.
@MainActor @Suite(.ownDevice) struct DateDragTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  @Test func `after 300 random drags the date is valid and matches the picker`() async throws {
    let seed = UInt64.random(in: 0 ... .max)
    var draws = SplitMix64(seed: seed)
    for number in 0..<300 {
      let item = DragCase(&draws)
      let problem = try await problem(of: item)
      // To repeat a failure, insert the seed that it prints.
      try #require(problem == nil, "case \(number) of seed \(seed): \(item)")
    }
  }

  /// Presents a sheet, drags, confirms, and returns what is wrong with the value.
  private func problem(of item: DragCase) async throws -> String? {
    let outcomes = Outcomes<Date>()
    outcomes.show(item.content, by: screen.sheet, in: screen.view)
    screen.settleQuickly()
    let picker = try #require(screen.datePicker)
    for drag in item.drags {
      let wheels = screen.wheels
      let wheel = wheels[drag.wheel % wheels.count]
      let middle = device.middle(of: wheel)
      device.drag(
        from: middle, to: CGPoint(x: middle.x, y: middle.y + drag.distance), over: drag.duration)
      if !item.confirmsWhileSpinning { screen.settleQuickly() }
    }
    let ok = try #require(screen.okButton)
    device.tap(ok)
    await screen.awaitDecision()
    let rules = item.content.settings.rules(at: item.content.settings.now())
    screen.settleQuickly()
    let shown = rules.nearest(to: picker.date)
    guard outcomes.values.count == 1, let value = outcomes.values.first else {
      return "\(outcomes.values.count) values"
    }
    if !rules.allows(value) { return "\(value) is not allowed" }
    if value != shown { return "\(value) is given back, \(shown) is shown" }
    // A date after now is shown as now, also when the next minute begins.
    let first = item.content.initialDate(item.content.settings)
    if item.drags.isEmpty, value != rules.nearest(to: first) { return "\(value) came by itself" }
    return nil
  }

  @Test func `OK waits until a spinning wheel stops`() async throws {
    var content = DateContent<Date>.date(Self.noon)
    content = content.timeZone(.gmt)
    let outcomes = screen.show(content)
    let year = try #require(screen.wheels.last)
    let middle = device.middle(of: year)
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 60), over: 0.05)
    #expect(year.isDecelerating)
    device.tap(try #require(screen.okButton))
    for _ in 0..<20 { await Task.yield() }
    #expect(screen.sheet.state == .committing)
    #expect(outcomes.values == [])
    await device.settle()
    let value = try #require(outcomes.values.first)
    #expect(outcomes.values.count == 1)
    #expect(value > Self.noon + 366 * 86_400, "Years further than one drag.")
    #expect(!screen.sheet.isPresented)
  }

  @Test(arguments: [1, 5])
  func `OK waits until a spinning duration wheel stops`(interval: Int)
    async throws
  {
    let outcomes = screen.show(.duration(.seconds(3_600), minuteInterval: interval))
    let minutes = try #require(screen.wheels.last)
    let middle = device.middle(of: minutes)
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 60), over: 0.05)
    #expect(minutes.isDecelerating)
    let picker: UIPickerView = try #require(screen.find("wheels"))
    device.tap(try #require(screen.okButton))
    for _ in 0..<20 { await Task.yield() }
    #expect(screen.sheet.state == .committing)
    #expect(outcomes.values == [])
    await device.settle()
    let value = try #require(outcomes.values.first).components.seconds
    let shown = picker.selectedRow(inComponent: 1) % (60 / interval) * interval
    #expect(value == Int64(3_600 + 60 * shown) && outcomes.values.count == 1)
    #expect(value > 3_600 + 2 * 60 * Int64(interval), "Further than one drag.")
    #expect(value % Int64(60 * interval) == 0)
  }

  @Test func `OK does not wait for a wheel that a finger holds still`() async throws {
    var content = DateContent<Date>.date(Self.noon)
    content = content.timeZone(.gmt)
    let outcomes = screen.show(content)
    let middle = device.middle(of: try #require(screen.wheels.last))
    let finger = device.touchDown(at: middle)
    finger.move(to: CGPoint(x: middle.x, y: middle.y - 50), over: 0.2)
    let start = device.now
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(outcomes.values.count == 1)
    #expect(device.now - start < 2, "The wheel's gesture was canceled.")
    finger.lift()
    await device.settle()
    #expect(outcomes.values.count == 1)
    #expect(!screen.sheet.isPresented)
  }

  @Test func `dragging a wheel beyond the maximum returns the maximum`() async throws {
    var content = DateContent<Date>.date(Self.noon, maximum: .date(Self.noon))
    content = content.timeZone(.gmt)
    let outcomes = screen.show(content)
    let middle = device.middle(of: try #require(screen.wheels.last))
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 90), over: 0.1)
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(outcomes.values == [Self.noon - 43_200])
  }

  private static let noon = Date(timeIntervalSince1970: 1_749_988_800)
}

/// A configuration and drags.
private struct DragCase: CustomStringConvertible {
  struct Drag {
    var wheel: Int
    var distance: CGFloat
    var duration: TimeInterval
  }

  let content: DateContent<Date>
  let drags: [Drag]
  let confirmsWhileSpinning: Bool

  @MainActor init(_ draws: inout SplitMix64) {
    let date = draws.date()
    let limits: (DateLimit?, DateLimit?) = [
      (nil, nil), (nil, .today), (.today, nil), (nil, .now),
      (.date(date - draws.seconds(0...4e7)), .date(date + draws.seconds(0...4e7))),
      (.date(date + draws.seconds(0...4e6)), nil),
    ][draws.index(6)]
    let mode = [DateMode.date, .time, .dateAndTime, .yearAndMonth][draws.index(4)]
    let interval = Self.intervals[draws.index(Self.intervals.count)]
    var content = DateContent<Date>.date(
      date, minimum: limits.0, maximum: limits.1, mode: mode, minuteInterval: interval)
    if content.untouched(SheetContext())?.error?.moment == .atOnce {
      content = .date(date, mode: mode, minuteInterval: interval)
    }
    content = content.calendar(
      Calendar(identifier: Self.calendars[draws.index(Self.calendars.count)]))
    content = content.locale(Locale(identifier: Self.locales[draws.index(Self.locales.count)]))
    content = content.timeZone(
      TimeZone(identifier: Self.zones[draws.index(Self.zones.count)]) ?? .gmt)
    self.content = content
    drags = (0..<draws.index(3)).map { _ in
      Drag(
        wheel: draws.index(5), distance: CGFloat(draws.seconds(-100...100)),
        duration: draws.seconds(0.05...0.3))
    }
    confirmsWhileSpinning = draws.index(2) == 0
  }

  var description: String { "\(content), \(drags), while spinning: \(confirmsWhileSpinning)" }

  private static let calendars: [Calendar.Identifier] = [
    .gregorian, .chinese, .japanese, .buddhist, .islamicUmmAlQura, .hebrew,
  ]
  private static let intervals = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30]
  private static let zones = [
    "UTC", "America/New_York", "America/Sao_Paulo", "Asia/Kolkata", "Australia/Lord_Howe",
    "Pacific/Apia",
  ]
  private static let locales = [
    "en_US", "en_GB", "zh_CN", "ja_JP", "ko_KR", "ar_SA", "he_IL", "fa_IR", "th_TH", "hi_IN",
    "de_DE", "fr_FR", "hu_HU", "ru_RU", "vi_VN",
  ]
}

extension SplitMix64 {
  /// Returns a date, mostly of this century, sometimes a leap day or a change to daylight saving
  /// time.
  fileprivate mutating func date() -> Date {
    let special = [1_709_208_000.0, 1_741_503_600, 1_762_063_200, 1_556_668_800, 1_325_239_200]
    let seconds =
      index(3) == 0
      ? special[index(special.count)] + seconds(-90_000...90_000) : seconds(-1e9...3e9)
    return Date(timeIntervalSince1970: seconds)
  }
}
