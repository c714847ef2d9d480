import ViewBuilding

/// A connection between a request and the task that awaits its outcome.
@MainActor final class TaskLink<Value> {
  weak var request: PresentationRequest?
  var outcome: Outcome<Value>?

  nonisolated func cancel() {
    PendingWork.task("cancellation by a task") { _ in self.request?.cancel(.task) }
  }
}
