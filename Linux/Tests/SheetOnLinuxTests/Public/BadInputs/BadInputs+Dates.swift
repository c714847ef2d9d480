import BottomBounce
import Foundation
import UIKit

extension BadInput {
  /// What contents of dates and durations take.
  static let dates = Array([dateContents, dayContents, durations].joined().joined())

  private static let dateContents: [[BadInput]] = [
    dates("DateContent.date") { bench, date in
      bench.show(DateContent<Date>.date(date, mode: .dateAndTime))
    },
    dates("DateLimit.date.date") { bench, date in
      bench.show(DateContent<Date>.date(minimum: .date(date)))
    },
    days("DateLimit.day.components") { bench, day in
      bench.show(DateContent<Date>.date(maximum: .day(day)))
    },
    limits("DateContent.maximum", isMinimum: false) { bench, limit, other in
      if let other {
        if let content = try? DateContent<Date>.date(minimum: other, maximum: limit) {
          bench.show(content)
        }
      } else {
        bench.show(DateContent<Date>.date(maximum: limit, mode: .dateAndTime))
      }
    },
    limits("DateContent.minimum", isMinimum: true) { bench, limit, other in
      if let other {
        if let content = try? DateContent<Date>.date(minimum: limit, maximum: other) {
          bench.show(content)
        }
      } else {
        bench.show(DateContent<Date>.date(minimum: limit, mode: .yearAndMonth))
      }
    },
    texts("DateContent.todayTitle") { bench, text in
      var content = DateContent<Date>.date()
      content = content.todayButton()
      content = content.todayButton(text)
      bench.show(content)
    },
    again("DateContent.now") { bench, again in
      var content = DateContent<Date>.date(maximum: .now)
      content = content.now {
        again()
        return Date(timeIntervalSinceReferenceDate: 0)
      }
      bench.show(content)
    },
    dates("DateContent.now") { bench, date in
      var content = DateContent<Date>.date(maximum: .today)
      content = content.now { date }
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
      bench.show(
        DateContent<Date>.date(
          mode: .time, minuteInterval: MinuteInterval(rawValue: number) ?? .one))
    },
  ]

  private static let dayContents: [[BadInput]] = [
    days("DateContent<DateComponents>.day") { bench, day in bench.show(DateContent<DateComponents>.day(day)) },
    limits("DateContent<DateComponents>.maximum", isMinimum: false) { bench, limit, other in
      if let other {
        if let content = try? DateContent<DateComponents>.day(minimum: other, maximum: limit) {
          bench.show(content)
        }
      } else {
        bench.show(DateContent<DateComponents>.day(maximum: limit))
      }
    },
    limits("DateContent<DateComponents>.minimum", isMinimum: true) { bench, limit, other in
      if let other {
        if let content = try? DateContent<DateComponents>.day(minimum: limit, maximum: other) {
          bench.show(content)
        }
      } else {
        bench.show(DateContent<DateComponents>.day(minimum: limit))
      }
    },
    texts("DateContent<DateComponents>.todayTitle") { bench, text in
      var content = DateContent<DateComponents>.day()
      content = content.todayButton()
      content = content.todayButton(text)
      bench.show(content)
    },
    again("DateContent<DateComponents>.now") { bench, again in
      var content = DateContent<DateComponents>.day(maximum: .today)
      content = content.now {
        again()
        return Date(timeIntervalSinceReferenceDate: 0)
      }
      bench.show(content)
    },
    again("DateContent<DateComponents>.configure") { bench, again in
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
