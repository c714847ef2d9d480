public import UIKit

/// Asks for a day, such as a birthday, which is the same day in every time zone.
///
/// ```swift
/// sheet.show(.day(DateComponents(year: 1990, month: 6, day: 15), maximum: .today), in: view) {
///   [weak self] day in
///   self?.birthday = day
/// }
/// ```
///
/// The wheels name the day in the user's calendar. The value names it in the calendar of the day that was handed
/// in, and carries that calendar: a day that is stored as year, month and day of the Gregorian calendar comes
/// back so, also from a person who reads Buddhist years.
///
/// Limits and wheels are those of ``DateContent`` in its mode ``DateContent/Mode/date``.
public struct DayContent: SheetContent {
  /// The day to begin with; nil, the default, for today.
  ///
  /// Its names are those of its own calendar, or else of the Gregorian one. What is missing is today's.
  public var day: DateComponents?
  /// The first day; nil, the default, for none but that of the wheels.
  public var minimum: DateLimit? { settings.minimum }
  /// The last day; nil, the default, for none but that of the wheels.
  public var maximum: DateLimit? { settings.maximum }
  /// The language and order of the wheels; nil, the default, for the user's.
  public var locale: Locale? {
    get { settings.locale }
    set { settings.locale = newValue }
  }
  /// The calendar in which the wheels name days; nil, the default, for the user's.
  public var calendar: Calendar? {
    get { settings.calendar }
    set { settings.calendar = newValue }
  }
  /// Where it is today; nil, the default, for the time zone of a calendar that is set, or else the user's.
  public var timeZone: TimeZone? {
    get { settings.timeZone }
    set { settings.timeZone = newValue }
  }
  /// What tells the time for ``DateLimit/today`` and what is missing in a day; the system's clock by default.
  public var now: @MainActor () -> Date {
    get { settings.now }
    set { settings.now = newValue }
  }

  /// Whether days are asked for by wheels, the default, or by a calendar.
  public var style: DateContent.Style {
    get { settings.style }
    set { settings.style = newValue }
  }
  /// Whether a button under the wheels turns them to today; false by default.
  ///
  /// It is disabled while the limits rule today out.
  public var showsTodayButton: Bool {
    get { settings.showsTodayButton }
    set { settings.showsTodayButton = newValue }
  }
  /// The title of that button; nil, the default, for “Today” in the app's language.
  public var todayTitle: String? {
    get { settings.todayTitle }
    set { settings.todayTitle = newValue }
  }

  fileprivate(set) var settings = DateSettings()

  /// A day, up to a last one if there is one.
  public init(_ day: DateComponents? = nil, maximum: DateLimit? = nil) {
    self.day = day
    settings.maximum = maximum
  }

  /// A day from a first one on.
  public init(_ day: DateComponents? = nil, minimum: DateLimit) {
    self.init(day)
    settings.minimum = minimum
  }

  /// A day between a first and a last one.
  ///
  /// - Throws: A problem where the first comes after the last now. If that comes about later, because
  ///   today has moved on, the sheet stays up and says so to the person.
  public init(
    _ day: DateComponents? = nil, minimum: DateLimit, maximum: DateLimit,
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, now: (@MainActor () -> Date)? = nil
  ) throws(DateProblem) {
    self.init(day, maximum: maximum)
    settings.minimum = minimum
    settings.calendar = calendar
    settings.timeZone = timeZone
    if let now { settings.now = now }
    try settings.check()
  }

  /// Returns wheels set to the day.
  public func makeBody(_ context: SheetContext) -> DateContentView {
    DateContentView(
      settings: settings, date: day.map { settings.days.date(of: $0, now: settings.now()) },
      context: context)
  }

  /// Waits until the wheels stand still.
  public func settle(_ body: DateContentView) async {
    await body.settle()
  }

  /// Returns the era, year, month and day that the wheels show, and the calendar that names them so.
  ///
  /// - Throws: A problem, where limits that moved have left nothing to choose.
  public func value(in body: DateContentView) throws(ValidationProblem) -> DateComponents {
    let days = body.days
    return days.components(of: try body.date(), in: days.calendar(of: day))
  }
}

extension SheetContent where Self == DayContent {
  /// A day, up to a last one if there is one.
  ///
  /// - Parameters:
  ///   - day: The day to begin with; today by default.
  ///   - maximum: The last day; none by default.
  ///   - configure: Sets what else there is to say, such as the calendar.
  public static func day(
    _ day: DateComponents? = nil, maximum: DateLimit? = nil,
    configure: (inout DayContent) -> Void = { _ in }
  ) -> DayContent {
    var content = DayContent(day, maximum: maximum)
    configure(&content)
    return content
  }

  /// A day from a first one on.
  ///
  /// - Parameters:
  ///   - day: The day to begin with; today by default.
  ///   - minimum: The first day.
  ///   - configure: Sets what else there is to say, such as the calendar.
  public static func day(
    _ day: DateComponents? = nil, minimum: DateLimit,
    configure: (inout DayContent) -> Void = { _ in }
  ) -> DayContent {
    var content = DayContent(day, minimum: minimum)
    configure(&content)
    return content
  }

  /// A day between a first and a last one.
  ///
  /// - Parameters:
  ///   - day: The day to begin with; today by default.
  ///   - minimum: The first day.
  ///   - maximum: The last day.
  ///   - configure: Sets what else there is to say, such as the calendar.
  /// - Throws: A problem where the first comes after the last.
  public static func day(
    _ day: DateComponents? = nil, minimum: DateLimit, maximum: DateLimit,
    configure: (inout DayContent) -> Void = { _ in }
  ) throws(DateProblem) -> DayContent {
    var content = DayContent(day, maximum: maximum)
    content.settings.minimum = minimum
    configure(&content)
    try content.settings.check()
    return content
  }
}
