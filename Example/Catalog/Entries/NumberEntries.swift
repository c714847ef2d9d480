import BottomBounce
import Foundation

extension CatalogEntry {
  static let numbers: [CatalogEntry] = [
    CatalogEntry(.numbers, "Weight") {
      $0.ask(.number(70.5, in: 30...250, step: 0.5, unit: "kg").orNone(), describe: text)
    },
    CatalogEntry(.numbers, "Population") {
      $0.ask(.number(3_500_000, in: 0...10_000_000))
    },
    CatalogEntry(.numbers, "Distance") {
      $0.ask(
        .number(
          Measurement(value: 42.195, unit: UnitLength.kilometers), in: 0...100, step: 0.5,
          shownIn: .kilometers),
        describe: { "\($0)" })
    },
    CatalogEntry(.numbers, "Countdown") {
      $0.ask(.duration(.seconds(93_600), in: .zero...(.seconds(30 * 86_400))))
    },
  ]

  @MainActor private static func text(_ weight: Double?) -> String {
    weight.map { "\($0)" } ?? "none"
  }
}
