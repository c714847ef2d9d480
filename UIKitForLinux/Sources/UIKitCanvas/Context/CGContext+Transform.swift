internal import CCairo
public import Foundation

extension CGContext {
  /// Translates the coordinate system, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinate system.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates the coordinate system by radians.
  ///
  /// On the screen, positive is clockwise.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Concatenates a transform to the coordinate system.
  ///
  /// With a singular transform, nothing is drawn.
  public func concatenate(_ transform: CGAffineTransform) {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite
    else {
      // Cairo rejects a singular matrix and then permanently stops drawing, even after the state is
      // restored.
      cairo_new_path(cairo)
      cairo_rectangle(cairo, 0, 0, 0, 0)
      cairo_clip(cairo)
      return
    }
    var matrix = cairo_matrix_t(transform)
    cairo_transform(cairo, &matrix)
  }

  /// The transform from user space to device space, whose origin is at the bottom left and whose
  /// y-axis points up, as in UIKit's contexts on iOS.
  public var ctm: CGAffineTransform {
    deviceTransform.concatenating(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// The transform from user space to pixels, whose origin is at the top left and whose y-axis
  /// points down.
  package var deviceTransform: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return CGAffineTransform(
      a: CGFloat(matrix.xx), b: CGFloat(matrix.yx), c: CGFloat(matrix.xy), d: CGFloat(matrix.yy),
      tx: CGFloat(matrix.x0), ty: CGFloat(matrix.y0))
  }
}

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c),
      yy: Double(transform.d), x0: Double(transform.tx), y0: Double(transform.ty))
  }
}
