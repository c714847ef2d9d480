/// A key path of an animatable property.
package enum LayerKey: String {
  case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
  case opacity, backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowRadius, shadowOffset, shadowPath, contentsRect
  case boundsOrigin = "bounds.origin"
  case boundsX = "bounds.origin.x"
  case boundsY = "bounds.origin.y"
  case boundsSize = "bounds.size"
  case boundsWidth = "bounds.size.width"
  case boundsHeight = "bounds.size.height"
  case positionX = "position.x"
  case positionY = "position.y"
  case translation = "transform.translation"
  case translationX = "transform.translation.x"
  case translationY = "transform.translation.y"
  case scale = "transform.scale"
  case scaleX = "transform.scale.x"
  case scaleY = "transform.scale.y"
  case rotation = "transform.rotation"
  case rotationZ = "transform.rotation.z"
  // Shape layers.
  case path, fillColor, strokeColor, lineWidth, miterLimit, lineDashPhase
  // Gradient layers.
  case colors, locations, startPoint, endPoint
}
