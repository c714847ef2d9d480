/// A colour, possibly another one in every trait collection.
public class UIColor: NSObject, @unchecked Sendable {
  // Immutable after initialisation, hence Sendable.
  /// The colour under the current traits.
  public let cgColor: CGColor

  /// A colour from its components, 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the colour under some traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// The system's blue.
  public class var systemBlue: UIColor { UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1) }
  /// The system's grey.
  public class var systemGray: UIColor {
    UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1)
  }
}
