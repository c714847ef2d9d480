/// Differs: The glass is a stand-in: a blurred picture of what is behind it, a hairline, and a
/// shadow.
///
/// It doesn't refract, and doesn't change with the size of the view.
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
  /// How a large glass surface shows what is behind it.
  static func surface(_ style: UIUserInterfaceStyle) -> GlassLayer {
    GlassLayer(
      blurRadius: 4,
      tone: style == .dark
        ? GlassBackdrop.Tone(slope: 0.228, offset: 0.097, chroma: 0.553)
        : GlassBackdrop.Tone(slope: 0.308, offset: 0.679, chroma: 0.582))
  }
  /// The color of the fading area below a bar under which content scrolls, close to that of a large
  /// surface over a dimmed page.
  static let edge = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.11 : 0.926, alpha: 1)
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
