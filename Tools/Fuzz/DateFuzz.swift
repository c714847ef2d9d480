import BottomBounce
import RandomActions
import SeededRandom
import UIKit
import UIKitSimulator

/// Date content with random limits, calendars, time zones, and minute intervals.
struct DateFuzz: FuzzTarget {
  let name = "dates"
  private let device = Simulator()

  func problem(seed: UInt64) async -> String? {
    var random = SplitMix64(seed: seed)
    _ = device.window
    switch random.index(20) {
    case 0: return await problemOfActions(&random)
    case 1...4: return problemOfBadLimits(&random)
    case 5...8: return problemOfOddInput(&random)
    default: return problemOfInitialValue(&random)
    }
  }

  // MARK: Valid limits

  /// Reads the value of an untouched body.
  private func problemOfInitialValue(_ random: inout SplitMix64) -> String? {
    var actions = RandomDateActions(seed: random.next())
    let item = actions.next()
    do {
      let body = item.content.makeBody(SheetContext())
      let value = try body.value()
      guard let picker = device.view("BottomBounce.date", in: body.view) as? UIDatePicker else {
        return "no picker: \(item)"
      }
      return item.problem(value, shown: picker.date).map { "\($0): \(item)" }
    } catch {
      return "\(error): \(item)"
    }
  }

  /// Turns wheels and taps days in a sheet, and confirms.
  private func problemOfActions(_ random: inout SplitMix64) async -> String? {
    let device = Simulator()
    let controller = UIViewController()
    device.window.rootViewController = controller
    var actions = RandomDateActions(seed: random.next())
    let item = actions.next()
    var values: [Date] = []
    var cancellations: [Cancellation] = []
    let sheet = BottomBounceView()
    sheet.show(item.content, in: controller.view) {
      values.append($0)
    } onCancel: {
      cancellations.append($0)
    }
    device.settleQuickly()
    for _ in 0..<random.index(6) { actions.act(on: device) }
    device.settleQuickly()
    guard let picker = device.view("BottomBounce.date") as? UIDatePicker,
      let ok = device.view("BottomBounce.ok")
    else { return "no picker: \(item)" }
    let shown = picker.date
    device.tap(ok)
    await device.settleQuicklyWithTasks()
    guard values.count == 1, cancellations.isEmpty else {
      return "\(values.count) values, canceled for \(cancellations): \(item)"
    }
    return item.problem(values[0], shown: shown).map { "\($0): \(item)" }
  }

  // MARK: Bad limits

  /// Expects the documented error for limits that permit no date.
  private func problemOfBadLimits(_ random: inout SplitMix64) -> String? {
    let hour = Date(timeIntervalSince1970: 1_750_000_000 + Double(random.index(50_000)) * 3_600)
    let zone = random.pick([TimeZone.gmt, TimeZone(identifier: "Asia/Kolkata") ?? .gmt])
    let first: Date
    let last: Date
    let mode: DateMode
    var interval = 1
    let kind = random.index(3)
    switch kind {
    case 0:
      mode = random.pick([.date, .time, .dateAndTime])
      first = hour
      last = hour - Double(2 + random.index(400)) * 86_400
    case 1:
      mode = random.pick([.time, .dateAndTime])
      interval = random.pick([5, 15, 30])
      // From 11:40 to at most 12:10 after the half hour, in both time zones.
      first = hour + 300
      last = first + Double(random.index(30))
    default:
      mode = random.pick([.date, .time, .dateAndTime, .yearAndMonth])
      first = Date(timeIntervalSince1970: 4e11 + random.seconds(0...1e9))
      last = first + random.seconds(1e6...1e9)
    }
    let content = DateContent<Date>.date(
      hour, minimum: .date(first), maximum: .date(last), mode: mode, minuteInterval: interval
    ).timeZone(zone)
    let input = "\(first) … \(last), \(mode), \(interval)"
    if content.untouched(SheetContext())?.isDate != false { return "no error: \(input)" }
    let body = content.makeBody(SheetContext())
    guard let value = try? body.value() else { return nil }
    return "\(value) is returned: \(input)"
  }

  /// Expects a valid value, or errors in both places, for numbers that are not finite or huge.
  private func problemOfOddInput(_ random: inout SplitMix64) -> String? {
    func date(_ random: inout SplitMix64) -> Date {
      let odd = [Double.nan, .infinity, -.infinity, 1e15, -1e15, 1e300, 0, -6e10, 2.5e11]
      let usual = random.seconds(-1e11...1e11)
      return Date(timeIntervalSinceReferenceDate: random.chance(50) ? random.pick(odd) : usual)
    }
    func limit(_ random: inout SplitMix64) -> DateLimit? {
      let components = DateComponents(
        year: random.index(12_000) - 1_000, month: random.index(16), day: random.index(40))
      return random.pick([nil, .today, .now, .date(date(&random)), .day(components)])
    }
    let given = date(&random)
    let (minimum, maximum) = (limit(&random), limit(&random))
    let mode = random.pick([DateMode.date, .time, .dateAndTime, .yearAndMonth])
    let interval = random.pick([1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30])
    let now = device.date
    func content(of date: Date) -> DateContent<Date> {
      .date(date, minimum: minimum, maximum: maximum, mode: mode, minuteInterval: interval)
    }
    // A date that isn't a number counts as none, in whose place the sheet shows now.
    let isValid =
      content(of: given.timeIntervalSince1970.isNaN ? now : given)
      .untouched(SheetContext())?.isDate == true
    let value = try? content(of: given).makeBody(SheetContext()).value()
    // The description of a date that isn't finite stops the program.
    let input = "\(given.timeIntervalSince1970), limits \(minimum != nil), \(maximum != nil)"
    if isValid, value == nil { return "no value: \(input)" }
    if !isValid, value != nil { return "a value in spite of the limits: \(input)" }
    if let value, !value.timeIntervalSinceReferenceDate.isFinite { return "not finite: \(input)" }
    return nil
  }
}

extension Result {
  /// A Boolean value that indicates whether there is a value.
  fileprivate var isDate: Bool { (try? get()) != nil }
}
