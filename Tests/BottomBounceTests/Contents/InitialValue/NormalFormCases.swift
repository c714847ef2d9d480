import Foundation
import SeededRandom
import UIKit

@testable import BottomBounce

/// Random initial values of every content, whose normal forms are computed without the package.
@MainActor struct NormalFormCases {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  private static let calendars: [Calendar.Identifier] = [
    .gregorian, .chinese, .hebrew, .japanese, .buddhist, .republicOfChina, .islamicUmmAlQura,
    .islamicCivil, .persian, .indian, .coptic,
  ]
  private static let intervals = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30]
  private static let zones = [
    "UTC", "America/New_York", "America/St_Johns", "America/Sao_Paulo", "Asia/Kolkata",
    "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia", "Europe/Berlin", "Africa/Cairo",
    "Asia/Beirut", "Pacific/Chatham",
  ]

  /// Returns a description of a problem with the next case, or `nil`.
  mutating func nextProblem() async -> String? {
    switch random.index(16) {
    case 0...2: await dateProblem()
    case 3: await dayProblem()
    case 4: await timeProblem()
    case 5: await durationProblem()
    case 6...7: await textProblem()
    case 8: await listProblem()
    case 9: await checklistProblem()
    case 10: await wheelsProblem()
    case 11...12: await numberProblem()
    case 13: await rangedDurationProblem()
    case 14: await formProblem()
    default: random.chance(50) ? await buttonsProblem() : await controlProblem()
    }
  }

  // MARK: Comparing

  /// Returns a description of a problem with content, or `nil`.
  ///
  /// - Parameters:
  ///   - content: A closure that creates the content with an initial value.
  ///   - initial: The initial value.
  ///   - expected: The normal form, or `nil` if there is none.
  ///   - next: A closure that returns the initial value for a returned value.
  private mutating func problem<Content: SheetContent, Initial>(
    _ content: (Initial) -> Content, _ initial: Initial, expected: Content.Value?,
    disablesOK: Bool = true, beforeOK: () -> Void = {}, next: (Content.Value) -> Initial
  ) async -> String? where Content.Value: Equatable {
    let sheet = RecordedSheet()
    let context = sheet.context(Locale(identifier: random.pick(DateCases.locales)))
    let body = content(initial).makeBody(context)
    beforeOK()
    await body.settle?()
    sheet.ask(body)
    let value = try? body.value()
    guard value == expected else {
      return "\(Content.self): \(initial) becomes \(value.map { "\($0)" } ?? "nothing")"
        + " instead of \(expected.map { "\($0)" } ?? "nothing")"
    }
    // A content without an initial value proposes one.
    let untouched = content(initial).untouched(context)
    if let untouched, untouched.error?.kind != .empty || value == nil {
      guard untouched.value == value, untouched.error?.message == body.answer().error?.message
      else { return "\(Content.self): \(initial) is \(untouched) without a view" }
    }
    guard let value else {
      let isExplained = !sheet.isConfirmEnabled && sheet.error != nil
      return isExplained || !disablesOK ? nil : "\(Content.self): \(initial) isn't explained"
    }
    if sheet.error != nil {
      return "\(Content.self): \(initial) shows \(sheet.error?.message ?? "")"
    }
    if !sheet.isConfirmEnabled { return "\(Content.self): \(initial) disables OK" }
    let again = try? content(next(value)).makeBody(context).value()
    return again == value ? nil : "\(Content.self): \(value) becomes \(again.map { "\($0)" } ?? "")"
  }

  // MARK: Dates

  private mutating func dateProblem() async -> String? {
    let place = nextPlace()
    let (mode, interval) = (
      random.pick([DateMode.date, .time, .dateAndTime, .yearAndMonth]),
      random.pick(Self.intervals)
    )
    let clock = TestClock(nextDate())
    let opened = clock.now
    let initial = random.chance(15) ? nil : near(opened)
    let (minimum, maximum) = (nextLimit(near: opened), nextLimit(near: opened))
    let later = opened.addingTimeInterval(
      random.pick([0, 1, 59, 3_600, 86_400]) * random.seconds(0...1))
    let unit = place.unit(of: mode, every: interval)
    let expected = unit.nearest(
      to: initial ?? opened, minimum?.moment(true, later, place),
      maximum?.moment(false, later, place))
    return await problem(
      { date in
        DateContent<Date>.date(
          date, minimum: minimum?.limit, maximum: maximum?.limit, mode: mode,
          minuteInterval: interval
        ).calendar(place.calendar).timeZone(place.days.timeZone).now { clock.now }
      }, initial, expected: expected, beforeOK: { clock.now = later }
    ) { $0 }.map { "\($0), \(mode) \(interval) in \(place), \(opened) … \(later)" }
  }

  private mutating func dayProblem() async -> String? {
    let place = nextPlace()
    let now = nextDate()
    let given = near(now)
    let (minimum, maximum) = (nextLimit(near: now), nextLimit(near: now))
    let calendar = place.calendar
    let initial = place.components(of: given)
    let expected = place.unit(of: .date, every: 1).nearest(
      to: given, minimum?.moment(true, now, place), maximum?.moment(false, now, place)
    ).map { place.components(of: $0) }
    return await problem(
      {
        DateContent<DateComponents>.day($0, minimum: minimum?.limit, maximum: maximum?.limit)
          .timeZone(calendar.timeZone).now { now }
      }, initial, expected: expected
    ) { $0 }.map { "\($0) in \(place)" }
  }

  private mutating func timeProblem() async -> String? {
    let place = nextPlace()
    let interval = random.pick(Self.intervals)
    let (first, last) = (random.index(1_440), random.index(1_440))
    let given = random.index(1_440)
    let limits = first <= last ? first...last : 0...1_439
    let times = (0..<1_440).filter { $0 % interval == 0 && limits.contains($0) }
    // The last time that isn't later, or else the first one.
    let minutes = times.last { $0 <= given } ?? times.first
    func time(_ minutes: Int) -> DateComponents {
      DateComponents(hour: minutes / 60, minute: minutes % 60)
    }
    return await problem(
      {
        DateContent<DateComponents>.time(
          $0, minimum: time(first), maximum: time(last), minuteInterval: interval
        ).calendar(place.calendar).timeZone(place.days.timeZone)
      }, time(given), expected: minutes.map(time)
    ) { $0 }.map { "\($0), \(first) to \(last) every \(interval) in \(place)" }
  }

  private mutating func nextPlace() -> Place {
    let zone = TimeZone(identifier: random.pick(Self.zones)) ?? .gmt
    return Place(zone, Calendar(identifier: random.pick(Self.calendars)))
  }

  /// Returns a moment from 1900 to 2050, often near a change of the clocks.
  private mutating func nextDate() -> Date {
    var cases = DateCases(seed: random.next())
    let date = cases.nextDate()
    let seconds = date.timeIntervalSince1970
    return (-2.2e9...2.5e9).contains(seconds)
      ? date : Date(timeIntervalSince1970: random.seconds(-2.2e9...2.5e9))
  }

  /// Returns a moment at a random distance, short or long.
  private mutating func near(_ date: Date) -> Date {
    random.chance(30)
      ? nextDate() : date + random.pick([600, 90_000, 4e6]) * random.seconds(-1...1)
  }

  private mutating func nextLimit(near date: Date) -> Limit? {
    switch random.index(6) {
    case 0: .today
    case 1: .now
    case 2: .date(near(date))
    case 3: .day(near(date))
    default: nil
    }
  }

  // MARK: Durations

  private mutating func durationProblem() async -> String? {
    let interval = random.pick(Self.intervals)
    let step = interval * 60
    let seconds = random.pick([
      0, -5, 86_400, 1e9, random.seconds(0...86_400), random.seconds(80_000...90_000),
      random.seconds(0...60), Double(step * random.index(60) + step / 2),
    ])
    let steps = (seconds / Double(step)).rounded()
    let expected =
      seconds > 0 && seconds < 86_400
      ? Duration.seconds(min(max(Int(steps), 1) * step, 86_400 - step)) : nil
    return await problem(
      { DurationContent.duration($0, minuteInterval: interval) }, .seconds(seconds),
      expected: expected
    ) { $0 }.map { "\($0), every \(interval) minutes" }
  }

  private mutating func rangedDurationProblem() async -> String? {
    let cases: [(DurationUnits, Int)] = [
      (.days, 86_400), ([.days, .hours], 3_600), ([.hours, .minutes], 60),
      ([.days, .minutes], 60), ([.minutes, .seconds], 1), (.seconds, 1),
    ]
    let (unit, step) = random.pick(cases)
    let first = random.index(100_000)
    // A single wheel has at most 10,000 rows.
    let last = first + random.index(random.chance(20) ? 30 : unit == .seconds ? 9_999 : 200_000)
    let seconds = random.index(300_000)
    let all = Array(stride(from: (first + step - 1) / step * step, through: last, by: step))
    var expected: Int?
    if let shortest = all.first, let longest = all.last {
      let nearest = min(max((seconds + step / 2) / step * step, shortest), longest)
      let isAvailable = (first...last).contains(seconds) || shortest == longest
      expected = isAvailable ? nearest : nil
    }
    let range = Duration.seconds(first)...(.seconds(last))
    return await problem(
      { DurationContent($0, in: range, units: unit) }, .seconds(seconds),
      expected: expected.map { .seconds($0) }, disablesOK: !all.isEmpty
    ) { $0 }.map { "\($0), \(first)...\(last), \(unit)" }
  }

  // MARK: Numbers

  private mutating func numberProblem() async -> String? {
    let unit = random.pick([1, 10, 100, 1_000])
    let (lower, step) = (random.index(4_001) - 2_000, random.index(30) + 1)
    let count = random.index(60) + 1
    let upper = lower + (count - 1) * step + random.index(step)
    let initial = random.chance(70) ? Int.random(in: lower...upper, using: &random) : 9_999
    // The quotient of two integers is the nearest binary number.
    func number(_ numerator: Int) -> Double { Double(numerator) / Double(unit) }
    let isWheel = random.chance(50)
    let isInRange = initial <= upper
    let expected = isInRange ? number(initial) : isWheel && count == 1 ? number(lower) : nil
    let range = number(lower)...number(upper)
    return await problem(
      {
        NumberContent<Double>.number($0, in: range, step: number(step))
          .style(isWheel ? .wheel : .field)
      }, number(initial), expected: expected
    ) { $0 }.map { "\($0), \(range), \(number(step))" }
  }

  // MARK: Text

  private mutating func textProblem() async -> String? {
    let (isSecure, hasLines) = (random.chance(20), random.chance(50))
    let limit = random.chance(50) ? random.index(8) : nil
    let choice = random.index(3)
    var characters = ["a", "Z", "1", "e\u{301}", "\u{301}", "漢", "👩‍👩‍👧", "🇩🇪", " ", "\t", "\u{3000}"]
    if hasLines, !isSecure { characters += ["\n", "\r\n", "\u{2028}"] }
    let text = (0..<random.index(10)).map { _ in random.pick(characters) }.joined()
    let isTrimmed = choice == 2 || choice == 0 && !isSecure
    let expected = isTrimmed ? trimmed(text) : text
    return await problem(
      {
        let content = TextContent.text($0, limit: limit).lines(hasLines ? 1...4 : 1...1)
          .secure(isSecure)
        return choice == 0 ? content : content.normalized(choice == 1 ? .none : .trimmed)
      }, text, expected: limit.map { expected.count > $0 } == true ? nil : expected
    ) { $0 }.map { "\($0.debugDescription), limit \(String(describing: limit)), \(choice)" }
  }

  private func trimmed(_ text: String) -> String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    var scalars = Array(text.unicodeScalars)
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return scalars.drop(while: isBlank).map(String.init).joined()
  }

  // MARK: Forms

  private struct Fields: Equatable {
    var text: String
    var note: String?
    var size: Int
    var day: Date?
    var isOn: Bool
    var hidden = " b "
  }

  private mutating func formProblem() async -> String? {
    let texts = ["", " a ", "漢\t", "a b", "\u{3000}"]
    let options = nextOptions()
    let fields = Fields(
      text: random.pick(texts), note: random.chance(50) ? nil : random.pick(texts),
      size: random.index(8), day: random.chance(50) ? nil : nextDate(), isOn: random.chance(50))
    // Lines and rows return their normal forms. A hidden line isn't read.
    var expected = fields
    expected.day = fields.day.map {
      Date(timeIntervalSince1970: ($0.timeIntervalSince1970 / 60).rounded(.down) * 60)
    }
    expected.text = trimmed(fields.text)
    expected.note = fields.note.map { trimmed($0) }
    if fields.isOn { expected.hidden = trimmed(fields.hidden) }
    return await problem(
      { fields in
        FormContent<Fields>.form(fields) { f, fields in
          f.field("Text", \.text) { .text($0) }
          f.field("Note", \.note) { .text($0 ?? "") }
          f.field("Size", \.size) { .list(options, selected: $0) }
          f.field("Day", \.day) { .date($0, mode: .dateAndTime).timeZone(.gmt) }
          f.toggle("More", \.isOn)
          if fields.isOn { f.field("Hidden", \.hidden) { .text($0) } }
        }
      }, fields, expected: fields.size < options.count ? expected : nil, disablesOK: false
    ) { $0 }
  }

  // MARK: Options

  private mutating func nextOptions() -> [SheetOption<Int>] {
    (0..<random.index(6) + 1).map {
      SheetOption($0, title: "\($0)", isEnabled: random.chance(80))
    }
  }

  private mutating func listProblem() async -> String? {
    let options = nextOptions()
    let selected = random.index(8)
    return await problem(
      { ListContent.list(options, selected: $0) }, selected,
      expected: selected < options.count ? selected : nil
    ) { $0 }
  }

  private mutating func checklistProblem() async -> String? {
    let options = nextOptions()
    var selected: [Int] = []
    while random.chance(70) { selected.append(random.index(options.count)) }
    if random.chance(20) { selected.append(options.count + 1) }
    let isKnown = selected.allSatisfy { $0 < options.count }
    return await problem(
      { ChecklistContent.checklist(options, selected: $0) }, selected,
      expected: isKnown ? options.map(\.value).filter { selected.contains($0) } : nil
    ) { $0 }
  }

  private mutating func wheelsProblem() async -> String? {
    let wheels = (0..<random.index(3) + 1).map { _ in nextOptions() }
    let selected = (0..<random.index(wheels.count + 1)).map { _ in random.index(7) }
    var expected: [Int]? = []
    var isEmpty = false
    for (index, options) in wheels.enumerated() {
      let enabled = options.filter(\.isEnabled).map(\.value)
      if enabled.isEmpty { isEmpty = true }
      let wanted = selected.indices.contains(index) ? selected[index] : enabled.first
      let isAvailable = enabled.count == 1 || wanted.map { enabled.contains($0) } == true
      let value = enabled.count == 1 ? enabled.first : wanted
      expected = isAvailable ? value.flatMap { value in expected.map { $0 + [value] } } : nil
    }
    let content = { (values: [Int]) in WheelsContent.wheels(wheels, selected: values) }
    return await problem(content, selected, expected: expected, disablesOK: !isEmpty) { $0 }
  }

  private mutating func buttonsProblem() async -> String? {
    let options = nextOptions()
    let selected = random.index(8)
    return await problem(
      { ButtonsContent.buttons(options, selected: $0) }, selected,
      expected: selected < options.count ? selected : nil, disablesOK: false
    ) { $0 }
  }

  private mutating func controlProblem() async -> String? {
    let value = Float(random.seconds(0...1))
    return await problem(
      { value in
        ControlContent.control(\UISlider.value) {
          let slider = UISlider()
          slider.value = value
          return slider
        }
      }, value, expected: value
    ) { $0 }
  }
}

/// What a sheet makes of a body that the user hasn't touched.
@MainActor final class RecordedSheet {
  private(set) var isConfirmEnabled = true
  /// The error that is shown.
  private(set) var error: ValidationError?
  private(set) var changes = 0
  private(set) var submissions = 0

  func context(_ locale: Locale? = nil) -> SheetContext {
    SheetContext(
      locale: locale, onChange: { [weak self] in self?.changes += 1 },
      onConfirm: { [weak self] in self?.submissions += 1 })
  }

  /// Asks a body for its first answer.
  func ask<Value>(_ body: SheetBody<Value>) {
    let state = AnswerState(body.answer())
    (isConfirmEnabled, error) = (state.allowsOK, state.message)
  }
}

extension NormalFormCases {
  /// A calendar in a time zone.
  struct Place: CustomStringConvertible {
    var calendar: Calendar
    /// The Gregorian calendar, in the same time zone.
    var days: Calendar

    init(_ zone: TimeZone, _ calendar: Calendar) {
      self.calendar = calendar
      self.calendar.timeZone = zone
      days = Calendar(identifier: .gregorian)
      days.timeZone = zone
    }

    var description: String { "\(calendar.identifier) in \(days.timeZone.identifier)" }

    func components(of date: Date) -> DateComponents {
      var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
      components.calendar = calendar
      return components
    }

    func day(of date: Date) -> DateInterval {
      days.dateInterval(of: .day, for: date) ?? DateInterval(start: date, duration: 0)
    }

    func unit(of mode: DateMode, every interval: Int) -> Unit {
      switch mode {
      case .date: Unit(isMinutes: false) { day(of: $0).start }
      case .yearAndMonth:
        Unit(isMinutes: false) { date in
          var start = day(of: date).start
          while calendar.component(.day, from: start) != 1 {
            start = day(of: start - 3_600).start
          }
          return start
        }
      default:
        Unit(isMinutes: true) { date in
          var minute = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
          while true {
            let parts = days.dateComponents([.minute, .second], from: minute)
            if parts.second != 0 {
              minute -= Double(parts.second ?? 0)
            } else if (parts.minute ?? 0) % interval != 0 {
              minute -= 60
            } else {
              return minute
            }
          }
        }
      }
    }
  }

  /// The part of a date that the user changes.
  struct Unit {
    var isMinutes: Bool
    /// Returns the beginning of the unit that contains a date.
    var start: (Date) -> Date

    /// Returns the first moment of a unit that isn't before a date.
    private func next(_ date: Date) -> Date {
      guard isMinutes else { return start(date) }
      var later = date
      while start(later) < date { later += 60 }
      return start(later)
    }

    /// Returns the nearest beginning within limits, or `nil` if there is none.
    func nearest(to date: Date, _ minimum: Date?, _ maximum: Date?) -> Date? {
      let (first, last) = (minimum.map { next($0) }, maximum.map { start($0) })
      if let first, let last, first > last { return nil }
      return min(max(start(date), first ?? .distantPast), last ?? .distantFuture)
    }
  }

  /// A limit and its moment.
  enum Limit {
    case today, now
    case date(Date)
    case day(Date)

    var limit: DateLimit {
      switch self {
      case .today: .today
      case .now: .now
      case .date(let date): .date(date)
      case .day(let date):
        .day(Self.days.dateComponents([.year, .month, .day], from: date))
      }
    }

    private static let days: Calendar = {
      var days = Calendar(identifier: .gregorian)
      days.timeZone = .gmt
      return days
    }()

    func moment(_ isMinimum: Bool, _ now: Date, _ place: Place) -> Date {
      func edge(_ date: Date) -> Date {
        isMinimum ? place.day(of: date).start : place.day(of: date).end - 1
      }
      switch self {
      case .now: return now
      case .date(let date): return date
      case .today: return edge(now)
      case .day(let date):
        let parts = Self.days.dateComponents([.year, .month, .day], from: date)
        return edge(place.days.date(from: parts) ?? date)
      }
    }
  }
}
