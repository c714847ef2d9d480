import BottomBounce
import UIKit
import UIKitSimulator

extension Scenes {
  /// Lists, wheels, and buttons.
  static let options: [SnapshotScene] = [
    SnapshotScene("option-en-light") {
      Stage(.iPhone16).asking(.list(plans(), selected: "team"), "Plan")
    },
    SnapshotScene("option-en-dark") {
      Stage(appearance: .dark).asking(.list(countries, selected: "Greece"), "Country")
    },
    SnapshotScene("option-search-en-light") {
      await Stage().searching("en", .list(countries, selected: "Denmark").searchable())
    },
    SnapshotScene("option-search-none-en-dark") {
      await Stage(appearance: .dark).searching(
        "Atlantis", .list(countries, selected: "Denmark").searchable())
    },
    SnapshotScene("options-search-hidden-en-light") {
      await Stage().searching(
        "en", .checklist(countries, selected: ["Austria", "Denmark", "Poland"]).searchable())
    },
    SnapshotScene("options-en-large-text") {
      Stage(.iPhone16, textSize: .accessibilityExtraLarge).asking(
        .checklist(plans(), selected: ["basic", "team"], maximum: 2), "Plans")
    },
    SnapshotScene("options-problem-zh-dark") {
      let device = Stage(language: "zh-Hans", appearance: .dark).asking(
        .checklist(["红", "绿", "蓝"], minimum: 2), "颜色")
      // Return says why OK is disabled.
      device.press(.keyboardReturnOrEnter)
      device.settle()
      return device
    },
    SnapshotScene("sections-en-light") {
      Stage().asking(.list(rooms, selected: "Oven").searchable(), "Device")
    },
    SnapshotScene("loading-error-ar-dark") {
      let stage = Stage(language: "ar", appearance: .dark)
      let device = stage.asking(
        .list(
          .loading {
            throw ValidationError("تعذر الاتصال بالخادم.")
          }, selected: "1"), "الجهاز")
      await device.settle()
      return device
    },
    SnapshotScene("columns-pt-BR-light") {
      Stage(language: "pt-BR", locale: "pt_BR").asking(
        .wheels(.wheel(["Dinamarca", "França", "Itália"], selected: "França")) {
          .wheel(cities(of: $0), selected: "Lyon")
        }.wheelTitles(["País", "Cidade"]), "Lugar")
    },
    SnapshotScene("choice-en-light") {
      Stage().asking(.buttons(photo, selected: "library"), "Photo")
    },
    SnapshotScene("actions-ar-dark") {
      Stage(language: "ar", appearance: .dark).asking(
        .buttons([
          SheetOption("share", title: "مشاركة"),
          SheetOption("delete", title: "حذف", role: .destructive),
        ]), "الصورة")
    },
  ]

  private static func plans() -> [SheetOption<String>] {
    let person = UIImage(systemName: "person.crop.circle.fill")
    return [
      SheetOption("basic", title: "Basic", subtitle: "One person, one device", image: person),
      SheetOption(
        "team", title: "Team", subtitle: "Up to ten people who share what they make",
        image: person),
      SheetOption(
        "school", title: "School", subtitle: "Not available in your country", image: person,
        isEnabled: false),
      SheetOption("studio", title: "Studio", subtitle: "Up to fifty people", image: person),
    ]
  }

  private static let rooms = [
    SheetSection("Kitchen", options: ["Lamp", "Oven"]),
    SheetSection("Hall", options: ["Door bell"]),
    SheetSection("Garden", options: ["Water pump", "Lights", "Gate"]),
  ]

  private static let countries = [
    "Austria", "Belgium", "Bulgaria", "Croatia", "Cyprus", "Czechia", "Denmark", "Estonia",
    "Finland", "France", "Germany", "Greece", "Hungary", "Ireland", "Italy", "Latvia",
    "Lithuania", "Luxembourg", "Malta", "Netherlands", "Poland", "Portugal", "Romania",
    "Slovakia", "Slovenia", "Spain", "Sweden",
  ]

  private static func cities(of country: String) -> [SheetOption<String>] {
    let cities = [
      "França": ["Bordeaux", "Lille", "Lyon", "Marselha", "Nantes", "Paris"],
      "Itália": ["Milão", "Nápoles", "Roma"],
    ]
    return (cities[country] ?? ["Copenhague"]).map {
      SheetOption($0, title: $0, isEnabled: $0 != "Nantes")
    }
  }

  private static let photo = [
    SheetOption("camera", title: "Take Photo", isEnabled: false),
    SheetOption("library", title: "Choose from Library", subtitle: "214 photos"),
    SheetOption("remove", title: "Remove Photo", role: .destructive),
  ]
}

extension Stage {
  /// A list whose search field contains text.
  fileprivate func searching(_ text: String, _ content: some SheetContent) async -> Simulator {
    _ = asking(content, "Country")
    if let field = device.view("BottomBounce.search") { device.tap(field) }
    await device.settle()
    device.type(text)
    await device.settle()
    return device
  }
}
