public import UIKit

/// A content that asks for hours and minutes, such as the length of a timer.
///
/// The value is at least one interval, and less than 24 hours.
///
/// If the user doesn't touch the wheels, OK returns the initial duration, rounded to the nearest
/// whole interval from one interval to the last one below 24 hours. Wheels have no place for a
/// duration of zero, a negative one, or one of 24 hours or more. Then they show the nearest
/// duration, and the sheet says that the value isn't available and disables OK until the user
/// turns a wheel.
public struct DurationContent: _ContentWithFooter {
  private let duration: Duration
  private let minuteInterval: MinuteInterval
  private var locale: Locale?
  /// The text of the line below the content.
  ///
  /// You don't use it.
  public var _footer: ((Duration?) -> String?)?

  /// Creates a content that asks for a duration.
  ///
  /// - Parameters:
  ///   - duration: The initial duration. It is rounded to the nearest whole interval. The default
  ///     is one minute.
  ///   - minuteInterval: The minutes between two selectable durations: a divisor of 60 from 1 to
  ///     30. Any other number counts as 1, as in UIKit, and logs a warning. The default is 1.
  public init(_ duration: Duration = .seconds(60), minuteInterval: Int = 1) {
    self.duration = duration
    self.minuteInterval = MinuteInterval(minuteInterval)
  }

  /// Returns the content with a locale for the language of the wheels.
  ///
  /// The default is the user's locale.
  public func locale(_ locale: Locale) -> Self {
    var content = self
    content.locale = locale
    return content
  }

  /// Returns a date picker in its countdown mode.
  public func makeBody(_ context: SheetContext) -> SheetBody<Duration> {
    minuteInterval.warnIfIgnored()
    let rules = DurationRules(minuteInterval: minuteInterval.minutes)
    let view = DateContentView(
      duration: rules.nearest(to: duration), minuteInterval: rules.minuteInterval,
      locale: locale ?? context.locale, context: context)
    let unavailable = UnavailableValue(in: context)
    if rules.normalForm(of: duration) == nil {
      unavailable.update(isWaiting: true)
      view.onFirstChange = { unavailable.update(isWaiting: false) }
      view.observeTurns()
    }
    return addFooter(
      to: view.makeBody { () throws(ValidationError) in
        try unavailable.check()
        return rules.shown(for: .seconds(view.datePicker.countDownDuration))
      })
  }
}

extension SheetContent where Self == DurationContent {
  /// Asks for hours and minutes.
  ///
  /// - Parameters:
  ///   - duration: The initial duration. It is rounded to the nearest whole interval. If it is
  ///     zero, negative, or 24 hours or more, OK is disabled until the user turns a wheel. The
  ///     default is one minute.
  ///   - minuteInterval: The minutes between two selectable durations: a divisor of 60 from 1 to
  ///     30. Any other number counts as 1, as in UIKit, and logs a warning. The default is 1.
  /// - Returns: The content.
  public static func duration(
    _ duration: Duration = .seconds(60), minuteInterval: Int = 1
  ) -> DurationContent {
    DurationContent(duration, minuteInterval: minuteInterval)
  }
}

/// The rules that decide which durations a sheet returns: whole intervals from one interval to one
/// below 24 hours.
struct DurationRules: Sendable {
  /// The minutes between two selectable durations.
  var minuteInterval = 1

  /// Returns the nearest whole interval that wheels can show, the longer one of two; `nil` for a
  /// duration that isn't between zero and 24 hours.
  func normalForm(of duration: Duration) -> Duration? {
    duration > .zero && duration < .seconds(86_400) ? nearest(to: duration) : nil
  }

  /// Returns the nearest whole interval that wheels can show.
  func nearest(to duration: Duration) -> Duration {
    let half = Int64(minuteInterval * 30)
    return shown(for: .seconds(min(max(duration.components.seconds, 0), 86_400) + half))
  }

  /// Returns the duration that the wheels show for a duration of the picker.
  ///
  /// Wheels round down.
  func shown(for duration: Duration) -> Duration {
    let step = Int64(minuteInterval * 60)
    let steps = duration.components.seconds / step
    return .seconds(min(max(steps, 1), 86_400 / step - 1) * step)
  }
}

extension DurationContent: SheetRowContent {
  /// Returns the initial duration in hours and minutes.
  public func rowText(_ context: SheetContext) -> String? {
    let format = Duration.UnitsFormatStyle.units(allowed: [.hours, .minutes], width: .abbreviated)
    return duration.formatted(format.locale(locale ?? context.locale))
  }
}
