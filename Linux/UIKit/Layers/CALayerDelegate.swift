/// What a layer asks of its owner; a view is the delegate of its layer.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Provides the contents, by setting `contents`.
  func display(_ layer: CALayer)
  /// Draws the contents.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Is told before the contents are made.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Returns what happens when a value changes; `NSNull` for nothing, nil to look on.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Makes a bitmap and draws into it.
  public func display(_ layer: CALayer) { layer.makeContents() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Leaves it to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Something that a change of a layer sets off.
public protocol CAAction {
  /// Runs after the value with the name `event` has changed in `anObject`.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
