public import Foundation

/// A color in sRGB or device gray, with alpha.
///
/// All components are from 0 to 1.
public final class CGColor: Hashable, Sendable {
  private let values: [CGFloat]
  private let space: CGColorSpace

  /// Creates a color in the sRGB color space.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = [red, green, blue, alpha]
    space = .standard
  }

  /// Creates a color in the device RGB color space, which is drawn as sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = [red, green, blue, alpha]
    space = .deviceRGB
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public init(gray: CGFloat, alpha: CGFloat) {
    values = [gray, alpha]
    space = .deviceGray
  }

  /// Creates a color from the components of a color space, followed by alpha.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    values = Array(UnsafeBufferPointer(start: components, count: count))
    self.space = space
  }

  private init(values: [CGFloat], space: CGColorSpace) {
    self.values = values
    self.space = space
  }

  /// The components and, last, the alpha.
  public var components: [CGFloat]? { values }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { values.count }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { values.last ?? 1 }

  /// The color space of the components.
  public var colorSpace: CGColorSpace? { space }

  /// Returns the same color, because colors are immutable.
  public func copy() -> CGColor? { self }

  /// Returns the color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(values: values.dropLast() + [alpha], space: space)
  }

  /// Returns a Boolean value that indicates whether two colors have the same components in the same
  /// color space.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs || (lhs.values == rhs.values && lhs.space == rhs.space)
  }

  /// Hashes the color space and the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }

  /// The components in sRGB, each clamped to 0…1.
  package var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func clamped(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
    if values.count == 2 {
      let gray = clamped(values[0])
      return (gray, gray, gray, clamped(values[1]))
    }
    return (clamped(values[0]), clamped(values[1]), clamped(values[2]), clamped(values[3]))
  }
}
