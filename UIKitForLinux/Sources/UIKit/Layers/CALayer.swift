// Overridable members are declared in the class body, because Swift code can't override members of
// extensions.
open class CALayer: NSObject, CAMediaTiming {
  /// The animatable values of the model layer.
  package final var properties = LayerProperties()
  package final var storedSublayers: [CALayer] = []
  /// The superlayer, which sets the property to `nil` when it is released.
  ///
  /// A weak reference would make each use of a layer with sublayers slower.
  package final unowned(unsafe) var storedSuperlayer: CALayer?
  package final var storedMask: CALayer?
  /// The animations with their keys, in order of addition.
  package final var animations: [(key: String?, animation: CAAnimation)] = []
  /// The layer tree of a screen, for its root layer only.
  package final weak var ownTree: LayerTree?
  /// The layer tree of the screen that displays the layer.
  package final private(set) weak var tree: LayerTree?
  /// The contents that the layer has drawn or that were assigned.
  ///
  /// See `contents`.
  package final var storedContents: Any?
  package final var needsDisplayFlag = false
  /// A Boolean value that indicates whether a sublayer needs to be drawn.
  package final var subtreeNeedsDisplayFlag = false
  package final var needsLayoutFlag = true
  /// A Boolean value that indicates whether the layer is laying out its sublayers.
  package final var isLayingOut = false
  /// A Boolean value that indicates whether a sublayer needs layout.
  package final var subtreeNeedsLayoutFlag = false
  /// The layer at the last frame, or `nil` if it hasn't changed since then.
  package final var committed: CommittedLayer?
  /// The model layer of a copy made by `presentation()`.
  package final var modelLayer: CALayer?
  /// A number that is unique to the layer's current appearance, apart from its position and
  /// sublayers.
  package final var appearanceGeneration = RenderTick.next()
  /// The tick at which this layer or a sublayer last changed.
  package final var subtreeTick = RenderTick.current
  /// The difference between the layer's time and its superlayer's, or `nil` if there is none.
  package final var timing: LayerTiming?
  /// Values for keys that aren't properties of Core Animation.
  package final var customValues: [String: Any] = [:]

  open weak var delegate: (any CALayerDelegate)?
  open var name: String?
  open var actions: [String: any CAAction]?
  open var style: [AnyHashable: Any]?

  open var isHidden = false { didSet { if oldValue != isHidden { visibilityChanged() } } }
  open var masksToBounds = false { didSet { if oldValue != masksToBounds { appearanceChanged() } } }
  open var isOpaque = false
  open var isDoubleSided = true { didSet { setNeedsRender() } }
  open var allowsGroupOpacity = true { didSet { appearanceChanged() } }
  /// Differs: The property has no effect: slanted edges are always antialiased.
  open var allowsEdgeAntialiasing = false
  open var maskedCorners: CACornerMask = .all { didSet { appearanceChanged() } }
  open var cornerCurve: CALayerCornerCurve = .circular { didSet { appearanceChanged() } }
  /// The radius of the lower corners, if it isn't `cornerRadius`, in points.
  ///
  /// `UICornerConfiguration` sets it. Changes aren't animated.
  package final var lowerCornerRadius: CGFloat? {
    didSet { if oldValue != lowerCornerRadius { appearanceChanged() } }
  }
  /// The glass that shows the blurred layers behind the layer's bounds, instead of a background.
  final var glass: GlassLayer? { didSet { if oldValue != glass { appearanceChanged() } } }
  open var contentsScale: CGFloat = 1 { didSet { appearanceChanged() } }
  open var contentsGravity: CALayerContentsGravity = .resize { didSet { appearanceChanged() } }
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { appearanceChanged() }
  }
  open var needsDisplayOnBoundsChange = false

  public override init() {
    super.init()
    LiveObjects.register(self)
  }

  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyPresentedValues(from: layer) }
  }

  /// Adds the layer and its sublayers to the layer tree of a screen, or removes them.
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
    if storedMask?.storedSuperlayer === self { storedMask?.storedSuperlayer = nil }
  }

  // MARK: Geometry

  open var bounds: CGRect {
    get { properties.bounds }
    set { setBounds(newValue) }
  }

  open var position: CGPoint {
    get { properties.position }
    set { set(\.position, to: newValue, key: "position") }
  }

  open var zPosition: CGFloat {
    get { properties.zPosition }
    set { set(\.zPosition, to: newValue, key: "zPosition") }
  }

  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set { set(\.anchorPoint, to: newValue, key: "anchorPoint") }
  }

  open var anchorPointZ: CGFloat {
    get { properties.anchorPointZ }
    set { set(\.anchorPointZ, to: newValue, key: "anchorPointZ") }
  }

  open var transform: CATransform3D {
    get { properties.transform }
    set { set(\.transform, to: newValue, key: "transform") }
  }

  open var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set { set(\.sublayerTransform, to: newValue, key: "sublayerTransform") }
  }

  open var frame: CGRect {
    get { properties.frame }
    set { setFrame(newValue) }
  }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  open func hitTest(_ p: CGPoint) -> CALayer? { layerUnder(p) }

  // MARK: Looks

  open var opacity: Float {
    get { properties.opacity }
    set { set(\.opacity, to: newValue, key: "opacity") }
  }

  open var backgroundColor: CGColor? {
    get { properties.backgroundColor }
    set { set(\.backgroundColor, to: newValue, key: "backgroundColor", changesLook: true) }
  }

  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { set(\.cornerRadius, to: newValue, key: "cornerRadius", changesLook: true) }
  }

  open var borderWidth: CGFloat {
    get { properties.borderWidth }
    set { set(\.borderWidth, to: newValue, key: "borderWidth", changesLook: true) }
  }

  open var borderColor: CGColor? {
    get { properties.borderColor }
    set { set(\.borderColor, to: newValue, key: "borderColor", changesLook: true) }
  }

  open var shadowColor: CGColor? {
    get { properties.shadowColor }
    set { set(\.shadowColor, to: newValue, key: "shadowColor", changesLook: true) }
  }

  open var shadowOpacity: Float {
    get { properties.shadowOpacity }
    set { set(\.shadowOpacity, to: newValue, key: "shadowOpacity", changesLook: true) }
  }

  open var shadowRadius: CGFloat {
    get { properties.shadowRadius }
    set { set(\.shadowRadius, to: newValue, key: "shadowRadius", changesLook: true) }
  }

  open var shadowOffset: CGSize {
    get { properties.shadowOffset }
    set { set(\.shadowOffset, to: newValue, key: "shadowOffset", changesLook: true) }
  }

  open var shadowPath: CGPath? {
    get { properties.shadowPath }
    set { set(\.shadowPath, to: newValue?.copy(), key: "shadowPath", changesLook: true) }
  }

  open var contentsRect: CGRect {
    get { properties.contentsRect }
    set { set(\.contentsRect, to: newValue, key: "contentsRect", changesLook: true) }
  }

  open var contents: Any? {
    get { (storedContents as? DrawnContents)?.image ?? storedContents }
    set { setContents(newValue) }
  }

  open func render(in ctx: CGContext) { renderModel(in: ctx) }

  // MARK: Contents

  open class func needsDisplay(forKey key: String) -> Bool { false }

  open func display() {
    if let delegate { delegate.display(self) } else { makeContents() }
  }

  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  open func setNeedsDisplay() { markForDisplay() }

  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  open func needsDisplay() -> Bool { needsDisplayFlag }

  open func displayIfNeeded() { displayIfMarked() }

  // MARK: Layout

  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  open func setNeedsLayout() { markForLayout() }

  open func needsLayout() -> Bool { needsLayoutFlag }

  open func layoutIfNeeded() { layoutFromTop() }

  // MARK: Hierarchy

  open var superlayer: CALayer? {
    modelLayer == nil ? storedSuperlayer : modelLayer?.presentedSuperlayer
  }

  open var sublayers: [CALayer]? {
    get {
      let layers = modelLayer?.presentedSublayers ?? storedSublayers
      return layers.isEmpty ? nil : layers
    }
    set { replaceSublayers(with: newValue ?? []) }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { min(Int(idx), $0.count) }
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.storedSuperlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  open func removeFromSuperlayer() { leaveSuperlayer() }

  open var mask: CALayer? {
    get { storedMask }
    set { setMask(newValue) }
  }

  // MARK: Actions and animations

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let animation = anim.copy() as? CAAnimation { addOwned(animation, forKey: key) }
  }

  open func removeAllAnimations() {
    for (_, animation) in animations { removeAnimation(animation, finished: false) }
  }

  open func removeAnimation(forKey key: String) {
    guard let animation = animation(forKey: key) else { return }
    removeAnimation(animation, finished: false)
  }

  open func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// Differs: A layer of an app's own subclass returns itself, with its model values: Swift can't
  /// create an object of a class that is known only at run time.
  open func presentation() -> Self? { presentedLayer() as? Self }

  open func model() -> Self { (modelLayer as? Self) ?? self }

  /// Creates the layer that `presentation()` returns.
  ///
  /// Subclasses with additional values override it.
  package func makePresentationLayer() -> CALayer { CALayer(layer: self) }

}
