@preconcurrency @MainActor open class UIView: UIResponder, @MainActor CALayerDelegate {
  open class var layerClass: AnyClass { CALayer.self }

  public final let layer: CALayer

  package final var storedSubviews: [UIView] = []
  package final weak var storedSuperview: UIView?
  /// The window of the view.
  final weak var storedWindow: UIWindow?
  package final var storedBackgroundColor: UIColor?
  package final var storedTintColor: UIColor?
  package final var storedSafeAreaInsets = UIEdgeInsets.zero
  package final var storedLayoutMargins: UIEdgeInsets?
  final var storedKeyboardLayoutGuide: UIKeyboardLayoutGuide?
  final var ownLayoutGuides = OwnLayoutGuides()
  /// The view's Auto Layout data, or `nil` until a constraint uses the view.
  final var layoutNode: LayoutNode?
  /// The layout engine of the hierarchy, if this view is its root and constraints are in use.
  final var layoutEngine: LayoutEngine?
  /// A Boolean value that indicates whether this view or a descendant uses Auto Layout.
  final var usesAutoLayoutInside = false
  final var needsConstraintUpdate = true
  /// A Boolean value that indicates whether a stack view arranges the view.
  final var isArranged = false
  /// A Boolean value that indicates whether the view is hidden, but visible until its collapse
  /// animation ends.
  final var isCollapsing = false
  final var constraintUpdateIsNeededInside = false
  /// A Boolean value that indicates whether the size and the center from constraints are being set,
  /// one after the other.
  final var isApplyingSolvedFrame = false
  final var boundsObservers = BoundsObservers()
  package final var recognizers: [UIGestureRecognizer] = []
  /// A Boolean value that indicates whether the view ever had a gesture recognizer.
  final var hasHadRecognizers = false
  /// The view controller that owns this view.
  package final weak var owningController: UIViewController?
  package final var tintAdjustment: TintAdjustmentMode = .automatic
  package final var traits = TraitState()
  package final var largeContent: LargeContent?
  final var storedCornerConfiguration: UICornerConfiguration?
  public package(set) final var interactions: [any UIInteraction] = []
  package final var storedSemanticContentAttribute: UISemanticContentAttribute = .unspecified

  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      maskTranslationChanged()
    }
  }
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsChanged() } }
  }
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsChanged() } }
  }

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    setUp(frame: frame)
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Differs: Archives can't be read, so the view has size zero.
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

  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds
      layer.bounds = newValue
      if let layoutNode { geometryChanged(layoutNode) }
      boundsChanged(from: old)
      updateSafeArea()
      if old != newValue { boundsObservers.notify() }
    }
  }

  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      if let layoutNode { geometryChanged(layoutNode) }
      updateSafeArea()
    }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set {
      layer.anchorPoint = newValue
      if let layoutNode { geometryChanged(layoutNode) }
    }
  }

  // MARK: Looks

  open var isHidden: Bool {
    get { layer.isHidden || isCollapsing }
    set { if isArranged { setHiddenInStackView(newValue) } else { layer.isHidden = newValue } }
  }

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set {
      layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
      storedBackgroundColor = newValue
    }
  }

  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var contentMode: ContentMode = .scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      storedTintColor = newValue
      spreadTintColorChange()
    }
  }

  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      tintAdjustment = newValue
      spreadTintColorChange()
    }
  }

  open func tintColorDidChange() {}

  open func draw(_ rect: CGRect) {
    DrawingClasses.baseImplementationRan()
  }

  open func setNeedsDisplay() {
    layer.setNeedsDisplay()
  }

  open func setNeedsDisplay(_ rect: CGRect) {
    layer.setNeedsDisplay(rect)
  }

  // MARK: Layout

  open func layoutSubviews() {
    if usesAutoLayoutInside { placeSubviewsByConstraints() }
  }

  open func setNeedsLayout() {
    layer.setNeedsLayout()
  }

  open func layoutIfNeeded() {
    layOutTree()
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() {
    let fitting = sizeThatFits(bounds.size)
    let origin = frame.origin
    bounds.size = fitting
    let moved = frame.origin
    center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
  }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    if translatesAutoresizingMaskIntoConstraints { storedSuperview?.setNeedsLayout() }
    contentSizeMayHaveChanged()
    if isArranged { enclosingStackView?.contentSizeChanged(of: self) }
  }

  // MARK: Constraints

  open func updateConstraints() {}

  open func setNeedsUpdateConstraints() {
    markForConstraintUpdate()
  }

  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  open func updateConstraintsIfNeeded() {
    updateConstraintsInside()
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    measure(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  open var forLastBaselineLayout: UIView { self }

  /// The distance of the first baseline from the top and of the last one from the bottom; 0 without
  /// text.
  package var baselineOffsets: (fromTop: CGFloat, fromBottom: CGFloat) { (0, 0) }

  /// The default content hugging and compression resistance priorities of the class.
  package var defaultContentPriorities: ContentPriorities { ContentPriorities() }

  /// A Boolean value that indicates whether the bounds origin is a scroll offset, which the frame
  /// layout guide doesn't follow.
  package var scrollsContents: Bool { false }
  /// The existing layout guides that are specific to the class.
  package var classSpecificGuides: [UILayoutGuide] { [] }
  /// Called after constraints have determined the frames of the guides.
  package func guidesWerePlaced() {}
  /// A Boolean value that indicates whether the content height depends on the view's width, as for
  /// wrapped text.
  package var contentHeightDependsOnWidth: Bool { false }
  /// Returns the content size for a width of the view.
  package func contentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// Returns the layout guide that represents an attribute for subviews, such as the content of a
  /// scroll view for edges.
  package func guideForSubviews(for attribute: NSLayoutConstraint.Attribute) -> UILayoutGuide? {
    nil
  }

  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

  /// The safe area insets for subviews.
  package var safeAreaInsetsForSubviews: UIEdgeInsets { storedSafeAreaInsets }

  open func safeAreaInsetsDidChange() {}

  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set {
      storedLayoutMargins = newValue
      marginsChanged()
    }
  }

  open func layoutMarginsDidChange() {}

  // MARK: Hierarchy

  open var superview: UIView? { storedSuperview }

  open var subviews: [UIView] { storedSubviews }

  open var window: UIWindow? { storedWindow }

  open func addSubview(_ view: UIView) {
    insert(view, at: .front)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: .index(index))
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard view.storedSuperview === self else { return }
    insert(view, at: .front)
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard view.storedSuperview === self else { return }
    insert(view, at: .index(0))
  }

  open func removeFromSuperview() {
    remove()
  }

  /// Subviews that aren't in the hierarchy, such as reusable cells.
  package var detachedSubviews: [UIView] { [] }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let view = subview.viewWithTag(tag) { return view }
    }
    return nil
  }

  // MARK: Touches

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, layer.opacity >= 0.01, receivesTouchesWhileAnimating,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in storedSubviews.reversed() where subview.layer.hasArea {
      let local = subview.layer.convert(point, from: layer)
      if let hit = subview.hitTest(local, with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { hasHadRecognizers ? recognizers : nil }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Responder

  open var accessibilityIdentifier: String?

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    resignFirstResponderInside(force: force)
  }

  open override var next: UIResponder? { owningController ?? storedSuperview }

  package override var responderWindow: UIWindow? { window }

  // MARK: Traits

  open var traitCollection: UITraitCollection { traits.collection }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Updates UIKit's views for changed traits, even if an override of the app doesn't call super.
  package func traitsChanged(from previous: UITraitCollection) {}

  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedSemanticContentAttribute }
    set {
      storedSemanticContentAttribute = newValue
      layoutDirectionMayHaveChanged()
      setNeedsLayout()
    }
  }

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

  open func display(_ layer: CALayer) {
    DrawingClasses.display(layer, of: self)
  }

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    traitCollection.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }

  open func layerWillDraw(_ layer: CALayer) {}

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

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    UIViewAnimationState.action(for: layer, forKey: event)
  }
}
