// The values of UIKit in iOS 13 to 18. Apple publishes no values for increased contrast. Background
// values come from the published grays, and label values from the colors that UIKit
// resolves.
extension UIColor {
  public class var label: UIColor { Semantic.label }
  public class var secondaryLabel: UIColor { Semantic.secondaryLabel }
  public class var tertiaryLabel: UIColor { Semantic.tertiaryLabel }
  public class var quaternaryLabel: UIColor { Semantic.quaternaryLabel }
  public class var placeholderText: UIColor { Semantic.placeholderText }
  public class var link: UIColor { Semantic.link }
  public class var separator: UIColor { Semantic.separator }
  public class var opaqueSeparator: UIColor { Semantic.opaqueSeparator }
  public class var systemFill: UIColor { Semantic.systemFill }
  public class var secondarySystemFill: UIColor { Semantic.secondarySystemFill }
  public class var tertiarySystemFill: UIColor { Semantic.tertiarySystemFill }
  public class var quaternarySystemFill: UIColor { Semantic.quaternarySystemFill }
  public class var systemBackground: UIColor { Semantic.systemBackground }
  public class var secondarySystemBackground: UIColor { Semantic.secondarySystemBackground }
  public class var tertiarySystemBackground: UIColor { Semantic.tertiarySystemBackground }
  public class var systemGroupedBackground: UIColor { Semantic.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor {
    Semantic.secondarySystemGroupedBackground
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    Semantic.tertiarySystemGroupedBackground
  }
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
