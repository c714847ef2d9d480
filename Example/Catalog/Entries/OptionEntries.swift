import BottomBounce
import UIKit

extension CatalogEntry {
  static let options: [CatalogEntry] = [
    CatalogEntry(.options, "One of a list") { $0.ask(.list(plans, selected: "team")) },
    CatalogEntry(.options, "Several of a list") {
      $0.ask(
        .checklist(plans, selected: ["basic", "team"], maximum: 2),
        describe: { $0.joined(separator: " + ") })
    },
    CatalogEntry(.options, "Search in 10,000") {
      let numbers = (1...10_000).map { SheetOption($0, title: "Number \($0)") }
      $0.ask(.list(numbers, selected: 3).searchable())
    },
    CatalogEntry(.options, "Sections") {
      $0.ask(.list(rooms, selected: "oven").searchable())
    },
    CatalogEntry(.options, "Loading") { stage in
      var hasFailed = false
      stage.ask(
        .list(
          .loadingSections {
            await wait(1)
            defer { hasFailed = true }
            if !hasFailed { throw Offline() }
            return rooms
          }, selected: "lamp"))
    },
    CatalogEntry(.options, "Live list") { stage in
      // Devices come and go each time that the user selects one.
      var loads = 0
      let devices = OptionSource.loadingSections {
        loads += 1
        await wait(loads % 4)
        if loads % 5 == 4 { throw Offline() }
        return rooms.map { room in
          let options = room.options.filter { $0.value != "oven" || loads % 3 > 0 }
          return SheetSection(room.title, options: loads % 2 == 0 ? options.reversed() : options)
        }
      }
      stage.ask(
        .checklist(devices, selected: ["lamp"]).searchable(),
        callbacks: SheetCallbacks(valueChanged: { _ in devices.reload() }),
        describe: { $0.joined(separator: ", ") })
    },
    CatalogEntry(.options, "Wheel") { $0.ask(.wheel(["S", "M", "L"], selected: "M")) },
    CatalogEntry(.options, "Two types") {
      $0.ask(
        .wheels(.wheel(cities.keys.sorted(), selected: "Italy"), .wheel([1, 2, 7]) { "\($0) d" }),
        describe: { "\($0), \($1) d" })
    },
    CatalogEntry(.options, "Columns") {
      $0.ask(
        .wheels(.wheel(cities.keys.sorted(), selected: "France")) { [cities] country in
          .wheel(cities[country] ?? [], selected: "Lyon")
        }.wheelTitles(["Country", "City"]), describe: { "\($0), \($1)" })
    },
    CatalogEntry(.options, "Choice") { $0.ask(.buttons(photo)) },
  ]

  @MainActor private static var plans: [SheetOption<String>] {
    [
      SheetOption("basic", title: "Basic", subtitle: "One person, one device", image: person),
      SheetOption("team", title: "Team", subtitle: "Up to ten people", image: person),
      SheetOption(
        "school", title: "School", subtitle: "Not available in your country", image: person,
        isEnabled: false),
      SheetOption("studio", title: "Studio", subtitle: "Up to fifty people", image: person),
    ]
  }

  private static let person = UIImage(systemName: "person.crop.circle.fill")

  /// Waits for some turns, as for the answer of a server.
  @MainActor private static func wait(_ turns: Int) async {
    for _ in 0..<turns { await Task.yield() }
  }

  private struct Offline: LocalizedError {
    var errorDescription: String? { "The devices can’t be reached." }
  }

  @MainActor private static var rooms: [SheetSection<String>] {
    [
      SheetSection(
        "Kitchen",
        options: [
          SheetOption("lamp", title: "Ceiling lamp", subtitle: "On"),
          SheetOption("oven", title: "Oven", subtitle: "Off"),
        ]),
      SheetSection("Hall", options: [SheetOption("bell", title: "Door bell")]),
      SheetSection("Garden", options: [SheetOption("pump", title: "Water pump", subtitle: "Off")]),
    ]
  }

  private static let cities = [
    "Denmark": ["Aarhus", "Copenhagen"],
    "France": ["Bordeaux", "Lille", "Lyon", "Marseille", "Paris"],
    "Italy": ["Milan", "Naples", "Rome"],
  ]

  @MainActor private static let photo = [
    SheetOption("camera", title: "Take Photo"),
    SheetOption("library", title: "Choose from Library", subtitle: "214 photos"),
    SheetOption("remove", title: "Remove Photo", role: .destructive),
  ]
}
