extension UIImage {
  // Invariant behind `@unchecked`: nothing is written after initialization, here and in the
  // subclass.
  open class Configuration: NSObject, @unchecked Sendable {
    fileprivate override init() {}
  }

  // Invariant behind `@unchecked`: all properties are constants.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let textStyle: UIFont.TextStyle?
    let weight: SymbolWeight
    let scale: SymbolScale

    init(
      pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil,
      weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) {
      self.pointSize = pointSize
      self.textStyle = textStyle
      self.weight = weight
      self.scale = scale
      super.init()
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && textStyle == other.textStyle
        && weight == other.weight && scale == other.scale
    }

    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(weight)
      return hasher.finalize()
    }

    public class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, textStyle: nil)
    }

    public convenience init(weight: SymbolWeight) {
      self.init(textStyle: nil, weight: weight)
    }

    public convenience init(scale: SymbolScale) {
      self.init(textStyle: nil, scale: scale)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, textStyle: nil, weight: weight)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: nil, textStyle: textStyle)
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: nil, textStyle: textStyle, scale: scale)
    }

    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      let weights: [SymbolWeight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      let weight = weights.min {
        abs($0.fontWeight().rawValue - font.canvas.weight)
          < abs($1.fontWeight().rawValue - font.canvas.weight)
      }
      self.init(
        pointSize: font.pointSize, textStyle: nil, weight: weight ?? .regular, scale: scale)
    }

    /// Returns this configuration with the values of another one applied over it.
    func overridden(by other: SymbolConfiguration) -> SymbolConfiguration {
      let hasSize = other.pointSize != nil || other.textStyle != nil
      return SymbolConfiguration(
        pointSize: hasSize ? other.pointSize : pointSize,
        textStyle: hasSize ? other.textStyle : textStyle,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale)
    }

    public func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration,
        let result = overridden(by: other) as? Self
      else { return self }
      return result
    }

    /// The size of the text that the symbol matches, in points.
    package var resolvedPointSize: CGFloat {
      if let pointSize { return pointSize }
      return textStyle?.canvasFont(for: .current).size ?? 17
    }
  }
}
