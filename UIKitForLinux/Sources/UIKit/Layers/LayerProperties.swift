/// The animatable properties of a layer.
///
/// During animations, the model and the presentation differ.
package struct LayerProperties {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var opacity: Float = 1
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = .opaqueBlack
  package var shadowColor: CGColor? = .opaqueBlack
  package var shadowOpacity: Float = 0
  package var shadowRadius: CGFloat = 3
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowPath: CGPath?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The properties of a shape layer.
  package var shape: ShapeProperties?
  /// The properties of a gradient layer.
  package var gradient: GradientProperties?

  /// Returns a Boolean value that indicates whether other values have the same appearance, apart
  /// from position and opacity.
  package func hasAppearance(of other: LayerProperties) -> Bool {
    bounds.size == other.bounds.size && backgroundColor == other.backgroundColor
      && cornerRadius == other.cornerRadius && borderWidth == other.borderWidth
      && borderColor == other.borderColor && contentsRect == other.contentsRect
      && shadowOpacity == other.shadowOpacity && shadowColor == other.shadowColor
      && shadowRadius == other.shadowRadius && shadowOffset == other.shadowOffset
      && shadowPath == other.shadowPath && shape == other.shape && gradient == other.gradient
  }

  /// The layer's frame in its superlayer, computed from bounds, position, anchor point, and
  /// transform.
  package var frame: CGRect {
    get {
      let transform = CATransform3DGetAffineTransform(self.transform)
      guard transform.isIdentity else {
        return boundsAroundPosition.applying(transform).offsetBy(dx: position.x, dy: position.y)
      }
      let frame = CGRect(
        origin: CGPoint(
          x: Self.edge(position.x, anchorPoint.x * bounds.width),
          y: Self.edge(position.y, anchorPoint.y * bounds.height)),
        size: bounds.size)
      return bounds.size.width < 0 || bounds.size.height < 0 ? frame.standardized : frame
    }
    set {
      let transform = CATransform3DGetAffineTransform(self.transform)
      if transform.isIdentity {
        bounds.size = newValue.size
        position = CGPoint(
          x: newValue.origin.x + anchorPoint.x * newValue.size.width,
          y: newValue.origin.y + anchorPoint.y * newValue.size.height)
      } else {
        bounds.size = newValue.applying(transform.inverted()).size
        let box = boundsAroundPosition.applying(transform)
        position = CGPoint(x: newValue.minX - box.minX, y: newValue.minY - box.minY)
      }
    }
  }

  private var boundsAroundPosition: CGRect {
    CGRect(
      x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height, width: bounds.width,
      height: bounds.height)
  }

  /// Returns the edge at a distance before a position.
  ///
  /// The sum of an edge and half a size can need one digit more than the number type has. An edge
  /// that differs from a whole pixel only by this rounding error is moved to the pixel, at scale
  /// factors of one, two, and three.
  private static func edge(_ position: CGFloat, _ distance: CGFloat) -> CGFloat {
    let edge = position - distance
    let onPixel = (edge * 6).rounded() / 6
    let rounding = (abs(position) + abs(distance)) * 4 * CGFloat.ulpOfOne
    return abs(edge - onPixel) <= rounding ? onPixel : edge
  }

  /// The transform of sublayers: `sublayerTransform` about the anchor point.
  package var sublayerTransformAroundAnchor: CGAffineTransform {
    let x = bounds.minX + anchorPoint.x * bounds.width
    let y = bounds.minY + anchorPoint.y * bounds.height
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CATransform3DGetAffineTransform(sublayerTransform))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// The transform from the layer's coordinates to its superlayer's.
  package var toSuperlayer: CGAffineTransform {
    let dx = -(bounds.minX + anchorPoint.x * bounds.width)
    let dy = -(bounds.minY + anchorPoint.y * bounds.height)
    let affine = CATransform3DGetAffineTransform(transform)
    if affine.isIdentity {
      return CGAffineTransform(translationX: position.x + dx, y: position.y + dy)
    }
    return CGAffineTransform(translationX: dx, y: dy)
      .concatenating(affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

extension CGColor {
  fileprivate static let opaqueBlack = CGColor(gray: 0, alpha: 1)
}
