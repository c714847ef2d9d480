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

  /// Whether the other values make the same picture, wherever it is placed and however opaque it is.
  package func hasAppearance(of other: LayerProperties) -> Bool {
    bounds.size == other.bounds.size && backgroundColor == other.backgroundColor
      && cornerRadius == other.cornerRadius && borderWidth == other.borderWidth
      && borderColor == other.borderColor && contentsRect == other.contentsRect
      && shadowOpacity == other.shadowOpacity && shadowColor == other.shadowColor
      && shadowRadius == other.shadowRadius && shadowOffset == other.shadowOffset
      && shadowPath == other.shadowPath && shape == other.shape && gradient == other.gradient
  }

  /// The bounding box of the layer in its superlayer, derived from the four values that place it.
  package var frame: CGRect {
    get {
      let transform = CATransform3DGetAffineTransform(self.transform)
      let local = CGRect(
        x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
      let box = transform.isIdentity ? local : local.applying(transform)
      return box.offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let transform = CATransform3DGetAffineTransform(self.transform)
      if transform.isIdentity {
        bounds.size = newValue.size
      } else {
        let size = newValue.applying(transform.inverted()).size
        bounds.size = size
      }
      let moved = frame
      position.x += newValue.minX - moved.minX
      position.y += newValue.minY - moved.minY
    }
  }

  /// The transform of sublayers: `sublayerTransform` about the anchor point.
  package var sublayerTransformAroundAnchor: CGAffineTransform {
    let x = bounds.minX + anchorPoint.x * bounds.width
    let y = bounds.minY + anchorPoint.y * bounds.height
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CATransform3DGetAffineTransform(sublayerTransform))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// From the layer's coordinates to its superlayer's.
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
