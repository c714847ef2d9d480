public import UIKit

/// One of the values that a sheet offers, and how it is shown.
///
/// ```swift
/// let plans = [
///   SheetOption(Plan.basic, title: "Basic", subtitle: "Free"),
///   SheetOption(Plan.team, title: "Team", subtitle: "For up to ten people", isEnabled: hasTeam),
/// ]
/// ```
///
/// Values are to differ from one another: of two that are equal, the second is never the chosen one.
public struct SheetOption<Value: Hashable & Sendable>: Sendable {
  /// What the sheet gives back.
  public var value: Value
  /// What the option is called, in the person's language.
  public var title: String
  /// A second line in smaller letters; nil, the default, for none.
  public var subtitle: String?
  /// An image before the title; nil, the default, for none.
  ///
  /// One that is larger than 40 points is made smaller. Wheels show no images.
  public var image: UIImage?
  /// Whether the option can be chosen; true by default.
  ///
  /// One that cannot is grey. If it is the choice to begin with, it stays until another one is chosen.
  public var isEnabled: Bool
  /// Whether the option takes something away that is hard to get back, and is red for it; false by default.
  public var isDestructive: Bool

  /// A value with a title, which can be chosen unless it is said otherwise.
  public init(
    _ value: Value, title: String, subtitle: String? = nil, image: UIImage? = nil,
    isEnabled: Bool = true, isDestructive: Bool = false
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.isEnabled = isEnabled
    self.isDestructive = isDestructive
  }

  /// What views need to know: all but the value.
  var row: OptionRow {
    OptionRow(
      title: title, subtitle: subtitle, image: image, isEnabled: isEnabled,
      isDestructive: isDestructive)
  }
}

/// How an option is shown, whatever its value is.
struct OptionRow: Sendable {
  var title: String
  var subtitle: String?
  var image: UIImage?
  var isEnabled = true
  var isDestructive = false

  /// The colour of the title.
  var color: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return isDestructive ? .systemRed : .label
  }
}

extension Array {
  /// Returns an option for each of the values, with titles from a closure.
  ///
  /// ```swift
  /// let sizes = ["S", "M", "L"].options { "Size \($0)" }
  /// ```
  public func options(title: (Element) -> String) -> [SheetOption<Element>]
  where Element: Hashable & Sendable {
    map { SheetOption($0, title: title($0)) }
  }
}
