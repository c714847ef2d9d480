/// Shows a part of a content that may be larger than the view, and lets fingers move it.
///
/// The offset is the origin of `bounds`. Zooming and refreshing are left out.
@preconcurrency @MainActor open class UIScrollView: UIView {
  final var storedAdjustedContentInset = UIEdgeInsets.zero
  /// The insets for which the content offset was last adjusted.
  final var insetInOffset = UIEdgeInsets.zero
  private let pan = ScrollPanRecognizer()
  private let touchDelay = ContentTouchDelay()
  /// What moves the content now.
  final var phase = ScrollPhase.rest
  /// Whether a finger is on the content.
  final var isTouched = false
  /// Whether the content was stopped beyond its end, where it cannot stay.
  final var isCaughtBeyondEnd = false
  /// Whether the offset that is being set comes from what moves the content.
  final var isMovingItself = false
  /// Exists while the content moves by itself.
  final var link: CADisplayLink?
  final var indicators = ScrollIndicators()
  final var layoutGuidesOfScrolling = ScrollLayoutGuides()

  /// A scroll view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Archives are not read on Linux; the view has size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    pan.allowedScrollTypesMask = .all
    pan.handlers.append { [weak self] _ in self?.panned() }
    addGestureRecognizer(touchDelay)
    addGestureRecognizer(pan)
  }

  // Subclasses have a property of the same name and a narrower type: theirs is the one that is meant.
  /// Is told how the view scrolls.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: The content

  /// The size of the content; zero by default.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      adjustContentInset()
      keepOffsetInRange()
      updateIndicators()
      if decidesContentSize, let guide = layoutGuidesOfScrolling.content { guideChanged(guide) }
    }
  }

  /// The point of the content at the upper left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Room around the content, the safe area apart.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { adjustContentInset() } }
  }

  /// Which edges of the safe area are added to `contentInset`; automatic by default.
  ///
  /// Automatic adds the upper and lower edge always, and the sides where the content can be scrolled sideways.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustContentInset() } }
  }

  /// Room around the content, the safe area included.
  open var adjustedContentInset: UIEdgeInsets { storedAdjustedContentInset }

  /// The insets, the safe area included, are others.
  open func adjustedContentInsetDidChange() {}

  // MARK: Scrolling by code

  /// Moves to an offset, in a third of a second where it is animated.
  ///
  /// The offset goes there frame by frame. Whatever moved the content before ends.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window?.device != nil else {
      endMotion()
      self.contentOffset = contentOffset
      return
    }
    guard contentOffset != self.contentOffset else { return endMotion() }
    animateOffset(to: contentOffset)
  }

  /// Moves by as little as brings a rectangle of the content into view.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(roundedToPixels(offset(toShow: rect)), animated: animated)
  }

  /// Stops what moves by itself, on a page or at the end of the content where it may not stay.
  open func stopScrollingAndZooming() {
    var rest = inRange(contentOffset)
    if isPagingEnabled, bounds.width > 0, bounds.height > 0 {
      rest = inRange(
        CGPoint(
          x: (rest.x / bounds.width).rounded() * bounds.width,
          y: (rest.y / bounds.height).rounded() * bounds.height))
    }
    guard phase.movesByItself else { return }
    endMotion()
    contentOffset = rest
  }

  /// Whether an animation that code has asked for moves the content.
  open var isScrollAnimating: Bool { if case .animating = phase { true } else { false } }

  // MARK: Scrolling by fingers

  /// The recogniser that scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// Whether fingers can scroll; true by default.
  open var isScrollEnabled = true {
    didSet {
      pan.isEnabled = isScrollEnabled
      touchDelay.isEnabled = isScrollEnabled && delaysContentTouches
    }
  }
  /// What friction does to a velocity; normal by default.
  open var decelerationRate = DecelerationRate.normal
  /// Whether the content bounces at its ends; true by default.
  open var bounces = true
  /// Whether short content bounces up and down, too; false by default.
  open var alwaysBounceVertical = false { didSet { adjustContentInset() } }
  /// Whether narrow content bounces sideways, too; false by default.
  open var alwaysBounceHorizontal = false { didSet { adjustContentInset() } }
  /// Whether scrolling stops at multiples of the view's size; false by default.
  open var isPagingEnabled = false
  /// Whether a scroll keeps to the direction in which it began; false by default.
  open var isDirectionalLockEnabled = false
  /// Whether a tap on the status bar scrolls to the top; true by default.
  open var scrollsToTop = true
  /// Whether touches wait a moment before they go to the content; true by default.
  open var delaysContentTouches = true {
    didSet { touchDelay.isEnabled = isScrollEnabled && delaysContentTouches }
  }
  /// Whether a scroll takes touches away from the content; true by default.
  open var canCancelContentTouches = true
  /// How scrolling puts the keyboard away; not at all by default.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// Whether a scroll may take the touches of a view in the content; controls keep theirs by default.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether a finger is on the content.
  open var isTracking: Bool { isTouched }
  /// Whether a finger scrolls.
  open var isDragging: Bool { if case .dragging = phase { true } else { false } }
  /// Whether the content moves on after the finger was lifted.
  open var isDecelerating: Bool { if case .decelerating = phase { true } else { false } }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    return gestureRecognizer !== pan || mayBeginDragging
  }

  // MARK: Indicators

  /// Whether the vertical indicator is shown; true by default.
  open var showsVerticalScrollIndicator = true { didSet { updateIndicators() } }
  /// Whether the horizontal indicator is shown; true by default.
  open var showsHorizontalScrollIndicator = true { didSet { updateIndicators() } }
  /// The colour of the indicators; by default what suits light and dark.
  open var indicatorStyle: IndicatorStyle = .default { didSet { updateIndicators() } }
  /// Room that the vertical indicator leaves, the safe area apart.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }
  /// Room that the horizontal indicator leaves, the safe area apart.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }
  /// Whether the indicators keep clear of the safe area; true by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { updateIndicators() } }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    if !isDragging, !phase.movesByItself { hideIndicators() }
  }

  // MARK: What the geometry brings with it

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds
      super.frame = newValue
      boundsWereSet(from: old)
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      boundsWereSet(from: old)
    }
  }

  private func boundsWereSet(from old: CGRect) {
    let new = bounds
    guard new != old else { return }
    if new.origin != old.origin {
      setNeedsLayout()
      if !isMovingItself { offsetWasSet(from: old.origin) }
      delegate?.scrollViewDidScroll(self)
    }
    if new.size != old.size {
      adjustContentInset()
      keepOffsetInRange()
    }
    updateIndicators()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustContentInset()
  }

  package override var scrollsContents: Bool { true }

  /// Whether the size of the content is the view's own business, as a table's is, and not that of constraints.
  package var decidesContentSize: Bool { false }

  /// To what is inside, the edges are those of the content.
  package override func guideSeenFromInside(
    for attribute: NSLayoutConstraint.Attribute
  ) -> UILayoutGuide? {
    contentLayoutGuide
  }

  package override var guidesOfItsKind: [UILayoutGuide] { layoutGuidesOfScrolling.all }

  package override func guidesWerePlaced() {
    layoutGuidesOfScrolling.content?.applySolvedSize()
  }

  /// What the content's insets already keep clear of is no subview's business any more.
  package override var safeAreaInsetsForSubviews: UIEdgeInsets {
    var insets = safeAreaInsets
    let edges = adjustedEdges
    if edges.contains(.top) { insets.top = 0 }
    if edges.contains(.left) { insets.left = 0 }
    if edges.contains(.bottom) { insets.bottom = 0 }
    if edges.contains(.right) { insets.right = 0 }
    return insets
  }
}
