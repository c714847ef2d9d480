import BottomBounce
import RandomActions
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The date styles with rotation, midnight, and random actions.
@MainActor @Suite(.ownDevice) struct DateStyleOnSimulatorTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  init() throws {
    device.date = try date("2025-06-15T12:00:00Z")
    device.settings.timeZone = .gmt
  }

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  private func dismiss() {
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  /// The day of the calendar with a label, enabled or not.
  private func day(_ name: String) throws -> UIControl {
    try #require(
      device.accessibilityElements.first { $0.accessibilityLabel?.hasSuffix(name) == true }
        as? UIControl)
  }

  /// The values of the wheels in order.
  private var wheelValues: [String] {
    device.accessibilityElements.filter { $0.accessibilityTraits.contains(.adjustable) }
      .compactMap(\.accessibilityValue)
  }

  private func wheel(_ value: String) throws -> UIResponder {
    try #require(device.accessibilityElements.first { $0.accessibilityValue == value })
  }

  // MARK: Midnight

  @Test func `at midnight, a calendar whose maximum is today gains the new day`() async throws {
    device.date = try date("2025-06-15T23:59:58Z")
    let outcomes = screen.show(.date(maximum: .today).style(.calendar))
    #expect(try day("Sunday, June 15, 2025").accessibilityLabel == "Today, Sunday, June 15, 2025")
    let next = try day("Monday, June 16, 2025")
    #expect(!next.isEnabled)
    device.tap(next)
    device.advance(by: 3)
    #expect(try day("Sunday, June 15, 2025").isSelected, "The day must not change.")
    #expect(try day("Sunday, June 15, 2025").accessibilityLabel == "Sunday, June 15, 2025")
    #expect(try day("Monday, June 16, 2025").accessibilityLabel == "Today, Monday, June 16, 2025")
    #expect(try day("Monday, June 16, 2025").isEnabled)
    #expect(try !day("Tuesday, June 17, 2025").isEnabled)
    device.tap(try day("Monday, June 16, 2025"))
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(outcomes.values == [try date("2025-06-16T00:00:00Z")])
  }

  @Test func `at midnight, a calendar whose minimum is today loses yesterday`() async throws {
    device.date = try date("2025-06-30T23:59:58Z")
    let outcomes = screen.show(.date(minimum: .today).style(.calendar))
    device.advance(by: 3)
    #expect(try day("Tuesday, July 1, 2025").isSelected)
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(outcomes.values == [try date("2025-07-01T00:00:00Z")])
  }

  // MARK: Touches

  @Test(arguments: [DateMode.date, .dateAndTime], [true, false])
  func `changing the month and selecting a day doesn't move the panel`(
    mode: DateMode, isRightToLeft: Bool
  ) async throws {
    if isRightToLeft { device.settings.locale = Locale(identifier: "he_IL") }
    let outcomes = screen.show(
      .date(try date("2025-06-18T10:30:00Z"), mode: mode).style(.calendar).locale(
        Locale(identifier: "en_US")))
    let panel = try #require(screen.panel).frame
    let middle = device.middle(of: try #require(screen.datePicker))
    let way: CGFloat = isRightToLeft ? 100 : -100
    device.drag(
      from: CGPoint(x: middle.x - way, y: middle.y), to: CGPoint(x: middle.x + way, y: middle.y),
      over: 0.2)
    screen.settleAnimations()
    #expect(screen.panel?.frame == panel)
    #expect(screen.panel?.transform.isIdentity == true)
    device.tap(try day("Thursday, July 10, 2025"))
    screen.settleAnimations()
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(
      outcomes.values == [
        try date(mode == .date ? "2025-07-10T00:00:00Z" : "2025-07-10T10:30:00Z")
      ])
  }

  // MARK: Rotation

  @Test(arguments: [DateMode.date, .dateAndTime])
  func `rotation switches between wheels and a calendar and keeps the date`(
    mode: DateMode
  ) async throws {
    let outcomes = screen.show(
      .date(try date("2025-06-18T10:30:00Z"), mode: mode).style(.calendar))
    device.tap(try day("Friday, June 27, 2025"))
    device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    #expect(screen.datePicker?.datePickerStyle == .wheels)
    #expect(
      wheelValues
        == (mode == .date
          ? ["June", "27", "2025"] : ["Fri Jun 27", "10 o’clock", "30 minutes", "AM"]))
    try wheel(wheelValues[mode == .date ? 1 : 0]).accessibilityIncrement()
    screen.settleAnimations()
    device.rotate(to: .portrait)
    screen.settleAnimations()
    #expect(screen.datePicker?.datePickerStyle == .inline)
    #expect(try day("Saturday, June 28, 2025").isSelected)
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(
      outcomes.values == [
        try date(mode == .date ? "2025-06-28T00:00:00Z" : "2025-06-28T10:30:00Z")
      ])
  }

  @Test func `the style is wheels in landscape and a calendar in portrait`() {
    device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    screen.show(.date().style(.calendar))
    #expect(screen.datePicker?.datePickerStyle == .wheels)
    device.rotate(to: .portrait)
    screen.settleAnimations()
    #expect(screen.datePicker?.datePickerStyle == .inline)
    dismiss()
  }

  @Test func `rotated wheels keep their titles centered and within their width`() throws {
    screen.show(.date(try date("2025-09-30T12:00:00Z")))
    for orientation in [UIDeviceOrientation.landscapeLeft, .portrait, .landscapeRight, .portrait] {
      device.rotate(to: orientation)
      screen.settleAnimations()
      #expect(wheelValues == ["September", "30", "2025"])
      let picker = try #require(screen.datePicker)
      let middle = picker.convert(picker.bounds, to: nil).midY
      for (wheel, title) in zip(screen.wheels, ["September", "30", "2025"]) {
        let label = try #require(
          Self.labels(in: wheel).min {
            abs($0.convert($0.bounds, to: nil).midY - middle)
              < abs($1.convert($1.bounds, to: nil).midY - middle)
          })
        #expect(label.text ?? label.attributedText?.string == title)
        let frame = label.convert(label.bounds, to: nil)
        #expect(abs(frame.midY - middle) < 1, "\(title)")
        #expect(
          label.sizeThatFits(picker.bounds.size).width <= label.bounds.width + 0.5, "\(title)")
        #expect(picker.convert(picker.bounds, to: nil).contains(frame), "\(title)")
      }
    }
    dismiss()
  }

  private static func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
  }

  @Test func `a wheel that spins during rotation stops at its value`()
    async throws
  {
    let outcomes = screen.show(.date(try date("2025-06-15T12:00:00Z"), maximum: .today))
    let middle = device.middle(of: try #require(screen.wheels.last))
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 90), over: 0.05)
    device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    let year = try #require(wheelValues.last)
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(outcomes.values == [try date(year + "-06-15T00:00:00Z")])
  }

  // MARK: Leap days and eras

  @Test func `changing the year from February 29 selects February 28 and keeps it`()
    async throws
  {
    let outcomes = screen.show(.day(DateComponents(year: 2024, month: 2, day: 29)))
    try wheel("2024").accessibilityIncrement()
    screen.settleAnimations()
    #expect(wheelValues == ["February", "28", "2025"])
    try wheel("2025").accessibilityDecrement()
    screen.settleAnimations()
    #expect(wheelValues == ["February", "28", "2024"])
    device.tap(try #require(screen.okButton))
    await device.settle()
    #expect(outcomes.values.map { [$0.year, $0.month, $0.day] } == [[2024, 2, 28]])
  }

  @Test(arguments: [
    // The last day of an era, the wheel to turn, the values of the wheels then, and the selected
    // day.
    ([2019, 4, 30], "平成31年", ["令和元年", "5月", "1日"], [2019, 5, 1]),
    ([1989, 1, 7], "昭和64年", ["平成元年", "1月", "8日"], [1989, 1, 8]),
    ([1990, 3, 3], "平成2年", ["平成3年", "3月", "3日"], [1991, 3, 3]),
  ])
  func `changing the era selects its first day if the date does not exist`(
    day: [Int], year: String, values: [String], result: [Int]
  ) async throws {
    device.settings.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let outcomes = screen.show(
      .day(DateComponents(year: day[0], month: day[1], day: day[2])).calendar(
        Calendar(identifier: .japanese)
      ).locale(Locale(identifier: "ja_JP")))
    try wheel(year).accessibilityIncrement()
    screen.settleAnimations()
    #expect(wheelValues == values)
    device.tap(try #require(screen.okButton))
    await device.settle()
    let value = try #require(outcomes.values.first)
    #expect([value.year, value.month, value.day] == result)
  }

  // MARK: Random actions

  @Test(arguments: 0..<4)
  func `after random actions the value is valid and matches the picker`(
    part: Int
  ) async throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = RandomDateActions(seed: seed)
    for number in 0..<12 {
      let item = random.next()
      device.rotate(to: random.pick([.portrait, .portrait, .landscapeLeft]))
      let outcomes = screen.show(item.content)
      for _ in 0..<6 { random.act(on: device) }
      screen.settleAnimations()
      let shown = try #require(screen.datePicker).date
      device.tap(try #require(screen.okButton))
      await device.settle()
      let value = try #require(outcomes.values.first, "case \(number) of seed \(seed)")
      #expect(
        item.problem(value, shown: shown) == nil, "case \(number) of seed \(seed), \(item)")
    }
  }
}
