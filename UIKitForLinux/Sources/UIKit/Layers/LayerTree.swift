/// Everything that one screen shows: the root of its layers, and the animations that run in it.
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
  /// Layers that have animations, so that a tick need not search for them.
  package var animatingLayers: [ObjectIdentifier: CALayer] = [:]

  /// Layers that were changed since the last frame.
  package var changedLayers: [CALayer] = []
  /// Layers that were added since the last frame, each with what is inside it.
  package var addedLayers: Set<ObjectIdentifier> = []

  package var statistics = RenderStatistics()

  package init(clock: DeviceClock) {
    self.clock = clock
    // Before the layer is on a screen, where the change would be animated.
    root.anchorPoint = .zero
    root.ownTree = self
    root.join(self)
  }

  /// Lays out what is marked, and what layout itself marks, but not for ever.
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

  /// Marks all changes up to now as shown on the screen.
  package func commit() {
    for layer in changedLayers { layer.committed = nil }
    changedLayers.removeAll(keepingCapacity: true)
    addedLayers.removeAll(keepingCapacity: true)
  }

  /// Whether something on the screen moves by itself.
  package var isAnimating: Bool { !animatingLayers.isEmpty }

  /// The clock's time at which the next animation ends, if any ends by itself.
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

  /// The animations that end by themselves, each with its layer and its key.
  package var endingAnimations: [(layer: CALayer, key: String)] {
    animatingLayers.values.flatMap { layer in
      layer.animations.filter { endTime(of: $0.animation, on: layer) != nil }
        .map { (layer, $0.key ?? "no key") }
    }
  }

  /// The clock's time at which an animation ends by itself; nil if it stays or repeats forever.
  private func endTime(of animation: CAAnimation, on layer: CALayer) -> CFTimeInterval? {
    guard animation.isRemovedOnCompletion else { return nil }
    let end = layer.clockTime(animation.endTime)
    return end.isFinite ? end : nil
  }

  /// The clock's time from which on the screen shows something else by itself, now if all the time; nil for
  /// never.
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

  /// Ends the animations whose duration has elapsed, in the order of their end times.
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

  /// Ends the animations of layers that were animated in this turn and are on no screen at its end.
  package func endAnimationsWithoutScreen() {
    let layers = clock.layersAwaitingScreen
    clock.layersAwaitingScreen = []
    for layer in layers where layer.tree == nil { layer.removeAllAnimations() }
  }
}
