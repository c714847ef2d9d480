// The effect of the safe area on the content.
extension UIScrollView {
  final var adjustedEdges: UIRectEdge {
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

  final func adjustContentInset() {
    let (edges, safe) = (adjustedEdges, safeAreaInsets)
    let old = storedAdjustedContentInset
    let new = UIEdgeInsets(
      top: contentInset.top + (edges.contains(.top) ? safe.top : 0),
      left: contentInset.left + (edges.contains(.left) ? safe.left : 0),
      bottom: contentInset.bottom + (edges.contains(.bottom) ? safe.bottom : 0),
      right: contentInset.right + (edges.contains(.right) ? safe.right : 0))
    guard new != old else { return }
    storedAdjustedContentInset = new
    adjustOffsetForInset()
    for subview in subviews { subview.updateSafeArea() }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Keeps content scrolled to its beginning if it's there now.
  ///
  /// Without a window, the offset does not change.
  final func adjustOffsetForInset() {
    let (old, new) = (insetInOffset, storedAdjustedContentInset)
    guard window != nil, new != old else { return }
    insetInOffset = new
    guard case .rest = phase else { return endsChanged() }
    var offset = contentOffset
    if offset.y <= -old.top { offset.y = -new.top }
    if offset.x <= -old.left { offset.x = -new.left }
    contentOffset = offset
  }

  /// Scrolls back if the content has become too short for the offset, unless the content is moving.
  final func keepOffsetInRange() {
    guard case .rest = phase else { return endsChanged() }
    let offset = inRange(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// Returns the closest offset within the scrollable range.
  final func inRange(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontalAxis.clamped(offset.x), y: verticalAxis.clamped(offset.y))
  }

  /// Returns the offset closest to the current one that shows a rectangle of the content.
  final func offset(toShow rect: CGRect) -> CGPoint {
    let visible = bounds.inset(by: adjustedContentInset)
    func moved(_ low: CGFloat, _ high: CGFloat, into range: (low: CGFloat, high: CGFloat))
      -> CGFloat
    {
      if low < range.low { return low - range.low }
      if high > range.high { return min(high - range.high, low - range.low) }
      return 0
    }
    return inRange(
      CGPoint(
        x: contentOffset.x + moved(rect.minX, rect.maxX, into: (visible.minX, visible.maxX)),
        y: contentOffset.y + moved(rect.minY, rect.maxY, into: (visible.minY, visible.maxY))))
  }
}
