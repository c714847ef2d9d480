public import UIKit

/// A content that asks for hours and minutes, such as the length of a timer.
///
/// The value is at least one interval, and less than 24 hours.
public struct DurationContent: SheetContent {
  private let duration: Duration
  private let minuteInterval: MinuteInterval
  private var locale: Locale?

  /// Creates a content that asks for a duration.
  ///
  /// - Parameters:
  ///   - duration: The initial duration. It is rounded down to the minute interval. The default is
  ///     one minute.
  ///   - minuteInterval: The minutes between two selectable durations. The default is 1.
  public init(_ duration: Duration = .seconds(60), minuteInterval: MinuteInterval = .one) {
    self.duration = duration
    self.minuteInterval = minuteInterval
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
    let rules = DurationRules(minuteInterval: minuteInterval.rawValue)
    let view = DateContentView(
      duration: rules.nearest(to: duration), minuteInterval: minuteInterval,
      locale: locale ?? context.locale, context: context)
    return view.makeBody { rules.nearest(to: .seconds(view.datePicker.countDownDuration)) }
  }
}

extension SheetContent where Self == DurationContent {
  /// Asks for hours and minutes.
  ///
  /// - Parameters:
  ///   - duration: The initial duration. It is rounded down to the minute interval. The default is
  ///     one minute.
  ///   - minuteInterval: The minutes between two selectable durations. The default is 1.
  /// - Returns: The content.
  public static func duration(
    _ duration: Duration = .seconds(60), minuteInterval: MinuteInterval = .one
  ) -> DurationContent {
    DurationContent(duration, minuteInterval: minuteInterval)
  }
}

/// The rules that decide which durations a sheet returns: whole intervals from one interval to one
/// below 24 hours.
struct DurationRules: Sendable {
  /// The minutes between two selectable durations.
  var minuteInterval = 1

  /// Returns the duration that the sheet shows and returns for a duration.
  func nearest(to duration: Duration) -> Duration {
    let step = Int64(minuteInterval * 60)
    let steps = duration.components.seconds / step
    return .seconds(min(max(steps, 1), 86_400 / step - 1) * step)
  }
}
