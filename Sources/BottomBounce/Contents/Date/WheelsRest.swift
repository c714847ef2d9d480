import UIKit

/// Waits until no wheel inside a view moves any more.
@MainActor final class WheelsRest {
  /// The frames that wheels must stand still: one more than it takes a picker to turn back from a limit.
  private static let quietFrames = 2
  /// The seconds after which the wheels are taken as they are, so that nothing can hold up the sheet for ever.
  private static let limit: TimeInterval = 5

  private weak var view: UIView?
  private var frames: FrameClock?
  private var continuation: CheckedContinuation<Void, Never>?
  private var quiet = 0
  private var start: TimeInterval?

  /// Prepares to wait for what scrolls inside a view.
  init(of view: UIView) {
    self.view = view
  }

  /// Returns when the wheels stand still, the view leaves its window, or the task is cancelled.
  func wait() async {
    let wheels = scrollViews
    for wheel in wheels where wheel.isTracking {
      // A finger that holds a wheel would hold it for as long as it likes.
      wheel.panGestureRecognizer.isEnabled = false
      wheel.panGestureRecognizer.isEnabled = true
    }
    guard isMoving, !Task.isCancelled else { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        self.continuation = continuation
        frames = FrameClock { [weak self] time in self?.check(at: time) }
      }
    } onCancel: {
      Task { @MainActor in self.end() }
    }
  }

  private var scrollViews: [UIScrollView] {
    func find(in view: UIView) -> [UIScrollView] {
      view.subviews.flatMap { find(in: $0) } + ((view as? UIScrollView).map { [$0] } ?? [])
    }
    return view?.window == nil ? [] : view.map { find(in: $0) } ?? []
  }

  private var isMoving: Bool {
    scrollViews.contains { $0.isTracking || $0.isDragging || $0.isDecelerating }
  }

  private func check(at time: TimeInterval) {
    let start = start ?? time
    self.start = start
    quiet = isMoving ? 0 : quiet + 1
    if quiet >= Self.quietFrames || view?.window == nil || time - start > Self.limit { end() }
  }

  private func end() {
    frames?.stop()
    frames = nil
    continuation?.resume()
    continuation = nil
  }
}
