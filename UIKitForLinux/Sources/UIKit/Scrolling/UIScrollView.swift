/// Differs: Zooming and refresh controls are missing.
@preconcurrency @MainActor open class UIScrollView: UIView {
  final var storedAdjustedContentInset = UIEdgeInsets.zero
  /// The insets for which the content offset was last adjusted.
  final var insetInOffset = UIEdgeInsets.zero
  private let pan = ScrollPanRecognizer()
  private let touchDelay = ContentTouchDelay()
  /// The current motion of the scroll view's content.
  final var phase = ScrollPhase.rest
  /// A Boolean value that indicates whether a finger touches the content.
  final var isTouched = false
  /// A Boolean value that indicates whether a touch stopped the content beyond its edge.
  final var isCaughtBeyondEnd = false
  /// A Boolean value that indicates whether the offset is being set by the current motion.
  final var isSettingOffset = false
  /// The display link, which exists only while the content moves.
  final var link: CADisplayLink?
  final var indicators = ScrollIndicators()
  final var layoutGuidesOfScrolling = ScrollLayoutGuides()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Differs: Archives can't be read, so the view has size zero.
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

  // Subclasses have a property with the same name and a more specific type, which stores the
  // delegate.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: The content

  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      adjustContentInset()
      keepOffsetInRange()
      updateIndicators()
      if decidesContentSize, let guide = layoutGuidesOfScrolling.content { guideChanged(guide) }
    }
  }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { adjustContentInset() } }
  }

  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustContentInset() } }
  }

  open var adjustedContentInset: UIEdgeInsets { storedAdjustedContentInset }

  open func adjustedContentInsetDidChange() {}

  // MARK: Scrolling by code

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window?.device != nil else {
      endMotion()
      self.contentOffset = contentOffset
      return
    }
    guard contentOffset != self.contentOffset else { return endMotion() }
    animateOffset(to: contentOffset)
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(roundedToPixels(offset(toShow: rect)), animated: animated)
  }

  open func stopScrollingAndZooming() {
    var rest = inRange(contentOffset)
    if isPagingEnabled, bounds.width > 0, bounds.height > 0 {
      rest = inRange(
        CGPoint(
          x: (rest.x / bounds.width).rounded() * bounds.width,
          y: (rest.y / bounds.height).rounded() * bounds.height))
    }
    guard phase.movesWithoutInput else { return }
    endMotion()
    contentOffset = rest
  }

  open var isScrollAnimating: Bool { if case .animating = phase { true } else { false } }

  // MARK: Scrolling by fingers

  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  open var isScrollEnabled = true {
    didSet {
      pan.isEnabled = isScrollEnabled
      touchDelay.isEnabled = isScrollEnabled && delaysContentTouches
    }
  }
  open var decelerationRate = DecelerationRate.normal
  open var bounces = true
  open var alwaysBounceVertical = false { didSet { adjustContentInset() } }
  open var alwaysBounceHorizontal = false { didSet { adjustContentInset() } }
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var scrollsToTop = true
  open var delaysContentTouches = true {
    didSet { touchDelay.isEnabled = isScrollEnabled && delaysContentTouches }
  }
  open var canCancelContentTouches = true
  open var keyboardDismissMode: KeyboardDismissMode = .none

  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open var isTracking: Bool { isTouched }
  open var isDragging: Bool { if case .dragging = phase { true } else { false } }
  open var isDecelerating: Bool { if case .decelerating = phase { true } else { false } }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    return gestureRecognizer !== pan || mayBeginDragging
  }

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true { didSet { updateIndicators() } }
  open var showsHorizontalScrollIndicator = true { didSet { updateIndicators() } }
  open var indicatorStyle: IndicatorStyle = .default { didSet { updateIndicators() } }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { updateIndicators() } }

  open func flashScrollIndicators() {
    showIndicators()
    if !isDragging, !phase.movesWithoutInput { hideIndicators() }
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
      if !isSettingOffset { offsetWasSet(from: old.origin) }
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

  /// A Boolean value that indicates whether the view sets its content size itself, like a table
  /// view, and ignores constraints.
  package var decidesContentSize: Bool { false }

  /// For constraints of descendants, the edges belong to the content.
  package override func guideForSubviews(
    for attribute: NSLayoutConstraint.Attribute
  ) -> UILayoutGuide? {
    contentLayoutGuide
  }

  package override var classSpecificGuides: [UILayoutGuide] { layoutGuidesOfScrolling.all }

  package override func guidesWerePlaced() {
    layoutGuidesOfScrolling.content?.applySolvedSize()
  }

  /// The safe area insets for subviews, without the insets that the content already has.
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
