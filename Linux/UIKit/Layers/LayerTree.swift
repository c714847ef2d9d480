/// Everything that one screen shows: the root of its layers, and the animations that run in it.
package final class LayerTree {
  package let clock: DeviceClock
  package let root = CALayer()
  package var needsLayout = true
  package var needsRender = true
  /// Layers that have animations, so that a tick need not search for them.
  package var animatingLayers: [ObjectIdentifier: CALayer] = [:]

  package init(clock: DeviceClock) {
    self.clock = clock
    // Before the layer is on a screen, where the change would be animated.
    root.anchorPoint = .zero
    root.ownTree = self
  }

  /// Whether something on the screen moves by itself.
  package var isAnimating: Bool { !animatingLayers.isEmpty }

  /// The moment at which the next animation ends, if any ends by itself.
  package var nextAnimationEnd: CFTimeInterval? {
    var next: CFTimeInterval?
    for layer in animatingLayers.values {
      for (_, animation) in layer.animations where animation.isRemovedOnCompletion {
        let end = animation.endTime
        if end.isFinite { next = min(next ?? end, end) }
      }
    }
    return next
  }

  /// Ends the animations whose time is up, in the order of their ends.
  package func endFinishedAnimations() {
    var ended: [(layer: CALayer, key: String, animation: CAAnimation)] = []
    for layer in animatingLayers.values {
      for (key, animation) in layer.animations
      where animation.isRemovedOnCompletion && animation.endTime <= clock.now + 1e-9 {
        ended.append((layer, key, animation))
      }
    }
    ended.sort {
      ($0.animation.endTime, $0.animation.serial) < ($1.animation.endTime, $1.animation.serial)
    }
    for entry in ended {
      entry.layer.removeAnimation(entry.animation, finished: true)
    }
    if isAnimating { needsRender = true }
  }
}
