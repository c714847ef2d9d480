import UIKit

extension Checks {
  static let text: [String: Check] = [
    "text.largeTitle": { style(.largeTitle) },
    "text.title1": { style(.title1) },
    "text.title2": { style(.title2) },
    "text.title3": { style(.title3) },
    "text.headline": { style(.headline) },
    "text.body": { style(.body) },
    "text.callout": { style(.callout) },
    "text.subheadline": { style(.subheadline) },
    "text.footnote": { style(.footnote) },
    "text.caption1": { style(.caption1) },
    "text.caption2": { style(.caption2) },
    "text.body.xSmall": { style(.body, .extraSmall) },
    "text.body.AX5": { style(.body, .accessibilityExtraExtraExtraLarge) },
    "text.line": { figure(UIFont.systemFont(ofSize: 17).lineHeight) },
  ]

  private static func style(
    _ style: UIFont.TextStyle, _ size: UIContentSizeCategory = .large
  ) -> String {
    figure(
      UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: size)))
  }
}
