/// A rectangle of the screen that draws, lays out its subviews and takes touches.
@preconcurrency @MainActor open class UIView: UIResponder, @MainActor CALayerDelegate {
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that holds geometry and looks.
  public final let layer: CALayer

  package final var storedSubviews: [UIView] = []
  package final weak var storedSuperview: UIView?
  /// The window around the view.
  final weak var storedWindow: UIWindow?
  package final var storedBackgroundColor: UIColor?
  package final var storedTintColor: UIColor?
  package final var storedSafeAreaInsets = UIEdgeInsets.zero
  package final var storedLayoutMargins: UIEdgeInsets?
  final var storedKeyboardLayoutGuide: UIKeyboardLayoutGuide?
  final var ownLayoutGuides = OwnLayoutGuides()
  /// What Auto Layout knows of the view, if something speaks of it.
  final var layoutNode: LayoutNode?
  /// The engine of the views inside, where this one is in no other view and constraints are in use.
  final var layoutEngine: LayoutEngine?
  /// Whether this view or one inside has something to do with Auto Layout.
  final var usesAutoLayoutInside = false
  final var needsConstraintUpdate = true
  /// Whether a stack view around lays the view out.
  final var isArranged = false
  /// Whether the view is hidden, but still on the screen while it folds up.
  final var isFoldingUp = false
  final var constraintUpdateIsNeededInside = false
  /// Whether constraints are giving the view its place, which is done in two steps.
  final var isBeingPlaced = false
  final var boundsObservers = BoundsObservers()
  package final var recognizers: [UIGestureRecognizer] = []
  /// A Boolean value that indicates whether the view ever had a gesture recognizer.
  final var hasHadRecognizers = false
  /// The controller whose view this is.
  package final weak var owningController: UIViewController?
  package final var tintAdjustment: TintAdjustmentMode = .automatic
  package final var traits = TraitState()
  package final var largeContent: LargeContent?
  final var storedCornerConfiguration: UICornerConfiguration?
  /// The interactions of the view.
  public package(set) final var interactions: [any UIInteraction] = []
  package final var storedSemanticContentAttribute: UISemanticContentAttribute = .unspecified

  /// A number for the app's own use.
  open var tag = 0
  /// Whether the view takes touches; labels and images do not.
  open var isUserInteractionEnabled = true
  /// Whether more than the first finger counts.
  open var isMultipleTouchEnabled = false
  /// Whether other views get no touches while this one has some.
  open var isExclusiveTouch = false
  /// How the view follows its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the view resizes its subviews by their masks.
  open var autoresizesSubviews = true
  /// Whether frame and autoresizing mask say where the view is; false where constraints do.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      maskTranslationChanged()
    }
  }
  /// Whether contents are cleared before they are drawn.
  open var clearsContextBeforeDrawing = true
  /// Whether margins reach at least as far as the safe area.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsChanged() } }
  }
  /// Whether the margins are at least the superview's.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsChanged() } }
  }

  /// A view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    setUp(frame: frame)
  }

  /// A view of size zero.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Archives are not read on Linux; the view has size zero.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    setUp(frame: .zero)
  }

  private static func makeLayer() -> CALayer {
    switch layerClass {
    case is CAShapeLayer.Type: CAShapeLayer()
    case is CAGradientLayer.Type: CAGradientLayer()
    default: CALayer()
    }
  }

  private func setUp(frame: CGRect) {
    layer.contentsScale = UIScreen.main.scale
    layer.frame = frame
    layer.delegate = self
    LiveObjects.register(self)
    if DrawingClasses.mayDraw(type(of: self)) { layer.setNeedsDisplay() }
  }

  // MARK: Geometry

  /// The bounding box in the superview, derived from bounds, centre and transform.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = layer.bounds
      layer.frame = newValue
      if let layoutNode { geometryChanged(layoutNode) }
      boundsChanged(from: old)
      updateSafeArea()
    }
  }

  /// The rectangle of the view in its own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds
      layer.bounds = newValue
      if let layoutNode { geometryChanged(layoutNode) }
      boundsChanged(from: old)
      updateSafeArea()
      if old != newValue { boundsObservers.tell() }
    }
  }

  /// The place of the anchor point, by default the middle, in the superview.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      if let layoutNode { geometryChanged(layoutNode) }
      updateSafeArea()
    }
  }

  /// The transform about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform about the anchor point, in three dimensions.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The anchor point in units of the bounds' size.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set {
      layer.anchorPoint = newValue
      if let layoutNode { geometryChanged(layoutNode) }
    }
  }

  /// The pixels a point of drawn contents.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  // MARK: Looks

  /// Whether the view and its subviews are left out.
  open var isHidden: Bool {
    get { layer.isHidden || isFoldingUp }
    set { if isArranged { setHiddenInStack(newValue) } else { layer.isHidden = newValue } }
  }

  /// The opacity of the view and its subviews together.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// The colour behind what the view draws.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set {
      layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
      storedBackgroundColor = newValue
    }
  }

  /// Whether the view promises to be opaque.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// Whether subviews are cut at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How contents of another size are placed.
  open var contentMode: ContentMode = .scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  /// A view whose opacity cuts this one.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// The colour of what can be tapped; the superview's where none is set.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      storedTintColor = newValue
      spreadTintColorChange()
    }
  }

  /// Whether the tint colour is dimmed.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      tintAdjustment = newValue
      spreadTintColorChange()
    }
  }

  /// The tint colour, or the way it is adjusted, has changed.
  open func tintColorDidChange() {}

  /// Draws the view's contents; nothing by default.
  open func draw(_ rect: CGRect) {
    DrawingClasses.baseImplementationRan()
  }

  /// Asks for the contents to be drawn again.
  open func setNeedsDisplay() {
    layer.setNeedsDisplay()
  }

  /// Asks for a part of the contents to be drawn again.
  open func setNeedsDisplay(_ rect: CGRect) {
    layer.setNeedsDisplay(rect)
  }

  // MARK: Layout

  /// Places the subviews; the default does so by constraints, where they have some.
  open func layoutSubviews() {
    if usesAutoLayoutInside { placeSubviewsByConstraints() }
  }

  /// Marks the view for the next layout pass.
  open func setNeedsLayout() {
    layer.setNeedsLayout()
  }

  /// Lays out now what needs it.
  open func layoutIfNeeded() {
    layOutTree()
  }

  /// Returns the size that suits the view best within another; its present size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the view best; the origin stays.
  open func sizeToFit() {
    let fitting = sizeThatFits(bounds.size)
    let origin = frame.origin
    bounds.size = fitting
    let moved = frame.origin
    center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
  }

  /// The size of the contents; `noIntrinsicMetric` where there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that the size of the contents is another.
  open func invalidateIntrinsicContentSize() {
    if translatesAutoresizingMaskIntoConstraints { storedSuperview?.setNeedsLayout() }
    contentSizeMayHaveChanged()
    if isArranged { stackAround?.contentSizeChanged(of: self) }
  }

  // MARK: Constraints

  /// Whether the class makes constraints of its own in `updateConstraints()`.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Brings constraints up to date before a layout; call `super` at the end.
  open func updateConstraints() {}

  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() {
    markForConstraintUpdate()
  }

  /// Whether `updateConstraints()` is called before the next layout.
  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  /// Brings the constraints of this view and of those inside it up to date now.
  open func updateConstraintsIfNeeded() {
    updateConstraintsInside()
  }

  /// Returns the size that suits the view's constraints and is next to another.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that suits the view's constraints, where the wish for another size has priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    measure(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// How far the rectangle that constraints speak of lies inside of the frame; not at all by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the rectangle that constraints speak of when the view has a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame that puts the rectangle that constraints speak of to a place.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose first baseline counts as this one's; the same as for the last by default.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last baseline counts as this one's; itself by default.
  open var forLastBaselineLayout: UIView { self }

  /// How far the first baseline lies below the top and the last one above the bottom: 0 without text.
  package var baselineOffsets: (fromTop: CGFloat, fromBottom: CGFloat) { (0, 0) }

  /// The hugging and resistance that the class begins with.
  package var defaultContentPriorities: ContentPriorities { ContentPriorities() }

  /// Whether the origin of the bounds is a scroll offset, which guides of the frame do not follow.
  package var scrollsContents: Bool { false }
  /// The guides that views of this kind have, as far as anybody has asked for them.
  package var guidesOfItsKind: [UILayoutGuide] { [] }
  /// The guides lie where constraints have them.
  package func guidesWerePlaced() {}
  /// Whether the height of the contents depends on the width that the view gets, as of wrapped text.
  package var contentHeightDependsOnWidth: Bool { false }
  /// The size of the contents in a view of a width.
  package func contentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// What an attribute of this view means to views inside: a scroll view's edges are its content's.
  package func guideSeenFromInside(for attribute: NSLayoutConstraint.Attribute) -> UILayoutGuide? {
    nil
  }

  /// The part of the view that bars, notches and rounded corners cover, as insets.
  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

  /// What of the safe area the subviews may still have to keep clear of.
  package var safeAreaInsetsForSubviews: UIEdgeInsets { storedSafeAreaInsets }

  /// The safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// The margins as insets, the safe area included.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set {
      storedLayoutMargins = newValue
      marginsChanged()
    }
  }

  /// The margins have changed.
  open func layoutMarginsDidChange() {}

  // MARK: Hierarchy

  /// The view that this one lies in.
  open var superview: UIView? { storedSuperview }

  /// The views inside this one, back to front.
  open var subviews: [UIView] { storedSubviews }

  /// The window that the view is in.
  open var window: UIWindow? { storedWindow }

  /// Puts a view in front of the others.
  open func addSubview(_ view: UIView) {
    insert(view, at: .front)
  }

  /// Puts a view at a place in the order.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: .index(index))
  }

  /// Puts a view directly behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }

  /// Puts a view directly in front of a sibling.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }

  /// Exchanges two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Puts a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.storedSuperview === self else { return }
    insert(view, at: .front)
  }

  /// Puts a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.storedSuperview === self else { return }
    insert(view, at: .index(0))
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    remove()
  }

  /// Views that are off the screen for now, such as cells that wait to be used again.
  package var viewsKeptAside: [UIView] { [] }

  /// A subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The view is about to get another superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view has another superview.
  open func didMoveToSuperview() {}
  /// The view is about to get another window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view has another window.
  open func didMoveToWindow() {}

  /// Returns the view with a tag: this one or the first inside it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let view = subview.viewWithTag(tag) { return view }
    }
    return nil
  }

  // MARK: Touches

  /// Returns the deepest view under a point that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, layer.opacity >= 0.01, takesTouchesWhileAnimating,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in storedSubviews.reversed() where subview.layer.hasArea {
      let local = subview.pointForHitTest(point, from: layer)
      if let hit = subview.hitTest(local, with: event) { return hit }
    }
    return self
  }

  /// Whether a point is inside the view; the right and lower edges are not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// The gesture recognizers that are attached to the view; `nil` until the first one is added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { hasHadRecognizers ? recognizers : nil }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Lets a recogniser look at the view's touches.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Takes a recogniser away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recogniser may begin; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Responder

  /// A name for tests, never read out.
  open var accessibilityIdentifier: String?

  /// Ends the editing of a field inside this view; `force` does not ask it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    resignFirstResponderInside(force: force)
  }

  open override var next: UIResponder? { owningController ?? storedSuperview }

  package override var responderWindow: UIWindow? { window }

  // MARK: Traits

  /// The traits that hold here.
  open var traitCollection: UITraitCollection { traits.collection }

  /// Traits have changed.
  ///
  /// Deprecated by Apple in iOS 17; `registerForTraitChanges` is what new code uses.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What UIKit's own views do about changed traits, whether or not an app's override calls super.
  package func traitsChanged(from previous: UITraitCollection) {}

  /// Which way the view's contents run, whatever the language.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedSemanticContentAttribute }
    set {
      storedSemanticContentAttribute = newValue
      layoutDirectionMayHaveChanged()
      setNeedsLayout()
    }
  }

  /// Which way the view's contents run.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  open override var accessibilityFrame: CGRect {
    get {
      storedAccessibilityFrame ?? window.map { $0.convert(convert(bounds, to: nil), to: nil) }
        ?? frame
    }
    set { storedAccessibilityFrame = newValue }
  }

  // MARK: The layer's delegate

  /// Provides the layer's contents by drawing.
  open func display(_ layer: CALayer) {
    DrawingClasses.display(layer, of: self)
  }

  /// Draws the layer's contents: `draw(_:)` with the context as the current one.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    traitCollection.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }

  /// Is told before the layer draws.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Lays out the subviews.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    deliverTraitChange()
    traitCollection.performAsCurrent {
      owningController?.viewWillLayoutSubviews()
      if storedCornerConfiguration != nil { updateCorners() }
      layoutSubviews()
      owningController?.viewDidLayoutSubviews()
    }
  }

  /// Returns the animation of the block that runs, or `NSNull` outside of one.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    UIViewAnimationState.action(for: layer, forKey: event)
  }
}
