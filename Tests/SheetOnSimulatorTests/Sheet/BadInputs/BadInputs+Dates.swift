import BottomBounce
import Foundation
import UIKit

extension BadInput {
  /// Bad input for date and duration content types.
  static let dates = Array(
    [dateContents, dayContents, severalDays, times, durations].joined().joined())

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
      bench.show(.date(minimum: other, maximum: limit, mode: .dateAndTime))
    },
    limits("DateContent.minimum", isMinimum: true) { bench, limit, other in
      bench.show(.date(minimum: limit, maximum: other, mode: .yearAndMonth))
    },
    texts("DateContent.todayButton.title") { bench, text in
      var content = DateContent<Date>.date()
      content = content.todayButton(text)
      bench.show(content)
    },
    numbers("DateContent.minuteInterval") { bench, number in
      bench.show(DateContent<Date>.date(mode: .time, minuteInterval: number))
    },
  ]

  private static let dayContents: [[BadInput]] = [
    days("DateContent.day") { bench, day in
      bench.show(DateContent<DateComponents>.day(day))
    },
    limits("DateContent.maximum", isMinimum: false) { bench, limit, other in
      bench.show(.day(minimum: other, maximum: limit))
    },
    limits("DateContent.minimum", isMinimum: true) { bench, limit, other in
      bench.show(.day(minimum: limit, maximum: other))
    },
    texts("DateContent.todayButton.title") { bench, text in
      var content = DateContent<DateComponents>.day()
      content = content.todayButton(text)
      bench.show(content)
    },
  ]

  private static let severalDays: [[BadInput]] = [
    days("DateContent.selected") { bench, day in
      bench.show(.days([day, day], count: 1...5))
    },
    numbers("DateContent.count") { bench, number in
      bench.show(.days([], count: min(number, 0)...max(number, 0)))
    },
    limits("DateContent.minimum", isMinimum: true) { bench, limit, other in
      bench.show(.days([], minimum: limit, maximum: other))
    },
    limits("DateContent.maximum", isMinimum: false) { bench, limit, other in
      bench.show(.dayRange(minimum: other, maximum: limit))
    },
    days("DateContent.range") { bench, day in
      bench.show(
        .dayRange(DayRange(first: day, last: DateComponents(year: 2025, month: 6, day: 1))))
    },
    days("DayRange.first") { bench, day in
      bench.show(.dayRange(DayRange(first: day, last: day)))
    },
    days("DayRange.last") { bench, day in
      bench.show(
        .dayRange(DayRange(first: DateComponents(year: 2025, month: 6, day: 1), last: day)))
    },
    again("DateContent.selectable.isSelectable") { bench, again in
      bench.show(
        DateContent<DateComponents>.day().style(.calendar).selectable { _ in
          again()
          return false
        })
    },
    numbers("DateContent.nights") { bench, number in
      bench.show(.dayRange(nights: min(number, 0)...max(number, 0)))
    },
  ]

  private static let noon = DateComponents(hour: 12)

  private static let times: [[BadInput]] = [
    times("DateContent.time") { bench, time in
      bench.show(.time(time), isRight: { ($0.hour ?? 24) < 24 && ($0.minute ?? 60) < 60 })
    },
    times("DateContent.minimum") { bench, time in
      bench.show(.time(minimum: time, maximum: noon))
    },
    times("DateContent.maximum") { bench, time in
      bench.show(.time(minimum: noon, maximum: time))
    },
    numbers("DateContent.minuteInterval") { bench, number in
      bench.show(.time(minuteInterval: number))
    },
  ]

  private static let durations: [[BadInput]] = [
    [
      (Kind.empty, Duration.zero), (.empty, .seconds(-1)), (.huge, .seconds(Int64.max)),
      (.huge, .seconds(Int64.min)), (.huge, .nanoseconds(1)),
    ].map { kind, duration in
      BadInput(key: "DurationContent.duration", kind: kind, value: "\(duration)") { bench in
        bench.show(.duration(duration))
        await bench.screen.device.settle()
        bench.screen.sheet.dismiss()
        await bench.screen.device.settle()
        bench.show(
          .duration(duration, in: .zero...(.seconds(90_000)), units: [.days, .seconds]))
        await bench.screen.device.settle()
        bench.screen.sheet.dismiss()
        await bench.screen.device.settle()
        bench.show(
          .duration(duration, in: min(duration, .zero)...max(duration, .zero)),
          isRight: { $0 >= .zero })
      }
    },
    numbers("DurationContent.minuteInterval") { bench, number in
      bench.show(.duration(minuteInterval: number))
    },
  ]
}
