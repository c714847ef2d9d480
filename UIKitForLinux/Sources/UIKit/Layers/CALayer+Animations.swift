extension CALayer {
  /// Adds an animation that belongs to this layer only.
  ///
  /// If the layer isn't in a window, it may still be added to one in the same turn of the run loop,
  /// like a view that is added and animated at once. Otherwise, the animation ends unfinished with
  /// the turn.
  package final func addOwned(_ animation: CAAnimation, forKey key: String?) {
    willChange()
    if let key { removeAnimation(forKey: key) }
    CATransaction.join(animation)
    let clock = tree?.clock ?? .current
    animation.prepare(for: self, now: localTime(clock.now))
    animations.append((key, animation))
    if let tree {
      tree.animatingLayers[ObjectIdentifier(self)] = self
    } else {
      clock.animatedLayersWithoutWindow.append(self)
    }
    setNeedsRender()
    animation.delegate?.animationDidStart(animation)
  }

  package final func removeAnimation(_ animation: CAAnimation, finished: Bool) {
    guard let index = animations.firstIndex(where: { $0.animation === animation }) else { return }
    willChange()
    animations.remove(at: index)
    setNeedsRender()
    if animations.isEmpty { tree?.animatingLayers[ObjectIdentifier(self)] = nil }
    animation.end(finished: finished)
  }

  /// Ends the animations of this layer and its sublayers, because it leaves the window.
  package final func endAnimationsBelow() {
    guard let tree, tree.isAnimating else { return }
    endAnimations(in: tree)
  }

  private func endAnimations(in tree: LayerTree) {
    if !animations.isEmpty {
      tree.animatingLayers[ObjectIdentifier(self)] = nil
      removeAllAnimations()
    }
    for sublayer in storedSublayers { sublayer.endAnimations(in: tree) }
    storedMask?.endAnimations(in: tree)
  }
}
