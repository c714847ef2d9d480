/// The colors of the iOS 18 keyboard over a plain background.
struct KeyboardColors {
  let background: CGColor
  let letter: CGColor
  let special: CGColor
  var prominent: CGColor
  /// The color of the shadow line below a key.
  let shadow: CGColor
  let text: CGColor
  let prominentText: CGColor
  let separator: CGColor
  /// The color that is drawn over a pressed key.
  let pressed: CGColor

  static let light = KeyboardColors(
    background: rgb(0xD1D4DA), letter: rgb(0xFFFFFF), special: rgb(0xABB0BC),
    prominent: rgb(0x007AFF), shadow: rgb(0x898A8D), text: rgb(0x000000),
    prominentText: rgb(0xFFFFFF), separator: rgb(0xB9BCC3), pressed: CGColor(gray: 0, alpha: 0.16))
  static let dark = KeyboardColors(
    background: rgb(0x2B2B2B), letter: rgb(0x6D6D6D), special: rgb(0x474747),
    prominent: rgb(0x0A84FF), shadow: rgb(0x1C1C1C), text: rgb(0xFFFFFF),
    prominentText: rgb(0xFFFFFF), separator: rgb(0x4A4A4A), pressed: CGColor(gray: 1, alpha: 0.2))

  /// The colors with Increase Contrast, whose blue has a contrast of more than 4.5 to white text.
  ///
  /// In light mode, it's the system's blue. In dark mode, where that is lighter, it's an estimate.
  static let lightIncreased = light.replacing(prominent: 0x0040DD)
  static let darkIncreased = dark.replacing(prominent: 0x0070E8)

  private func replacing(prominent: Int) -> KeyboardColors {
    var colors = self
    colors.prominent = Self.rgb(prominent)
    return colors
  }

  private static func rgb(_ hex: Int) -> CGColor {
    CGColor(
      srgbRed: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}
