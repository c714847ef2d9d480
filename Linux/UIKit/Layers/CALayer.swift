/// What a layer asks of its owner; a view is the delegate of its layer.
public protocol CALayerDelegate: AnyObject {
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

/// A rectangle with contents and sublayers, whose values can be animated.
///
/// A layer keeps its own values at once; what is on the screen meanwhile is `presentation()`.
open class CALayer: NSObject {
  /// The animatable values as the app set them.
  package final var properties = LayerProperties()
  package final var storedSublayers: [CALayer] = []
  package final var storedMask: CALayer?
  /// Animations by key, in the order in which they were added.
  package final var animations: [(key: String, animation: CAAnimation)] = []
  /// Set on the root layer of a screen only.
  package final var ownTree: LayerTree?
  /// What the layer last drew or was given; see `contents`.
  package final var storedContents: Any?
  package final var needsDisplayFlag = false
  package final var needsLayoutFlag = true
  /// For a copy made by `presentation()`: the layer it shows.
  package final var modelLayer: CALayer?
  /// Counts the changes of what the layer looks like, its place and sublayers apart.
  package final var appearanceGeneration = 0

  /// The layer that this one lies in.
  open internal(set) weak var superlayer: CALayer?
  /// The layer's owner.
  open weak var delegate: (any CALayerDelegate)?
  /// A name for the app's own use.
  open var name: String?
  /// Actions by event name, asked after the delegate.
  open var actions: [String: any CAAction]?
  /// More actions, asked after `actions`, under the key `actions`.
  open var style: [AnyHashable: Any]?

  /// Whether the layer and its sublayers are left out.
  open var isHidden = false { didSet { if oldValue != isHidden { setNeedsRender() } } }
  /// Whether sublayers and contents are cut at the bounds, with their rounded corners.
  open var masksToBounds = false { didSet { if oldValue != masksToBounds { appearanceChanged() } } }
  /// Whether the layer promises to fill its bounds with opaque colour.
  open var isOpaque = false
  /// Whether the back is drawn when the layer is turned away.
  open var isDoubleSided = true
  /// Whether opacity applies to the layer and its sublayers as a group.
  open var allowsGroupOpacity = true
  /// Whether the layer is rendered as a bitmap before it is composited.
  open var shouldRasterize = false
  /// The scale of that bitmap.
  open var rasterizationScale: CGFloat = 1
  /// Which corners `cornerRadius` rounds; all by default.
  open var maskedCorners: CACornerMask = .all { didSet { appearanceChanged() } }
  /// The shape of a rounded corner; `.circular` by default.
  open var cornerCurve: CALayerCornerCurve = .circular { didSet { appearanceChanged() } }
  /// The pixels a point of the contents; 1 by default, the screen's scale in a view.
  open var contentsScale: CGFloat = 1
  /// How contents of another size are placed.
  open var contentsGravity: CALayerContentsGravity = .resize { didSet { appearanceChanged() } }
  /// The part of the contents that stretches, in unit coordinates.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether a new size of the bounds calls for new contents.
  open var needsDisplayOnBoundsChange = false

  /// A layer of size zero.
  public override init() {
    super.init()
  }

  /// A copy of another layer's values, made for presentation.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    properties = layer.properties
    storedContents = layer.storedContents
    isHidden = layer.isHidden
    masksToBounds = layer.masksToBounds
    maskedCorners = layer.maskedCorners
    cornerCurve = layer.cornerCurve
    contentsScale = layer.contentsScale
    contentsGravity = layer.contentsGravity
    contentsCenter = layer.contentsCenter
    name = layer.name
    modelLayer = layer.modelLayer ?? layer
  }

  deinit {
    for sublayer in storedSublayers where sublayer.superlayer === self {
      sublayer.superlayer = nil
    }
  }

  // MARK: Overridable behaviour

  /// Returns the animation or other action that belongs to an event without one of its own.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Whether a change of the value calls for new contents.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the action for an event: the delegate's, else one of `actions`, `style` or the class.
  open func action(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    if let action = actions?[event] { return action }
    if let styled = style?["actions"] as? [String: any CAAction], let action = styled[event] {
      return action
    }
    return implicitAction(forKey: event)
  }

  /// Makes the contents: by the delegate, or else by `draw(in:)` into a bitmap of the layer's size.
  open func display() {
    if let delegate { delegate.display(self) } else { makeContents() }
  }

  /// Draws the contents; the default asks the delegate.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Lays out the sublayers; the default asks the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// The size that the layer would like to have.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Returns the deepest layer under a point of the superlayer's coordinates.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let local = point.applying(properties.toSuperlayer.inverted())
    if masksToBounds, !contains(local) { return nil }
    for sublayer in storedSublayers.reversed() {
      if let hit = sublayer.hitTest(local) { return hit }
    }
    return contains(local) ? self : nil
  }

  /// Whether a point of the layer's own coordinates is inside its bounds.
  open func contains(_ point: CGPoint) -> Bool {
    bounds.contains(point)
  }

  /// Returns the value of an animatable key path that only this class has.
  package func animatableValue(forKeyPath keyPath: String) -> AnimatableValue? {
    properties.value(forKeyPath: keyPath)
  }

  /// Sets the value of an animatable key path that only this class has.
  package func setAnimatableValue(_ value: AnimatableValue, forKeyPath keyPath: String) {
    properties.setValue(value, forKeyPath: keyPath)
  }

  /// Makes the layer that `presentation()` returns; a class with values of its own makes its own kind.
  package func makePresentationLayer() -> CALayer { CALayer(layer: self) }

  /// Draws what the class shows besides background, contents and border, in bounds coordinates.
  package func drawOwnShape(in context: CGContext, size: CGSize) {}
}
