import BottomBounce
import Foundation

extension BadInput {
  static let dates: [BadInput] = (moments + days + times).flatMap(\.self)

  private static let june = DateComponents(year: 2025, month: 6, day: 1)
  private static let noon = DateComponents(hour: 12)

  private static let moments: [[BadInput]] = [
    dates("date") { $0.show(DateContent<Date>.date($1, mode: .dateAndTime)) },
    dates("earliest date") { $0.show(DateContent<Date>.date(minimum: .date($1))) },
    days("latest day of a date") { $0.show(DateContent<Date>.date(maximum: .day($1))) },
    limits("limits of a date") { $0.show(.date(minimum: $1, maximum: $2, mode: .dateAndTime)) },
    limits("limits of a month") { $0.show(.date(minimum: $1, maximum: $2, mode: .yearAndMonth)) },
    texts("title of Today") { $0.show(DateContent<Date>.date().todayButton($1)) },
    numbers("minutes of a date") { $0.show(.date(mode: .time, minuteInterval: $1)) },
  ]

  private static let days: [[BadInput]] = [
    days("day") { $0.show(.day($1)) },
    limits("limits of a day") { $0.show(.day(minimum: $1, maximum: $2)) },
    days("several days") { $0.show(.days([$1, $1], count: 1...5)) },
    numbers("count of days") { $0.show(.days([], count: min($1, 0)...max($1, 0))) },
    limits("limits of days") { $0.show(.days([], minimum: $1, maximum: $2)) },
    days("only day of a range") { $0.show(.dayRange(DayRange(first: $1, last: $1))) },
    days("first day of a range") { $0.show(.dayRange(DayRange(first: $1, last: june))) },
    days("last day of a range") { $0.show(.dayRange(DayRange(first: june, last: $1))) },
    limits("limits of a range") { $0.show(.dayRange(minimum: $1, maximum: $2)) },
    numbers("nights of a range") { $0.show(.dayRange(nights: min($1, 0)...max($1, 0))) },
    again("selectable days") { bench, again in
      bench.show(
        DateContent<DateComponents>.day().style(.calendar).selectable { _ in again(false) })
    },
  ]

  private static let times: [[BadInput]] = [
    times("time") { $0.show(.time($1)) { ($0.hour ?? 24) < 24 && ($0.minute ?? 60) < 60 } },
    times("earliest time") { $0.show(.time(minimum: $1, maximum: noon)) },
    times("latest time") { $0.show(.time(minimum: noon, maximum: $1)) },
    numbers("minutes of a time") { $0.show(.time(minuteInterval: $1)) },
    durations("duration") { $0.show(.duration($1)) },
    durations("duration in days and seconds") {
      $0.show(.duration($1, in: .zero...(.seconds(90_000)), units: [.days, .seconds]))
    },
    durations("limit of a duration") {
      $0.show(.duration($1, in: min($1, .zero)...max($1, .zero))) { $0 >= .zero }
    },
    numbers("minutes of a duration") { $0.show(.duration(minuteInterval: $1)) },
    numbers("units of a duration") { $0.show(.duration(units: DurationUnits(rawValue: $1))) },
  ]

  private static func durations(_ name: String, _ use: @escaping Use<Duration>) -> [BadInput] {
    let durations: [Duration] = [
      .zero, .seconds(-1), .seconds(Int64.max), .seconds(Int64.min), .nanoseconds(1),
    ]
    return rows(name, durations.map { ("\($0)", $0) }) { bench, duration in
      try await use(bench, duration)
    }
  }
}
