/// A rectangle with contents and sublayers, whose values can be animated.
///
/// A layer keeps its own values at once; what is on the screen meanwhile is `presentation()`.
/// All members that apps override stand here, since Swift cannot override what an extension adds.
open class CALayer: NSObject, CAMediaTiming {
  /// The animatable values as the app set them.
  package final var properties = LayerProperties()
  package final var storedSublayers: [CALayer] = []
  package final weak var storedSuperlayer: CALayer?
  package final var storedMask: CALayer?
  /// Animations by key, in the order in which they were added.
  package final var animations: [(key: String?, animation: CAAnimation)] = []
  /// Set on the root layer of a screen only.
  package final var ownTree: LayerTree?
  /// The tree of the screen that the layer is on.
  package final private(set) weak var tree: LayerTree?
  /// What the layer last drew or was given; see `contents`.
  package final var storedContents: Any?
  package final var needsDisplayFlag = false
  /// Whether a layer somewhere inside this one is marked for being drawn.
  package final var subtreeNeedsDisplayFlag = false
  package final var needsLayoutFlag = true
  /// Whether the layer is laying out its sublayers.
  package final var isLayingOut = false
  /// Whether a layer somewhere inside this one is marked.
  package final var subtreeNeedsLayoutFlag = false
  /// The layer as of the last frame; nil if it was not changed since.
  package final var committed: CommittedLayer?
  /// For a copy made by `presentation()`: the layer it shows.
  package final var modelLayer: CALayer?
  /// Another number for every look, over all layers; place and sublayers do not count.
  package final var appearanceGeneration = RenderTick.next()
  /// The tick at which this layer or one inside it last changed.
  package final var subtreeTick = RenderTick.current
  /// How the layer's time differs from its superlayer's; nil for not at all.
  package final var timing: LayerTiming?
  /// Values under keys that Core Animation does not know.
  package final var customValues: [String: Any] = [:]

  /// The layer's owner.
  open weak var delegate: (any CALayerDelegate)?
  /// A name for the app's own use.
  open var name: String?
  /// Actions by event name, asked after the delegate.
  open var actions: [String: any CAAction]?
  /// More actions, asked after `actions`, under the key `actions`.
  open var style: [AnyHashable: Any]?

  /// Whether the layer and its sublayers are left out.
  open var isHidden = false { didSet { if oldValue != isHidden { visibilityChanged() } } }
  /// Whether sublayers and contents are cut at the bounds, with their rounded corners.
  open var masksToBounds = false { didSet { if oldValue != masksToBounds { appearanceChanged() } } }
  /// Whether the layer promises to fill its bounds with opaque colour.
  open var isOpaque = false
  /// Whether the back is drawn when the layer is turned away.
  open var isDoubleSided = true { didSet { setNeedsRender() } }
  /// Whether opacity applies to the layer and its sublayers as a group.
  open var allowsGroupOpacity = true { didSet { appearanceChanged() } }
  /// Whether edges that lie between pixels are smoothed; slanted ones always are here.
  open var allowsEdgeAntialiasing = false
  /// Whether the layer is rendered as a bitmap before it is composited; makes no difference here.
  open var shouldRasterize = false
  /// The scale of that bitmap.
  open var rasterizationScale: CGFloat = 1
  /// Which corners `cornerRadius` rounds; all by default.
  open var maskedCorners: CACornerMask = .all { didSet { appearanceChanged() } }
  /// The shape of a rounded corner; `.circular` by default.
  open var cornerCurve: CALayerCornerCurve = .circular { didSet { appearanceChanged() } }
  /// The radius of the lower corners, if it isn't `cornerRadius`, in points.
  ///
  /// `UICornerConfiguration` sets it. Changes aren't animated.
  package final var lowerCornerRadius: CGFloat? {
    didSet { if oldValue != lowerCornerRadius { appearanceChanged() } }
  }
  /// The pixels a point of the contents; 1 by default, the screen's scale in a view.
  open var contentsScale: CGFloat = 1 { didSet { appearanceChanged() } }
  /// How contents of another size are placed.
  open var contentsGravity: CALayerContentsGravity = .resize { didSet { appearanceChanged() } }
  /// The part of the contents that stretches, in unit coordinates.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { appearanceChanged() }
  }
  /// Whether a new size of the bounds calls for new contents.
  open var needsDisplayOnBoundsChange = false

  /// A layer of size zero.
  public override init() {
    super.init()
    LiveObjects.register(self)
  }

  /// A copy of another layer's values, made for presentation.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { takePresentedValues(from: layer) }
  }

  /// Puts the layer and what is inside it into the tree of a screen, or takes it out.
  package final func join(_ tree: LayerTree?) {
    guard self.tree !== tree else { return }
    self.tree = tree
    for sublayer in storedSublayers { sublayer.join(tree) }
    storedMask?.join(tree)
  }

  deinit {
    for sublayer in storedSublayers where sublayer.storedSuperlayer === self {
      sublayer.storedSuperlayer = nil
    }
  }

  // MARK: Geometry

  /// The rectangle of the layer in its own coordinates, in points.
  open var bounds: CGRect {
    get { properties.bounds }
    set { setBounds(newValue) }
  }

  /// The place of the anchor point in the superlayer, in points.
  open var position: CGPoint {
    get { properties.position }
    set { set(\.position, to: newValue, key: "position") }
  }

  /// The order among siblings before the order in `sublayers`.
  open var zPosition: CGFloat {
    get { properties.zPosition }
    set { set(\.zPosition, to: newValue, key: "zPosition") }
  }

  /// The point of the bounds that `position` places, in units of their size; the centre by default.
  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set { set(\.anchorPoint, to: newValue, key: "anchorPoint") }
  }

  /// The anchor point's place on the z axis.
  open var anchorPointZ: CGFloat {
    get { properties.anchorPointZ }
    set { set(\.anchorPointZ, to: newValue, key: "anchorPointZ") }
  }

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { properties.transform }
    set { set(\.transform, to: newValue, key: "transform") }
  }

  /// The transform of all sublayers.
  open var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set { set(\.sublayerTransform, to: newValue, key: "sublayerTransform") }
  }

  /// The bounding box in the superlayer, derived from bounds, position, anchor point and transform.
  open var frame: CGRect {
    get { properties.frame }
    set { setFrame(newValue) }
  }

  /// Sets a transform in the layer's plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Returns the transform as far as it stays in the layer's plane.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Whether a point of the layer's own coordinates is inside its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the deepest layer under a point of the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { layerUnder(p) }

  /// Returns the size that the layer would like to have.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Looks

  /// The opacity of the layer and its sublayers together, 0 to 1.
  open var opacity: Float {
    get { properties.opacity }
    set { set(\.opacity, to: newValue, key: "opacity") }
  }

  /// The colour behind the contents.
  open var backgroundColor: CGColor? {
    get { properties.backgroundColor }
    set { set(\.backgroundColor, to: newValue, key: "backgroundColor", changesLook: true) }
  }

  /// The radius of the rounded corners, in points.
  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { set(\.cornerRadius, to: newValue, key: "cornerRadius", changesLook: true) }
  }

  /// The width of the border inside the bounds, in points.
  open var borderWidth: CGFloat {
    get { properties.borderWidth }
    set { set(\.borderWidth, to: newValue, key: "borderWidth", changesLook: true) }
  }

  /// The colour of the border; black by default.
  open var borderColor: CGColor? {
    get { properties.borderColor }
    set { set(\.borderColor, to: newValue, key: "borderColor", changesLook: true) }
  }

  /// The colour of the shadow; black by default.
  open var shadowColor: CGColor? {
    get { properties.shadowColor }
    set { set(\.shadowColor, to: newValue, key: "shadowColor", changesLook: true) }
  }

  /// The opacity of the shadow, 0 by default.
  open var shadowOpacity: Float {
    get { properties.shadowOpacity }
    set { set(\.shadowOpacity, to: newValue, key: "shadowOpacity", changesLook: true) }
  }

  /// The blur of the shadow: its standard deviation in points, 3 by default.
  open var shadowRadius: CGFloat {
    get { properties.shadowRadius }
    set { set(\.shadowRadius, to: newValue, key: "shadowRadius", changesLook: true) }
  }

  /// The offset of the shadow, (0, −3) by default.
  open var shadowOffset: CGSize {
    get { properties.shadowOffset }
    set { set(\.shadowOffset, to: newValue, key: "shadowOffset", changesLook: true) }
  }

  /// The outline that casts the shadow; nil to take the layer's own.
  open var shadowPath: CGPath? {
    get { properties.shadowPath }
    set { set(\.shadowPath, to: newValue?.copy(), key: "shadowPath", changesLook: true) }
  }

  /// The part of the contents that is shown, in unit coordinates.
  open var contentsRect: CGRect {
    get { properties.contentsRect }
    set { set(\.contentsRect, to: newValue, key: "contentsRect", changesLook: true) }
  }

  /// What the layer shows: a `CGImage`, or nil.
  open var contents: Any? {
    get { (storedContents as? DrawnContents)?.image ?? storedContents }
    set { setContents(newValue) }
  }

  /// Draws the layer and those inside it as the app set them, without animations.
  open func render(in ctx: CGContext) { renderModel(in: ctx) }

  // MARK: Contents

  /// Whether a change of the value calls for new contents.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Makes the contents: by the delegate, or else by `draw(in:)` into a bitmap of the layer's size.
  open func display() {
    if let delegate { delegate.display(self) } else { makeContents() }
  }

  /// Draws the contents; the default asks the delegate.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Marks the contents for being drawn again before the next frame.
  open func setNeedsDisplay() { markForDisplay() }

  /// Marks a part of the contents; this layer draws all of it.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether the contents are to be drawn again.
  open func needsDisplay() -> Bool { needsDisplayFlag }

  /// Draws the contents now if that is due.
  open func displayIfNeeded() { displayIfMarked() }

  // MARK: Layout

  /// Lays out the sublayers; the default asks the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Marks the layer for the next layout pass.
  open func setNeedsLayout() { markForLayout() }

  /// Whether the next pass lays the layer out.
  open func needsLayout() -> Bool { needsLayoutFlag }

  /// Lays out now, from the topmost ancestor that needs it, parents first, each layer once.
  open func layoutIfNeeded() { layoutFromTop() }

  // MARK: Hierarchy

  /// The layer that this one lies in.
  open var superlayer: CALayer? {
    modelLayer == nil ? storedSuperlayer : modelLayer?.presentedSuperlayer
  }

  /// The layers inside this one, back to front; nil when there are none.
  open var sublayers: [CALayer]? {
    get {
      let layers = modelLayer?.presentedSublayers ?? storedSublayers
      return layers.isEmpty ? nil : layers
    }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Puts a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Puts a layer at a place in the order.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { min(Int(idx), $0.count) }
  }

  /// Puts a layer directly behind a sibling; behind all where that is none.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Puts a layer directly in front of a sibling; in front of all where that is none.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
  }

  /// Puts a layer in the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.storedSuperlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  /// A layer whose opacity cuts this one; it lies in this layer's coordinates.
  open var mask: CALayer? {
    get { storedMask }
    set { setMask(newValue) }
  }

  // MARK: Actions and animations

  /// Returns the animation or other action that belongs to an event without one of its own.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns the action for an event: the delegate's, else one of `actions`, `style` or the class.
  open func action(forKey event: String) -> (any CAAction)? { lookUpAction(forKey: event) }

  /// Adds a copy of an animation; one with the same key is replaced, and ends unfinished.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let animation = anim.copy() as? CAAnimation { addOwned(animation, forKey: key) }
  }

  /// Removes every animation; each ends unfinished.
  open func removeAllAnimations() {
    for (_, animation) in animations { removeAnimation(animation, finished: false) }
  }

  /// Removes the animation with the key; it ends unfinished.
  open func removeAnimation(forKey key: String) {
    guard let animation = animation(forKey: key) else { return }
    removeAnimation(animation, finished: false)
  }

  /// Returns the keys of the present animations, in the order of being added.
  open func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Returns the animation with the key.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// Returns the layer as the screen shows it now; nil for a layer on no screen.
  ///
  /// A change appears in the presentation layer after the next frame.
  ///
  /// Swift cannot make an object of a class that it first meets at run time. So an app's own subclass gets
  /// itself back, with the values that it set; Core Animation's own classes get a copy with what is seen.
  open func presentation() -> Self? { presentedLayer() as? Self }

  /// Returns the layer whose presentation this is, or itself.
  open func model() -> Self { (modelLayer as? Self) ?? self }

  /// Makes the layer that `presentation()` returns; a class with its own values makes its own kind.
  package func makePresentationLayer() -> CALayer { CALayer(layer: self) }

}
