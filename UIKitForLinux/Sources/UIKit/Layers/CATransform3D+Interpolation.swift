extension CATransform3D {
  /// Returns the transform between two transforms.
  ///
  /// Affine transforms are decomposed into translation, rotation, shear, and scale, which are
  /// interpolated separately, so that a rotating layer keeps its size. Other transforms are
  /// interpolated element by element.
  func interpolated(to other: CATransform3D, progress t: Double) -> CATransform3D {
    if t == 0 { return self }
    if t == 1 { return other }
    guard let a = PlaneParts(self), let b = PlaneParts(other),
      !isScaleAndShift || !other.isScaleAndShift
    else { return mixed(with: other, t) }
    var mixed = PlaneParts.mix(a, b, t).transform
    mixed.m33 = m33 + (other.m33 - m33) * t
    mixed.m43 = m43 + (other.m43 - m43) * t
    return mixed
  }

  private var isScaleAndShift: Bool { m12 == 0 && m21 == 0 && m11 >= 0 && m22 >= 0 }

  private func mixed(with other: CATransform3D, _ t: Double) -> CATransform3D {
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

/// The decomposition of an affine transform.
private struct PlaneParts {
  var shift = CGPoint.zero
  var angle: CGFloat = 0
  var scaleX: CGFloat = 1
  var scaleY: CGFloat = 1
  var shear: CGFloat = 0

  /// Creates the decomposition, or returns `nil` for a transform that isn't affine or is singular.
  init?(_ matrix: CATransform3D) {
    guard matrix.m13 == 0, matrix.m14 == 0, matrix.m23 == 0, matrix.m24 == 0, matrix.m31 == 0,
      matrix.m32 == 0, matrix.m34 == 0, matrix.m44 == 1
    else { return nil }
    let length = (matrix.m11 * matrix.m11 + matrix.m12 * matrix.m12).squareRoot()
    let determinant = matrix.m11 * matrix.m22 - matrix.m12 * matrix.m21
    guard length > 0, determinant != 0 else { return nil }
    shift = CGPoint(x: matrix.m41, y: matrix.m42)
    angle = atan2(matrix.m12, matrix.m11)
    scaleX = length
    scaleY = determinant / length
    shear = (matrix.m11 * matrix.m21 + matrix.m12 * matrix.m22) / determinant
  }

  private init() {}

  static func mix(_ a: PlaneParts, _ b: PlaneParts, _ t: CGFloat) -> PlaneParts {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
    // The shorter rotation.
    var turn = (b.angle - a.angle).remainder(dividingBy: 2 * .pi)
    if turn == -.pi { turn = .pi }
    var parts = PlaneParts()
    parts.shift = CGPoint(x: mix(a.shift.x, b.shift.x), y: mix(a.shift.y, b.shift.y))
    parts.angle = a.angle + turn * t
    parts.scaleX = mix(a.scaleX, b.scaleX)
    parts.scaleY = mix(a.scaleY, b.scaleY)
    parts.shear = mix(a.shear, b.shear)
    return parts
  }

  var transform: CATransform3D {
    let (c, s) = (cos(angle), sin(angle))
    var matrix = CATransform3DIdentity
    (matrix.m11, matrix.m12) = (scaleX * c, scaleX * s)
    (matrix.m21, matrix.m22) = (scaleY * (shear * c - s), scaleY * (shear * s + c))
    (matrix.m41, matrix.m42) = (shift.x, shift.y)
    return matrix
  }
}

public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  if CATransform3DIsAffine(t) {
    let affine = CATransform3DGetAffineTransform(t)
    guard affine.a * affine.d - affine.b * affine.c != 0 else { return t }
    return CATransform3DMakeAffineTransform(affine.inverted())
  }
  // Gauss-Jordan elimination with partial pivoting.
  var rows: [[CGFloat]] = [
    [t.m11, t.m12, t.m13, t.m14, 1, 0, 0, 0], [t.m21, t.m22, t.m23, t.m24, 0, 1, 0, 0],
    [t.m31, t.m32, t.m33, t.m34, 0, 0, 1, 0], [t.m41, t.m42, t.m43, t.m44, 0, 0, 0, 1],
  ]
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
    guard rows[pivot][column] != 0 else { return t }
    rows.swapAt(column, pivot)
    let factor = rows[column][column]
    for index in 0..<8 { rows[column][index] /= factor }
    for row in 0..<4 where row != column {
      let factor = rows[row][column]
      for index in 0..<8 { rows[row][index] -= factor * rows[column][index] }
    }
  }
  return CATransform3D(
    m11: rows[0][4], m12: rows[0][5], m13: rows[0][6], m14: rows[0][7],
    m21: rows[1][4], m22: rows[1][5], m23: rows[1][6], m24: rows[1][7],
    m31: rows[2][4], m32: rows[2][5], m33: rows[2][6], m34: rows[2][7],
    m41: rows[3][4], m42: rows[3][5], m43: rows[3][6], m44: rows[3][7])
}
