import UIKit

/// What a sheet takes over from the view that presents it, such as a SwiftUI view.
///
/// A member that is `nil` has the value that UIKit passes down, or the user's setting.
struct SheetEnvironment: Equatable {
  var tintColor: UIColor?
  var userInterfaceStyle: UIUserInterfaceStyle?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var contentSizeCategory: UIContentSizeCategory?
  /// The locale of dates and searches that don't set their own.
  var locale: Locale?
  /// The calendar of dates that don't set their own.
  var calendar: Calendar?
  /// The time zone of dates that set neither a time zone nor a calendar.
  var timeZone: TimeZone?
  /// A Boolean value that indicates whether the user can change and confirm the value.
  var isEnabled = true

  /// Sets the tint color and the traits of a view.
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
