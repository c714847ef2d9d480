import LayoutExamples
import UIKit
import UIKitSimulator

/// Screens that are laid out by equations.
extension Scenes {
  static let layouts: [SnapshotScene] = [
    SnapshotScene("equations-month-closed") { showAgenda(locale: "en_US").device },
    SnapshotScene("equations-month-open-ar-dark") {
      let (device, agenda) = showAgenda(locale: "ar_EG", appearance: .dark)
      agenda.setOpen(true)
      device.settle()
      return device
    },
    SnapshotScene("equations-visits-light") { showVisits(locale: "en_US", english) },
    SnapshotScene("equations-visits-ar-dark") {
      showVisits(locale: "ar_EG", appearance: .dark, arabic)
    },
    SnapshotScene("tree-card-light") { showCard("Ada Lovelace", locale: "en_US") },
    SnapshotScene("tree-card-ar-dark") {
      showCard("سلمى الحسيني", locale: "ar_EG", appearance: .dark)
    },
  ]

  @MainActor private static func showCard(
    _ name: String, locale: String, appearance: UIUserInterfaceStyle = .light
  ) -> Simulator {
    let device = Simulator(
      .iPhone16At2x, locale: Locale(identifier: locale), appearance: appearance)
    device.window.rootViewController = CardController(name)
    device.settle()
    return device
  }

  @MainActor private static func showAgenda(
    locale: String, appearance: UIUserInterfaceStyle = .light
  ) -> (device: Simulator, agenda: AgendaController) {
    let device = Simulator(
      .iPhone16At2x, locale: Locale(identifier: locale), appearance: appearance)
    let agenda = AgendaController(locale: device.settings.locale)
    if locale.hasPrefix("ar") { agenda.entries = ["فطور مع سلمى", "طبيب الأسنان", "سقي النباتات"] }
    device.window.rootViewController = agenda
    device.settle()
    return (device, agenda)
  }

  @MainActor private static func showVisits(
    locale: String, appearance: UIUserInterfaceStyle = .light, _ visits: [VisitRow.Visit]
  ) -> Simulator {
    let device = Simulator(
      .iPhone16At2x, locale: Locale(identifier: locale), appearance: appearance)
    device.window.rootViewController = VisitsController(
      visits, words: locale.hasPrefix("ar") ? .arabic : .english)
    device.settle()
    return device
  }

  private static let english: [VisitRow.Visit] = [
    VisitRow.Visit(
      "Physiotherapy", "10:30 – 11:15", isUnread: true, marks: [.urgent, .watched, .done]),
    VisitRow.Visit(
      "A visit whose topic is much longer than its row", "12:00 – 12:20", marks: [.done]),
    VisitRow.Visit("House call", "14:00", state: "Canceled", marks: [.urgent, .done]),
    VisitRow.Visit(
      "Lunch", "at a time that nobody will be able to read to its end", isUnread: true,
      marks: [.watched]),
    VisitRow.Visit("A long topic after the word before it", "17:00", state: "Moved"),
  ]

  private static let arabic: [VisitRow.Visit] = [
    VisitRow.Visit(
      "علاج طبيعي", "١٠:٣٠ – ١١:١٥", isUnread: true, marks: [.urgent, .watched, .done]),
    VisitRow.Visit("زيارة منزلية", "١٤:٠٠", state: "ملغاة", marks: [.urgent, .done]),
    VisitRow.Visit("موضوع طويل جدا لا يتسع له السطر مهما حاولنا", "١٧:٠٠", state: "مؤجلة"),
  ]
}
