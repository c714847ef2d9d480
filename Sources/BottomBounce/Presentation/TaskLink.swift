import ViewBuilding

/// A connection between a request and the task that awaits its outcome.
@MainActor final class TaskLink<Value> {
  weak var request: PresentationRequest?
  /// The outcome; `nil` until it is delivered.
  var outcome: Outcome<Value>?

  /// Cancels the request on the main actor, because the task is canceled.
  ///
  /// Any thread can call it.
  nonisolated func cancel() {
    PendingWork.task("cancellation by a task") { _ in self.request?.cancel(.task) }
  }
}
