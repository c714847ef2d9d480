public import UIKit

/// Content that asks for a duration, such as the length of a timer.
///
/// ```swift
/// sheet.show(.duration(timer), title: "Timer", from: self) { [weak self] timer in
///   self?.timer = timer
/// }
/// sheet.show(.duration(rest, in: .zero...(.seconds(600))), title: "Rest", from: self) {
///   [weak self] rest in
///   self?.rest = rest
/// }
/// ```
///
/// Without a range, it asks for hours and minutes with a date picker. The value is at least one
/// interval, and less than 24 hours. With a range or with other units, it has custom wheels, which
/// look the same. Then the value can also be zero, or up to 9,999 days. A wheel that stops beyond a
/// limit turns back, and the others turn to the nearest duration in the range.
///
/// If the user doesn't touch the wheels, OK returns the initial duration, rounded to the nearest
/// whole interval in the range. An initial duration outside of the range isn't available: the
/// wheels show the nearest duration, and the sheet says so and disables OK until the user turns a
/// wheel. Without a range, that is a duration of zero, a negative one, and one of 24 hours or more.
public struct DurationContent: _ContentWithParts {
  private let duration: Duration?
  private let range: ClosedRange<Duration>?
  private let units: DurationUnits?
  private let minuteInterval: MinuteInterval
  private var locale: Locale?
  /// The rules and the line of text.
  ///
  /// You don't use it.
  public var _parts = _ContentParts<Duration>()

  /// Creates content that asks for a duration.
  ///
  /// - Parameters:
  ///   - duration: The initial duration. It is rounded to the nearest whole interval. If it is
  ///     outside of the range, OK is disabled until the user turns a wheel. The default is `nil`:
  ///     one minute, or else the nearest duration in the range.
  ///   - range: The limits. A negative limit counts as zero, one above 9,999 days as 9,999 days. A
  ///     wheel has at most 10,000 rows, so a range of that many minutes or seconds ends earlier. If
  ///     the range has no whole interval, there is nothing to choose. The default is `nil`: from
  ///     one interval to the last one below 24 hours, or below 100 days if `units` has days.
  ///   - units: The units of the wheels. The default is `nil`: hours and minutes, or else those
  ///     that the range needs. These are minutes, with days and hours if the range is that long,
  ///     and with seconds if a limit isn't a whole minute.
  ///   - minuteInterval: The minutes between two selectable durations: a divisor of 60 from 1 to
  ///     30. Any other number counts as 1, as in UIKit, and logs a warning. It has no effect with
  ///     seconds, or without minutes. The default is 1.
  public init(
    _ duration: Duration? = nil, in range: ClosedRange<Duration>? = nil,
    units: DurationUnits? = nil, minuteInterval: Int = 1
  ) {
    self.duration = duration
    self.range = range
    self.units = units
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

  /// Returns a date picker in its countdown mode, or a picker view for what that can't show.
  public func makeBody(_ context: SheetContext) -> SheetBody<Duration> {
    minuteInterval.warnIfIgnored()
    return addParts(to: hasDatePicker ? makeDatePicker(context) : makeWheels(context))
  }

  /// Returns the initial duration, or the error that a sheet shows instead.
  public func untouched(_ context: SheetContext) -> Result<Duration, ValidationError>? {
    guard let duration else { return .failure(.empty(SheetStrings()[.chooseOne])) }
    if !hasDatePicker { return checked(makeModel(context).answer) }
    let rules = DurationRules(minuteInterval: minuteInterval.minutes)
    return checked(rules.normalForm(of: duration).map { .success($0) } ?? .failure(.unavailable()))
  }

  /// A Boolean value that indicates whether a date picker can show all durations, and no others.
  private var hasDatePicker: Bool {
    range == nil && (units == nil || units == [.hours, .minutes])
  }

  private func makeDatePicker(_ context: SheetContext) -> SheetBody<Duration> {
    var rules = DurationRules(minuteInterval: minuteInterval.minutes)
    let duration = duration ?? Self.minute
    let view = DateContentView(
      duration: rules.nearest(to: duration), minuteInterval: rules.minuteInterval,
      locale: locale ?? context.locale, context: context)
    view.isWaiting = rules.normalForm(of: duration) == nil
    var body = view.makeBody { () throws(ValidationError) in
      if view.isWaiting { throw ValidationError.unavailable() }
      return rules.shown(for: .seconds(view.datePicker.countDownDuration))
    }
    body.update = { content, keepsEdits in
      guard let content = content as? DurationContent, content.hasDatePicker else { return false }
      if keepsEdits, view.hasChanged { return true }
      rules = DurationRules(minuteInterval: content.minuteInterval.minutes)
      let duration = content.duration ?? Self.minute
      view.show(rules.nearest(to: duration), minuteInterval: rules.minuteInterval)
      view.isWaiting = rules.normalForm(of: duration) == nil
      return true
    }
    return body
  }

  private static let minute = Duration.seconds(60)

  private var scale: DurationScale {
    DurationScale(range, units: units, minuteInterval: minuteInterval.minutes)
  }

  private func makeWheels(_ context: SheetContext) -> SheetBody<Duration> {
    let model = makeModel(context)
    return WheelsView.makeBody(model, titles: model.titles, context: context) {
      $0.answer
    } update: { content in
      guard let content = content as? DurationContent, !content.hasDatePicker,
        content.scale.units == model.units
      else { return nil }
      return content.makeModel(context)
    }
  }

  private func makeModel(_ context: SheetContext) -> DurationWheels {
    let scale = scale
    let isInRange =
      duration.map { range?.contains($0) != false && scale.canRound($0) } ?? true
    return DurationWheels(
      scale, duration: duration ?? Self.minute, isInRange: isInRange,
      locale: locale ?? context.locale)
  }
}

extension SheetContent where Self == DurationContent {
  /// Asks for a duration.
  ///
  /// - Parameters:
  ///   - duration: The initial duration. It is rounded to the nearest whole interval. If it is
  ///     outside of the range, OK is disabled until the user turns a wheel. The default is `nil`:
  ///     one minute, or else the nearest duration in the range.
  ///   - range: The limits. A negative limit counts as zero, one above 9,999 days as 9,999 days. A
  ///     wheel has at most 10,000 rows, so a range of that many minutes or seconds ends earlier. If
  ///     the range has no whole interval, there is nothing to choose. The default is `nil`: from
  ///     one interval to the last one below 24 hours, or below 100 days if `units` has days.
  ///   - units: The units of the wheels. The default is `nil`: hours and minutes, or else those
  ///     that the range needs. These are minutes, with days and hours if the range is that long,
  ///     and with seconds if a limit isn't a whole minute.
  ///   - minuteInterval: The minutes between two selectable durations: a divisor of 60 from 1 to
  ///     30. Any other number counts as 1, as in UIKit, and logs a warning. It has no effect with
  ///     seconds, or without minutes. The default is 1.
  /// - Returns: The content.
  public static func duration(
    _ duration: Duration? = nil, in range: ClosedRange<Duration>? = nil,
    units: DurationUnits? = nil, minuteInterval: Int = 1
  ) -> DurationContent {
    DurationContent(duration, in: range, units: units, minuteInterval: minuteInterval)
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
  /// Returns the initial duration in the units of the wheels.
  public func rowText(_ context: SheetContext) -> String? {
    guard let duration else { return nil }
    let text = DurationText(locale: locale ?? context.locale)
    return text.text(duration, in: hasDatePicker ? [.hours, .minutes] : scale.units)
  }
}
