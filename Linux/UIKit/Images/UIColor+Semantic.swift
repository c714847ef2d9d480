// Values as UIKit of iOS 13 to 18 resolves them. Apple publishes no increased contrast for these; the backgrounds
// take it from the published greys that they are made of, the labels from what UIKit resolves.
extension UIColor {
  /// Text of the first importance.
  public class var label: UIColor { Semantic.label }
  /// Text of the second importance.
  public class var secondaryLabel: UIColor { Semantic.secondaryLabel }
  /// Text of the third importance.
  public class var tertiaryLabel: UIColor { Semantic.tertiaryLabel }
  /// Text of the fourth importance.
  public class var quaternaryLabel: UIColor { Semantic.quaternaryLabel }
  /// Text that stands where some is to be typed.
  public class var placeholderText: UIColor { Semantic.placeholderText }
  /// Text that leads somewhere.
  public class var link: UIColor { Semantic.link }
  /// Thin lines that let what is below shine through.
  public class var separator: UIColor { Semantic.separator }
  /// Thin lines that cover.
  public class var opaqueSeparator: UIColor { Semantic.opaqueSeparator }
  /// An overlay for thin and small shapes.
  public class var systemFill: UIColor { Semantic.systemFill }
  /// An overlay for shapes of medium size.
  public class var secondarySystemFill: UIColor { Semantic.secondarySystemFill }
  /// An overlay for large shapes, such as text fields.
  public class var tertiarySystemFill: UIColor { Semantic.tertiarySystemFill }
  /// An overlay for large areas with much in them.
  public class var quaternarySystemFill: UIColor { Semantic.quaternarySystemFill }
  /// The background of the interface.
  public class var systemBackground: UIColor { Semantic.systemBackground }
  /// The background of what lies on the first.
  public class var secondarySystemBackground: UIColor { Semantic.secondarySystemBackground }
  /// The background of what lies on the second.
  public class var tertiarySystemBackground: UIColor { Semantic.tertiarySystemBackground }
  /// The background of grouped lists.
  public class var systemGroupedBackground: UIColor { Semantic.systemGroupedBackground }
  /// The background of a group.
  public class var secondarySystemGroupedBackground: UIColor {
    Semantic.secondarySystemGroupedBackground
  }
  /// The background of what lies on a group.
  public class var tertiarySystemGroupedBackground: UIColor {
    Semantic.tertiarySystemGroupedBackground
  }
  /// The tint colour of the app, which is blue.
  public class var tintColor: UIColor { systemBlue }

  private enum Semantic {
    static let label = ColorVariants(
      light: 0x000000, dark: 0xFFFFFF
    ).dynamic
    static let secondaryLabel = ColorVariants(
      light: .init(0x3C3C43, 0.6), dark: .init(0xEBEBF5, 0.6),
      lightHigh: .init(0x3C3C43, 0.8), darkHigh: .init(0xEBEBF5, 0.7)
    ).dynamic
    static let tertiaryLabel = ColorVariants(
      light: .init(0x3C3C43, 0.3), dark: .init(0xEBEBF5, 0.3),
      lightHigh: .init(0x3C3C43, 0.7), darkHigh: .init(0xEBEBF5, 0.55)
    ).dynamic
    static let quaternaryLabel = ColorVariants(
      light: .init(0x3C3C43, 0.18), dark: .init(0xEBEBF5, 0.16),
      lightHigh: .init(0x3C3C43, 0.55), darkHigh: .init(0xEBEBF5, 0.4)
    ).dynamic
    static let placeholderText = ColorVariants(
      light: .init(0x3C3C43, 0.3), dark: .init(0xEBEBF5, 0.3),
      lightHigh: .init(0x3C3C43, 0.7), darkHigh: .init(0xEBEBF5, 0.55)
    ).dynamic
    static let link = ColorVariants(
      light: 0x007AFF, dark: 0x0984FF
    ).dynamic
    static let separator = ColorVariants(
      light: .init(0x3C3C43, 0.29), dark: .init(0x545458, 0.6)
    ).dynamic
    static let opaqueSeparator = ColorVariants(
      light: 0xC6C6C8, dark: 0x38383A
    ).dynamic
    static let systemFill = ColorVariants(
      light: .init(0x787880, 0.2), dark: .init(0x787880, 0.36)
    ).dynamic
    static let secondarySystemFill = ColorVariants(
      light: .init(0x787880, 0.16), dark: .init(0x787880, 0.32)
    ).dynamic
    static let tertiarySystemFill = ColorVariants(
      light: .init(0x767680, 0.12), dark: .init(0x767680, 0.24)
    ).dynamic
    static let quaternarySystemFill = ColorVariants(
      light: .init(0x747480, 0.08), dark: .init(0x767680, 0.18)
    ).dynamic
    static let systemBackground = ColorVariants(
      light: 0xFFFFFF, dark: 0x000000, darkElevated: 0x1C1C1E, darkHighElevated: 0x242426
    ).dynamic
    static let secondarySystemBackground = ColorVariants(
      light: 0xF2F2F7, dark: 0x1C1C1E, lightHigh: 0xEBEBF0, darkHigh: 0x242426,
      darkElevated: 0x2C2C2E, darkHighElevated: 0x363638
    ).dynamic
    static let tertiarySystemBackground = ColorVariants(
      light: 0xFFFFFF, dark: 0x2C2C2E, darkHigh: 0x363638, darkElevated: 0x3A3A3C,
      darkHighElevated: 0x444446
    ).dynamic
    static let systemGroupedBackground = ColorVariants(
      light: 0xF2F2F7, dark: 0x000000, lightHigh: 0xEBEBF0, darkElevated: 0x1C1C1E,
      darkHighElevated: 0x242426
    ).dynamic
    static let secondarySystemGroupedBackground = ColorVariants(
      light: 0xFFFFFF, dark: 0x1C1C1E, darkHigh: 0x242426, darkElevated: 0x2C2C2E,
      darkHighElevated: 0x363638
    ).dynamic
    static let tertiarySystemGroupedBackground = ColorVariants(
      light: 0xF2F2F7, dark: 0x2C2C2E, lightHigh: 0xEBEBF0, darkHigh: 0x363638,
      darkElevated: 0x3A3A3C, darkHighElevated: 0x444446
    ).dynamic
  }
}
