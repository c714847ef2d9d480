/// An interpretation of color components.
///
/// All drawing is in sRGB. The type exists for the signatures of Core Graphics.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the default color space of iOS.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of sRGB with components outside 0…1, which is drawn as sRGB.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"

  /// The name, or `nil` for a device color space.
  public let name: CFString?
  /// The number of components without alpha: 3 or 1.
  public let numberOfComponents: Int

  /// Creates a color space from its name, or returns `nil` for an unknown name.
  public convenience init?(name: CFString) {
    guard name == CGColorSpace.sRGB || name == CGColorSpace.extendedSRGB else { return nil }
    self.init(spaceName: name, numberOfComponents: 3)
  }

  package init(spaceName: CFString?, numberOfComponents: Int) {
    self.name = spaceName
    self.numberOfComponents = numberOfComponents
  }

  package static let standard = CGColorSpace(spaceName: CGColorSpace.sRGB, numberOfComponents: 3)
  package static let deviceRGB = CGColorSpace(spaceName: nil, numberOfComponents: 3)
  package static let deviceGray = CGColorSpace(spaceName: nil, numberOfComponents: 1)

  /// Returns a Boolean value that indicates whether two color spaces are equal.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.name == rhs.name && lhs.numberOfComponents == rhs.numberOfComponents
  }

  /// Hashes the properties that determine equality.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(numberOfComponents)
  }
}

/// Returns the device RGB color space, which is sRGB as on iOS.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the device's gray color space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
