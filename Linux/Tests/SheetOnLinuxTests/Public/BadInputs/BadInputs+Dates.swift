import BottomBounce
import Foundation
import UIKit

extension BadInput {
  /// Bad input for date and duration contents.
  static let dates = Array([dateContents, dayContents, durations].joined().joined())

  private static let dateContents: [[BadInput]] = [
    dates("DateContent.date") { bench, date in
      bench.show(DateContent(date, mode: .dateAndTime))
    },
    dates("DateLimit.date.date") { bench, date in
      bench.show(DateContent(minimum: .date(date)))
    },
    days("DateLimit.day.components") { bench, day in
      bench.show(DateContent(maximum: .day(day)))
    },
    limits("DateContent.maximum", isMinimum: false) { bench, limit, other in
      if let other {
        if let content = try? DateContent(minimum: other, maximum: limit) { bench.show(content) }
      } else {
        bench.show(DateContent(maximum: limit, mode: .dateAndTime))
      }
    },
    limits("DateContent.minimum", isMinimum: true) { bench, limit, other in
      if let other {
        if let content = try? DateContent(minimum: limit, maximum: other) { bench.show(content) }
      } else {
        bench.show(DateContent(minimum: limit, mode: .yearAndMonth))
      }
    },
    texts("DateContent.todayTitle") { bench, text in
      var content = DateContent()
      content.showsTodayButton = true
      content.todayTitle = text
      bench.show(content)
    },
    again("DateContent.now") { bench, again in
      var content = DateContent(maximum: .now)
      content.now = {
        again()
        return Date(timeIntervalSinceReferenceDate: 0)
      }
      bench.show(content)
    },
    dates("DateContent.now") { bench, date in
      var content = DateContent(maximum: .today)
      content.now = { date }
      bench.show(content)
    },
    again("DateContent.configure") { bench, again in
      bench.show(
        .date {
          again()
          $0.showsTodayButton = true
        })
    },
    numbers("MinuteInterval.rawValue") { bench, number in
      bench.show(DateContent(mode: .time, minuteInterval: MinuteInterval(rawValue: number) ?? .one))
    },
  ]

  private static let dayContents: [[BadInput]] = [
    days("DayContent.day") { bench, day in bench.show(DayContent(day)) },
    limits("DayContent.maximum", isMinimum: false) { bench, limit, other in
      if let other {
        if let content = try? DayContent(minimum: other, maximum: limit) { bench.show(content) }
      } else {
        bench.show(DayContent(maximum: limit))
      }
    },
    limits("DayContent.minimum", isMinimum: true) { bench, limit, other in
      if let other {
        if let content = try? DayContent(minimum: limit, maximum: other) { bench.show(content) }
      } else {
        bench.show(DayContent(minimum: limit))
      }
    },
    texts("DayContent.todayTitle") { bench, text in
      var content = DayContent()
      content.showsTodayButton = true
      content.todayTitle = text
      bench.show(content)
    },
    again("DayContent.now") { bench, again in
      var content = DayContent(maximum: .today)
      content.now = {
        again()
        return Date(timeIntervalSinceReferenceDate: 0)
      }
      bench.show(content)
    },
    again("DayContent.configure") { bench, again in
      bench.show(
        .day {
          again()
          $0.showsTodayButton = true
        })
    },
  ]

  private static let durations: [[BadInput]] = [
    [
      (Kind.empty, Duration.zero), (.empty, .seconds(-1)), (.huge, .seconds(Int64.max)),
      (.huge, .seconds(Int64.min)), (.huge, .nanoseconds(1)),
    ].map { kind, duration in
      BadInput(key: "DurationContent.duration", kind: kind, value: "\(duration)") { bench in
        bench.show(DurationContent(duration))
      }
    }
  ]
}
