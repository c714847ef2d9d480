import UIKit

extension Checks {
  static let colors: [String: Check] = {
    let colors: KeyValuePairs<String, UIColor> = [
      "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
      "placeholderText": .placeholderText, "separator": .separator,
      "systemBackground": .systemBackground,
      "systemGroupedBackground": .systemGroupedBackground,
      "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
      "tertiarySystemFill": .tertiarySystemFill, "systemGray4": .systemGray4,
      "systemBlue": .systemBlue, "systemRed": .systemRed,
    ]
    var checks: [String: Check] = [:]
    for (name, color) in colors {
      for (appearance, style) in [("light", UIUserInterfaceStyle.light), ("dark", .dark)] {
        checks["color.\(name).\(appearance)"] = {
          figure(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)))
        }
      }
    }
    return checks
  }()
}
