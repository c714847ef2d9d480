/// A rectangle of whole device pixels.
package struct PixelRect: Equatable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Creates the rectangle of all pixels that a rectangle touches.
  package init(covering rect: CGRect) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else {
      self = .empty
      return
    }
    // Coordinates that are whole except for rounding errors touch no further pixel.
    let slack = 1e-4
    self.init(
      minX: Int(pixels: rect.minX + slack, .down), minY: Int(pixels: rect.minY + slack, .down),
      maxX: Int(pixels: rect.maxX - slack, .up), maxY: Int(pixels: rect.maxY - slack, .up))
  }

  /// Creates the rectangle of all pixels whose centers are inside a rectangle, which is how edges
  /// without antialiasing are drawn.
  package init(snapping rect: CGRect) {
    guard !rect.isNull else {
      self = .empty
      return
    }
    let slack = 1e-4
    self.init(
      minX: Int(pixels: rect.minX - 0.5 + slack, .up),
      minY: Int(pixels: rect.minY - 0.5 + slack, .up),
      maxX: Int(pixels: rect.maxX - 0.5 + slack, .up),
      maxY: Int(pixels: rect.maxY - 0.5 + slack, .up))
  }

  package var isEmpty: Bool { minX >= maxX || minY >= maxY }
  package var width: Int { max(maxX - minX, 0) }
  package var height: Int { max(maxY - minY, 0) }
  package var area: Int { width * height }

  package var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  package func intersection(_ other: PixelRect) -> PixelRect {
    let result = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return result.isEmpty ? .empty : result
  }

  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  package func intersects(_ other: PixelRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY && !isEmpty
      && !other.isEmpty
  }

  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  package func offsetBy(_ x: Int, _ y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  package func insetBy(_ distance: Int) -> PixelRect {
    PixelRect(
      minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
  }

  /// Calls a closure with the at most four parts of the rectangle outside another one.
  package func forEachPart(outside other: PixelRect, _ body: (PixelRect) -> Void) {
    let hole = intersection(other)
    guard !hole.isEmpty else { return body(self) }
    let parts = (
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
      PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
      PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
      PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY)
    )
    if !parts.0.isEmpty { body(parts.0) }
    if !parts.1.isEmpty { body(parts.1) }
    if !parts.2.isEmpty { body(parts.2) }
    if !parts.3.isEmpty { body(parts.3) }
  }
}
