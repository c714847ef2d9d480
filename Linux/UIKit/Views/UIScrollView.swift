/// Shows a part of a content that may be larger than the view.
///
/// The offset is the origin of `bounds`. Code scrolls it; fingers do not yet, and no indicators are drawn.
@preconcurrency @MainActor open class UIScrollView: UIView {
  private var storedAdjustedContentInset = UIEdgeInsets.zero

  /// A scroll view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Archives are not read on Linux; the view has size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
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

  // MARK: Scrolling

  /// Moves to an offset, in a third of a second where it is animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window != nil else {
      self.contentOffset = contentOffset
      return
    }
    guard contentOffset != self.contentOffset else { return }
    UIView.animate(withDuration: 0.3) {
      self.contentOffset = contentOffset
    } completion: { _ in
      self.delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Moves by as little as brings a rectangle of the content into view.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    func moved(_ low: CGFloat, _ high: CGFloat, into range: (low: CGFloat, high: CGFloat))
      -> CGFloat
    {
      if low < range.low { return low - range.low }
      if high > range.high { return min(high - range.high, low - range.low) }
      return 0
    }
    let wanted = CGPoint(
      x: contentOffset.x + moved(rect.minX, rect.maxX, into: (visible.minX, visible.maxX)),
      y: contentOffset.y + moved(rect.minY, rect.maxY, into: (visible.minY, visible.maxY)))
    setContentOffset(inRange(wanted), animated: animated)
  }

  /// Whether fingers can scroll; true by default.
  open var isScrollEnabled = true
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
  /// Whether the vertical indicator is shown; true by default.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown; true by default.
  open var showsHorizontalScrollIndicator = true
  /// Whether a tap on the status bar scrolls to the top; true by default.
  open var scrollsToTop = true
  /// Whether touches wait a moment before they go to the content; true by default.
  open var delaysContentTouches = true
  /// Whether a scroll takes touches away from the content; true by default.
  open var canCancelContentTouches = true
  /// How scrolling puts the keyboard away; not at all by default.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Whether a finger is on the content.
  open var isTracking: Bool { false }
  /// Whether a finger scrolls.
  open var isDragging: Bool { false }
  /// Whether the content moves on after the finger was lifted.
  open var isDecelerating: Bool { false }

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
    if new.origin != old.origin {
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
    if new.size != old.size {
      adjustContentInset()
      keepOffsetInRange()
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustContentInset()
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

  private var adjustedEdges: UIRectEdge {
    let isTall = alwaysBounceVertical || contentSize.height > bounds.height
    let isWide = alwaysBounceHorizontal || contentSize.width > bounds.width
    var edges: UIRectEdge = []
    switch contentInsetAdjustmentBehavior {
    case .never: return []
    case .always: return .all
    case .automatic: edges.formUnion([.top, .bottom])
    case .scrollableAxes: if isTall { edges.formUnion([.top, .bottom]) }
    }
    if isWide { edges.formUnion([.left, .right]) }
    return edges
  }

  private func adjustContentInset() {
    let (edges, safe) = (adjustedEdges, safeAreaInsets)
    let old = storedAdjustedContentInset
    let new = UIEdgeInsets(
      top: contentInset.top + (edges.contains(.top) ? safe.top : 0),
      left: contentInset.left + (edges.contains(.left) ? safe.left : 0),
      bottom: contentInset.bottom + (edges.contains(.bottom) ? safe.bottom : 0),
      right: contentInset.right + (edges.contains(.right) ? safe.right : 0))
    guard new != old else { return }
    storedAdjustedContentInset = new
    // Content that is at its beginning stays there.
    var offset = contentOffset
    if offset.y <= -old.top { offset.y = -new.top }
    if offset.x <= -old.left { offset.x = -new.left }
    contentOffset = offset
    for subview in subviews { subview.updateSafeArea() }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Scrolls back where the content has become too short for the offset.
  private func keepOffsetInRange() {
    let offset = inRange(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  private func inRange(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let farX = max(contentSize.width - bounds.width + inset.right, -inset.left)
    let farY = max(contentSize.height - bounds.height + inset.bottom, -inset.top)
    return CGPoint(
      x: min(max(offset.x, -inset.left), farX), y: min(max(offset.y, -inset.top), farY))
  }
}
