import UIKit

/// Waits for the coordinator of a transition of UIKit or, because not each transition has a
/// reliable one, for a delay that grows with each attempt.
@MainActor final class TransitionWait {
  private let name: String
  private var timer: OneShotTimer?
  private var number = 0
  private var delays = 0
  /// It doesn't report the end again, but a controller may still have it.
  private weak var ended: (any UIViewControllerTransitionCoordinator)?
  private(set) var isWaiting = false

  init(_ name: String) {
    self.name = name
  }

  /// The closure checks whether the transition has ended, and begins another wait if necessary.
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

  /// In seconds: UIKit's transitions take half a second, and interactive ones may take longer.
  private static let longestTransition: TimeInterval = 1

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

  func stop() {
    number += 1
    isWaiting = false
    timer?.stop()
    timer = nil
  }

  static func delay(_ attempt: Int) -> TimeInterval {
    min(0.05 * Double(1 << min(attempt, 4)), 0.5)
  }
}
