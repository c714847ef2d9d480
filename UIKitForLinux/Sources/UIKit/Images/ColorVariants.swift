/// The values of a system color in each appearance, as 0xRRGGBB with an alpha.
struct ColorVariants: Sendable {
  struct Value: Sendable, ExpressibleByIntegerLiteral {
    let rgb: Int
    let alpha: CGFloat

    init(_ rgb: Int, _ alpha: CGFloat) {
      self.rgb = rgb
      self.alpha = alpha
    }

    init(integerLiteral value: Int) { self.init(value, 1) }

    var color: UIColor {
      func component(_ shift: Int) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
      return UIColor(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }
  }

  private let light: UIColor
  private let dark: UIColor
  private let lightHigh: UIColor
  private let darkHigh: UIColor
  private let darkElevated: UIColor
  private let darkHighElevated: UIColor

  /// Creates variants.
  ///
  /// Missing values for increased contrast or the elevated level are replaced by the normal values.
  init(
    light: Value, dark: Value, lightHigh: Value? = nil, darkHigh: Value? = nil,
    darkElevated: Value? = nil, darkHighElevated: Value? = nil
  ) {
    self.light = light.color
    self.dark = dark.color
    self.lightHigh = (lightHigh ?? light).color
    self.darkHigh = (darkHigh ?? dark).color
    self.darkElevated = (darkElevated ?? dark).color
    self.darkHighElevated = (darkHighElevated ?? darkHigh ?? darkElevated ?? dark).color
  }

  func color(for traits: UITraitCollection) -> UIColor {
    let isHigh = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return isHigh ? lightHigh : light }
    guard traits.userInterfaceLevel == .elevated else { return isHigh ? darkHigh : dark }
    return isHigh ? darkHighElevated : darkElevated
  }

  /// A dynamic color with these variants.
  var dynamic: UIColor { UIColor { color(for: $0) } }
}
