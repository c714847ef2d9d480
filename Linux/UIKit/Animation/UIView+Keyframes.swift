extension UIView {
  /// Animates what closures inside change, each in its own part of the duration.
  ///
  /// - Parameters:
  ///   - duration: of all frames together, in seconds; 0 or less changes without animation.
  ///   - animations: calls `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    let shared = UIView.AnimationOptions(rawValue: options.rawValue & (0x3FF | 0xF << 16))
    var block = UIViewAnimationState.Block(duration: duration, delay: delay, options: shared)
    let recorder = KeyframeRecorder(mode: options.calculationMode)
    block.keyframes = recorder
    UIViewAnimationState.run(block, animations, completion) {
      if let block = UIViewAnimationState.blocks.last { recorder.addAnimations(block) }
    }
  }

  /// Gives changes a part of the duration of the keyframe animation around.
  ///
  /// - Parameters:
  ///   - frameStartTime: when they start, from 0 to 1.
  ///   - frameDuration: how long they take, from 0 to 1.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = UIViewAnimationState.blocks.last?.keyframes else { return animations() }
    recorder.record(from: frameStartTime, for: frameDuration, animations)
  }
}

/// The changes that keyframes make, until they become animations.
final class KeyframeRecorder {
  private struct Step {
    var start: Double
    var end: Double
    var value: AnimatableValue
  }

  private struct Track {
    let layer: CALayer
    let key: LayerKey
    let first: AnimatableValue
    var steps: [Step] = []
  }

  private let mode: CAAnimationCalculationMode
  private var tracks: [Track] = []
  private var start = 0.0
  private var end = 1.0

  init(mode: CAAnimationCalculationMode) {
    self.mode = mode
  }

  func record(from start: Double, for duration: Double, _ changes: () -> Void) {
    let outer = (self.start, self.end)
    self.start = min(max(start, 0), 1)
    // A frame without a duration lasts until the end.
    self.end = duration > 0 ? min(self.start + duration, 1) : 1
    changes()
    (self.start, self.end) = outer
  }

  func action(for layer: CALayer, key: LayerKey, old: AnimatableValue) -> any CAAction {
    if !tracks.contains(where: { $0.layer === layer && $0.key == key }) {
      tracks.append(Track(layer: layer, key: key, first: old))
    }
    return Recording(recorder: self, key: key, start: start, end: end)
  }

  private final class Recording: CAAction {
    let recorder: KeyframeRecorder
    let key: LayerKey
    let start: Double
    let end: Double

    init(recorder: KeyframeRecorder, key: LayerKey, start: Double, end: Double) {
      self.recorder = recorder
      self.key = key
      self.start = start
      self.end = end
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      guard let layer = anObject as? CALayer, let value = layer.properties[key] else { return }
      let step = Step(start: start, end: end, value: value)
      recorder.add(step, to: layer, key)
    }
  }

  private func add(_ step: Step, to layer: CALayer, _ key: LayerKey) {
    guard let index = tracks.firstIndex(where: { $0.layer === layer && $0.key == key }) else {
      return
    }
    // Several changes of one value in one frame count as the last of them.
    if let last = tracks[index].steps.last, last.start == step.start, last.end == step.end {
      tracks[index].steps.removeLast()
    }
    tracks[index].steps.append(step)
  }

  /// Turns what was recorded into animations.
  func addAnimations(_ block: UIViewAnimationState.Block) {
    for track in tracks {
      guard let final = track.layer.properties[track.key] else { continue }
      let isAdditive = track.key.isAdditive && final.isInvertible
      var times: [Double] = [0]
      var values = [track.first]
      for step in track.steps.sorted(by: { $0.start < $1.start }) {
        let (start, end) = (max(step.start, times[times.count - 1]), step.end)
        if start > times[times.count - 1] {
          times.append(start)
          values.append(values[values.count - 1])
        }
        times.append(max(end, start))
        values.append(step.value)
      }
      if times[times.count - 1] < 1 {
        times.append(1)
        values.append(values[values.count - 1])
      }
      let name = track.key.rawValue
      let animation =
        block.track.map { TrackedKeyframes(keyPath: name, track: $0) }
        ?? CAKeyframeAnimation(keyPath: name)
      animation.calculationMode = mode
      // A discrete value begins at its time, and the last one needs an end.
      if mode == .discrete { times.append(1) }
      animation.keyTimes = times.map { NSNumber(value: $0) }
      animation.values = isAdditive ? values.map { $0.subtracting(final) } : values
      animation.isAdditive = isAdditive
      block.configure(animation, for: track.layer)
      track.layer.addOwned(
        animation, forKey: isAdditive ? track.layer.freeAnimationKey(name) : name)
      block.track?.note(
        .init(
          layer: track.layer, key: track.key, old: track.first, new: final, animation: animation))
    }
  }
}
