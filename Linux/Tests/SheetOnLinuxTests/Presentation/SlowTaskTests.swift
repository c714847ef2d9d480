import BottomBounce
import Synchronization
import TestHost
import Testing
import UIKit
import UIKitSimulator
import ViewBuilding

/// Tasks of the sheet on a machine that takes long to continue them.
@MainActor @Suite struct SlowTaskTests {
  /// Runs a test on a machine on which a task that was resumed reaches the main actor after more
  /// rounds than `settle()` waits without a sign of activity.
  private func onSlowMachine(
    _ test: @MainActor () async throws -> Void, location: SourceLocation = #_sourceLocation
  ) async rethrows {
    let scope = DeviceScope(
      work: WorkCount { step in
        Task.detached {
          for _ in 0..<100 { await Simulator.letTasksRun() }
          DispatchQueue.global().async(execute: step)
        }
      })
    scope.reportUnrest = { Issue.record("\($0)", sourceLocation: location) }
    try await DeviceScope.$current.withValue(scope) { try await test() }
  }

  @Test func `settle() waits for the value after wheels stand still`() async {
    await onSlowMachine {
      let screen = TestHost()
      let outcomes = await screen.show(DateContent<DateComponents>.day(), by: screen.sheet)
      screen.tapOK()
      await screen.settle()
      #expect(outcomes.values.count == 1 && !screen.sheet.isPresented)
    }
  }

  @MainActor private final class Server {
    var continuation: CheckedContinuation<Void, Never>?
  }

  @Test func `settle() waits for the sheet after the app has saved the value`() async throws {
    try await onSlowMachine {
      let screen = TestHost()
      let outcomes = Outcomes<Int>()
      let server = Server()
      screen.sheet.show(
        PlainContent(), in: screen.view,
        callbacks: SheetCallbacks(commit: { _ in
          await withCheckedContinuation { server.continuation = $0 }
        }), onValue: outcomes.onValue, onCancel: outcomes.onCancel)
      await screen.settle()
      screen.tapOK()
      await screen.settle()
      #expect(outcomes.total == 0)
      try #require(server.continuation).resume()
      await screen.settle()
      #expect(outcomes.values == [7])
    }
  }

  /// Steps of tasks that run when the test says so.
  private final class Steps: Sendable {
    private let steps = Mutex<[@Sendable () -> Void]>([])

    func add(_ step: @escaping @Sendable () -> Void) { steps.withLock { $0.append(step) } }

    /// Runs the steps so far, and returns their number.
    func run() -> Int {
      let steps = steps.withLock { steps in
        defer { steps = [] }
        return steps
      }
      for step in steps { step() }
      return steps.count
    }
  }

  @Test func `a task that the app resumes is pending until it runs`() async throws {
    let steps = Steps()
    let work = WorkCount { steps.add($0) }
    let server = Server()
    var isOver = false
    try await DeviceScope.$current.withValue(DeviceScope(work: work)) {
      PendingWork.task("save") { work in
        await work.awaitApp { await withCheckedContinuation { server.continuation = $0 } }
        isOver = true
      }
      #expect(work.names == ["save"])
      for _ in 0..<100 where server.continuation == nil { await Simulator.letTasksRun() }
      #expect(work.names == [], "The app takes any time.")
      try #require(server.continuation).resume()
      #expect(work.names == ["save"])
      for _ in 0..<100 { await Simulator.letTasksRun() }
      #expect(work.names == ["save"] && !isOver)
      #expect(steps.run() == 1)
      // The task leaves the main actor once more before it ends.
      for _ in 0..<100 where !isOver || work.names != [] {
        await Simulator.letTasksRun()
        _ = steps.run()
      }
      #expect(isOver && work.names == [])
    }
  }

  @Test func `an outcome is pending until the task that awaits it continues`() async throws {
    let work = WorkCount()
    @MainActor final class Answer { var give: (@MainActor (Int) -> Void)? }
    let answer = Answer()
    var values: [Int] = []
    try await DeviceScope.$current.withValue(DeviceScope(work: work)) {
      let task = Task {
        values.append(await PendingWork.awaitValue("answer") { answer.give = $0 })
      }
      for _ in 0..<100 where answer.give == nil { await Simulator.letTasksRun() }
      #expect(work.names == [])
      let give = try #require(answer.give)
      give(3)
      #expect(work.names == ["answer"] && values == [])
      await task.value
      #expect(work.names == [] && values == [3])
    }
  }
}
