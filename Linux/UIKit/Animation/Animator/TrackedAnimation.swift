/// An animation that is wherever its animator is.
final class TrackedAnimation: CABasicAnimation {
  private var track: AnimatorTrack?

  convenience init(keyPath: String, track: AnimatorTrack) {
    self.init(keyPath: keyPath)
    self.track = track
    follow(track)
  }

  var isHitWhereSeen: Bool { track?.state.isHitWhereSeen ?? false }

  override func apply(to properties: inout LayerProperties, at time: CFTimeInterval) {
    if let track { apply(track.progress, to: &properties) }
  }
}

/// Keyframes that are wherever their animator is.
final class TrackedKeyframes: CAKeyframeAnimation {
  private var track: AnimatorTrack?

  convenience init(keyPath: String, track: AnimatorTrack) {
    self.init(keyPath: keyPath)
    self.track = track
    follow(track)
  }

  override func apply(to properties: inout LayerProperties, at time: CFTimeInterval) {
    if let track { apply(min(max(track.progress, 0), 1), to: &properties) }
  }
}

extension CAPropertyAnimation {
  /// Has no time and no end of its own.
  fileprivate func follow(_ track: AnimatorTrack) {
    speed = 0
    duration = 1
    allowsUserInteraction = track.state.takesTouches
  }

  fileprivate func apply(_ progress: Double, to properties: inout LayerProperties) {
    guard let key, let base = properties[key] ?? neutralValue,
      let value = value(at: progress, base: base)
    else { return }
    properties[key] = isAdditive ? base.adding(value) : value
  }
}

extension UIView {
  /// Returns a superview's point in the view, where it is on the screen if an animator says so.
  final func pointForHitTest(_ point: CGPoint, from superlayer: CALayer) -> CGPoint {
    let isHitWhereSeen = layer.animations.contains {
      ($0.animation as? TrackedAnimation)?.isHitWhereSeen == true
    }
    guard isHitWhereSeen else { return layer.convert(point, from: superlayer) }
    let shown = layer.presentedProperties(at: (layer.tree?.clock ?? .current).now)
    return point.applying(shown.toSuperlayer.inverted())
  }
}
