import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct PropertyAnimatorTests {
  let device = Simulator()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let log = Log()

  @MainActor final class Log {
    var positions: [UIViewAnimatingPosition] = []
    var flags: [Bool] = []
  }

  init() {
    device.window.addSubview(view)
    device.advance(by: 0.1)
  }

  /// Where the view's middle is seen; it moves from 5 to 105.
  private var shown: CGFloat { (view.layer.presentation() ?? view.layer).position.x }

  private func isNear(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(a - b) <= tolerance
  }

  private func animator(
    _ duration: TimeInterval = 1, _ curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in
      view.center.x = 105
    }
    animator.addCompletion { [log] in log.positions.append($0) }
    return animator
  }

  // MARK: States

  @Test func `it runs from start to end and is inactive again`() {
    let animator = animator()
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(view.center.x == 5)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    #expect(view.center.x == 105 && isNear(shown, 5))
    device.advance(by: 0.25)
    #expect(isNear(shown, 30) && isNear(animator.fractionComplete, 0.25))
    device.advance(by: 0.75)
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(log.positions == [.end])
    #expect(shown == 105 && view.layer.animationKeys() == nil)
  }

  enum Step: CaseIterable {
    case start, startLater, pause, scrub
  }

  @Test(arguments: Step.allCases) func `starting, pausing and scrubbing make it active`(step: Step)
  {
    let animator = animator()
    switch step {
    case .start: animator.startAnimation()
    case .startLater: animator.startAnimation(afterDelay: 1)
    case .pause: animator.pauseAnimation()
    case .scrub: animator.fractionComplete = 0.5
    }
    #expect(animator.state == .active)
    #expect(animator.isRunning == (step == .start || step == .startLater))
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
  }

  @Test func `stopping keeps what is on the screen and runs no completion`() {
    let animator = animator()
    animator.startAnimation()
    device.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(isNear(view.center.x, 55))
    #expect(view.layer.animationKeys() == nil)
    device.settle()
    #expect(isNear(shown, 55))
    #expect(log.positions == [])
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.end, 105.0), (.start, 5.0), (.current, 55.0),
  ])
  func `finishing a stopped one takes it where it is told to`(
    position: UIViewAnimatingPosition, x: Double
  ) {
    let animator = animator()
    animator.startAnimation()
    device.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(isNear(view.center.x, 55))
    #expect(log.positions == [])
    animator.finishAnimation(at: position)
    #expect(animator.state == .inactive)
    #expect(isNear(view.center.x, CGFloat(x)))
    #expect(log.positions == [position])
  }

  @Test func `what the state forbids changes nothing and is said`() {
    let animator = animator()
    animator.finishAnimation(at: .end)
    #expect(log.positions == [])
    animator.startAnimation()
    animator.stopAnimation(false)
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 1
    animator.addAnimations {}
    #expect(animator.state == .stopped)
    #expect(device.system.warnings.count == 5)
    animator.finishAnimation(at: .current)
  }

  @Test func `one that is not interruptible goes its way`() {
    let animator = animator()
    animator.isInterruptible = false
    animator.startAnimation()
    device.advance(by: 0.5)
    animator.pauseAnimation()
    animator.stopAnimation(true)
    #expect(animator.isRunning)
    device.settle()
    #expect(log.positions == [.end])
  }

  @Test func `it can be used again`() {
    let animator = animator()
    animator.startAnimation()
    device.settle()
    animator.addAnimations { [view] in view.center.x = 205 }
    animator.addCompletion { [log] in log.positions.append($0) }
    animator.startAnimation()
    device.advance(by: 0.5)
    #expect(isNear(shown, 155))
    device.settle()
    #expect(log.positions == [.end, .end])
  }

  // MARK: Time

  @Test func `with a delay the old values show until it starts`() {
    let animator = animator()
    animator.startAnimation(afterDelay: 0.5)
    device.advance(by: 0.5)
    #expect(isNear(shown, 5) && animator.delay == 0.5)
    device.advance(by: 0.5)
    #expect(isNear(shown, 55))
    device.settle()
    #expect(log.positions == [.end])
  }

  @Test func `a pause stops time, and starting goes on`() {
    let animator = animator()
    animator.startAnimation()
    device.advance(by: 0.25)
    animator.pauseAnimation()
    device.advance(by: 2)
    #expect(isNear(shown, 30) && !animator.isRunning)
    animator.startAnimation()
    device.advance(by: 0.25)
    #expect(isNear(shown, 55))
    device.advance(by: 0.5)
    #expect(log.positions == [.end])
  }

  @Test func `a pause holds no clock up`() {
    let animator = animator()
    animator.pauseAnimation()
    let start = device.now
    device.settle()
    #expect(device.now == start)
    animator.stopAnimation(true)
  }

  @Test func `the curve is the one that was asked for`() {
    let animator = animator(1, .easeIn)
    animator.startAnimation()
    device.advance(by: 0.25)
    #expect(isNear((shown - 5) / 100, 0.093465, within: 1e-4))
  }

  @Test func `a spring swings beyond its goal and ends there`() {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { [view] in
      view.center.x = 105
    }
    animator.addCompletion { [log] in log.positions.append($0) }
    animator.startAnimation()
    var most: CGFloat = 0
    while log.positions.isEmpty {
      device.advance(by: 1.0 / 60)
      most = max(most, shown)
    }
    #expect(most > 115)
    #expect(shown == 105)
  }

  @Test func `a spring by its physics takes its own time`() {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 5, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 0.1, timingParameters: spring)
    animator.addAnimations { [view] in view.center.x = 105 }
    animator.addCompletion { [log] in log.positions.append($0) }
    animator.startAnimation()
    device.advance(by: 2)
    #expect(log.positions == [])
    device.advance(by: 1)
    #expect(log.positions == [.end])
  }

  // MARK: Scrubbing

  @Test func `scrubbing is even, and going on follows the curve from there without a jump`() {
    let animator = animator(1, .easeIn)
    animator.fractionComplete = 0.5
    device.system.commit()
    #expect(isNear(shown, 55))
    animator.fractionComplete = 0.25
    device.system.commit()
    #expect(isNear(shown, 30))
    #expect(view.center.x == 105)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(isNear(shown, 30, within: 1e-3))
    device.advance(by: 1.0 / 60)
    #expect(shown > 30)
    device.settle()
    #expect(log.positions == [.end] && shown == 105)
  }

  @Test func `a pause in the middle does not jump, and its fraction is what is seen`() {
    let animator = animator(1, .easeIn)
    animator.startAnimation()
    device.advance(by: 0.5)
    let before = shown
    animator.pauseAnimation()
    #expect(isNear(shown, before))
    #expect(isNear(animator.fractionComplete, (before - 5) / 100))
    animator.fractionComplete = animator.fractionComplete
    #expect(isNear(shown, before))
  }

  @Test func `scrubbing along the curve where it is asked for`() {
    let animator = animator(1, .easeIn)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.25
    device.system.commit()
    #expect(isNear((shown - 5) / 100, 0.093465, within: 1e-4))
    #expect(isNear(animator.fractionComplete, 0.25))
  }

  @Test func `going on in another time with another curve`() {
    let animator = animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 2)
    device.advance(by: 0.5)
    #expect(isNear((shown - 55) / 50, 0.093465, within: 1e-4))
    device.advance(by: 1.5)
    #expect(log.positions == [.end])
  }

  @Test func `going on without a factor takes the time that is left`() {
    let animator = animator()
    animator.fractionComplete = 0.75
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0)
    device.advance(by: 0.2)
    #expect(log.positions == [])
    device.advance(by: 0.1)
    #expect(log.positions == [.end])
  }

  // MARK: Backwards

  @Test func `turned round midway it lands at the start with the old values`() {
    let animator = animator()
    animator.startAnimation()
    device.advance(by: 0.75)
    animator.isReversed = true
    #expect(isNear(shown, 80))
    #expect(isNear(animator.fractionComplete, 0.25))
    device.advance(by: 0.5)
    #expect(isNear(shown, 30))
    #expect(view.center.x == 105)
    device.advance(by: 0.25)
    #expect(log.positions == [.start])
    #expect(view.center.x == 5 && shown == 5)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `turned round while paused it goes back when it goes on`() {
    let animator = animator()
    animator.startAnimation()
    device.advance(by: 0.5)
    animator.pauseAnimation()
    animator.isReversed.toggle()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    device.settle()
    #expect(log.positions == [.start])
    #expect(view.center.x == 5)
  }

  @Test func `turned round twice it lands at the end`() {
    let animator = animator()
    animator.startAnimation()
    device.advance(by: 0.5)
    animator.isReversed = true
    device.advance(by: 0.25)
    animator.isReversed = false
    device.settle()
    #expect(log.positions == [.end] && shown == 105)
  }

  @Test func `going back restores every value, colours as they were given`() {
    view.backgroundColor = .systemRed
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.backgroundColor = .systemBlue
      view.alpha = 0
      view.bounds.size = CGSize(width: 50, height: 50)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.layer.cornerRadius = 8
    }
    animator.startAnimation()
    device.advance(by: 0.5)
    animator.isReversed = true
    device.settle()
    #expect(view.backgroundColor == .systemRed)
    #expect(view.alpha == 1 && view.layer.cornerRadius == 0)
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
    #expect(view.transform.isIdentity)
  }

  // MARK: Staying at the end

  @Test func `it pauses at its end where it is asked to, and can go back from there`() {
    let animator = animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    device.settle()
    #expect(animator.state == .active && !animator.isRunning)
    #expect(animator.fractionComplete == 1 && shown == 105)
    #expect(log.positions == [])
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    device.advance(by: 0.5)
    #expect(isNear(shown, 55))
    device.settle()
    #expect(log.positions == [.start] && view.center.x == 5)
  }

  // MARK: More changes

  @Test func `changes with a delay factor share what is left of the time`() {
    let animator = animator()
    animator.addAnimations({ [view] in view.center.y = 105 }, delayFactor: 0.5)
    animator.startAnimation()
    device.advance(by: 0.5)
    let y = { (view.layer.presentation() ?? view.layer).position.y }
    #expect(isNear(y(), 5))
    device.advance(by: 0.25)
    #expect(isNear(y(), 55))
    device.settle()
    #expect(y() == 105)
  }

  @Test func `changes that are added on the way take the rest of it`() {
    let animator = animator()
    animator.startAnimation()
    device.advance(by: 0.5)
    animator.addAnimations { [view] in view.alpha = 0 }
    let alpha = { CGFloat((view.layer.presentation() ?? view.layer).opacity) }
    #expect(isNear(alpha(), 1))
    device.advance(by: 0.25)
    #expect(isNear(alpha(), 0.5))
    device.settle()
    #expect(alpha() == 0 && log.positions == [.end])
  }

  @Test func `blocks and keyframes inside are scrubbed with it`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view, log] in
      UIView.animate(withDuration: 9) {
        view.alpha = 0
      } completion: {
        log.flags.append($0)
      }
      UIView.animateKeyframes(withDuration: 0.1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 105
        }
      }
    }
    animator.fractionComplete = 0.75
    device.system.commit()
    #expect(isNear(CGFloat(view.layer.presentation()?.opacity ?? 0), 0.25, within: 1e-3))
    #expect(isNear(shown, 55))
    animator.startAnimation()
    device.settle()
    #expect(shown == 105 && log.flags == [true])
  }

  @Test func `one that runs from the beginning`() {
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear
    ) { [view] in
      view.center.x = 105
    } completion: { [log] in
      log.positions.append($0)
    }
    #expect(animator.isRunning)
    device.advance(by: 1)
    #expect(isNear(shown, 55))
    device.settle()
    #expect(log.positions == [.end])
  }

  // MARK: Life and touches

  @Test func `nobody has to keep it while it runs, and nothing keeps it afterwards`() {
    weak var released: UIViewPropertyAnimator?
    do {
      let animator = animator()
      released = animator
      animator.startAnimation()
    }
    device.advance(by: 0.5)
    #expect(released != nil)
    device.settle()
    #expect(log.positions == [.end])
    #expect(released == nil)
  }

  @Test func `a view that leaves the window has its new values, and the animator ends in time`() {
    let animator = animator()
    animator.startAnimation()
    device.advance(by: 0.5)
    view.removeFromSuperview()
    #expect(view.center.x == 105)
    device.settle()
    #expect(log.positions == [.end])
  }

  @Test(arguments: [(false, 30.0), (true, 105.0)])
  func `a moving view is hit where it is seen, or where it will be`(isManual: Bool, x: Double) {
    let animator = animator()
    animator.isManualHitTestingEnabled = isManual
    animator.startAnimation()
    device.advance(by: 0.25)
    let window = device.window
    #expect(window.hitTest(CGPoint(x: x, y: 5), with: nil) === view)
    #expect(window.hitTest(CGPoint(x: 135 - x, y: 5), with: nil) !== view)
  }

  @Test func `a moving view takes no touches where it is not to`() {
    let animator = animator()
    animator.isUserInteractionEnabled = false
    animator.startAnimation()
    device.advance(by: 0.25)
    #expect(device.window.hitTest(CGPoint(x: 30, y: 5), with: nil) !== view)
  }
}
