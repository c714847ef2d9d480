/// Animations that run together, in the group's time.
///
/// They are not scaled to the group's duration but cut at it; one without a duration takes the group's.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their beginnings count from the group's.
  open var animations: [CAAnimation]?

  package override func makeEmptyCopy() -> CAAnimation { CAAnimationGroup() }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  package override func prepare(for layer: CALayer, now: CFTimeInterval) {
    super.prepare(for: layer, now: now)
    for animation in animations ?? [] {
      let begin = animation.beginTime
      if animation.duration == 0 { animation.duration = duration }
      animation.prepare(for: layer, now: now)
      animation.beginTime = begin
    }
  }

  package override func apply(to properties: inout LayerProperties, at time: CFTimeInterval) {
    guard let phase = phase(at: time) else { return }
    let time = (timingFunction?.progress(at: phase.fraction) ?? phase.fraction) * duration
    for animation in animations ?? [] { animation.apply(to: &properties, at: time) }
  }
}
