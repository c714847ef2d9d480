import UIKit
import ViewBuilding

/// Waits until no wheel inside a view moves any more.
@MainActor final class WheelsRest {
  /// The frames that wheels must stand still: one may pass between the end of a turn and the turn back from a limit.
  private static let quietFrames = 2
  /// The seconds after which the wheels are taken as they are, so that nothing can hold up the sheet for ever.
  private static let limit: TimeInterval = 5

  private weak var view: UIView?
  private var frames: FrameClock?
  private var continuation: CheckedContinuation<Void, Never>?
  /// Where the wheels were a frame ago.
  ///
  /// One that turns to a tapped row is neither dragged nor does it decelerate.
  private var offsets: [CGPoint] = []
  private var quiet = 0
  private var start: TimeInterval?

  /// Prepares to wait for what scrolls inside a view.
  init(of view: UIView) {
    self.view = view
  }

  /// Returns when the wheels stand still, the view leaves its window, or the task is cancelled.
  func wait() async {
    let wheels = wheels
    for wheel in wheels where wheel.isTracking {
      // A finger that holds a wheel would hold it for as long as it likes.
      wheel.panGestureRecognizer.isEnabled = false
      wheel.panGestureRecognizer.isEnabled = true
    }
    guard !wheels.isEmpty else { return }
    offsets = wheels.map(\.contentOffset)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        self.continuation = continuation
        frames = FrameClock { [weak self] time in self?.check(at: time) }
      }
    } onCancel: {
      PendingWork.task("end of a wait for wheels") { _ in self.end() }
    }
  }

  /// Whether a person moves a wheel inside a view, or it still moves on by itself.
  static func isInHand(_ view: UIView) -> Bool {
    wheels(in: view).contains { $0.isTracking || $0.isDragging || $0.isDecelerating }
  }

  private var wheels: [UIScrollView] {
    guard let view, view.window != nil else { return [] }
    return Self.wheels(in: view)
  }

  private static func wheels(in view: UIView) -> [UIScrollView] {
    view.subviews.flatMap { wheels(in: $0) } + ((view as? UIScrollView).map { [$0] } ?? [])
  }

  private func check(at time: TimeInterval) {
    let start = start ?? time
    self.start = start
    let wheels = wheels
    let new = wheels.map(\.contentOffset)
    let isMoving = new != offsets || wheels.contains { $0.isDragging || $0.isDecelerating }
    offsets = new
    quiet = isMoving ? 0 : quiet + 1
    if quiet >= Self.quietFrames || time - start >= Self.limit { end() }
  }

  private func end() {
    frames?.stop()
    frames = nil
    continuation?.resume()
    continuation = nil
  }
}
