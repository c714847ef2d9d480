extension AnimatableValue: Equatable {
  /// Returns a Boolean value that indicates whether two values are equal, so that nothing would be
  /// animated between them.
  package static func == (lhs: AnimatableValue, rhs: AnimatableValue) -> Bool {
    switch (lhs, rhs) {
    case (.scalar(let a), .scalar(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.transform(let a), .transform(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.colors(let a), .colors(let b)): a == b
    case (.numbers(let a), .numbers(let b)): a == b
    default: false
    }
  }
}

extension AnimatableValue {
  /// The neutral value for addition: zero or, for a transform, the identity.
  package var zero: AnimatableValue {
    switch self {
    case .scalar: .scalar(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .color: .color(.transparent)
    case .path, .colors, .numbers: self
    }
  }

  /// Returns the sum of two values.
  ///
  /// Transforms are concatenated. For paths and values of different kinds, the result is the second
  /// value.
  package func adding(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)): .scalar(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    // A difference of rectangles can have a negative size, which `width` and `minX` would make
    // positive.
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y,
          width: a.size.width + b.size.width,
          height: a.size.height + b.size.height))
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
    default: other
    }
  }

  /// Returns the difference of two values, or the value itself if it can't be subtracted.
  package func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)): .scalar(a - b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width - b.width, height: a.height - b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y,
          width: a.size.width - b.size.width,
          height: a.size.height - b.size.height))
    case (.transform(let a), .transform(let b)):
      .transform(CATransform3DConcat(a, CATransform3DInvert(b)))
    default: self
    }
  }

  /// A Boolean value that indicates whether a difference from this value can be added to it again.
  ///
  /// This is impossible for a singular transform.
  package var isInvertible: Bool {
    guard case .transform(let transform) = self else { return true }
    let affine = CATransform3DGetAffineTransform(transform)
    return affine.a * affine.d - affine.b * affine.c != 0
  }

  /// Returns the value between this one and another.
  ///
  /// Values that can't be interpolated change halfway.
  package func interpolated(to other: AnimatableValue, progress t: Double) -> AnimatableValue {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)): return .scalar(a + (b - a) * t)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
          width: mix(a.size.width, b.size.width),
          height: mix(a.size.height, b.size.height)))
    case (.transform(let a), .transform(let b)):
      return .transform(a.interpolated(to: b, progress: t))
    case (.color(let a), .color(let b)):
      return .color(a.interpolated(to: b, progress: t))
    case (.path(let a), .path(let b)):
      return .path(a.interpolated(to: b, progress: t) ?? (t < 0.5 ? a : b))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.interpolated(to: $1, progress: t) })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * t })
    default:
      return t < 0.5 ? self : other
    }
  }
}

extension CGPath {
  /// Returns the path between two paths with the same kinds of elements, or `nil` for other paths.
  fileprivate func interpolated(to other: CGPath, progress t: Double) -> CGPath? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    var mixed: [Element] = []
    mixed.reserveCapacity(elements.count)
    for (a, b) in zip(elements, other.elements) {
      switch (a, b) {
      case (.move(let a), .move(let b)): mixed.append(.move(mix(a, b)))
      case (.line(let a), .line(let b)): mixed.append(.line(mix(a, b)))
      case (.quad(let a1, let a2), .quad(let b1, let b2)):
        mixed.append(.quad(mix(a1, b1), mix(a2, b2)))
      case (.cubic(let a1, let a2, let a3), .cubic(let b1, let b2, let b3)):
        mixed.append(.cubic(mix(a1, b1), mix(a2, b2), mix(a3, b3)))
      case (.close, .close): mixed.append(.close)
      default: return nil
      }
    }
    return CGPath(elements: mixed)
  }
}

extension CGColor {
  /// Returns a color between two colors.
  ///
  /// A clear color has the components of the other, so the result isn't grayish.
  fileprivate func interpolated(to other: CGColor, progress t: Double) -> CGColor {
    func rgba(_ color: CGColor) -> [CGFloat] {
      let components = color.components ?? [0, 0]
      return components.count >= 4
        ? components : [components[0], components[0], components[0], color.alpha]
    }
    var a = rgba(self)
    var b = rgba(other)
    if a[3] == 0 { a = [b[0], b[1], b[2], 0] }
    if b[3] == 0 { b = [a[0], a[1], a[2], 0] }
    func mix(_ i: Int) -> CGFloat { min(max(a[i] + (b[i] - a[i]) * t, 0), 1) }
    return CGColor(srgbRed: mix(0), green: mix(1), blue: mix(2), alpha: mix(3))
  }
}
