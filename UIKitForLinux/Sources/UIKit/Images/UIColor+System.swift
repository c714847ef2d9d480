// The values come from the Human Interface Guidelines before iOS 26, “Color › Specifications”.
extension UIColor {
  public class var systemRed: UIColor { System.red }
  public class var systemOrange: UIColor { System.orange }
  public class var systemYellow: UIColor { System.yellow }
  public class var systemGreen: UIColor { System.green }
  public class var systemMint: UIColor { System.mint }
  public class var systemTeal: UIColor { System.teal }
  public class var systemCyan: UIColor { System.cyan }
  public class var systemBlue: UIColor { System.blue }
  public class var systemIndigo: UIColor { System.indigo }
  public class var systemPurple: UIColor { System.purple }
  public class var systemPink: UIColor { System.pink }
  public class var systemBrown: UIColor { System.brown }
  public class var systemGray: UIColor { System.gray }
  public class var systemGray2: UIColor { System.gray2 }
  public class var systemGray3: UIColor { System.gray3 }
  public class var systemGray4: UIColor { System.gray4 }
  public class var systemGray5: UIColor { System.gray5 }
  public class var systemGray6: UIColor { System.gray6 }

  private enum System {
    static let red = ColorVariants(
      light: 0xFF3B30, dark: 0xFF453A, lightHigh: 0xD70015, darkHigh: 0xFF6961
    ).dynamic
    static let orange = ColorVariants(
      light: 0xFF9500, dark: 0xFF9F0A, lightHigh: 0xC93400, darkHigh: 0xFFB340
    ).dynamic
    static let yellow = ColorVariants(
      light: 0xFFCC00, dark: 0xFFD60A, lightHigh: 0xB25000, darkHigh: 0xFFD426
    ).dynamic
    static let green = ColorVariants(
      light: 0x34C759, dark: 0x30D158, lightHigh: 0x248A3D, darkHigh: 0x30DB5B
    ).dynamic
    static let mint = ColorVariants(
      light: 0x00C7BE, dark: 0x63E6E2, lightHigh: 0x0C817B, darkHigh: 0x66D4CF
    ).dynamic
    static let teal = ColorVariants(
      light: 0x30B0C7, dark: 0x40C8E0, lightHigh: 0x008299, darkHigh: 0x5DE6FF
    ).dynamic
    static let cyan = ColorVariants(
      light: 0x32ADE6, dark: 0x64D2FF, lightHigh: 0x0071A4, darkHigh: 0x70D7FF
    ).dynamic
    static let blue = ColorVariants(
      light: 0x007AFF, dark: 0x0A84FF, lightHigh: 0x0040DD, darkHigh: 0x409CFF
    ).dynamic
    static let indigo = ColorVariants(
      light: 0x5856D6, dark: 0x5E5CE6, lightHigh: 0x3634A3, darkHigh: 0x7D7AFF
    ).dynamic
    static let purple = ColorVariants(
      light: 0xAF52DE, dark: 0xBF5AF2, lightHigh: 0x8944AB, darkHigh: 0xDA8FFF
    ).dynamic
    static let pink = ColorVariants(
      light: 0xFF2D55, dark: 0xFF375F, lightHigh: 0xD30F45, darkHigh: 0xFF6482
    ).dynamic
    static let brown = ColorVariants(
      light: 0xA2845E, dark: 0xAC8E68, lightHigh: 0x7F6545, darkHigh: 0xB59469
    ).dynamic
    static let gray = ColorVariants(
      light: 0x8E8E93, dark: 0x8E8E93, lightHigh: 0x6C6C70, darkHigh: 0xAEAEB2
    ).dynamic
    static let gray2 = ColorVariants(
      light: 0xAEAEB2, dark: 0x636366, lightHigh: 0x8E8E93, darkHigh: 0x7C7C80
    ).dynamic
    static let gray3 = ColorVariants(
      light: 0xC7C7CC, dark: 0x48484A, lightHigh: 0xAEAEB2, darkHigh: 0x545456
    ).dynamic
    static let gray4 = ColorVariants(
      light: 0xD1D1D6, dark: 0x3A3A3C, lightHigh: 0xBCBCC0, darkHigh: 0x444446
    ).dynamic
    static let gray5 = ColorVariants(
      light: 0xE5E5EA, dark: 0x2C2C2E, lightHigh: 0xD8D8DC, darkHigh: 0x363638
    ).dynamic
    static let gray6 = ColorVariants(
      light: 0xF2F2F7, dark: 0x1C1C1E, lightHigh: 0xEBEBF0, darkHigh: 0x242426
    ).dynamic
  }
}
