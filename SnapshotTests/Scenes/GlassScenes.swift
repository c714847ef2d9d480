import BottomBounce
import BottomBounceCatalog
import UIKit
import UIKitSimulator

/// Sheets in the design of iOS 26, with the stand-in for Liquid Glass.
extension Scenes {
  static let glass: [SnapshotScene] = [
    SnapshotScene("glass-text-light") {
      Stage(profile: .sample, systemVersion: version).asking(
        .text("Ada Lovelace", limit: 40), "Name")
    },
    SnapshotScene("glass-day-dark") {
      Stage(profile: .sample, appearance: .dark, systemVersion: version).asking(
        .day(DateComponents(year: 1995, month: 9, day: 23), maximum: .today), "Birthday")
    },
    SnapshotScene("glass-list-medium-light") {
      overCatalog(list, "Planet", resizable())
    },
    SnapshotScene("glass-list-large-dark") {
      Stage(profile: .sample, appearance: .dark, systemVersion: version).asking(
        list, "Planet", resizable(selected: .large))
    },
    SnapshotScene("glass-calendar-ar-dark") {
      Stage(profile: .sample, language: "ar", appearance: .dark, systemVersion: version).asking(
        .date(mode: .dateAndTime).style(.calendar), "موعد")
    },
    SnapshotScene("glass-card-pad-light") {
      let stage = Stage(.iPadPro11, profile: .sample, systemVersion: version)
      guard let row = stage.device.view("EditProfile.birthday") else { return stage.device }
      return stage.asking(
        list, "Planet", SheetConfiguration { $0.floatingStyle = .anchored(to: row) })
    },
  ]

  private static let version = "26.0"

  /// A sheet over the full list of the catalog.
  @MainActor private static func overCatalog(
    _ content: some SheetContent, _ title: String, _ configuration: SheetConfiguration
  ) -> Simulator {
    let device = Simulator(
      .iPhone16At2x, locale: Locale(identifier: "en_US"), systemVersion: version)
    let controller = CatalogController()
    device.window.rootViewController = controller
    device.settle()
    BottomBounceView().show(
      content, title: title, in: controller.view, configuration: configuration,
      onValue: { _ in })
    device.settle()
    return device
  }

  @MainActor private static func resizable(
    selected: SheetDetent.Identifier? = nil
  ) -> SheetConfiguration {
    SheetConfiguration {
      $0.showsGrabber = true
      $0.detents = [.medium, .large]
      $0.selectedDetent = selected
    }
  }

  @MainActor private static let list = ListContent.list(
    [
      "Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Ceres",
      "Pluto", "Haumea", "Makemake", "Eris",
    ], selected: "Earth")
}
