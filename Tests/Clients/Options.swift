import BottomBounce
import UIKit

struct Country: Hashable {
  var name: String
  var capital = ""
  var flag: UIImage?
  var cities: [String] = []
}
enum Size: String, CaseIterable { case small, large }
@MainActor func options(
  _ sheet: BottomBounceView, _ controller: UIViewController, countries: [Country], home: Country?,
  size: String?, tags: Set<Int>, tagArray: [Int]
) {
  sheet.show(.list(["S", "M", "L"], selected: size), title: "Size", from: controller) {
    print($0.count)
  }
  sheet.show(.list(countries, selected: home, title: \.name), title: "Country", from: controller) {
    print($0.name)
  }
  sheet.show(.list(countries, selected: home) { $0.name }, title: "Country", from: controller) {
    print($0.name)
  }
  sheet.show(
    .list(countries.map { SheetOption($0, title: $0.name) }, selected: home).searchable().orNone(),
    from: controller
  ) { print($0?.name ?? "") }
  sheet.show(.list(Size.allCases, selected: .small, title: \.rawValue), from: controller) {
    print($0.rawValue)
  }
  sheet.show(.checklist(["S", "M"], selected: ["S"]), from: controller) { print($0[0]) }
  sheet.show(.checklist([1, 2], selected: tags) { "\($0)" }, from: controller) {
    print($0.contains(1))
  }
  sheet.show(
    .checklist([1, 2], selected: tagArray, title: { "\($0)" }).searchable(), from: controller
  ) { print($0[0]) }
  sheet.show(
    .checklist([SheetOption(1, title: "One")], selected: [1], minimum: 1).orNone("None"),
    from: controller
  ) { print($0?[0] ?? 0) }
  sheet.show(.checklist([SheetOption(1, title: "One")], minimum: 1), from: controller) {
    print($0[0])
  }
  sheet.show(.checklist([SheetOption(1, title: "One")], selected: tags), from: controller) {
    print($0.contains(1))
  }
  let loader = OptionSource.loading {
    try await fetch(countries).map { SheetOption($0, title: $0.name) }
  }
  let sectionLoader = OptionSource.loadingSections {
    let countries = try await fetch(countries)
    return countries.map { SheetSection($0.name, options: $0.cities) }
  }
  loader.reload()
  sheet.show(.list(loader, selected: home).searchable(), from: controller) { print($0.name) }
  sheet.show(.list(sectionLoader), from: controller) { print($0.count) }
  sheet.show(
    .list(
      .loading { [weak controller] in
        guard controller != nil else { return [] }
        return try await fetch([1]).map { SheetOption($0, title: "\($0)") }
      }), from: controller
  ) { print($0 + 1) }
  sheet.show(
    .list(
      .loading {
        let all = try await fetch(countries)
        return all.map { SheetOption($0, title: $0.name) }
      }, selected: home
    ).searchable().confirmsOnTap().orNone(), from: controller
  ) { print($0?.name ?? "") }
  sheet.show(
    .list(countries, selected: home, title: \.name, subtitle: \.capital, image: \.flag),
    title: "Country", from: controller
  ) { print($0.name) }
  sheet.show(
    .checklist(countries, minimum: 1, title: \.name, subtitle: \.capital, keywords: \.cities),
    from: controller
  ) { print($0[0].name) }
  let cached = OptionSource(countries, title: \.name, subtitle: { $0.capital })
  sheet.show(.list(cached, selected: home), from: controller) { print($0.name) }
  sheet.show(.list(countries.isEmpty ? loader : cached), from: controller) { print($0.name) }
  sheet.show(.checklist(OptionSource(["S", "M"]), selected: ["S"]), from: controller) {
    print($0[0])
  }
  sheet.show(.checklist(.init(Set([1, 2]), title: { "\($0)" }), selected: []), from: controller) {
    print($0[0])
  }
  sheet.show(.list([SheetSection("A", options: ["a"])], selected: "a"), from: controller) {
    print($0.count)
  }
  sheet.show(
    .checklist(
      .loadingSections { [SheetSection("A", options: [SheetOption(1, title: "One")])] },
      selected: tags, minimum: 1), from: controller
  ) { print($0.contains(1)) }
  sheet.show(
    .checklist(.loading { [SheetOption(1, title: "One")] }, selected: tagArray), from: controller
  ) { print($0[0]) }
  sheet.show(
    .checklist([SheetSection("A", options: [SheetOption(1, title: "One")])], selected: tagArray),
    from: controller
  ) { print($0[0]) }
  sheet.show(.checklist(loader, selected: []), from: controller) { print($0[0].name) }
  sheet.show(.buttons(["Share", "Delete"]), from: controller) { print($0.count) }
  sheet.show(.buttons([SheetOption(1, title: "One", role: .destructive)]), from: controller) {
    print($0)
  }
  sheet.show(.buttons(Size.allCases, title: \.rawValue), from: controller) { print($0.rawValue) }
  sheet.show(.wheel(["S", "M"], selected: size), from: controller) { print($0.count) }
  sheet.show(
    .wheel(Array(stride(from: 60, through: 180, by: 5)), selected: 100) { "\($0) mg/dL" },
    from: controller
  ) { print($0 + 1) }
  sheet.show(.wheel(Size.allCases, selected: .large, title: \.rawValue).orNone(), from: controller)
  { print($0?.rawValue ?? "") }
  sheet.show(
    .wheels(.wheel(["a"], selected: "a"), .wheel(Size.allCases, title: \.rawValue)),
    from: controller
  ) { letter, size in print(letter.count, size.rawValue) }
  sheet.show(
    .wheels(.wheel(countries, selected: home, title: \.name), second: { .wheel($0.cities) }),
    from: controller
  ) { print($0.0.name, $0.1.count) }
  sheet.show(
    .wheels(.wheel(countries, selected: home, title: \.name)) { .wheel($0.cities) },
    from: controller
  ) { print($0.0.name, $0.1.count) }
  sheet.show(
    .wheels([[SheetOption(1, title: "1")], [SheetOption(2, title: "2")]], selected: [1, 2])
      .wheelTitles(["a", "b"]), from: controller
  ) { print($0[0]) }
  sheet.show(
    .wheels(.wheel(countries.map(\.name), selected: "France")) { country in
      .wheel(countries.first { $0.name == country }?.cities ?? [], selected: "Lyon")
    }, from: controller
  ) { print($0.count, $1.count) }
  sheet.show(
    .wheels(.wheels(.wheel([1, 2]) { "\($0)" }) { .wheel([$0 * 10]) { "\($0)" } }) { pair in
      .wheel(["\(pair.0)", "\(pair.1)"])
    }, from: controller
  ) { print($0.0 + $0.1, $1.count) }
}

func fetch<Value>(_ values: [Value]) async throws -> [Value] { values }
