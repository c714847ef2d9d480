/// The cause of a scroll view's current motion.
@MainActor enum ScrollPhase {
  case rest
  /// A drag by a finger, a wheel, or a trackpad.
  case dragging(ScrollDrag)
  /// The deceleration after a drag.
  case decelerating(ScrollFlight)
  /// A scroll animation that was started in code.
  case animating(ScrollAnimation)

  /// A Boolean value that indicates whether the content moves without input.
  var movesWithoutInput: Bool {
    switch self {
    case .decelerating, .animating: true
    case .rest, .dragging: false
    }
  }
}

/// The relation between the finger and the content during a drag.
@MainActor final class ScrollDrag {
  /// The offset that the content would have for a translation of zero without edges.
  var origin: CGPoint
  /// Boolean values that indicate whether the content follows the finger horizontally and
  /// vertically.
  let followsX: Bool
  let followsY: Bool
  /// The offset at the beginning of the drag, which determines the page.
  let startOffset: CGPoint
  /// The motion that smooths the steps of a mouse wheel.
  var pursuit: ScrollFlight?

  init(origin: CGPoint, startOffset: CGPoint, followsX: Bool, followsY: Bool) {
    self.origin = origin
    self.startOffset = startOffset
    self.followsX = followsX
    self.followsY = followsY
  }
}

/// A scroll motion without a finger, along both axes.
@MainActor final class ScrollFlight {
  let x: ScrollMotion
  let y: ScrollMotion
  private let start: TimeInterval
  /// A Boolean value that indicates whether the target was chosen by a delegate or by paging.
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

/// An animation of the offset that was started by code.
@MainActor final class ScrollAnimation {
  let target: CGPoint
  private let origin: CGPoint
  private let start: TimeInterval

  /// The duration of the animation in seconds, as on iOS.
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
