import Foundation
import Testing
import UIKit
import UIKitSimulator

/// The contrast of texts and symbols in all scenes.
@MainActor @Suite(.serialized, .ownDevice) struct ContrastTests {
  private typealias SystemColor = ContrastReader.SystemColor

  /// The settings in which a scene is drawn.
  private struct Look: Hashable {
    var isDark: Bool
    var increasesContrast: Bool

    static let all = [false, true].flatMap { isDark in
      [false, true].map { Look(isDark: isDark, increasesContrast: $0) }
    }

    @MainActor func apply(to device: Simulator) {
      device.appearance = isDark ? .dark : .light
      device.settings.increasesContrast = increasesContrast
    }
  }

  /// The scenes of a moment in a movement, whose texts are in motion.
  private static let moving = ["rise-", "fall-", "date-dragged", "date-spinning"]

  @Test func `every color that isn't UIKit's own is legible, and UIKit's are in the table`()
    async throws
  {
    var lowest: [SystemColor: [Look: Double]] = [:]
    for scene in Scenes.all where !Self.moving.contains(where: scene.name.hasPrefix) {
      let device = await scene.make()
      for look in Look.all {
        look.apply(to: device)
        for sample in ContrastReader.samples(of: device) {
          if let system = sample.systemColor {
            let known = lowest[system]?[look] ?? 22
            lowest[system, default: [:]][look] = min(known, sample.ratio)
          } else if sample.ratio < sample.minimum {
            Issue.record(
              """
              “\(sample.name.prefix(30))” in “\(scene.name)” has a contrast of \
              \(Self.text(sample.ratio)) instead of \(sample.minimum) \
              (\(look.isDark ? "dark" : "light")\(look.increasesContrast ? ", increased" : "")).
              """)
          }
        }
      }
    }
    let table = Self.table(lowest)
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/contrast.md")
    let documented = try String(contentsOf: url, encoding: .utf8)
    #expect(documented.contains(table), "The table of contrasts is:\n\(table)")
  }

  private static func text(_ ratio: Double) -> String { String(format: "%.2f", ratio) }

  private static func table(_ lowest: [SystemColor: [Look: Double]]) -> String {
    let rows = SystemColor.allCases.filter { lowest[$0] != nil }.map { color in
      let ratios = Look.all.map { lowest[color]?[$0].map(text) ?? "—" }
      return "| \(color.rawValue) | \(ratios.joined(separator: " | ")) |"
    }
    return rows.joined(separator: "\n")
  }
}
