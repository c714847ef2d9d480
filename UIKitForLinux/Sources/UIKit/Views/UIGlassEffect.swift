/// Differs: The glass is a stand-in: a translucent fill, a hairline, and a shadow.
///
/// It doesn't refract or blur.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case regular = 0
  }

  public convenience init(style: Style) {
    self.init()
  }
}

/// The appearance of the stand-in for Liquid Glass, in points.
///
/// All values are estimates, based on measurements of iOS 26 by others. No test asserts them.
enum GlassLook {
  /// The fill color of a large glass surface.
  static let surface = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.13, alpha: 0.93) : UIColor(white: 0.955, alpha: 0.93)
  }
  /// The color of the rim of a large glass surface.
  static let rim = UIColor { traits in
    UIColor(white: 1, alpha: traits.userInterfaceStyle == .dark ? 0.16 : 0.6)
  }
  static let rimWidth: CGFloat = 0.5
  static let shadowOpacity: Float = 0.14
  static let shadowOffset = CGSize(width: 0, height: 8)
  static let shadowRadius: CGFloat = 12
  /// The fill color of a glass button.
  static let button = UIColor { traits in
    UIColor(white: 1, alpha: traits.userInterfaceStyle == .dark ? 0.1 : 0.75)
  }
  /// The color of the rim of a glass button.
  static let buttonRim = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.14) : UIColor(white: 0, alpha: 0.07)
  }
  /// The height of the fading area below a bar under which content scrolls.
  static let edgeFade: CGFloat = 12
}
