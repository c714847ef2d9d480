import BottomBounce
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
    try Self.expectDocumented(Self.table(lowest))
  }

  // MARK: Glass

  /// What is behind a panel of glass.
  private enum Page: CaseIterable {
    case white, black, photo

    @MainActor func fill(_ view: UIView) {
      view.backgroundColor = self == .black ? .black : .white
      guard self == .photo else { return }
      let colors: [UIColor] = [.systemGreen, .systemTeal, .systemOrange, .brown, .systemIndigo]
      for index in 0..<60 {
        let size = view.bounds.height / 30
        let part = UIView(
          frame: CGRect(
            x: CGFloat(index % 2) * view.bounds.midX, y: CGFloat(index / 2) * size,
            width: view.bounds.midX, height: size))
        part.backgroundColor = colors[index * 7 % 5]
        view.addSubview(part)
      }
    }
  }

  private static let day = DateComponents(year: 2025, month: 6, day: 19)
  private static let shows: [@MainActor (BottomBounceView, UIView) -> Void] = [
    { $0.show(.day(day).todayButton().footer("In your calendar."), title: "Day", in: $1) { _ in } },
    {
      $0.show(
        .date(mode: .dateAndTime).style(.calendar).footer("In your time zone."), title: "Meeting",
        in: $1, extraButtons: [SheetButton("Delete", role: .destructive) { _ in }]
      ) { _ in }
    },
    {
      $0.show(
        .dayRange(DayRange(first: day, last: day), nights: 0...5)
          .selectable { ($0.day ?? 0) % 5 != 0 }, title: "Stay", in: $1
      ) { _ in }
    },
    {
      $0.show(
        .list((1...30).map { SheetOption($0, title: "Room \($0)", subtitle: "Floor 2") }),
        title: "Room", in: $1, configuration: SheetConfiguration { $0.detents = [.medium, .large] }
      ) { _ in }
    },
    {
      $0.show(
        .list([
          SheetSection("Kitchen", options: [SheetOption("Oven", title: "Oven", subtitle: "Off")]),
          SheetSection("Hall", options: [SheetOption("Bell", title: "Bell")]),
          SheetSection("Garden", options: [SheetOption("Pump", title: "Pump")]),
        ]).searchable(), title: "Device", in: $1
      ) { _ in }
    },
    { $0.show(.text("", placeholder: "Name", limit: 20), title: "Name", in: $1) { _ in } },
    { $0.show(.number(72, in: 30...250, unit: "kg"), title: "Weight", in: $1) { _ in } },
    { $0.show(.buttons(["S", "M", "L"], selected: "M"), title: "Size", in: $1) { _ in } },
    {
      $0.show(
        .form(["a", "b"]) { f, _ in
          f.section("Names", footer: "Both are optional.") {
            f.field("First", \.[0]) { .text($0) }
            f.field("Last", \.[1]) { .list(["a", "b"], selected: $0) }
          }
        }, title: "Form", in: $1
      ) { _ in }
    },
  ]

  @Test func `over any page, colors on glass that aren't UIKit's own are legible`() throws {
    var lowest: [SystemColor: [Page: [Bool: Double]]] = [:]
    for page in Page.allCases {
      for isDark in [false, true] {
        for show in Self.shows {
          let device = Simulator(.iPhone16, systemVersion: "26.0")
          device.appearance = isDark ? .dark : .light
          let controller = UIViewController()
          device.window.rootViewController = controller
          page.fill(controller.view)
          let sheet = BottomBounceView()
          show(sheet, controller.view)
          device.settle()
          for sample in ContrastReader.samples(of: device) {
            if let system = sample.systemColor {
              let known = lowest[system]?[page]?[isDark] ?? 22
              lowest[system, default: [:]][page, default: [:]][isDark] = min(known, sample.ratio)
            } else if sample.ratio < sample.minimum {
              Issue.record(
                """
                “\(sample.name.prefix(30))” has a contrast of \(Self.text(sample.ratio)) instead \
                of \(sample.minimum) on glass over a \(page) page (dark: \(isDark)).
                """)
            }
          }
        }
      }
    }
    let rows = SystemColor.allCases.filter { lowest[$0] != nil }.map { color in
      let ratios = Page.allCases.flatMap { page in
        [false, true].map { lowest[color]?[page]?[$0].map(Self.text) ?? "—" }
      }
      return "| \(color.rawValue) | \(ratios.joined(separator: " | ")) |"
    }
    try Self.expectDocumented(rows.joined(separator: "\n"))
  }

  private static func expectDocumented(_ table: String) throws {
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
