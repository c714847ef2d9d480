extension AnimatableValue: Equatable {
  /// Whether nothing would move between the two; paths are the same only if they are one object.
  package static func == (lhs: AnimatableValue, rhs: AnimatableValue) -> Bool {
    switch (lhs, rhs) {
    case (.scalar(let a), .scalar(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.transform(let a), .transform(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    case (.path(let a), .path(let b)): a === b
    default: false
    }
  }
}

extension AnimatableValue {
  /// The value of the same kind that adds nothing; for a transform the identity.
  package var zero: AnimatableValue {
    switch self {
    case .scalar: .scalar(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .color: .color(.transparent)
    case .path(let path): .path(path)
    }
  }

  /// The sum; transforms are multiplied, paths and values of different kinds give the second.
  package func adding(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)): .scalar(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.minX + b.minX, y: a.minY + b.minY, width: a.width + b.width,
          height: a.height + b.height))
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
    default: other
    }
  }

  /// The difference, as far as there is one.
  package func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)): .scalar(a - b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width - b.width, height: a.height - b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.minX - b.minX, y: a.minY - b.minY, width: a.width - b.width,
          height: a.height - b.height))
    default: self
    }
  }

  /// The value between this one and another; kinds that cannot be mixed jump at the half.
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
          x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width),
          height: mix(a.height, b.height)))
    case (.transform(let a), .transform(let b)):
      return .transform(a.interpolated(to: b, progress: t))
    case (.color(let a), .color(let b)):
      return .color(a.interpolated(to: b, progress: t))
    default:
      return t < 0.5 ? self : other
    }
  }
}

extension CATransform3D {
  fileprivate func interpolated(to other: CATransform3D, progress t: Double) -> CATransform3D {
    func mix(_ path: KeyPath<CATransform3D, CGFloat>) -> CGFloat {
      self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * t
    }
    return CATransform3D(
      m11: mix(\.m11), m12: mix(\.m12), m13: mix(\.m13), m14: mix(\.m14),
      m21: mix(\.m21), m22: mix(\.m22), m23: mix(\.m23), m24: mix(\.m24),
      m31: mix(\.m31), m32: mix(\.m32), m33: mix(\.m33), m34: mix(\.m34),
      m41: mix(\.m41), m42: mix(\.m42), m43: mix(\.m43), m44: mix(\.m44))
  }
}

extension CGColor {
  /// The colour between two; the colour of a clear end is that of the other, so nothing turns grey.
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
