import Dispatch

/// An executor that counts the steps that a task takes outside of the main actor as work.
///
/// A task that a continuation resumes passes through the global pool on its way back to the main actor.
/// On a busy machine this takes a while, in which nothing else shows that the task is about to run.
package final class WorkExecutor: TaskExecutor {
  private let count: WorkCount
  private let name: String

  /// Creates an executor for a task.
  ///
  /// - Parameters:
  ///   - count: The work that includes the steps.
  ///   - name: The name of the task.
  package init(_ count: WorkCount, name: String) {
    self.count = count
    self.name = name
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    count.beginStep(name)
    count.runStep { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      // A step that leads to the main actor has entered its queue by now.
      count.endStep(name)
    }
  }
}
