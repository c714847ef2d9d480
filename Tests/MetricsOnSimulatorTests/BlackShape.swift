import Testing
import UIKit
import UIKitSimulator

/// Black shapes of the system in an image of an empty screen.
@MainActor enum BlackShape {
  /// The capsule around the camera.
  static func island() throws -> CGRect {
    try frame(around: CGPoint(x: 196.5, y: 29.5))
  }

  /// The bar at the bottom edge.
  static func homeIndicator() throws -> CGRect {
    try frame(around: CGPoint(x: 196.5, y: 841.5))
  }

  /// The bounding box, in points, of the black shape that covers a point.
  private static func frame(around point: CGPoint) throws -> CGRect {
    let device = Simulator(.iPhone16)
    device.window.backgroundColor = .white
    let image = try #require(device.screenshot().cgImage)
    let scale = device.model.scale
    func isBlack(_ x: Int, _ y: Int) -> Bool {
      image.pixel(x: x, y: y).map { $0.r < 128 } ?? false
    }
    let x = Int(point.x * scale)
    let y = Int(point.y * scale)
    try #require(isBlack(x, y), "There is nothing black at \(point).")
    var (left, right, top, bottom) = (x, x, y, y)
    while isBlack(left - 1, y) { left -= 1 }
    while isBlack(right + 1, y) { right += 1 }
    while isBlack(x, top - 1) { top -= 1 }
    while isBlack(x, bottom + 1) { bottom += 1 }
    return CGRect(
      x: CGFloat(left) / scale, y: CGFloat(top) / scale, width: CGFloat(right - left + 1) / scale,
      height: CGFloat(bottom - top + 1) / scale)
  }
}
