import UIKit

/// What a sheet takes over from its presenting view; `nil` is UIKit's value or the user's setting.
struct SheetEnvironment: Equatable {
  var tintColor: UIColor?
  var userInterfaceStyle: UIUserInterfaceStyle?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var contentSizeCategory: UIContentSizeCategory?
  var locale: Locale?
  var calendar: Calendar?
  var timeZone: TimeZone?
  var isEnabled = true

  @MainActor func apply(to view: UIView) {
    view.tintColor = tintColor
    apply(userInterfaceStyle, as: UITraitUserInterfaceStyle.self, to: view)
    apply(layoutDirection, as: UITraitLayoutDirection.self, to: view)
    apply(contentSizeCategory, as: UITraitPreferredContentSizeCategory.self, to: view)
  }

  @MainActor private func apply<Trait: UITraitDefinition>(
    _ value: Trait.Value?, as trait: Trait.Type, to view: UIView
  ) {
    if let value {
      view.traitOverrides[trait] = value
    } else if view.traitOverrides.contains(trait) {
      view.traitOverrides.remove(trait)
    }
  }
}
