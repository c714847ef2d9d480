/// Which corners a radius rounds.
public struct CACornerMask: OptionSet, Sendable {
  /// One bit a corner.
  public let rawValue: UInt
  /// A mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the smallest x and y.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner at the largest x and the smallest y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner at the smallest x and the largest y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner at the largest x and y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)
}

/// The shape of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public let rawValue: String
  /// A curve by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Apple's curve, which begins earlier and bends more evenly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Where contents of another size than the layer lie.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The gravity's name.
  public let rawValue: String
  /// A gravity by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle, unscaled.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top, unscaled.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom, unscaled.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left, unscaled.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right, unscaled.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper left corner, unscaled.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper right corner, unscaled.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower left corner, unscaled.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower right corner, unscaled.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, in proportion.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills, in proportion.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
