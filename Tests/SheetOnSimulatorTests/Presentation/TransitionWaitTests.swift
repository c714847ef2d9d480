import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// The end of transitions of UIKit, with and without a coordinator.
@MainActor @Suite(.ownDevice) struct TransitionWaitTests {
  /// A controller whose state and coordinator a test sets.
  private final class Controller: UIViewController {
    var isPresenting = true
    var coordinator: TransitionCoordinator?
    override var isBeingPresented: Bool { isPresenting }
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinator }
  }

  private let device = Simulator()
  private let controller = Controller()
  private let wait = TransitionWait("transition in a test")

  /// Returns a coordinator, and the closure that ends its transition.
  private func makeCoordinator(
    isAnimated: Bool = true
  ) -> (TransitionCoordinator, end: () -> Void) {
    let coordinator = TransitionCoordinator(
      duration: isAnimated ? 0.5 : 0, container: UIView(), from: nil, to: nil)
    return (
      coordinator,
      {
        // The animation of nothing ends in the next turn.
        coordinator.run {}
        device.advance(by: 0)
      }
    )
  }

  @Test func `the end of a transition is reported once, in the next turn`() {
    let (coordinator, end) = makeCoordinator()
    controller.coordinator = coordinator
    var calls = 0
    var callsAtEnd: Int?
    wait.begin(for: [controller]) { calls += 1 }
    _ = coordinator.animate(alongsideTransition: nil) { _ in callsAtEnd = calls }
    device.advance(by: 0.9)
    #expect(calls == 0 && wait.isWaiting)
    end()
    device.advance(by: 0)
    #expect(callsAtEnd == 0 && calls == 1 && !wait.isWaiting)
    device.advance(by: 5)
    #expect(calls == 1)
  }

  @Test func `a transition without animation is also checked after delays`() {
    var (coordinator, end) = makeCoordinator(isAnimated: false)
    controller.coordinator = coordinator
    var calls = 0
    wait.begin(for: [controller]) { calls += 1 }
    device.advance(by: 0.05)
    #expect(calls == 1)
    (coordinator, end) = makeCoordinator(isAnimated: false)
    controller.coordinator = coordinator
    wait.begin(for: [controller]) { calls += 1 }
    device.advance(by: 0.05)
    #expect(calls == 1)
    end()
    device.advance(by: 0)
    #expect(calls == 2)
    device.advance(by: 5)
    #expect(calls == 2)
  }

  @Test func `a coordinator that reports no end is not waited for longer than a second`() {
    controller.coordinator = makeCoordinator().0
    var calls = 0
    wait.begin(for: [controller]) { calls += 1 }
    device.advance(by: 1)
    #expect(calls == 1 && !wait.isWaiting)
  }

  @Test func `a coordinator whose transition has ended accepts no completion`() {
    let (coordinator, end) = makeCoordinator()
    controller.coordinator = coordinator
    end()
    var calls = 0
    wait.begin(for: [controller]) { calls += 1 }
    device.advance(by: 0.05)
    #expect(calls == 1)
  }

  @Test func `a transition that was canceled is checked again after a delay`() {
    let (coordinator, end) = makeCoordinator()
    controller.coordinator = coordinator
    var calls = 0
    func begin() {
      wait.begin(for: [controller]) {
        calls += 1
        if controller.isBeingPresented { begin() }
      }
    }
    begin()
    end()
    device.advance(by: 0)
    // The controller is still being presented, and has the coordinator that has ended.
    #expect(calls == 1 && wait.isWaiting)
    controller.isPresenting = false
    device.advance(by: 0.1)
    #expect(calls == 2 && !wait.isWaiting)
  }

  @Test func `a transition that follows another one is reported by its own coordinator`() {
    let (first, second) = (makeCoordinator(), makeCoordinator())
    var calls = 0
    for (coordinator, end) in [first, second] {
      controller.coordinator = coordinator
      wait.begin(for: [controller]) { calls += 1 }
      device.advance(by: 0.9)
      end()
      device.advance(by: 0)
    }
    #expect(calls == 2)
  }

  @Test(arguments: [false, true])
  func `without a coordinator, and for a controller at rest, the delay grows`(isAtRest: Bool) {
    if isAtRest {
      controller.isPresenting = false
      controller.coordinator = makeCoordinator().0
    }
    var times: [TimeInterval] = []
    var now: TimeInterval = 0
    func begin() {
      wait.begin(for: [controller]) {
        times.append(now)
        if times.count < 6 { begin() }
      }
    }
    begin()
    while now < 3 {
      now += 0.05
      device.advance(by: 0.05)
    }
    let expected = [0.05, 0.15, 0.35, 0.75, 1.25, 1.75]
    #expect(times.count == expected.count)
    for (time, expected) in zip(times, expected) { #expect(abs(time - expected) < 0.051) }
    #expect((0..<7).map(TransitionWait.delay) == [0.05, 0.1, 0.2, 0.4, 0.5, 0.5, 0.5])
  }

  @Test func `a wait that is stopped or replaced calls nothing`() {
    let (coordinator, end) = makeCoordinator()
    controller.coordinator = coordinator
    var calls: [Int] = []
    wait.begin(for: [controller]) { calls.append(1) }
    wait.begin(for: []) { calls.append(2) }
    wait.stop()
    end()
    device.advance(by: 1)
    #expect(calls.isEmpty && !wait.isWaiting)
  }
}
