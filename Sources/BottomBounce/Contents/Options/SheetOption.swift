public import UIKit

/// One of the values that the user can choose, and its appearance.
///
/// ```swift
/// let plans = [
///   SheetOption(Plan.basic, title: "Basic", subtitle: "Free"),
///   SheetOption(Plan.team, title: "Team", subtitle: "For up to ten people", isEnabled: hasTeam),
/// ]
/// ```
///
/// The values of all options must differ. If two are equal, the second one is never initially
/// selected.
public struct SheetOption<Value: Hashable> {
  /// The value that the sheet returns.
  public var value: Value
  /// The title, in the user's language.
  public var title: String
  /// A second line in a smaller font.
  ///
  /// The default is `nil`. Wheels don't show it.
  public var subtitle: String?
  /// An image before the title, at most 40 points wide and high.
  ///
  /// The default is `nil`. Wheels don't show it.
  public var image: UIImage?
  /// A Boolean value that indicates whether the user can choose the option.
  ///
  /// The default is `true`.
  ///
  /// A disabled option that is initially selected stays selected until the user chooses another
  /// one.
  public var isEnabled: Bool
  /// The role, such as ``SheetButton/Role/destructive``.
  ///
  /// The default is `nil`, which is no special role.
  public var role: SheetButton.Role?
  /// Other words by which a search finds the option, such as other names of a city.
  ///
  /// The default is none. They aren't shown.
  public var keywords: [String]

  /// Creates an option.
  ///
  /// Each parameter sets the property of the same name, and has its default.
  public init(
    _ value: Value, title: String, subtitle: String? = nil, image: UIImage? = nil,
    isEnabled: Bool = true, role: SheetButton.Role? = nil, keywords: [String] = []
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.isEnabled = isEnabled
    self.role = role
    self.keywords = keywords
  }

  var row: OptionRow {
    OptionRow(
      title: title, subtitle: subtitle, image: image, isEnabled: isEnabled, role: role)
  }

  func map<Other>(_ transform: (Value) -> Other) -> SheetOption<Other> {
    SheetOption<Other>(
      transform(value), title: title, subtitle: subtitle, image: image, isEnabled: isEnabled,
      role: role, keywords: keywords)
  }
}

extension SheetOption: Sendable where Value: Sendable {}

struct OptionRow: Equatable, Sendable {
  var title: String
  var subtitle: String?
  var image: UIImage?
  var isEnabled = true
  var role: SheetButton.Role?

  var color: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return role == .destructive ? .systemRed : .label
  }
}
