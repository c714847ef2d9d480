import UIKit
import ViewBuilding

/// Waits until the wheels of all pickers in a view come to rest.
@MainActor final class PickerSettling {
  /// A wheel that turns back from a limit may rest for one frame.
  private static let quietFrames = 2
  /// The seconds after which the wait ends, so that a wheel can't block the sheet.
  private static let limit: TimeInterval = 5

  private weak var view: UIView?
  private var frames: DisplayLinkClock?
  private var onEnd: (@MainActor (()) -> Void)?
  /// Compared because a wheel that turns to a tapped row is neither dragging nor decelerating.
  private var offsets: [CGPoint] = []
  private var quiet = 0
  private var start: TimeInterval?

  init(of view: UIView) {
    self.view = view
  }

  /// Also returns when the view leaves its window, or the task is canceled.
  func wait() async {
    let wheels = wheels
    // A user who holds a wheel could block the sheet.
    for wheel in wheels where wheel.isTracking { wheel.panGestureRecognizer.cancelGesture() }
    guard !wheels.isEmpty else { return }
    offsets = wheels.map(\.contentOffset)
    await withTaskCancellationHandler {
      await PendingWork.awaitValue("value of a wheel") { onEnd in
        self.onEnd = onEnd
        frames = DisplayLinkClock { [weak self] time in self?.check(at: time) }
      }
    } onCancel: {
      PendingWork.task("end of a wait for wheels") { _ in self.end() }
    }
  }

  static func hasPicker(in view: UIView) -> Bool {
    isPicker(view) || view is UICalendarView || view.subviews.contains { hasPicker(in: $0) }
  }

  private static func isPicker(_ view: UIView) -> Bool {
    view is UIPickerView || view is UIDatePicker
  }

  static func isTurning(_ view: UIView) -> Bool {
    wheels(in: view).contains { $0.isTracking || $0.isDragging || $0.isDecelerating }
  }

  private var wheels: [UIScrollView] {
    guard let view, view.window != nil else { return [] }
    return Self.wheels(in: view)
  }

  /// The columns of all pickers, which are scroll views.
  private static func wheels(in view: UIView) -> [UIScrollView] {
    isPicker(view) ? scrollViews(in: view) : view.subviews.flatMap { wheels(in: $0) }
  }

  private static func scrollViews(in view: UIView) -> [UIScrollView] {
    view.subviews.flatMap { scrollViews(in: $0) } + ((view as? UIScrollView).map { [$0] } ?? [])
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
    onEnd?(())
    onEnd = nil
  }
}
