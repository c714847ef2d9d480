/// The animatable properties of a shape layer.
package struct ShapeProperties: Equatable {
  package var path: CGPath?
  package var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  package var fillRule: CAShapeLayerFillRule = .nonZero
  package var strokeColor: CGColor?
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap: CAShapeLayerLineCap = .butt
  package var lineJoin: CAShapeLayerLineJoin = .miter
  package var lineDashPhase: CGFloat = 0
  package var lineDashPattern: [CGFloat]?

  /// The value of a key.
  ///
  /// Setting a value of another kind has no effect.
  package subscript(key: LayerKey) -> AnimatableValue? {
    get {
      switch key {
      case .path: path.map { .path($0) }
      case .fillColor: .color(fillColor ?? .transparent)
      case .strokeColor: .color(strokeColor ?? .transparent)
      case .lineWidth: .scalar(lineWidth)
      case .miterLimit: .scalar(miterLimit)
      case .lineDashPhase: .scalar(lineDashPhase)
      default: nil
      }
    }
    set {
      switch (key, newValue) {
      case (.path, .path(let value)): path = value
      case (.fillColor, .color(let value)): fillColor = value
      case (.strokeColor, .color(let value)): strokeColor = value
      case (.lineWidth, .scalar(let value)): lineWidth = value
      case (.miterLimit, .scalar(let value)): miterLimit = value
      case (.lineDashPhase, .scalar(let value)): lineDashPhase = value
      default: break
      }
    }
  }

  /// The bounding box of fill and stroke in the layer's coordinates, or the null rectangle.
  package var extent: CGRect {
    guard let path else { return .null }
    let box = path.boundingBoxOfPath
    guard !box.isNull, strokeColor != nil, lineWidth > 0 else { return box }
    let reach =
      lineWidth / 2 * max(lineJoin == .miter ? miterLimit : 1, lineCap == .square ? 1.5 : 1)
    return box.insetBy(dx: -reach, dy: -reach)
  }
}
