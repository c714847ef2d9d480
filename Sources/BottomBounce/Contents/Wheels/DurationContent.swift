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
/// Without a range, it asks for hours and minutes. The value is at least one interval, and less
/// than 24 hours. With a range it can also be zero, or up to 9,999 days. A wheel that stops beyond
/// a limit turns back, and the others turn to the nearest duration in the range.
///
/// If the user doesn't touch the wheels, OK returns the initial duration, rounded to the nearest
/// whole interval in the range. An initial duration outside of the range isn't available: the
/// wheels show the nearest duration, and the sheet says so and disables OK until the user turns a
/// wheel. Without a range, that is a duration of zero, a negative one, and one of 24 hours or more.
public struct DurationContent: _ContentWithParts {
  private var duration: Duration?
  private let range: ClosedRange<Duration>?
  private let minuteInterval: MinuteInterval
  private let scale: DurationScale
  private var locale: Locale?
  /// The rules and the line of text, for the package only.
  public var _parts = _ContentParts<Duration>()

  init(
    _ duration: Duration? = nil, in range: ClosedRange<Duration>? = nil,
    units: DurationUnits? = nil, minuteInterval: Int = 1
  ) {
    self.duration = duration
    self.range = range
    self.minuteInterval = MinuteInterval(minuteInterval)
    scale = DurationScale(range, units: units, minuteInterval: self.minuteInterval.minutes)
  }

  /// Returns the content with a locale for the language of the wheels.
  ///
  /// The default is the user's locale.
  public func locale(_ locale: Locale) -> Self {
    var content = self
    content.locale = locale
    return content
  }

  /// Returns a picker view.
  public func makeBody(_ context: SheetContext) -> SheetBody<Duration> {
    minuteInterval.warnIfIgnored()
    let model = makeModel(context)
    // The rows are read with their units, so the wheels need no titles.
    let titles = [String?](repeating: nil, count: model.count)
    return WheelsView.makeBody(ShownContent(self, context), model, titles: titles) {
      $0.scale.units == scale.units ? $0.makeModel(context) : nil
    }
  }

  /// Returns the initial duration, or the error that a sheet shows instead.
  public func untouched(_ context: SheetContext) -> Result<Duration, ValidationError>? {
    guard duration != nil else { return .failure(.empty(SheetStrings()[.chooseOne])) }
    return checked(makeModel(context).answer)
  }

  private func makeModel(_ context: SheetContext) -> DurationWheels {
    let isInRange = duration.map { range?.contains($0) != false && scale.canRound($0) } ?? true
    return DurationWheels(
      scale, duration: duration ?? .seconds(60), isInRange: isInRange,
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
  public static func duration(
    _ duration: Duration? = nil, in range: ClosedRange<Duration>? = nil,
    units: DurationUnits? = nil, minuteInterval: Int = 1
  ) -> DurationContent {
    DurationContent(duration, in: range, units: units, minuteInterval: minuteInterval)
  }
}

extension DurationContent {
  /// Returns a row with the initial duration in the units of the wheels.
  public func formFieldStyle(_ context: SheetContext) -> FormFieldStyle {
    let text = DurationText(locale: locale ?? context.locale)
    return .row(duration.map { text.text($0, in: scale.units) })
  }
}

extension DurationContent: ReplaceableContent {
  var described: Duration? { duration }

  func replacing(_ duration: Duration, _ context: SheetContext) -> DurationContent? {
    var content = self
    content.duration = duration
    return content.makeModel(context).answer.value == duration ? content : nil
  }
}
