import BottomBounce
import Foundation

extension CatalogueEntry {
  static let dates: [CatalogueEntry] = [
    CatalogueEntry(.dates, "Day") { $0.ask(.day(sample, maximum: .today), describe: text) },
    CatalogueEntry(.dates, "Time") { $0.ask(.date(mode: .time), describe: text) },
    CatalogueEntry(.dates, "Day and time") { $0.ask(.date(mode: .dateAndTime), describe: text) },
    CatalogueEntry(.dates, "Year and month") {
      $0.ask(.date(minimum: .today, mode: .yearAndMonth), describe: text)
    },
    CatalogueEntry(.dates, "Calendar") { stage in
      stage.ask(.day(sample) { $0.style = .calendar }, describe: text)
    },
    CatalogueEntry(.dates, "Calendar with a time") { stage in
      stage.ask(.date(mode: .dateAndTime) { $0.style = .calendar }, describe: text)
    },
    CatalogueEntry(.dates, "Limits") { stage in
      let first = DateComponents(year: 1990, month: 1, day: 1)
      stage.ask(try .day(sample, minimum: .day(first), maximum: .today), describe: text)
    },
    CatalogueEntry(.dates, "Quarters of an hour") {
      $0.ask(
        .date(minimum: .now, mode: .dateAndTime, minuteInterval: .fifteen), describe: text)
    },
    CatalogueEntry(.dates, "Today and none") { stage in
      stage.ask(
        .day(sample, maximum: .today) { $0.showsTodayButton = true }.orNone(),
        describe: { $0.map(text) ?? "none" })
    },
    CatalogueEntry(.dates, "Chinese calendar") { $0.ask(day(in: .chinese), describe: text) },
    CatalogueEntry(.dates, "Hebrew calendar") { $0.ask(day(in: .hebrew), describe: text) },
    CatalogueEntry(.dates, "Japanese calendar") { $0.ask(day(in: .japanese), describe: text) },
    CatalogueEntry(.dates, "Duration") { $0.ask(.duration(.seconds(5_400))) },
  ]

  private static let sample = DateComponents(year: 1995, month: 9, day: 23)

  @MainActor private static func day(in calendar: Calendar.Identifier) -> DayContent {
    .day(sample) { $0.calendar = Calendar(identifier: calendar) }
  }

  @MainActor private static func text(_ date: Date) -> String { date.formatted(.iso8601) }

  @MainActor private static func text(_ day: DateComponents) -> String {
    [day.year, day.month, day.day].map { $0.map(String.init) ?? "?" }.joined(separator: "-")
  }
}
