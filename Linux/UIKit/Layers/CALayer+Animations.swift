extension CALayer {
  /// Adds a copy of an animation; one with the same key is replaced, and ends unfinished.
  public final func add(_ anim: CAAnimation, forKey key: String?) {
    guard let animation = anim.copy() as? CAAnimation else { return }
    addOwned(animation, forKey: key)
  }

  /// Adds an animation that nobody else holds.
  package final func addOwned(_ animation: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    let tree = self.tree
    CATransaction.current.group?.join(animation)
    animation.prepare(for: self, now: tree?.clock.now ?? CACurrentMediaTime())
    animations.append((key ?? "anonymous-\(animation.serial)", animation))
    if let tree {
      tree.animatingLayers[ObjectIdentifier(self)] = self
      tree.needsRender = true
      animation.delegate?.animationDidStart(animation)
    } else {
      // What is on no screen has nothing to show: the animation ends with the present turn.
      removeAnimation(animation, finished: false)
    }
  }

  /// Removes every animation; each ends unfinished.
  public final func removeAllAnimations() {
    for (_, animation) in animations { removeAnimation(animation, finished: false) }
  }

  /// Removes the animation with the key; it ends unfinished.
  public final func removeAnimation(forKey key: String) {
    guard let animation = animations.first(where: { $0.key == key })?.animation else { return }
    removeAnimation(animation, finished: false)
  }

  /// The keys of the present animations, in the order of being added.
  public final func animationKeys() -> [String]? {
    let keys = animations.map(\.key).filter { !$0.hasPrefix("anonymous-") }
    return keys.isEmpty ? nil : keys
  }

  /// Returns the animation with the key.
  public final func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  package final func removeAnimation(_ animation: CAAnimation, finished: Bool) {
    guard let index = animations.firstIndex(where: { $0.animation === animation }) else { return }
    animations.remove(at: index)
    if let tree {
      tree.needsRender = true
      if animations.isEmpty { tree.animatingLayers[ObjectIdentifier(self)] = nil }
    }
    animation.delegate?.animationDidStop(animation, finished: finished)
    animation.onEnd?(finished)
    animation.onEnd = nil
  }

  /// Ends the animations of this layer and all inside it, because it leaves the screen.
  package final func endAnimationsBelow() {
    guard let tree, tree.isAnimating else { return }
    endAnimations(in: tree)
  }

  private func endAnimations(in tree: LayerTree) {
    tree.animatingLayers[ObjectIdentifier(self)] = nil
    removeAllAnimations()
    for sublayer in storedSublayers { sublayer.endAnimations(in: tree) }
    storedMask?.endAnimations(in: tree)
  }

  /// The layer as the screen shows it now; nil for a layer on no screen.
  public final func presentation() -> Self? {
    guard modelLayer == nil, let tree else { return nil }
    return presentationCopy(at: tree.clock.now) as? Self
  }

  /// The layer whose presentation this is, or itself.
  public final func model() -> CALayer { modelLayer ?? self }

  package final func presentationCopy(at time: CFTimeInterval) -> CALayer {
    let copy = makePresentationLayer()
    for (_, animation) in animations { animation.apply(to: copy, at: time) }
    copy.superlayer = superlayer
    return copy
  }

  /// The animatable values that the screen shows at a time.
  package final func presentedProperties(at time: CFTimeInterval) -> LayerProperties {
    animations.isEmpty ? properties : presentationCopy(at: time).properties
  }

  package final func implicitAction(forKey event: String) -> (any CAAction)? {
    if let action = type(of: self).defaultAction(forKey: event) { return action }
    guard delegate == nil, !CATransaction.disableActions(), tree != nil,
      let old = presentationCopy(at: tree?.clock.now ?? 0).animatableValue(forKeyPath: event)
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = old
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
