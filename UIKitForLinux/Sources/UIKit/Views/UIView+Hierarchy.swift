extension UIView {
  enum Place {
    case front
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  final func insert(_ view: UIView, at place: Place) {
    assert(view !== self, "A view cannot be its own subview.")
    assert(!isDescendant(of: view), "A view cannot be put into one of its own subviews.")
    guard view !== self, !isDescendant(of: view) else { return }
    if view.storedSuperview === self {
      reorder(view, to: place)
      return
    }
    let oldWindow = view.window
    let newWindow = window
    view.storedSuperview?.willRemoveSubview(view)
    if oldWindow !== newWindow { view.notifyWillMove(toWindow: newWindow) }
    view.willMove(toSuperview: self)
    // The callback may have changed the hierarchy, and a cycle would cause infinite recursion.
    guard !isDescendant(of: view) else { return }
    if let oldWindow, oldWindow !== newWindow { oldWindow.viewWillLeave(view) }
    view.unlink()
    link(view, to: place)
    view.traitsMayHaveChanged()
    if oldWindow !== newWindow { view.notifyDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
    if oldWindow === newWindow { view.updateSafeArea() } else { view.updateSafeAreaEverywhere() }
    if view.preservesSuperviewLayoutMargins { view.marginsChanged() }
    if view.storedTintColor == nil || view.tintAdjustment == .automatic {
      view.spreadTintColorChange()
    }
  }

  final func remove() {
    guard let parent = storedSuperview else { return }
    let oldWindow = window
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil {
      notifyWillMove(toWindow: nil)
      oldWindow?.viewWillLeave(self)
    }
    // The callback may have moved the view to another superview.
    guard storedSuperview === parent else { return }
    unlink()
    traitsMayHaveChanged()
    if oldWindow != nil { notifyDidMoveToWindow() }
    didMoveToSuperview()
    if oldWindow != nil { updateSafeAreaEverywhere() }
  }

  private func link(_ view: UIView, to place: Place) {
    storedSubviews.insert(view, at: index(for: place))
    view.storedSuperview = self
    view.join(window)
    view.connectToLayoutEngine()
    if view.needsConstraintUpdate || view.constraintUpdateIsNeededInside {
      view.markPathForConstraintUpdate()
    }
    insertLayer(of: view, at: place)
  }

  private func unlink() {
    if storedSuperview != nil { disconnectFromLayoutEngine() }
    layer.removeFromSuperlayer()
    storedSuperview?.storedSubviews.removeAll { $0 === self }
    storedSuperview?.setNeedsLayout()
    storedSuperview = nil
    join(nil)
  }

  /// Sets the window of the view and its descendants.
  private func join(_ window: UIWindow?) {
    guard storedWindow !== window else { return }
    storedWindow = window
    for subview in storedSubviews { subview.join(window) }
  }

  private func reorder(_ view: UIView, to place: Place) {
    storedSubviews.removeAll { $0 === view }
    let index = index(for: place)
    storedSubviews.insert(view, at: index)
    insertLayer(of: view, at: place)
  }

  private func index(for place: Place) -> Int {
    switch place {
    case .front: storedSubviews.count
    case .index(let index): min(max(index, 0), storedSubviews.count)
    case .below(let sibling):
      storedSubviews.firstIndex { $0 === sibling } ?? storedSubviews.count
    case .above(let sibling):
      storedSubviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? storedSubviews.count
    }
  }

  /// Inserts the layer of a view next to that of its sibling.
  ///
  /// Layers without a view keep their positions.
  private func insertLayer(of view: UIView, at place: Place) {
    // The frontmost view needs no sibling.
    if case .front = place { return layer.addSublayer(view.layer) }
    guard let index = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    switch place {
    case .below(let sibling) where sibling.storedSuperview === self:
      layer.insertSublayer(view.layer, below: sibling.layer)
    case .above(let sibling) where sibling.storedSuperview === self:
      layer.insertSublayer(view.layer, above: sibling.layer)
    case .index where index + 1 < storedSubviews.count:
      layer.insertSublayer(view.layer, below: storedSubviews[index + 1].layer)
    default:
      layer.addSublayer(view.layer)
    }
  }

  final func exchange(_ first: Int, _ second: Int) {
    let range = storedSubviews.indices
    guard first != second, range.contains(first), range.contains(second) else { return }
    storedSubviews.swapAt(first, second)
    let (a, b) = (storedSubviews[first].layer, storedSubviews[second].layer)
    guard let i = layer.storedSublayers.firstIndex(where: { $0 === a }),
      let j = layer.storedSublayers.firstIndex(where: { $0 === b })
    else { return }
    layer.storedSublayers.swapAt(i, j)
    layer.setNeedsRender()
  }

  private func notifyWillMove(toWindow window: UIWindow?) {
    owningController?.viewWillMove(from: self.window, to: window)
    willMove(toWindow: window)
    for subview in storedSubviews { subview.notifyWillMove(toWindow: window) }
  }

  private func notifyDidMoveToWindow() {
    windowDidChange()
    // Subviews that the callback adds or removes are notified when that happens.
    let subviews = storedSubviews
    didMoveToWindow()
    owningController?.viewDidMove(to: window)
    for subview in subviews where subview.storedSuperview === self {
      subview.notifyDidMoveToWindow()
    }
  }

  /// Updates the view for a new window, before overrides of the app are called.
  private func windowDidChange() {
    if let screen = window?.windowScene?.screen, layer.contentsScale != screen.scale {
      layer.contentsScale = screen.scale
      if layer.storedContents is DrawnContents { layer.setNeedsDisplay() }
    }
    if scrollsContents { (self as? UIScrollView)?.adjustOffsetForInset() }
  }

  public final func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }
}
