import Testing
import UIKit
import UIKitSimulator

/// Returns the components of a color resolved with traits, as 0xRRGGBBAA.
private func hex(_ color: UIColor, _ mutations: UITraitMutations) -> String {
  let traits = UITraitCollection.deviceDefaults.modifyingTraits(mutations)
  let rgba = color.resolvedColor(with: traits).cgColor.rgba
  let bytes = [rgba.red, rgba.green, rgba.blue].map { Int(($0 * 255).rounded()) }
  let digits = bytes.map { String(format: "%02X", $0) }.joined()
  return rgba.alpha == 1 ? digits : digits + String(format: " %.2f", Double(rgba.alpha))
}

@MainActor @Suite(.ownDevice) struct UIColorTests {
  /// Human Interface Guidelines, “Color › Specifications”, before iOS 26: light, dark, and both
  /// with increased contrast.
  @Test(arguments: [
    ("systemRed", UIColor.systemRed, "FF3B30", "FF453A", "D70015", "FF6961"),
    ("systemOrange", .systemOrange, "FF9500", "FF9F0A", "C93400", "FFB340"),
    ("systemYellow", .systemYellow, "FFCC00", "FFD60A", "B25000", "FFD426"),
    ("systemGreen", .systemGreen, "34C759", "30D158", "248A3D", "30DB5B"),
    ("systemMint", .systemMint, "00C7BE", "63E6E2", "0C817B", "66D4CF"),
    ("systemTeal", .systemTeal, "30B0C7", "40C8E0", "008299", "5DE6FF"),
    ("systemCyan", .systemCyan, "32ADE6", "64D2FF", "0071A4", "70D7FF"),
    ("systemBlue", .systemBlue, "007AFF", "0A84FF", "0040DD", "409CFF"),
    ("systemIndigo", .systemIndigo, "5856D6", "5E5CE6", "3634A3", "7D7AFF"),
    ("systemPurple", .systemPurple, "AF52DE", "BF5AF2", "8944AB", "DA8FFF"),
    ("systemPink", .systemPink, "FF2D55", "FF375F", "D30F45", "FF6482"),
    ("systemBrown", .systemBrown, "A2845E", "AC8E68", "7F6545", "B59469"),
    ("systemGray", .systemGray, "8E8E93", "8E8E93", "6C6C70", "AEAEB2"),
    ("systemGray2", .systemGray2, "AEAEB2", "636366", "8E8E93", "7C7C80"),
    ("systemGray3", .systemGray3, "C7C7CC", "48484A", "AEAEB2", "545456"),
    ("systemGray4", .systemGray4, "D1D1D6", "3A3A3C", "BCBCC0", "444446"),
    ("systemGray5", .systemGray5, "E5E5EA", "2C2C2E", "D8D8DC", "363638"),
    ("systemGray6", .systemGray6, "F2F2F7", "1C1C1E", "EBEBF0", "242426"),
  ])
  func `system colors are Apple's`(
    name: String, color: UIColor, light: String, dark: String, lightHigh: String, darkHigh: String
  ) {
    #expect(hex(color) { $0.userInterfaceStyle = .light } == light)
    #expect(hex(color) { $0.userInterfaceStyle = .dark } == dark)
    #expect(hex(color) { $0.accessibilityContrast = .high } == lightHigh)
    #expect(
      hex(color) {
        $0.userInterfaceStyle = .dark
        $0.accessibilityContrast = .high
      } == darkHigh)
  }

  /// The colors that UIKit of iOS 13 to 18 resolves, as recorded by client code: light, dark, and
  /// dark elevated.
  @Test(arguments: [
    ("label", UIColor.label, "000000", "FFFFFF", "FFFFFF"),
    ("secondaryLabel", .secondaryLabel, "3C3C43 0.60", "EBEBF5 0.60", "EBEBF5 0.60"),
    ("tertiaryLabel", .tertiaryLabel, "3C3C43 0.30", "EBEBF5 0.30", "EBEBF5 0.30"),
    ("quaternaryLabel", .quaternaryLabel, "3C3C43 0.18", "EBEBF5 0.16", "EBEBF5 0.16"),
    ("placeholderText", .placeholderText, "3C3C43 0.30", "EBEBF5 0.30", "EBEBF5 0.30"),
    ("link", .link, "007AFF", "0984FF", "0984FF"),
    ("separator", .separator, "3C3C43 0.29", "545458 0.60", "545458 0.60"),
    ("opaqueSeparator", .opaqueSeparator, "C6C6C8", "38383A", "38383A"),
    ("systemFill", .systemFill, "787880 0.20", "787880 0.36", "787880 0.36"),
    ("secondarySystemFill", .secondarySystemFill, "787880 0.16", "787880 0.32", "787880 0.32"),
    ("tertiarySystemFill", .tertiarySystemFill, "767680 0.12", "767680 0.24", "767680 0.24"),
    ("quaternarySystemFill", .quaternarySystemFill, "747480 0.08", "767680 0.18", "767680 0.18"),
    ("systemBackground", .systemBackground, "FFFFFF", "000000", "1C1C1E"),
    ("secondarySystemBackground", .secondarySystemBackground, "F2F2F7", "1C1C1E", "2C2C2E"),
    ("tertiarySystemBackground", .tertiarySystemBackground, "FFFFFF", "2C2C2E", "3A3A3C"),
    ("systemGroupedBackground", .systemGroupedBackground, "F2F2F7", "000000", "1C1C1E"),
    (
      "secondarySystemGroupedBackground", .secondarySystemGroupedBackground, "FFFFFF", "1C1C1E",
      "2C2C2E"
    ),
    (
      "tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground, "F2F2F7", "2C2C2E",
      "3A3A3C"
    ),
  ])
  func `semantic colors are Apple's`(
    name: String, color: UIColor, light: String, dark: String, elevated: String
  ) {
    #expect(hex(color) { $0.userInterfaceStyle = .light } == light)
    #expect(hex(color) { $0.userInterfaceStyle = .dark } == dark)
    #expect(
      hex(color) {
        $0.userInterfaceStyle = .dark
        $0.userInterfaceLevel = .elevated
      } == elevated)
  }

  @Test func `a dynamic color resolves with the current traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(color.cgColor.rgba.red == 1)
    }
    UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
      #expect(color.cgColor.rgba.red == 0)
    }
  }

  @Test func `a dynamic color with another alpha stays dynamic`() {
    let color = UIColor.systemBackground.withAlphaComponent(0.5)
    #expect(hex(color) { $0.userInterfaceStyle = .light } == "FFFFFF 0.50")
    #expect(hex(color) { $0.userInterfaceStyle = .dark } == "000000 0.50")
    #expect(color == UIColor.systemBackground.withAlphaComponent(0.5))
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func `colors are equal if components and color space are`() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) != .white)
    #expect(UIColor.label == .label)
    #expect(UIColor.label != .black)
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test(
    arguments: [
      (0.0, 1.0, 1.0, "FF0000"), (1.0 / 3, 1, 1, "00FF00"), (2.0 / 3, 1, 1, "0000FF"),
      (0.5, 0.5, 0.8, "66CCCC"), (0.9, 0, 0.4, "666666"), (1.0, 1, 1, "FF0000"),
    ] as [(CGFloat, CGFloat, CGFloat, String)])
  func `hue, saturation, and brightness convert in both directions`(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: String
  ) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    #expect(hex(color) { _ in } == expected)
    var (h, s, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: nil))
    #expect(abs(s - saturation) < 1e-9 && abs(b - brightness) < 1e-9)
    if saturation > 0, hue < 1 { #expect(abs(h - hue) < 1e-9) }
  }

  @Test func `components are returned`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(UIColor.orange.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [1, 0.5, 0, 1])
    var white: CGFloat = 0
    #expect(UIColor.darkGray.getWhite(&white, alpha: nil))
    #expect(abs(white - 1.0 / 3) < 1e-9)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test func `a dynamic color describes itself by its light and dark colors`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(
      color.description.hasSuffix(
        "; light = UIExtendedSRGBColorSpace 1 0 0 1; dark = UIExtendedGrayColorSpace 1 1>"))
    #expect(
      color.withAlphaComponent(0.5).description.hasSuffix(
        "; light = UIExtendedSRGBColorSpace 1 0 0 0.5; dark = UIExtendedGrayColorSpace 1 0.5>"))
    #expect(color.description != UIColor { color.resolvedColor(with: $0) }.description)
  }
}
