public import UIKit

/// Asks for hours and minutes on wheels, such as the length of a timer.
///
/// The value is between one interval and the last one before 24 hours.
public struct DurationContent: SheetContent {
  /// The duration to begin with; it begins with the nearest on the interval that is not longer.
  public var duration: Duration
  /// The minutes from one duration to the next; 1 by default.
  public var minuteInterval: MinuteInterval
  /// The language of the wheels; nil, the default, for the user's.
  public var locale: Locale?

  /// A duration, and its steps.
  public init(_ duration: Duration = .seconds(60), minuteInterval: MinuteInterval = .one) {
    self.duration = duration
    self.minuteInterval = minuteInterval
  }

  /// Returns wheels set to the duration.
  public func makeBody(_ context: SheetContext) -> DateContentView {
    DateContentView(
      duration: rules.nearest(to: duration), minuteInterval: minuteInterval, locale: locale,
      context: context)
  }

  /// Waits until the wheels stand still.
  public func settle(_ body: DateContentView) async {
    await body.settle()
  }

  /// Returns the duration that the wheels show.
  public func value(in body: DateContentView) -> Duration {
    rules.nearest(to: .seconds(body.datePicker.countDownDuration))
  }

  private var rules: DurationRules { DurationRules(minuteInterval: minuteInterval.rawValue) }
}

extension SheetContent where Self == DurationContent {
  /// Hours and minutes.
  ///
  /// - Parameters:
  ///   - duration: The duration to begin with; a minute by default.
  ///   - minuteInterval: The minutes from one duration to the next; 1 by default.
  public static func duration(
    _ duration: Duration = .seconds(60), minuteInterval: MinuteInterval = .one
  ) -> DurationContent {
    DurationContent(duration, minuteInterval: minuteInterval)
  }
}

/// Which durations a sheet gives back: from one interval to the last before a day, in whole intervals.
struct DurationRules: Sendable {
  /// The minutes from one duration to the next.
  var minuteInterval = 1

  /// Returns the duration that is shown and given back for another one.
  func nearest(to duration: Duration) -> Duration {
    let step = Int64(minuteInterval * 60)
    let steps = duration.components.seconds / step
    return .seconds(min(max(steps, 1), 86_400 / step - 1) * step)
  }
}
