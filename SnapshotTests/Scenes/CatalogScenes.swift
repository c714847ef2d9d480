import BottomBounce
import BottomBounceCatalog
import UIKit
import UIKitSimulator

/// The catalog, and its content types in combinations of settings that contain every pair.
extension Scenes {
  static let catalog: [SnapshotScene] =
    [
      SnapshotScene("catalog-light") {
        let device = Simulator(.iPhone16At2x, locale: Locale(identifier: "en_US"))
        device.window.rootViewController = CatalogController()
        device.settle()
        return device
      }
    ] + Pairwise([entries.count] + Condition.counts).rows.map { scene($0) }

  /// One entry for each kind of body.
  private static let entries = [
    "One line", "Several lines", "Suggestions", "Day", "Day and time", "Calendar",
    "Several of a list", "Search in 10,000", "Columns", "Choice", "Hue", "Rating",
  ].compactMap { title in CatalogEntry.all.first { $0.title == title } }

  private static func scene(_ row: [Int]) -> SnapshotScene {
    let entry = entries[row[0]]
    let condition = Condition(Array(row.dropFirst()))
    let words = entry.title.lowercased().filter { $0 != "," }.split(separator: " ")
    return SnapshotScene(
      (["all"] + words.map(String.init) + condition.names).joined(separator: "-")
    ) {
      let device = condition.device
      let controller = CatalogController()
      device.window.rootViewController = controller
      if condition.isOnItsSide { device.rotate(to: .landscapeLeft) }
      await device.settle()
      let stage = CatalogStage(
        sheet: BottomBounceView(), host: controller.view, title: entry.title,
        adjust: {
          condition.style.adjust(&$0)
          // Wheels and calendars are narrower than an iPad's card.
          let isNarrow = entry.section == .dates || entry.title == "Columns"
          if isNarrow, condition.model.model == .iPadPro11 { $0.maximumWidth = 472 }
        }
      ) { _ in }
      try? entry.show(stage)
      await device.settle()
      return device
    }
  }
}

/// The settings of a scene, apart from the content.
private struct Condition: Sendable {
  /// The number of values of each property, in the order of the properties.
  static let counts = [models.count, styles.count, 2, 2, 2, 2, 2]

  var model: (name: String, model: DeviceModel)
  var style: Style
  var isDark: Bool
  var isMirrored: Bool
  var hasLargestText: Bool
  var isOnItsSide: Bool
  var hasHardwareKeyboard: Bool

  init(_ values: [Int]) {
    model = Self.models[values[0]]
    style = Self.styles[values[1]]
    isDark = values[2] == 1
    isMirrored = values[3] == 1
    hasLargestText = values[4] == 1
    isOnItsSide = values[5] == 1
    hasHardwareKeyboard = values[6] == 1
  }

  /// The settings that differ from the default, for the name of the scene.
  var names: [String] {
    let marks = [
      (isDark, "dark"), (isMirrored, "ar"), (hasLargestText, "huge"), (isOnItsSide, "side"),
      (hasHardwareKeyboard, "keys"),
    ]
    return [model.name, style.name] + marks.filter(\.0).map(\.1)
  }

  @MainActor var device: Simulator {
    let device = Simulator(
      model.model, locale: Locale(identifier: isMirrored ? "ar_EG" : "en_US"),
      appearance: isDark ? .dark : .light)
    device.settings.contentSizeCategory =
      hasLargestText ? .accessibilityExtraExtraExtraLarge : .large
    device.showsSoftwareKeyboard = !hasHardwareKeyboard
    return device
  }

  private static let models: [(name: String, model: DeviceModel)] = [
    ("phone", .iPhone16At2x), ("se", .iPhoneSE3), ("pad", .iPadPro11),
  ]

  /// A kind of panel.
  struct Style: Sendable {
    var name: String
    var adjust: @MainActor @Sendable (inout SheetConfiguration) -> Void
  }

  /// Indigo that is dark enough on a gray button, and light enough on a dark panel.
  private static let indigo = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.68, green: 0.67, blue: 1, alpha: 1)
      : UIColor(red: 0.28, green: 0.27, blue: 0.72, alpha: 1)
  }

  private static let styles = [
    Style(name: "plain") { _ in },
    Style(name: "detents") {
      $0.detents = [.medium, .large]
      $0.showsGrabber = true
    },
    Style(name: "styled") {
      $0.cornerRadius = 24
      $0.tintColor = indigo
      $0.okButtonConfiguration = .filled()
      $0.okButtonConfiguration?.baseBackgroundColor = .systemIndigo
      $0.cancelButtonConfiguration = .gray()
    },
  ]
}
