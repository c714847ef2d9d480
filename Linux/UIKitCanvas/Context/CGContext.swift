internal import CCairo
package import Foundation

/// A bitmap to draw into, in UIKit's coordinates: points, origin at the top left, y downwards.
public final class CGContext {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Pixels a point.
  package let scale: CGFloat

  package init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat, opaque: Bool) throws(CanvasError)
  {
    guard pixelWidth > 0, pixelHeight > 0 else {
      throw .emptySize(width: pixelWidth, height: pixelHeight)
    }
    width = pixelWidth
    height = pixelHeight
    self.scale = scale
  }
}
