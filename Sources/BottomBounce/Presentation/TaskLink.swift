import ViewBuilding

/// Cancels a request when the task that awaits its outcome is canceled.
@MainActor final class TaskLink {
  weak var request: (any AnyPresentationRequest)?
  /// A Boolean value that indicates whether the outcome is the cancellation of the task.
  var isCancelledByTask = false

  /// Cancels the request on the main actor.
  ///
  /// Any thread can call it.
  nonisolated func cancel() {
    PendingWork.task("cancellation by a task") { _ in self.request?.cancel(.task) }
  }
}
