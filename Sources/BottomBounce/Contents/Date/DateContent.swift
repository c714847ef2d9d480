public import UIKit

/// Asks for a date, a time, or both, on wheels or by a calendar.
///
/// ```swift
/// sheet.show(.date(meeting, minimum: .now, mode: .dateAndTime), in: view) { [weak self] date in
///   self?.meeting = date
/// }
/// ```
///
/// What is given, shown and returned always lies within the limits and on the interval, and a wheel that nobody
/// touched returns what it shows. OK while a wheel spins waits until it stands still.
///
/// In the mode ``Mode/date`` the value is the first moment of a day in the sheet's time zone. Seen from
/// another one that may be another day: for a birthday use ``DayContent``, whose value is the day itself.
public struct DateContent: SheetContent {
  /// The date to begin with; nil, the default, for now.
  ///
  /// One beyond the limits or between two times of the interval begins with the nearest that is allowed,
  /// of two times with the earlier one.
  public var date: Date?
  /// What the wheels show; a day by default.
  public var mode: Mode { settings.mode }
  /// The first date; nil, the default, for none but that of the wheels.
  public var minimum: DateLimit? { settings.minimum }
  /// The last date; nil, the default, for none but that of the wheels.
  public var maximum: DateLimit? { settings.maximum }
  /// The minutes from one time to the next; 1 by default.
  public var minuteInterval: MinuteInterval { settings.minuteInterval }
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
  /// Where days begin; nil, the default, for the time zone of a calendar that is set, or else the user's.
  public var timeZone: TimeZone? {
    get { settings.timeZone }
    set { settings.timeZone = newValue }
  }
  /// What tells the time for ``DateLimit/today``, ``DateLimit/now`` and a date that is nil; the system's clock by
  /// default.
  public var now: @MainActor () -> Date {
    get { settings.now }
    set { settings.now = newValue }
  }

  /// Whether days are asked for by wheels, the default, or by a calendar.
  public var style: Style {
    get { settings.style }
    set { settings.style = newValue }
  }
  /// Whether a button under the wheels turns them to today, or to now where times are asked for; false by default.
  ///
  /// It is disabled while the limits rule that out.
  public var showsTodayButton: Bool {
    get { settings.showsTodayButton }
    set { settings.showsTodayButton = newValue }
  }
  /// The title of that button; nil, the default, for “Today” or “Now” in the app's language.
  public var todayTitle: String? {
    get { settings.todayTitle }
    set { settings.todayTitle = newValue }
  }

  fileprivate(set) var settings = DateSettings()

  /// A date, up to a last one if there is one.
  public init(
    _ date: Date? = nil, maximum: DateLimit? = nil, mode: Mode = .date,
    minuteInterval: MinuteInterval = .one
  ) {
    self.date = date
    settings.maximum = maximum
    settings.mode = mode
    settings.minuteInterval = minuteInterval
  }

  /// A date from a first one on.
  public init(
    _ date: Date? = nil, minimum: DateLimit, mode: Mode = .date,
    minuteInterval: MinuteInterval = .one
  ) {
    self.init(date, mode: mode, minuteInterval: minuteInterval)
    settings.minimum = minimum
  }

  /// A date between a first and a last one.
  ///
  /// - Throws: A problem where the limits leave nothing to choose now. If that comes about later, because
  ///   today or now has moved on, the sheet stays up and says so to the person.
  public init(
    _ date: Date? = nil, minimum: DateLimit, maximum: DateLimit, mode: Mode = .date,
    minuteInterval: MinuteInterval = .one, calendar: Calendar? = nil, timeZone: TimeZone? = nil,
    now: (@MainActor () -> Date)? = nil
  ) throws(DateProblem) {
    self.init(date, maximum: maximum, mode: mode, minuteInterval: minuteInterval)
    settings.minimum = minimum
    settings.calendar = calendar
    settings.timeZone = timeZone
    if let now { settings.now = now }
    try settings.check()
  }

  /// Returns wheels set to the date.
  public func makeBody(_ context: SheetContext) -> DateContentView {
    DateContentView(settings: settings, date: date, context: context)
  }

  /// Waits until the wheels stand still.
  public func settle(_ body: DateContentView) async {
    await body.settle()
  }

  /// Returns the date that the wheels show.
  ///
  /// - Throws: A problem, where limits that moved have left nothing to choose.
  public func value(in body: DateContentView) throws(ValidationProblem) -> Date {
    try body.date()
  }
}

extension SheetContent where Self == DateContent {
  /// A date, up to a last one if there is one.
  ///
  /// - Parameters:
  ///   - date: The date to begin with; now by default.
  ///   - maximum: The last date; none by default.
  ///   - mode: What the wheels show; a day by default.
  ///   - minuteInterval: The minutes from one time to the next; 1 by default.
  ///   - configure: Sets what else there is to say, such as the calendar.
  public static func date(
    _ date: Date? = nil, maximum: DateLimit? = nil, mode: DateContent.Mode = .date,
    minuteInterval: MinuteInterval = .one, configure: (inout DateContent) -> Void = { _ in }
  ) -> DateContent {
    var content = DateContent(date, maximum: maximum, mode: mode, minuteInterval: minuteInterval)
    configure(&content)
    return content
  }

  /// A date from a first one on.
  ///
  /// - Parameters:
  ///   - date: The date to begin with; now by default.
  ///   - minimum: The first date.
  ///   - mode: What the wheels show; a day by default.
  ///   - minuteInterval: The minutes from one time to the next; 1 by default.
  ///   - configure: Sets what else there is to say, such as the calendar.
  public static func date(
    _ date: Date? = nil, minimum: DateLimit, mode: DateContent.Mode = .date,
    minuteInterval: MinuteInterval = .one, configure: (inout DateContent) -> Void = { _ in }
  ) -> DateContent {
    var content = DateContent(date, minimum: minimum, mode: mode, minuteInterval: minuteInterval)
    configure(&content)
    return content
  }

  /// A date between a first and a last one.
  ///
  /// - Parameters:
  ///   - date: The date to begin with; now by default.
  ///   - minimum: The first date.
  ///   - maximum: The last date.
  ///   - mode: What the wheels show; a day by default.
  ///   - minuteInterval: The minutes from one time to the next; 1 by default.
  ///   - configure: Sets what else there is to say, such as the calendar.
  /// - Throws: A problem where the limits leave nothing to choose.
  public static func date(
    _ date: Date? = nil, minimum: DateLimit, maximum: DateLimit, mode: DateContent.Mode = .date,
    minuteInterval: MinuteInterval = .one, configure: (inout DateContent) -> Void = { _ in }
  ) throws(DateProblem) -> DateContent {
    var content = DateContent(date, maximum: maximum, mode: mode, minuteInterval: minuteInterval)
    content.settings.minimum = minimum
    configure(&content)
    try content.settings.check()
    return content
  }
}
