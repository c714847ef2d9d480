open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Invariant behind `@unchecked`: nothing is written after initialization.
  private let textStyle: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
  }

  public class var `default`: UIFontMetrics { body }
  private static let body = UIFontMetrics(forTextStyle: .body)

  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaling = UIFont.Scaling(
      textStyle: textStyle, base: font.canvas, maximumPointSize: maximumPointSize)
    return UIFont(
      canvas: scaling.canvasFont(for: traitCollection ?? .current), scaling: scaling)
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let scale = traits.displayScale > 0 ? traits.displayScale : 3
    let scaled = value * textStyle.factor(for: traits.preferredContentSizeCategory)
    return (scaled * scale).rounded() / scale
  }
}

extension UIFont.TextStyle {
  /// Returns the scale factor of lengths: the ratio of the leadings, as in UIKit, not of the font
  /// sizes.
  fileprivate func factor(for category: UIContentSizeCategory) -> CGFloat {
    metrics(for: category).leading / metrics(for: .large).leading
  }
}

extension UIFont.Scaling {
  fileprivate func canvasFont(for traits: UITraitCollection) -> CanvasFont {
    guard var font = base else { return textStyle.canvasFont(for: traits) }
    font.size = (font.size * textStyle.factor(for: traits.preferredContentSizeCategory)).rounded()
    if maximumPointSize > 0 { font.size = min(font.size, maximumPointSize) }
    return font
  }
}

extension UIFont {
  /// Returns the font for the traits' content size category, or the font itself if its size is
  /// fixed.
  package func adapted(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let adapted = scaling.canvasFont(for: traits)
    return adapted == canvas ? self : UIFont(canvas: adapted, scaling: scaling)
  }
}
