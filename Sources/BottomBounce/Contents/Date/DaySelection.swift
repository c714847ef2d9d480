import Foundation

@MainActor struct DaySelection {
  /// Limits a range to a number of days that a calendar can select.
  static let maximumNights = 1_000

  @Boxed private(set) var settings: DateSettings
  /// The first moments of days; of a range, its first and last day, or the first one alone.
  private(set) var days: [Date]

  init(_ settings: DateSettings, _ days: [Date]) {
    self.settings = settings
    let now = settings.now()
    let days = days.map { settings.days.start(of: settings.days.nameable($0, now: now)) }
    // A range that ends before it begins isn't reversed.
    self.days = if case .several = settings.selection { Set(days).sorted() } else { days }
  }

  func isSelectable(_ day: Date, _ rules: DateRules) -> Bool {
    rules.allows(day) && settings.includes(day)
  }

  // MARK: Taps

  func canTap(_ day: Date, _ rules: DateRules) -> Bool {
    guard isSelectable(day, rules) else { return false }
    guard case .range(let nights, _) = settings.selection, days.count == 1, day > days[0] else {
      return true
    }
    return nights.contains(settings.days.nights(from: days[0], to: day))
  }

  mutating func tap(_ day: Date, _ rules: DateRules) -> ValidationError? {
    switch settings.selection {
    case .one: days = [day]
    case .several where days.contains(day): days.removeAll { $0 == day }
    case .several: days = (days + [day]).sorted()
    case .range(let nights, _):
      guard days.count == 1, day > days[0] || day == days[0] && nights.contains(0) else {
        days = days == [day] ? [] : [day]
        return nil
      }
      var range = self
      range.days.append(day)
      if let error = range.error(rules) { return error }
      self = range
    }
    return nil
  }

  /// Includes days that aren't allowed; `nil` for no day, and for a range without an end.
  var whole: [Date]? {
    switch settings.selection {
    case .one: days.isEmpty ? nil : days
    case .several: days
    case .range: days.count == 2 ? days : nil
    }
  }

  var shown: [Date] {
    guard case .range = settings.selection, days.count == 2, days[0] <= days[1] else { return days }
    var shown = [days[0]]
    while let last = shown.last, last < days[1], shown.count <= Self.maximumNights {
      shown.append(settings.days.startOfNext(after: last))
    }
    return shown
  }

  // MARK: Errors

  func error(_ rules: DateRules) -> ValidationError? {
    let strings = SheetStrings()
    if rules.isEmpty { return .noDate }
    switch settings.selection {
    case .one, .several:
      guard days.allSatisfy({ isSelectable($0, rules) }) else {
        return ValidationError(
          strings[days.count > 1 ? .excludedDays : .excludedDay], shown: .atOnce)
      }
      return rule.error(strings)
    case .range(let nights, let crossesExcluded):
      if nights.isEmpty { return ValidationError(strings[.noOption], shown: .atOnce) }
      guard days.count == 2 else {
        return days.isEmpty
          ? .empty(strings[.chooseOne]) : ValidationError(strings[.lastDay])
      }
      guard nights.contains(settings.days.nights(from: days[0], to: days[1])) else {
        return .unavailable()
      }
      let checked = crossesExcluded ? days : shown
      return checked.allSatisfy { isSelectable($0, rules) }
        ? nil : ValidationError(strings[.excludedDays], shown: .atOnce)
    }
  }

  /// The messages are those of an option list.
  private var rule: OptionSelection {
    let rule: OptionSelection.Rule =
      if case .several(let minimum, let maximum) = settings.selection {
        .several(minimum: minimum, maximum: maximum)
      } else {
        .one
      }
    return OptionSelection(rule, selected: Array(days.indices))
  }

  // MARK: Texts

  var text: String? {
    let format = settings.rowFormat
    guard case .range = settings.selection else {
      return SheetStrings().names(days.count) { days[$0].formatted(format) }
    }
    guard days.count == 2, days[0] <= days[1] else { return days.first?.formatted(format) }
    let interval = Date.IntervalFormatStyle(
      date: .abbreviated, time: .omitted, locale: format.locale, calendar: format.calendar,
      timeZone: format.timeZone)
    return interval.format(settings.days.middle(of: days[0])..<settings.days.middle(of: days[1]))
  }
}
