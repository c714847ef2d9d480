extension LayerProperties {
  /// The value of a key.
  ///
  /// Setting a value of another kind has no effect.
  package subscript(key: LayerKey) -> AnimatableValue? {
    get { geometry(key) ?? appearance(key) ?? shape?[key] ?? gradient?[key] }
    set {
      guard let newValue else { return }
      setGeometry(newValue, key)
      setLook(newValue, key)
      shape?[key] = newValue
      gradient?[key] = newValue
    }
  }

  /// Returns the value of a key that is part of the layer's geometry, not of its appearance.
  private func geometry(_ key: LayerKey) -> AnimatableValue? {
    switch key {
    case .bounds: .rect(bounds)
    case .boundsSize: .size(bounds.size)
    case .boundsWidth: .scalar(bounds.width)
    case .boundsHeight: .scalar(bounds.height)
    case .boundsOrigin: .point(bounds.origin)
    case .boundsX: .scalar(bounds.minX)
    case .boundsY: .scalar(bounds.minY)
    case .position: .point(position)
    case .positionX: .scalar(position.x)
    case .positionY: .scalar(position.y)
    case .zPosition: .scalar(zPosition)
    case .anchorPoint: .point(anchorPoint)
    case .anchorPointZ: .scalar(anchorPointZ)
    case .transform: .transform(transform)
    case .translation: .size(CGSize(width: transform.m41, height: transform.m42))
    case .translationX: .scalar(transform.m41)
    case .translationY: .scalar(transform.m42)
    case .scale, .scaleX: .scalar(transform.scaleX)
    case .scaleY: .scalar(transform.scaleY)
    case .rotation, .rotationZ: .scalar(atan2(transform.m12, transform.m11))
    case .sublayerTransform: .transform(sublayerTransform)
    default: nil
    }
  }

  private func appearance(_ key: LayerKey) -> AnimatableValue? {
    switch key {
    case .opacity: .scalar(Double(opacity))
    case .backgroundColor: .color(backgroundColor ?? .transparent)
    case .cornerRadius: .scalar(cornerRadius)
    case .borderWidth: .scalar(borderWidth)
    case .borderColor: .color(borderColor ?? .transparent)
    case .shadowColor: .color(shadowColor ?? .transparent)
    case .shadowOpacity: .scalar(Double(shadowOpacity))
    case .shadowRadius: .scalar(shadowRadius)
    case .shadowOffset: .size(shadowOffset)
    case .shadowPath: shadowPath.map { .path($0) }
    case .contentsRect: .rect(contentsRect)
    default: nil
    }
  }

  private mutating func setGeometry(_ value: AnimatableValue, _ key: LayerKey) {
    switch (key, value) {
    case (.bounds, .rect(let rect)): bounds = rect
    case (.boundsSize, .size(let size)): bounds.size = size
    case (.boundsWidth, .scalar(let width)): bounds.size.width = width
    case (.boundsHeight, .scalar(let height)): bounds.size.height = height
    case (.boundsOrigin, .point(let point)): bounds.origin = point
    case (.boundsX, .scalar(let x)): bounds.origin.x = x
    case (.boundsY, .scalar(let y)): bounds.origin.y = y
    case (.position, .point(let point)): position = point
    case (.positionX, .scalar(let x)): position.x = x
    case (.positionY, .scalar(let y)): position.y = y
    case (.zPosition, .scalar(let z)): zPosition = z
    case (.anchorPoint, .point(let point)): anchorPoint = point
    case (.anchorPointZ, .scalar(let z)): anchorPointZ = z
    case (.transform, .transform(let matrix)): transform = matrix
    case (.translation, .size(let size)): (transform.m41, transform.m42) = (size.width, size.height)
    case (.translation, .point(let point)): (transform.m41, transform.m42) = (point.x, point.y)
    case (.translationX, .scalar(let x)): transform.m41 = x
    case (.translationY, .scalar(let y)): transform.m42 = y
    case (.scale, .scalar(let scale)): transform.set(scaleX: scale, scaleY: scale)
    case (.scaleX, .scalar(let scale)): transform.set(scaleX: scale, scaleY: nil)
    case (.scaleY, .scalar(let scale)): transform.set(scaleX: nil, scaleY: scale)
    case (.rotation, .scalar(let angle)), (.rotationZ, .scalar(let angle)):
      transform.set(rotation: angle)
    case (.sublayerTransform, .transform(let matrix)): sublayerTransform = matrix
    default: break
    }
  }

  private mutating func setLook(_ value: AnimatableValue, _ key: LayerKey) {
    switch (key, value) {
    case (.opacity, .scalar(let value)): opacity = Float(value)
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.cornerRadius, .scalar(let radius)): cornerRadius = radius
    case (.borderWidth, .scalar(let width)): borderWidth = width
    case (.borderColor, .color(let color)): borderColor = color
    case (.shadowColor, .color(let color)): shadowColor = color
    case (.shadowOpacity, .scalar(let value)): shadowOpacity = Float(value)
    case (.shadowRadius, .scalar(let radius)): shadowRadius = radius
    case (.shadowOffset, .size(let size)): shadowOffset = size
    case (.shadowPath, .path(let path)): shadowPath = path
    case (.contentsRect, .rect(let rect)): contentsRect = rect
    default: break
    }
  }
}

extension CATransform3D {
  fileprivate var scaleX: CGFloat { (m11 * m11 + m12 * m12).squareRoot() }
  fileprivate var scaleY: CGFloat { (m21 * m21 + m22 * m22).squareRoot() }

  /// Sets the lengths of the axes and keeps their directions.
  fileprivate mutating func set(scaleX x: CGFloat?, scaleY y: CGFloat?) {
    if let x {
      let old = scaleX
      (m11, m12) = old > 0 ? (m11 / old * x, m12 / old * x) : (x, 0)
    }
    if let y {
      let old = scaleY
      (m21, m22) = old > 0 ? (m21 / old * y, m22 / old * y) : (0, y)
    }
  }

  /// Sets the angle of the axes in radians and keeps their lengths.
  fileprivate mutating func set(rotation angle: CGFloat) {
    let (x, y) = (scaleX, scaleY)
    (m11, m12) = (x * cos(angle), x * sin(angle))
    (m21, m22) = (-y * sin(angle), y * cos(angle))
  }
}

extension CGColor {
  static let transparent = CGColor(gray: 0, alpha: 0)
}
