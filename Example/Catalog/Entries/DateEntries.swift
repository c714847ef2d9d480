import BottomBounce
import Foundation

extension CatalogEntry {
  static let dates: [CatalogEntry] = [
    CatalogEntry(.dates, "Day") { $0.ask(.day(sample, maximum: .today), describe: text) },
    CatalogEntry(.dates, "Time") { stage in
      stage.ask(
        .time(DateComponents(hour: 7, minute: 30)).todayButton(),
        describe: {
          [$0.hour, $0.minute].map { $0.map(String.init) ?? "?" }.joined(separator: ":")
        })
    },
    CatalogEntry(.dates, "Day and time") { $0.ask(.date(mode: .dateAndTime), describe: text) },
    CatalogEntry(.dates, "Year and month") {
      $0.ask(.date(minimum: .today, mode: .yearAndMonth), describe: text)
    },
    CatalogEntry(.dates, "Calendar") { stage in
      stage.ask(.day(sample).style(.calendar), describe: text)
    },
    CatalogEntry(.dates, "Calendar with a time") { stage in
      stage.ask(.date(mode: .dateAndTime).style(.calendar), describe: text)
    },
    CatalogEntry(.dates, "Free days") { stage in
      stage.ask(
        .day(DateComponents(year: 2025, month: 6, day: 19), minimum: .day(monday))
          .style(.calendar).selectable { ($0.day ?? 0) % 5 != 0 }, describe: text)
    },
    CatalogEntry(.dates, "Several days") { stage in
      stage.ask(
        .days([monday, DateComponents(year: 2025, month: 6, day: 19)], count: 1...5),
        describe: { $0.map(text).joined(separator: ", ") })
    },
    CatalogEntry(.dates, "Range of days") { stage in
      let stay = DayRange(first: monday, last: DateComponents(year: 2025, month: 6, day: 19))
      stage.ask(
        .dayRange(stay, nights: 1...14).selectable { ($0.day ?? 0) % 10 != 0 },
        describe: { text($0.first) + " to " + text($0.last) })
    },
    CatalogEntry(.dates, "Limits") { stage in
      let first = DateComponents(year: 1990, month: 1, day: 1)
      stage.ask(.day(sample, minimum: .day(first), maximum: .today), describe: text)
    },
    CatalogEntry(.dates, "Quarters of an hour") {
      $0.ask(
        .date(minimum: .now, mode: .dateAndTime, minuteInterval: 15), describe: text)
    },
    CatalogEntry(.dates, "Today and none") { stage in
      stage.ask(
        .day(sample, maximum: .today).todayButton().orNone(),
        describe: { $0.map(text) ?? "none" })
    },
    CatalogEntry(.dates, "Chinese calendar") { $0.ask(day(in: .chinese), describe: text) },
    CatalogEntry(.dates, "Hebrew calendar") { $0.ask(day(in: .hebrew), describe: text) },
    CatalogEntry(.dates, "Japanese calendar") { $0.ask(day(in: .japanese), describe: text) },
    CatalogEntry(.dates, "Duration") { $0.ask(.duration(.seconds(5_400))) },
  ]

  private static let monday = DateComponents(year: 2025, month: 6, day: 16)
  private static let sample = DateComponents(year: 1995, month: 9, day: 23)

  @MainActor
  private static func day(in calendar: Calendar.Identifier) -> DateContent<DateComponents> {
    .day(sample).calendar(Calendar(identifier: calendar))
  }

  @MainActor private static func text(_ date: Date) -> String { date.formatted(.iso8601) }

  @MainActor private static func text(_ day: DateComponents) -> String {
    [day.year, day.month, day.day].map { $0.map(String.init) ?? "?" }.joined(separator: "-")
  }
}
