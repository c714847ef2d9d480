/// What lies behind the contents of a button.
public struct UIBackgroundConfiguration {
  /// The radius of the corners in points, where the button's corner style leaves it; 0 by default.
  public var cornerRadius: CGFloat = 0
  /// How far the background lies inside the button's edges; nothing by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour; nil for the tint's.
  public var backgroundColor: UIColor?
  /// What changes the colour before it is shown.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The colour of the line along the edge; nil for the tint's.
  public var strokeColor: UIColor?
  /// What changes the line's colour before it is shown.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line along the edge, in points; 0 by default.
  public var strokeWidth: CGFloat = 0

  init() {}

  /// Returns a background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }
}
