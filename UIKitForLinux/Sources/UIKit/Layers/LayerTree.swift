/// The layers of one screen: the root layer and the running animations.
package final class LayerTree {
  package let clock: DeviceClock
  package let root = CALayer()
  package var needsLayout = true
  /// The number of layout passes so far.
  package var layoutPass = 0
  /// A closure that is called before each layout pass, for example to solve constraints.
  package var prepareLayout: () -> Void = {}
  /// A closure that is called after each layout pass.
  package var didLayOut: (() -> Void)?
  package var needsRender = true
  /// The layers with animations, so that no search is needed in each turn.
  package var animatingLayers: [ObjectIdentifier: CALayer] = [:]

  /// The layers that have changed since the last frame.
  package var changedLayers: [CALayer] = []
  /// The root layers of subtrees that were added since the last frame.
  package var addedLayers: Set<ObjectIdentifier> = []

  package var statistics = RenderStatistics()

  package init(clock: DeviceClock) {
    self.clock = clock
    // Set before the layer is in the tree, where the change would be animated.
    root.anchorPoint = .zero
    root.ownTree = self
    root.join(self)
  }

  /// Lays out the marked layers, including those that layout marks again.
  ///
  /// The number of passes is limited.
  package func layoutIfNeeded() {
    var rounds = 0
    if needsLayout { layoutPass += 1 }
    while needsLayout, rounds < 4 {
      needsLayout = false
      prepareLayout()
      root.layoutTree()
      rounds += 1
    }
    if rounds > 0 { didLayOut?() }
  }

  /// The layers that need layout.
  ///
  /// After a turn of the run loop, these are layers that mark themselves or others in each layout.
  package var layersThatNeedLayout: [CALayer] {
    func marked(in layer: CALayer) -> [CALayer] {
      (layer.needsLayoutFlag ? [layer] : [])
        + (layer.subtreeNeedsLayoutFlag ? layer.storedSublayers.flatMap(marked) : [])
    }
    return needsLayout ? marked(in: root) : []
  }

  /// Marks all changes so far as displayed.
  package func commit() {
    for layer in changedLayers { layer.committed = nil }
    changedLayers.removeAll(keepingCapacity: true)
    addedLayers.removeAll(keepingCapacity: true)
  }

  /// A Boolean value that indicates whether an animation is running.
  package var isAnimating: Bool { !animatingLayers.isEmpty }

  /// The clock time at which the next animation ends, or `nil` if none ends by itself.
  package var nextAnimationEnd: CFTimeInterval? {
    var next: CFTimeInterval?
    for layer in animatingLayers.values {
      for (_, animation) in layer.animations {
        guard let end = endTime(of: animation, on: layer) else { continue }
        next = min(next ?? end, end)
      }
    }
    return next
  }

  /// The animations that end by themselves, with their layers and keys.
  package var endingAnimations: [(layer: CALayer, key: String)] {
    animatingLayers.values.flatMap { layer in
      layer.animations.filter { endTime(of: $0.animation, on: layer) != nil }
        .map { (layer, $0.key ?? "no key") }
    }
  }

  /// Returns the clock time at which an animation ends, or `nil` if it isn't removed on completion
  /// or repeats forever.
  private func endTime(of animation: CAAnimation, on layer: CALayer) -> CFTimeInterval? {
    guard animation.isRemovedOnCompletion else { return nil }
    let end = layer.clockTime(animation.endTime)
    return end.isFinite ? end : nil
  }

  /// The clock time of the next change on screen: the current time during continuous animations, or
  /// `nil` if nothing will change.
  package var nextChange: CFTimeInterval? {
    var next = nextAnimationEnd ?? .infinity
    for layer in animatingLayers.values {
      let now = layer.localTime(clock.now)
      for (_, animation) in layer.animations {
        next = min(next, layer.clockTime(animation.nextChange(after: now)))
      }
    }
    return next.isFinite ? max(next, clock.now) : nil
  }

  /// Ends the animations whose duration has elapsed, in order of their end times.
  package func endFinishedAnimations() {
    var ended: [(layer: CALayer, animation: CAAnimation, end: CFTimeInterval)] = []
    for layer in animatingLayers.values {
      let now = layer.localTime(clock.now) + 1e-9
      for (_, animation) in layer.animations
      where animation.isRemovedOnCompletion && animation.endTime <= now {
        ended.append((layer, animation, layer.clockTime(animation.endTime)))
      }
    }
    ended.sort { ($0.end, $0.animation.serial) < ($1.end, $1.animation.serial) }
    for entry in ended { entry.layer.removeAnimation(entry.animation, finished: true) }
    for layer in animatingLayers.values { layer.setNeedsRender() }
  }

  /// Ends the animations of layers that were animated in this turn of the run loop and aren't in a
  /// window at its end.
  package func endAnimationsWithoutScreen() {
    let layers = clock.animatedLayersWithoutWindow
    clock.animatedLayersWithoutWindow = []
    for layer in layers where layer.tree == nil { layer.removeAllAnimations() }
  }
}
