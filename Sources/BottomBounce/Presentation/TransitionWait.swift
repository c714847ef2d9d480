import UIKit

/// Waits for the end of a transition of UIKit.
///
/// Only the coordinator of a transition reports its end. There is none for a controller that rests
/// above a sheet that has ended, and the coordinator of a transition without an animation isn't
/// reliable. Then the wait ends after a delay that grows with each attempt.
@MainActor final class TransitionWait {
  private let name: String
  private var timer: OneShotTimer?
  /// The number of the current wait.
  private var number = 0
  /// The number of delays so far.
  private var delays = 0
  /// The last coordinator that has reported the end of its transition.
  ///
  /// It doesn't report the end again, but a controller may still have it.
  private weak var ended: (any UIViewControllerTransitionCoordinator)?
  /// A Boolean value that indicates whether a closure is still to be called.
  private(set) var isWaiting = false

  init(_ name: String) {
    self.name = name
  }

  /// Calls a closure when one of the controllers may have been presented or dismissed.
  ///
  /// The closure checks that, because the transition may have been canceled, and waits again if
  /// necessary. A new wait replaces the current one.
  func begin(for controllers: [UIViewController], then action: @escaping @MainActor () -> Void) {
    stop()
    isWaiting = true
    let number = number
    let coordinator = controllers.lazy.filter { $0.isBeingPresented || $0.isBeingDismissed }
      .compactMap(\.transitionCoordinator).first { $0 !== self.ended }
    // UIKit changes the controllers after it has called the completions.
    let isReported = coordinator?.animate(alongsideTransition: nil) {
      [weak self, weak coordinator] _ in
      guard let self, self.number == number else { return }
      ended = coordinator
      timer?.stop()
      start(after: 0, action)
    }
    // A coordinator may accept a completion when it has already called the others, for example in
    // `viewDidAppear(_:)`.
    if isReported == true, coordinator?.isAnimated == true {
      return start(after: Self.longestTransition, action)
    }
    start(after: Self.delay(delays), action)
    delays += 1
  }

  /// The seconds after which a transition is checked although its coordinator hasn't reported the
  /// end.
  ///
  /// UIKit's own transitions take half a second. Interactive ones may take longer.
  private static let longestTransition: TimeInterval = 1

  /// Calls a closure in the next turn of the run loop.
  func beginTurn(then action: @escaping @MainActor () -> Void) {
    stop()
    isWaiting = true
    start(after: 0, action)
  }

  private func start(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    timer = OneShotTimer(after: delay, name: name) { [weak self] in
      self?.stop()
      action()
    }
  }

  /// Ends the wait without a call.
  func stop() {
    number += 1
    isWaiting = false
    timer?.stop()
    timer = nil
  }

  /// Returns the seconds to wait without a coordinator.
  static func delay(_ attempt: Int) -> TimeInterval {
    min(0.05 * Double(1 << min(attempt, 4)), 0.5)
  }
}
