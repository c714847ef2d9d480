/// The cause of a scroll view's current motion.
@MainActor enum ScrollPhase {
  case rest
  /// A finger, a wheel or a trackpad.
  case dragging(ScrollDrag)
  /// The deceleration after a drag.
  case decelerating(ScrollFlight)
  /// An animation that code has asked for.
  case animating(ScrollAnimation)

  /// Whether nothing outside keeps it going.
  var movesByItself: Bool {
    switch self {
    case .decelerating, .animating: true
    case .rest, .dragging: false
    }
  }
}

/// A drag: what content and finger have to do with each other.
@MainActor final class ScrollDrag {
  /// Where the content would be for a translation of zero, if it had no ends.
  var origin: CGPoint
  /// Whether the content follows sideways, and up and down.
  let followsX: Bool
  let followsY: Bool
  /// The page that it began on.
  let startOffset: CGPoint
  /// How the content catches up with the steps of a wheel.
  var pursuit: ScrollFlight?

  init(origin: CGPoint, startOffset: CGPoint, followsX: Bool, followsY: Bool) {
    self.origin = origin
    self.startOffset = startOffset
    self.followsX = followsX
    self.followsY = followsY
  }
}

/// Content that moves without a finger, in both directions at once.
@MainActor final class ScrollFlight {
  let x: ScrollMotion
  let y: ScrollMotion
  private let start: TimeInterval
  /// Whether somebody has chosen where it ends.
  let isAimed: Bool

  init(x: ScrollMotion, y: ScrollMotion, start: TimeInterval, isAimed: Bool) {
    self.x = x
    self.y = y
    self.start = start
    self.isAimed = isAimed
  }

  var target: CGPoint { CGPoint(x: x.target, y: y.target) }
  var isAtRest: Bool { x.duration == 0 && y.duration == 0 }

  func isOver(at now: TimeInterval) -> Bool { now - start >= max(x.duration, y.duration) - 1e-9 }

  func offset(at now: TimeInterval) -> CGPoint {
    CGPoint(x: x.offset(at: now - start), y: y.offset(at: now - start))
  }

  func velocity(at now: TimeInterval) -> CGPoint {
    CGPoint(x: x.velocity(at: now - start), y: y.velocity(at: now - start))
  }
}

/// A way that the content goes because code asked for it.
@MainActor final class ScrollAnimation {
  let target: CGPoint
  private let origin: CGPoint
  private let start: TimeInterval

  /// Long enough to be followed by the eye: a third of a second, as on iOS.
  static let duration: TimeInterval = 0.3
  private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)

  init(from origin: CGPoint, to target: CGPoint, start: TimeInterval) {
    self.origin = origin
    self.target = target
    self.start = start
  }

  func isOver(at now: TimeInterval) -> Bool { now - start >= Self.duration - 1e-9 }

  func offset(at now: TimeInterval) -> CGPoint {
    let progress = Self.curve.progress(at: (now - start) / Self.duration)
    return CGPoint(
      x: origin.x + (target.x - origin.x) * progress,
      y: origin.y + (target.y - origin.y) * progress)
  }
}
