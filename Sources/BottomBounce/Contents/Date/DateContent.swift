public import UIKit

/// Content that asks for a date, a time, or both, with wheels or a calendar.
///
/// ```swift
/// sheet.show(.date(meeting, minimum: .now, mode: .dateAndTime), from: self) { [weak self] date in
///   self?.meeting = date
/// }
/// sheet.show(.day(birthday, maximum: .today), from: self) { [weak self] day in
///   self?.birthday = day
/// }
/// ```
///
/// The returned date is always within the limits and on the minute interval. If the user doesn't
/// touch the picker, OK returns the first moment of the initial date's minute interval, day, or
/// month, or else the nearest one within the limits at that time. If a wheel spins, OK waits until
/// it stands still. Limits such as ``DateLimit/now`` stay current while the sheet is open. If the
/// limits leave no date, the sheet says so and OK is disabled.
///
/// The value of `.date` is a `Date`. In the mode ``DateMode/date`` it is the first moment of a day
/// in the sheet's time zone, which can be another day in another time zone. For a birthday use
/// `.day`. Its value is the day itself, as `DateComponents` with era, year, month, day, and
/// calendar. The user sees the day in the user's calendar. The value is in the calendar of the
/// initial day, or else in the Gregorian calendar. For an alarm use `.time`, with an hour and a
/// minute.
public struct DateContent<Value>: _ContentWithParts {
  private var value: Value?
  private let makeDates: @MainActor (Value, DateSettings) -> [Date]
  /// The initial value determines the calendar of the result.
  private let makeValue: @MainActor ([Date], DayCalendar, _ initial: Value?) -> Value
  @Boxed private(set) var settings: DateSettings
  /// The rules and the line of text, for the package only.
  public var _parts = _ContentParts<Value>()

  init(
    _ value: Value?, _ settings: DateSettings,
    dates: @escaping @MainActor (Value, DateSettings) -> [Date],
    makeValue: @escaping @MainActor ([Date], DayCalendar, Value?) -> Value
  ) {
    self.value = value
    self.settings = settings
    makeDates = dates
    self.makeValue = makeValue
  }

  // MARK: Options

  /// Returns the content with a locale for the language and order of the wheels.
  ///
  /// The default is the user's locale.
  public func locale(_ locale: Locale) -> Self { with { $0.locale = locale } }

  /// Returns the content with a calendar.
  ///
  /// The default is the user's calendar.
  public func calendar(_ calendar: Calendar) -> Self { with { $0.calendar = calendar } }

  /// Returns the content with a time zone, in which days begin.
  ///
  /// The default is the time zone of a calendar that is set, or else the user's time zone. For
  /// `.time`, it determines only which time is now.
  public func timeZone(_ timeZone: TimeZone) -> Self { with { $0.timeZone = timeZone } }

  /// The clock for ``DateLimit/today`` and ``DateLimit/now``, which tests set.
  func now(_ now: @escaping () -> Date) -> Self { with { $0.now = now } }

  /// Returns the content with a style: wheels, the default, or a calendar.
  public func style(_ style: DateStyle) -> Self { with { $0.style = style } }

  /// Returns the content with a button that turns the wheels to today, or to now if the sheet asks
  /// for a time.
  ///
  /// The button is disabled while the limits exclude that date.
  ///
  /// - Parameter title: The title of the button. The default is `nil`: "Today", "Now", or "This
  ///   Month" in the app's language.
  public func todayButton(_ title: String? = nil) -> Self {
    with {
      $0.showsTodayButton = true
      $0.todayTitle = title
    }
  }

  func limited(to isSelectable: @escaping (Value) -> Bool) -> Self {
    with {
      $0.isSelectable = { [makeValue, value] date, days in
        isSelectable(makeValue([date], days, value))
      }
    }
  }

  private func with(_ change: (inout DateSettings) -> Void) -> Self {
    var content = self
    change(&content.settings)
    return content
  }

  // MARK: Body

  /// `nil` for now.
  func initialDate(_ settings: DateSettings) -> Date? {
    value.flatMap { makeDates($0, settings).first }
  }

  /// Without initial days, today is selected unless the app excludes it.
  private func selection(_ settings: DateSettings) -> DaySelection {
    if let value { return DaySelection(settings, makeDates(value, settings)) }
    let today = settings.days.start(of: settings.now())
    let isSelected = settings.selection == .one && settings.includes(today)
    return DaySelection(settings, isSelected ? [today] : [])
  }

  /// Wheels show days that the app excludes.
  private func checked(_ date: Answer<Date>, _ settings: DateSettings) -> Answer<Date> {
    date.checked { date throws(ValidationError) in
      if !settings.includes(date) {
        throw ValidationError(SheetStrings()[.excludedDay], shown: .atOnce)
      }
      return date
    }
  }

  /// Returns a date picker or a calendar.
  public func makeBody(_ context: SheetContext) -> SheetBody<Value> {
    settings.minuteInterval.warnIfIgnored()
    settings.warnings.forEach { $0.log() }
    let completed = settings.completed(by: context)
    completed.resolved().rules(at: completed.now()).warning?.log()
    let shown = ShownContent(self, context)
    if settings.needsCalendar {
      let view = DaysView(completed, selection(completed.resolved()).days, shown.context)
      return shown.ruledBody(view, view.bodyTraits, joinsFooters: true) { content in
        view.answer.map { content.makeValue($0, view.selection.settings.days, content.value) }
      } draft: {
        let content = shown.content
        return view.selection.whole.map {
          content.makeValue($0, view.selection.settings.days, content.value)
        }
      } show: { content, update in
        let settings = content.settings.completed(by: context)
        guard settings.needsCalendar, settings.selection.isLike(view.selection.settings.selection)
        else { return false }
        view.show(settings, content.selection(settings.resolved()).days, update)
        return true
      }
    }
    let view = DateContentView(completed, initialDate(completed), shown.context)
    return shown.ruledBody(view, view.bodyTraits) { content in
      content.checked(view.answer, view.settings)
        .map { content.makeValue([$0], view.days, content.value) }
    } draft: {
      view.answer.value.map { shown.content.makeValue([$0], view.days, shown.content.value) }
    } show: { content, update in
      let settings = content.settings.completed(by: context)
      if settings.needsCalendar { return false }
      view.show(settings, content.initialDate(settings), update)
      return true
    }
  }

  /// Returns the value for the initial date, or the error that a sheet shows instead.
  public func untouched(_ context: SheetContext) -> Result<Value, ValidationError>? {
    let settings = settings.completed(by: context).resolved()
    let rules = settings.rules(at: settings.now())
    if rules.isEmpty { return .failure(.noDate) }
    if settings.needsCalendar {
      let selection = selection(settings)
      if let error = selection.error(rules) { return .failure(error) }
      return checked(.success(makeValue(selection.days, settings.days, value)))
    }
    guard let date = initialDate(settings), !date.timeIntervalSinceReferenceDate.isNaN else {
      return .failure(.empty(SheetStrings()[.chooseOne]))
    }
    return checked(
      checked(.success(rules.nearest(to: date)), settings)
        .map { makeValue([$0], settings.days, value) })
  }
}

extension SheetContent where Self == DateContent<Date> {
  /// Asks for a date, a time, or both.
  ///
  /// - Parameters:
  ///   - date: The initial date. If the user doesn't change it, OK returns the first moment of its
  ///     minute interval, day, or month, or else the nearest one within the limits. The default is
  ///     `nil`: now.
  ///   - minimum: The earliest selectable date. The default is `nil`: no limit.
  ///   - maximum: The latest selectable date. The default is `nil`: no limit.
  ///   - mode: The parts of the date that the user can change. The default is the day.
  ///   - minuteInterval: The minutes between two selectable times: a divisor of 60 from 1 to 30.
  ///     Any other number counts as 1, as in UIKit, and logs a warning. The default is 1.
  public static func date(
    _ date: Date? = nil, minimum: DateLimit? = nil, maximum: DateLimit? = nil,
    mode: DateMode = .date, minuteInterval: Int = 1
  ) -> DateContent<Date> {
    DateContent(
      date,
      DateSettings(
        mode: mode, minimum: minimum, maximum: maximum,
        minuteInterval: MinuteInterval(minuteInterval)),
      dates: { date, _ in [date] }, makeValue: { dates, _, _ in dates[0] })
  }
}

extension SheetContent where Self == DateContent<DateComponents> {
  /// Asks for a day, such as a birthday, that is the same day in every time zone.
  ///
  /// - Parameters:
  ///   - day: The initial day, in its own calendar or else in the Gregorian one. Missing components
  ///     come from today. If the user doesn't change it, OK returns its era, year, month, day, and
  ///     calendar, or the components of the nearest allowed day. The default is `nil`: today.
  ///   - minimum: The earliest selectable day. The default is `nil`: no limit.
  ///   - maximum: The latest selectable day. The default is `nil`: no limit.
  /// - Returns: The content. Its value has the calendar of the initial day.
  public static func day(
    _ day: DateComponents? = nil, minimum: DateLimit? = nil, maximum: DateLimit? = nil
  ) -> DateContent<DateComponents> {
    DateContent(
      day, DateSettings(minimum: minimum, maximum: maximum),
      dates: { day, settings in [settings.days.date(of: day, now: settings.now())] },
      makeValue: { dates, days, day in
        days.components(of: dates[0], in: days.calendar(of: day))
      })
  }
}

extension DateContent {
  /// Returns a row with the initial date, in the parts that the user can change.
  public func formFieldStyle(_ context: SheetContext) -> FormFieldStyle {
    let settings = settings.completed(by: context)
    if settings.needsCalendar { return .row(value == nil ? nil : selection(settings).text) }
    return .row(initialDate(settings)?.formatted(settings.rowFormat))
  }
}

extension DateContent: ReplaceableContent {
  var described: Value? { value }

  func replacing(_ value: Value, _ context: SheetContext) -> DateContent? {
    let settings = settings.completed(by: context).resolved()
    let rules = settings.rules(at: settings.now())
    var content = self
    content.value = value
    // The caller checks the days of a calendar.
    guard !settings.needsCalendar, let date = makeDates(value, settings).first else {
      return content
    }
    // The user can't choose seconds, or the time of a day.
    let chosen = rules.mode.unit == .minute ? rules.days.onInterval(date, 1) : rules.rounded(date)
    return rules.allows(chosen) ? content : nil
  }
}
