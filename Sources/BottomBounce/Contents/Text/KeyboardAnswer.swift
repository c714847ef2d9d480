import Foundation
import ViewBuilding

/// A wait until the keyboard can have answered a message.
///
/// Since iOS 17, the keyboard runs in another process. UIKit doesn't report when it has answered.
@MainActor final class KeyboardAnswer {
  /// The seconds to wait: one frame, which is at least one turn of the run loop.
  ///
  /// This value is chosen by eye.
  private static let delay: TimeInterval = 1 / 60

  private var timer: OneShotTimer?
  private var onEnd: (@MainActor (()) -> Void)?

  /// Returns after the wait, or when the task is canceled.
  func wait() async {
    await withTaskCancellationHandler {
      await PendingWork.awaitValue("text after the keyboard's answer") { onEnd in
        self.onEnd = onEnd
        timer = OneShotTimer(after: Self.delay, name: "answer of the keyboard") { [weak self] in
          self?.end()
        }
      }
    } onCancel: {
      PendingWork.task("end of a wait for the keyboard") { _ in self.end() }
    }
  }

  private func end() {
    timer?.stop()
    timer = nil
    onEnd?(())
    onEnd = nil
  }
}
