public import Foundation

/// A displacement in the plane, in points.
public struct CGVector: Equatable, Sendable {
  /// The vector of no length.
  public static let zero = CGVector()

  /// The horizontal part, in points; positive to the right.
  public var dx: CGFloat
  /// The vertical part, in points; positive downwards in UIKit's coordinates.
  public var dy: CGFloat

  /// Creates the vector of no length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from whole numbers.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}

extension CGVector: Codable {
  /// Reads two numbers in a row, as Core Graphics writes them.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(dx: try numbers.decode(CGFloat.self), dy: try numbers.decode(CGFloat.self))
  }

  /// Writes two numbers in a row.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [dx, dy] { try numbers.encode(number) }
  }
}
