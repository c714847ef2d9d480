public import Foundation

/// A displacement in the plane, in points.
public struct CGVector: Equatable, Sendable {
  /// The zero vector.
  public static let zero = CGVector()

  /// The horizontal component in points; positive to the right.
  public var dx: CGFloat
  /// The vertical component in points; positive is down in UIKit's coordinates.
  public var dy: CGFloat

  /// Creates the zero vector.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from integers.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}

extension CGVector: Codable {
  /// Decodes two numbers, like Core Graphics.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(dx: try numbers.decode(CGFloat.self), dy: try numbers.decode(CGFloat.self))
  }

  /// Encodes two numbers.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [dx, dy] { try numbers.encode(number) }
  }
}
