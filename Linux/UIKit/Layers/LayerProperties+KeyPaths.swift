extension LayerProperties {
  /// Returns the value of a key path as Core Animation names them, such as `position.y`.
  package func value(forKeyPath keyPath: String) -> AnimatableValue? {
    switch keyPath {
    case "bounds": .rect(bounds)
    case "bounds.size": .size(bounds.size)
    case "bounds.size.width": .scalar(bounds.width)
    case "bounds.size.height": .scalar(bounds.height)
    case "bounds.origin": .point(bounds.origin)
    case "bounds.origin.x": .scalar(bounds.minX)
    case "bounds.origin.y": .scalar(bounds.minY)
    case "position": .point(position)
    case "position.x": .scalar(position.x)
    case "position.y": .scalar(position.y)
    case "zPosition": .scalar(zPosition)
    case "anchorPoint": .point(anchorPoint)
    case "transform": .transform(transform)
    case "transform.translation.x": .scalar(transform.m41)
    case "transform.translation.y": .scalar(transform.m42)
    case "transform.scale", "transform.scale.x":
      .scalar((transform.m11 * transform.m11 + transform.m12 * transform.m12).squareRoot())
    case "transform.scale.y":
      .scalar((transform.m21 * transform.m21 + transform.m22 * transform.m22).squareRoot())
    case "transform.rotation", "transform.rotation.z": .scalar(atan2(transform.m12, transform.m11))
    case "sublayerTransform": .transform(sublayerTransform)
    case "opacity": .scalar(Double(opacity))
    case "backgroundColor": .color(backgroundColor ?? .transparent)
    case "cornerRadius": .scalar(cornerRadius)
    case "borderWidth": .scalar(borderWidth)
    case "borderColor": .color(borderColor ?? .transparent)
    case "shadowColor": .color(shadowColor ?? .transparent)
    case "shadowOpacity": .scalar(Double(shadowOpacity))
    case "shadowRadius": .scalar(shadowRadius)
    case "shadowOffset": .size(shadowOffset)
    case "shadowPath": shadowPath.map { .path($0) }
    case "contentsRect": .rect(contentsRect)
    default: nil
    }
  }

  /// Sets the value of a key path; a value of another kind, or an unknown path, changes nothing.
  package mutating func setValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
    switch (keyPath, value) {
    case ("bounds", .rect(let rect)): bounds = rect
    case ("bounds.size", .size(let size)): bounds.size = size
    case ("bounds.size.width", .scalar(let width)): bounds.size.width = width
    case ("bounds.size.height", .scalar(let height)): bounds.size.height = height
    case ("bounds.origin", .point(let point)): bounds.origin = point
    case ("bounds.origin.x", .scalar(let x)): bounds.origin.x = x
    case ("bounds.origin.y", .scalar(let y)): bounds.origin.y = y
    case ("position", .point(let point)): position = point
    case ("position.x", .scalar(let x)): position.x = x
    case ("position.y", .scalar(let y)): position.y = y
    case ("zPosition", .scalar(let z)): zPosition = z
    case ("anchorPoint", .point(let point)): anchorPoint = point
    case ("transform", .transform(let matrix)): transform = matrix
    case ("transform.translation.x", .scalar(let x)): transform.m41 = x
    case ("transform.translation.y", .scalar(let y)): transform.m42 = y
    case ("transform.scale", .scalar(let scale)):
      transform = CATransform3DMakeScale(scale, scale, scale)
    case ("transform.scale.x", .scalar(let scale)): transform.m11 = scale
    case ("transform.scale.y", .scalar(let scale)): transform.m22 = scale
    case ("transform.rotation", .scalar(let angle)), ("transform.rotation.z", .scalar(let angle)):
      transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    case ("sublayerTransform", .transform(let matrix)): sublayerTransform = matrix
    case ("opacity", .scalar(let value)): opacity = Float(value)
    case ("backgroundColor", .color(let color)): backgroundColor = color
    case ("cornerRadius", .scalar(let radius)): cornerRadius = radius
    case ("borderWidth", .scalar(let width)): borderWidth = width
    case ("borderColor", .color(let color)): borderColor = color
    case ("shadowColor", .color(let color)): shadowColor = color
    case ("shadowOpacity", .scalar(let value)): shadowOpacity = Float(value)
    case ("shadowRadius", .scalar(let radius)): shadowRadius = radius
    case ("shadowOffset", .size(let size)): shadowOffset = size
    case ("shadowPath", .path(let path)): shadowPath = path
    case ("contentsRect", .rect(let rect)): contentsRect = rect
    default: break
    }
  }
}

extension CGColor {
  static let transparent = CGColor(gray: 0, alpha: 0)
}
