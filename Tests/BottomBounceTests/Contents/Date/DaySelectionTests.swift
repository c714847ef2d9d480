import Foundation
import Testing
import UIKit

@testable import BottomBounce

/// What taps on the days of a calendar select, and which error a selection has.
@MainActor @Suite struct DaySelectionTests {
  private nonisolated static let zones = [
    "GMT", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia",
    "America/Sao_Paulo",
  ]
  private nonisolated static let calendars: [Calendar.Identifier] = [
    .gregorian, .buddhist, .japanese, .hebrew, .islamicUmmAlQura, .persian,
  ]

  private func settings(
    _ kind: DayChoice, excluded: Set<Int> = [], zone: String = "GMT",
    calendar: Calendar.Identifier = .gregorian
  ) -> DateSettings {
    let zone = TimeZone(identifier: zone) ?? .gmt
    var settings = DateSettings(calendar: Calendar(identifier: calendar), timeZone: zone)
    settings.selection = kind
    if !excluded.isEmpty {
      let first = self.day(0, DayCalendar(in: zone))
      settings.isSelectable = { !excluded.contains($1.nights(from: first, to: $0)) }
    }
    return settings
  }

  /// A day near the change of clocks in the northern spring of 2025.
  private func day(_ number: Int, _ days: DayCalendar) -> Date {
    days.day(number, after: Date(timeIntervalSince1970: 1_741_392_000))
  }

  private func tap(_ numbers: [Int], _ settings: DateSettings) -> (DaySelection, ValidationError?) {
    var selection = DaySelection(settings, [])
    var error: ValidationError?
    for number in numbers {
      error = selection.tap(day(number, settings.days), settings.rules(at: .now))
    }
    return (selection, error)
  }

  private func numbers(_ selection: DaySelection) -> [Int] {
    let days = selection.settings.days
    return selection.days.map { days.nights(from: day(0, days), to: $0) }
  }

  // MARK: Taps

  @Test(arguments: zones, calendars)
  func `a range is counted in nights in each time zone and calendar`(
    zone: String, calendar: Calendar.Identifier
  ) {
    let settings = settings(
      .range(nights: 1...14, crossesExcluded: false), zone: zone, calendar: calendar)
    for (taps, expected) in [
      ([3], [3]), ([3, 3], []), ([3, 5], [3, 5]), ([5, 3], [3]), ([3, 5, 8], [8]),
      ([0, 14], [0, 14]), ([3, 5, 5], [5]), ([3, 3, 6, 7], [6, 7]),
    ] {
      let (selection, error) = tap(taps, settings)
      #expect(numbers(selection) == expected && error == nil, "\(taps)")
      let count = selection.days.count == 2 ? expected[1] - expected[0] + 1 : expected.count
      #expect(selection.shown.count == count && selection.shown == selection.shown.sorted())
    }
    let rules = settings.rules(at: .now)
    let (selection, _) = tap([3], settings)
    #expect((0...20).filter { selection.canTap(day($0, settings.days), rules) } == Array(0...17))
  }

  private func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    view as? View ?? view.subviews.lazy.compactMap { first(type, in: $0) }.first
  }

  /// Taps days in the calendar of a body, which is the user's or the content's, and returns the value.
  private func value<Value>(
    _ content: DateContent<Value>, tapping numbers: [Int], in days: DayCalendar
  ) throws -> Value {
    let body = content.makeBody(SheetContext())
    let view = try #require(first(DaysView.self, in: body.view))
    let calendarView = try #require(first(UICalendarView.self, in: view))
    for number in numbers {
      let components = days.components(of: day(number, days), in: calendarView.calendar)
      switch calendarView.selectionBehavior {
      case let one as UICalendarSelectionSingleDate:
        #expect(view.dateSelection(one, canSelectDate: components))
        view.dateSelection(one, didSelectDate: components)
      case let several as UICalendarSelectionMultiDate:
        #expect(view.multiDateSelection(several, canSelectDate: components))
        view.multiDateSelection(several, didSelectDate: components)
      default: Issue.record("It has no selection.")
      }
    }
    return try body.value()
  }

  @Test(arguments: zones, calendars)
  func `tapped days are returned in each time zone and calendar`(
    zone: String, identifier: Calendar.Identifier
  ) throws {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let days = DayCalendar(in: calendar.timeZone)
    func components(_ number: Int) -> DateComponents {
      days.components(of: day(number, days), in: calendar)
    }
    // Days before, of, and after a change of clocks, and of another month.
    for number in [-9, 0, 1, 2, 20] {
      let one = DateContent<DateComponents>.day(components(5)).style(.calendar)
        .selectable { _ in true }
      #expect(
        try value(one.timeZone(calendar.timeZone), tapping: [number], in: days)
          == components(number))
      let moment = DateContent<Date>.date(day(5, days)).style(.calendar).calendar(calendar)
        .timeZone(calendar.timeZone).selectable { (_: Date) in true }
      #expect(try value(moment, tapping: [number], in: days) == day(number, days))
    }
    let several = DateContent<[DateComponents]>.days([components(5), components(1)])
    #expect(
      try value(several.timeZone(calendar.timeZone), tapping: [20, 2, 5, 0], in: days)
        == [0, 1, 2, 20].map(components))
    let range = DateContent<DayRange>.dayRange(
      DayRange(first: components(5), last: components(6)))
    #expect(
      try value(range.timeZone(calendar.timeZone), tapping: [0, 20], in: days)
        == DayRange(first: components(0), last: components(20)))
  }

  @Test func `a range with no night is one day`() {
    let settings = settings(.range(nights: 0...2, crossesExcluded: false))
    #expect(numbers(tap([3, 3], settings).0) == [3, 3])
    #expect(tap([3, 3], settings).0.error(settings.rules(at: .now)) == nil)
  }

  @Test func `several days are in order, each once`() {
    let settings = settings(.several(minimum: 0, maximum: 9))
    #expect(numbers(tap([5, 3, 9], settings).0) == [3, 5, 9])
    #expect(numbers(tap([5, 3, 5], settings).0) == [3])
    let twice = DaySelection(
      settings, [day(4, settings.days), day(2, settings.days), day(4, settings.days)])
    #expect(numbers(twice) == [2, 4])
  }

  @Test func `one day follows the last tap`() {
    #expect(numbers(tap([5, 3, 3], settings(.one)).0) == [3])
  }

  // MARK: Excluded days

  @Test(arguments: [false, true])
  func `a range over an excluded day is refused unless the app allows it`(isAllowed: Bool) {
    let settings = settings(.range(nights: 1...9, crossesExcluded: isAllowed), excluded: [4])
    let (selection, error) = tap([3, 6], settings)
    #expect((error == nil) == isAllowed && numbers(selection) == (isAllowed ? [3, 6] : [3]))
    #expect(!selection.canTap(day(4, settings.days), settings.rules(at: .now)))
  }

  @Test func `a predicate that changes its mind ends every tap`() {
    for kind: DayChoice in [
      .one, .several(minimum: 1, maximum: 3), .range(nights: 1...9, crossesExcluded: false),
    ] {
      var settings = settings(kind)
      var isOn = false
      settings.isSelectable = { _, _ in
        isOn.toggle()
        return isOn
      }
      let (selection, _) = tap(Array(0..<30) + [3, 6, 2, 9], settings)
      #expect(selection.days.count <= 34)
      _ = selection.error(settings.rules(at: .now))
    }
  }

  // MARK: Errors

  @Test func `each error says what to do`() {
    let strings = SheetStrings()
    let rows: [(DayChoice, [Int], String?)] = [
      (.one, [], strings[.chooseOne]), (.one, [1], nil), (.one, [4], strings[.excludedDay]),
      (.several(minimum: 0, maximum: 2), [], nil),
      (.several(minimum: 1, maximum: 2), [], strings[.chooseOne]),
      (.several(minimum: 2, maximum: 3), [1], strings.string(.chooseMore, 2)),
      (.several(minimum: 1, maximum: 2), [1, 2, 3], strings.string(.chooseFewer, 2)),
      (.several(minimum: 1, maximum: 2), [1, 4], strings[.excludedDays]),
      (.several(minimum: -3, maximum: -1), [1], strings.string(.chooseFewer, 0)),
      (.range(nights: 1...3, crossesExcluded: false), [], strings[.chooseOne]),
      (.range(nights: 1...3, crossesExcluded: false), [1], strings[.lastDay]),
      (.range(nights: 1...3, crossesExcluded: false), [1, 3], nil),
      (.range(nights: 1...3, crossesExcluded: false), [3, 1], strings[.unavailable]),
      (.range(nights: 1...3, crossesExcluded: false), [5, 9], strings[.unavailable]),
      (.range(nights: 1...3, crossesExcluded: false), [3, 5], strings[.excludedDays]),
      (.range(nights: 1...3, crossesExcluded: true), [3, 5], nil),
      (.range(nights: 1...3, crossesExcluded: true), [3, 4], strings[.excludedDays]),
    ]
    for (kind, days, message) in rows {
      let settings = settings(kind, excluded: [4])
      let selection = DaySelection(settings, days.map { day($0, settings.days) })
      #expect(selection.error(settings.rules(at: .now))?.message == message, "\(kind), \(days)")
    }
  }

  // MARK: Values

  @Test func `ranges are equal if their days are`() {
    func range(_ calendar: Calendar.Identifier) -> DayRange {
      let calendar = Calendar(identifier: calendar)
      let days = DayCalendar(in: .gmt)
      return DayRange(
        first: days.components(of: day(2, days), in: calendar),
        last: days.components(of: day(6, days), in: calendar))
    }
    for calendar in Self.calendars {
      #expect(range(calendar) == range(.gregorian))
      #expect(Set([range(calendar), range(.gregorian)]).count == 1)
    }
    var other = range(.gregorian)
    other.last.day = 1
    #expect(other != range(.gregorian))
  }

  @Test func `the text of a range is an interval`() {
    var settings = settings(.range(nights: 0...9, crossesExcluded: false))
    settings.locale = Locale(identifier: "en_US")
    // CLDR has thin spaces there.
    let text = tap([2, 5], settings).0.text?.replacing("\u{2009}", with: " ")
    #expect(text == "Mar 10 – 13, 2025")
    #expect(tap([2, 2], settings).0.text == "Mar 10, 2025")
    #expect(tap([2], settings).0.text == "Mar 10, 2025")
    #expect(tap([], settings).0.text == nil)
  }
}
