import Testing
import UIKit

struct ScrollPhysicsTests {
  let axis = ScrollAxis(lower: 0, upper: 1000, length: 400)
  let normal = UIScrollView.DecelerationRate.normal.exponent
  let fast = UIScrollView.DecelerationRate.fast.exponent

  // MARK: Rubber band

  @Test(arguments: [
    // The finger's distance, and the displacement in a view of 400 points: (1 − 1 / (x · 0.55 / 400
    // + 1)) · 400.
    (0.0, 0.0), (10, 5.425), (100, 48.352), (400, 141.935), (4000, 338.461), (-5, 0),
  ])
  func `resistance grows with the distance beyond the edge`(pull: Double, displacement: Double) {
    let band = RubberBand(length: 400)
    #expect(abs(band.displacement(forPull: pull) - displacement) < 0.001)
    #expect(abs(band.pull(forDisplacement: displacement) - max(pull, 0)) < 0.1)
  }

  @Test func `a view without length has no displacement`() {
    #expect(RubberBand(length: 0).displacement(forPull: 100) == 0)
    #expect(RubberBand(length: 0).slope(atPull: 100) == 1)
  }

  @Test func `the slope is the derivative of the displacement`() {
    let band = RubberBand(length: 400)
    for pull in [1.0, 50, 300] {
      let slope =
        (band.displacement(forPull: pull + 0.001) - band.displacement(forPull: pull)) / 0.001
      #expect(abs(band.slope(atPull: pull) - slope) < 0.001)
    }
  }

  @Test(arguments: [-300.0, -1, 0, 1, 500, 1000, 1001, 1400])
  func `finger and offset conversions are inverse`(finger: Double) {
    let offset = axis.offset(forFinger: finger)
    #expect(abs(axis.finger(forOffset: offset) - finger) < 0.001)
    #expect(axis.contains(offset) == axis.contains(finger))
  }

  @Test func `without bouncing, the offset stays in range`() {
    var axis = axis
    axis.bounces = false
    #expect(axis.offset(forFinger: -100) == 0)
    #expect(axis.offset(forFinger: 1100) == 1000)
    #expect(axis.speed(forFinger: -100, speed: 50) == 0)
    #expect(axis.speed(forFinger: 100, speed: 50) == 50)
  }

  // MARK: Deceleration

  @Test func `0.998 or 0.99 of the velocity remains after a millisecond`() {
    #expect(abs(exp(-normal / 1000) - 0.998) < 1e-9)
    #expect(abs(exp(-fast / 1000) - 0.99) < 1e-9)
    let motion = ScrollMotion.coasting(
      from: 0, velocity: 1000, rate: normal, axis: axis, scale: 3)
    for time in [0.1, 0.5, 1] {
      #expect(abs(motion.velocity(at: time) - 1000 * pow(0.998, time * 1000)) < 2)
    }
  }

  @Test(arguments: [
    // The start, velocity, and target, which is the velocity times 1 / 2.002 s away.
    (0.0, 1000.0, 499.5), (500, -600, 200.3), (300, 0, 300), (300, 40, 300), (900, 2000, 1000),
    (100, -2000, 0), (-50, 0, 0), (1040, 0, 1000), (-50, -500, 0), (-50, 1000, 449.5),
  ])
  func `friction or the end of the content determines the target`(
    start: CGFloat, velocity: CGFloat, target: CGFloat
  ) {
    let motion = ScrollMotion.coasting(
      from: start, velocity: velocity, rate: normal, axis: axis, scale: 3)
    #expect(abs(motion.target - target) < 0.2)
    #expect(motion.offset(at: 0) == start)
    #expect(motion.offset(at: motion.duration) == motion.target)
    #expect(motion.offset(at: 100) == motion.target)
    #expect(motion.velocity(at: motion.duration) == 0)
    // The motion arrives: the last step is less than a pixel.
    #expect(abs(motion.offset(at: motion.duration - 1e-6) - motion.target) < 1.0 / 3)
    #expect((motion.duration == 0) == (start == motion.target))
  }

  static let motions: [(String, ScrollMotion)] = {
    let axis = ScrollAxis(lower: 0, upper: 1000, length: 400)
    let rate = UIScrollView.DecelerationRate.normal.exponent
    func coasting(_ start: CGFloat, _ velocity: CGFloat) -> ScrollMotion {
      .coasting(from: start, velocity: velocity, rate: rate, axis: axis, scale: 3)
    }
    func arriving(_ velocity: CGFloat, _ goal: CGFloat) -> ScrollMotion {
      .arriving(from: 500, velocity: velocity, at: goal, rate: rate, scale: 3)
    }
    return [
      ("coasting", coasting(100, 900)), ("against the end", coasting(800, 3000)),
      ("from beyond the end", coasting(-80, 0)), ("further out", coasting(-80, -400)),
      ("back in", coasting(-80, 600)), ("to the next row", arriving(500, 760)),
      ("not so far", arriving(1000, 600)), ("twice as far", arriving(300, 800)),
      ("far", arriving(100, 900)), ("the other way", arriving(500, 400)),
      ("from rest", arriving(0, 516)),
    ]
  }()

  @Test(arguments: motions.indices)
  func `a motion is smooth, and its velocity is the derivative of its offset`(index: Int) {
    let (name, motion) = Self.motions[index]
    let step = 1e-5
    // The whole motion except for its last moment, in which it moves by less than a pixel.
    for time in stride(from: step, to: motion.duration - 0.05, by: 0.01) {
      let slope = (motion.offset(at: time + step) - motion.offset(at: time - step)) / (2 * step)
      #expect(abs(slope - motion.velocity(at: time)) < 1, "\(name) at \(time)")
    }
  }

  @Test func `a motion bounces beyond the edge by less than the view's length`() {
    let motion = ScrollMotion.coasting(
      from: 800, velocity: 3000, rate: normal, axis: axis, scale: 3)
    let way = stride(from: 0, to: motion.duration, by: 0.001).map { motion.offset(at: $0) }
    let farthest = way.max() ?? 0
    #expect(farthest > 1040 && farthest < 1200)
    #expect(motion.target == 1000)
  }

  @Test(
    arguments: [
      // The velocity, the target from 500, and the maximum duration in seconds.
      (500.0, 750.0, 4.0), (500, 740, 4), (500, 760, 4), (1000, 516, 0.2), (0, 516, 0.7),
      (100, 900, 1.5), (300, 900, 4),
    ] as [(CGFloat, CGFloat, TimeInterval)])
  func `a given target is reached exactly, quickly, and without overshooting`(
    velocity: CGFloat, goal: CGFloat, longest: TimeInterval
  ) {
    let motion = ScrollMotion.arriving(
      from: 500, velocity: velocity, at: goal, rate: normal, scale: 3)
    #expect(motion.offset(at: motion.duration) == goal)
    #expect(motion.duration > 0.05 && motion.duration < longest)
    for time in stride(from: 0, to: motion.duration, by: 0.01) {
      #expect(motion.offset(at: time) <= goal + 1e-6)
    }
    #expect(abs(motion.velocity(at: 0) - velocity) < 1e-6)
  }

  @Test func `a target at the current offset stops the motion`() {
    let motion = ScrollMotion.arriving(
      from: 500, velocity: 800, at: 500, rate: normal, scale: 3)
    #expect(motion.duration == 0)
    #expect(motion.offset(at: 0) == 500)
  }

  @Test func `without bouncing, a motion ends at the end of the content`() {
    var axis = axis
    axis.bounces = false
    let motion = ScrollMotion.coasting(
      from: 800, velocity: 3000, rate: normal, axis: axis, scale: 3)
    for time in stride(from: 0, to: 1, by: 0.01) { #expect(motion.offset(at: time) <= 1000.000_1) }
    #expect(motion.target == 1000)
    #expect(motion.duration < 0.1)
  }

  // MARK: Indicators

  @Test(arguments: [
    // The offset, and the indicator's start and length in a track of 394 points. The view shows 400
    // of 1400 points.
    (0.0, 0.0, 112.571), (1000, 281.428, 112.571), (500, 140.714, 112.571),
    (-50, 0, 62.571), (1050, 331.428, 62.571), (-300, 0, 8),
  ])
  func `an indicator shows the offset`(offset: Double, start: Double, length: Double) {
    let span = ScrollIndicatorSpan(track: 394, offset: offset, axis: axis)
    #expect(abs((span?.start ?? -1) - start) < 0.01)
    #expect(abs((span?.length ?? -1) - length) < 0.01)
  }

  @Test func `an indicator has a minimum length for long content, and short content has none`() {
    let long = ScrollAxis(lower: 0, upper: 100_000, length: 400)
    #expect(ScrollIndicatorSpan(track: 394, offset: 0, axis: long)?.length == 36)
    let short = ScrollAxis(lower: 0, upper: 0, length: 400, isScrollable: false)
    #expect(ScrollIndicatorSpan(track: 394, offset: 0, axis: short) == nil)
  }
}
