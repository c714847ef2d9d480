/// What all tracks of an animator share: its time, and how views react to touches meanwhile.
final class AnimatorState {
  let clock: DeviceClock
  let curve: AnimatorCurve
  var motion: AnimatorMotion
  let takesTouches: Bool
  /// Whether moving views are hit where they are seen, and not where they will be.
  let isHitWhereSeen: Bool

  init(
    clock: DeviceClock, curve: AnimatorCurve, motion: AnimatorMotion, takesTouches: Bool,
    isHitWhereSeen: Bool
  ) {
    self.clock = clock
    self.curve = curve
    self.motion = motion
    self.takesTouches = takesTouches
    self.isHitWhereSeen = isHitWhereSeen
  }

  /// The fraction of the curve's time; nil where something else than the curve moves things.
  var fraction: Double? { motion.fraction(at: clock.now, duration: curve.duration) }

  /// Returns the progress of changes that begin at a fraction of the time.
  func progress(delay: Double = 0, held: Double? = nil) -> Double {
    motion.progress(at: clock.now, curve: curve, delay: delay, from: held)
  }
}

/// What one closure of an animator changed, and how far it is.
final class AnimatorTrack {
  /// One value of a layer.
  struct Change {
    let layer: CALayer
    let key: LayerKey
    let old: AnimatableValue
    let new: AnimatableValue
    /// The colours that a view's background was resolved from.
    var oldColor: UIColor?
    var newColor: UIColor?
    let animation: CAAnimation
  }

  let state: AnimatorState
  /// The fraction of the animator's time at which the changes begin.
  let delay: Double
  /// The progress when the motion was interrupted.
  var held: Double?
  var changes: [Change] = []
  private var isEnding = false

  init(_ state: AnimatorState, delay: Double) {
    self.state = state
    self.delay = delay
  }

  /// How far the changes are now; a spring's may be beyond 1.
  var progress: Double { state.progress(delay: delay, held: held) }

  func note(_ change: Change) {
    changes.append(change)
    let animation = ObjectIdentifier(change.animation)
    change.animation.whenEnded { [weak self] _ in
      // What leaves the screen has its new values and needs the animator no more.
      guard let self, !isEnding else { return }
      changes.removeAll { ObjectIdentifier($0.animation) == animation }
    }
  }

  /// Takes the animations away; the layers then show their own values.
  func endAnimations(finished: Bool) {
    isEnding = true
    for change in changes { change.layer.removeAnimation(change.animation, finished: finished) }
    isEnding = false
  }
}

extension AnimatorTrack {
  /// Notes the colours that backgrounds are on their way to, as long as their views know them.
  @MainActor func rememberColors() {
    for index in changes.indices where changes[index].key == .backgroundColor {
      changes[index].newColor = (changes[index].layer.delegate as? UIView)?.backgroundColor
    }
  }
}

extension AnimatorTrack.Change {
  /// Gives the layer a value as its view does.
  @MainActor func set(_ value: AnimatableValue, color: UIColor? = nil) {
    guard let view = layer.delegate as? UIView, view.layer === layer else {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.setValue(value.wrapped, forKeyPath: key.rawValue)
      CATransaction.commit()
      return
    }
    UIView.performWithoutAnimation {
      switch (key, value) {
      case (.bounds, .rect(let bounds)): view.bounds = bounds
      case (.position, .point(let center)): view.center = center
      case (.opacity, .scalar(let alpha)): view.alpha = CGFloat(alpha)
      case (.backgroundColor, .color(let shown)):
        view.backgroundColor = color ?? UIColor(cgColor: shown)
      default: layer.setValue(value.wrapped, forKeyPath: key.rawValue)
      }
    }
  }
}
