package import BottomBounce
import SeededRandom
package import UIKit
package import UIKitSimulator

/// Random user actions in a date sheet.
@MainActor package struct RandomDateActions {
  private var random: SplitMix64

  /// Creates actions that depend only on a seed.
  package init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Date content whose limits can be checked without the package's rules.
  package struct Item: CustomStringConvertible {
    package var content: DateContent<Date>
    package var calendar: Calendar
    package var mode: DateMode
    package var minuteInterval: Int
    package var first: Date
    package var last: Date

    nonisolated package var description: String {
      "\(calendar.identifier) in \(calendar.timeZone.identifier), \(first) … \(last)"
    }

    /// Returns a description of a wrong value, or `nil`.
    @MainActor package func problem(_ value: Date, shown: Date) -> String? {
      let start = calendar.startOfDay(for: value)
      switch mode {
      case .date:
        if value != start { return "\(value) is not the first moment of its day" }
        if value != calendar.startOfDay(for: shown) { return "\(shown) is shown for \(value)" }
        let ends = [first, last].map { calendar.startOfDay(for: $0) }
        return ends[0] <= value && value <= ends[1] ? nil : "\(value) is beyond the limits"
      case .yearAndMonth:
        if calendar.component(.day, from: value) != 1 { return "\(value) is no first day" }
        let month = calendar.dateInterval(of: .month, for: value)
        guard let month, month.contains(shown) else { return "\(shown) is shown for \(value)" }
        return first < month.end && month.start <= last ? nil : "\(value) is beyond the limits"
      default:
        if value != shown { return "\(shown) is shown for \(value)" }
        let minute = calendar.component(.minute, from: value)
        if minute % minuteInterval != 0 {
          return "\(value) is off the interval"
        }
        return first <= value && value <= last ? nil : "\(value) is beyond the limits"
      }
    }
  }

  private mutating func number(_ count: Int) -> Int {
    random.index(count)
  }

  package mutating func pick<Element>(_ elements: [Element]) -> Element { random.pick(elements) }

  /// Returns a random date content.
  package mutating func next() -> Item {
    var calendar = Calendar(
      identifier: pick([
        .gregorian, .chinese, .japanese, .buddhist, .islamicUmmAlQura, .hebrew, .persian,
      ]))
    let zone = pick(["UTC", "America/New_York", "Pacific/Apia", "Australia/Lord_Howe"])
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    // On whole hours, which are on every interval, and at most three years away.
    let given = Date(timeIntervalSince1970: 1_750_000_000 + Double(number(20_000)) * 3_600)
    let days = pick([1, 20, 400, 1_000])
    let first = given - Double(number(days * 24)) * 3_600
    let last = given + Double(number(days * 24) + 1) * 3_600
    let mode = pick([DateMode.date, .time, .dateAndTime, .yearAndMonth])
    let minuteInterval = pick([1, 5, 15, 30])
    var content = DateContent<Date>.date(
      given, minimum: .date(first), maximum: .date(last), mode: mode,
      minuteInterval: minuteInterval
    ).calendar(calendar).timeZone(calendar.timeZone)
    content = content.style(pick([.wheels, .calendar]))
    return Item(
      content: content, calendar: calendar, mode: mode, minuteInterval: minuteInterval,
      first: first, last: last)
  }

  /// Turns a wheel, taps a day or a button of the picker, or flicks it, sometimes without waiting.
  package mutating func act(on device: Simulator) {
    guard let picker = device.view("BottomBounce.date") as? UIDatePicker else { return }
    let elements = device.accessibilityElements.compactMap { $0 as? UIView }.filter {
      $0.isDescendant(of: picker)
    }
    switch number(3) {
    case 0:
      let wheels = device.accessibilityElements.filter {
        $0.accessibilityTraits.contains(.adjustable)
      }
      guard !wheels.isEmpty else { return }
      let wheel = pick(wheels)
      number(2) == 0 ? wheel.accessibilityIncrement() : wheel.accessibilityDecrement()
    case 1:
      let buttons = elements.filter { $0.accessibilityTraits.contains(.button) }
      if !buttons.isEmpty { device.tap(pick(buttons)) }
    default:
      let frame = picker.convert(picker.bounds, to: nil)
      let x = frame.minX + frame.width * CGFloat(1 + number(8)) / 10
      let start = CGPoint(x: x, y: frame.midY)
      let way = CGFloat(number(300) - 150)
      let isCalendar = picker.datePickerStyle == .inline
      let end = CGPoint(x: isCalendar ? x + way : x, y: frame.midY + (isCalendar ? 0 : way))
      device.drag(from: start, to: end, over: 0.1)
    }
    if number(3) > 0 { device.settle() }
  }
}
