import BottomBounce
import UIKit

extension CatalogueEntry {
  static let options: [CatalogueEntry] = [
    CatalogueEntry(.options, "One of a list") { $0.ask(.option(plans, chosen: "team")) },
    CatalogueEntry(.options, "Several of a list") {
      $0.ask(
        .options(plans, chosen: ["basic", "team"], maximum: 2),
        describe: { $0.joined(separator: " + ") })
    },
    CatalogueEntry(.options, "Search in 10,000") {
      let numbers = (1...10_000).map { SheetOption($0, title: "Number \($0)") }
      $0.ask(.option(numbers, chosen: 3, isSearchable: true))
    },
    CatalogueEntry(.options, "Columns") {
      $0.ask(
        .columns(2, chosen: ["France", "Lyon"]) { cities(after: $0) },
        describe: { $0.joined(separator: ", ") })
    },
    CatalogueEntry(.options, "Choice") { $0.ask(.choice(photo)) },
  ]

  @MainActor private static var plans: [SheetOption<String>] {
    [
      SheetOption(
        "basic", title: "Basic", subtitle: "One person, one device",
        image: UIImage(systemName: "person.crop.circle.fill")),
      SheetOption(
        "team", title: "Team", subtitle: "Up to ten people",
        image: UIImage(systemName: "checkmark.circle.fill")),
      SheetOption(
        "school", title: "School", subtitle: "Not offered in your country",
        image: UIImage(systemName: "exclamationmark.circle.fill"), isEnabled: false),
      SheetOption(
        "none", title: "Leave", subtitle: "Everything you have made is deleted",
        image: UIImage(systemName: "xmark.circle.fill"), isDestructive: true),
    ]
  }

  private static func cities(after earlier: [String]) -> [SheetOption<String>] {
    let cities = [
      "Denmark": ["Aarhus", "Copenhagen"],
      "France": ["Bordeaux", "Lille", "Lyon", "Marseille", "Paris"],
      "Italy": ["Milan", "Naples", "Rome"],
    ]
    return (earlier.first.map { cities[$0] ?? [] } ?? cities.keys.sorted()).options { $0 }
  }

  @MainActor private static let photo = [
    SheetOption("camera", title: "Take Photo"),
    SheetOption("library", title: "Choose from Library", subtitle: "214 photos"),
    SheetOption("remove", title: "Remove Photo", isDestructive: true),
  ]
}
