import TestHost
import Testing
import UIKit
import UIKitSimulator
import ViewBuilding

@testable import BottomBounce

/// Tasks of the sheet that continue, but haven't reached the main actor yet.
///
/// `settle()` waits for counted work. How long such a task takes depends on the load of the
/// machine.
@MainActor @Suite(.ownDevice) struct PendingValueTests {
  private let screen = TestHost()
  private var work: [String] { DeviceScope.current.work.names }

  @Test func `a value is pending from the frame in which the wheels stop`() async {
    let outcomes = await screen.show(DateContent<DateComponents>.day(), by: screen.sheet)
    screen.tapOK()
    await screen.device.runTasks()
    #expect(screen.sheet.state == .committing && work == [], "A display link runs.")
    // No task runs while time passes.
    screen.device.advance(by: 0.5)
    #expect(screen.leftoverState.displayLinks == 0 && outcomes.total == 0)
    #expect(work == ["value of a wheel"])
    await screen.settle()
    #expect(outcomes.values.count == 1 && work == [])
  }

  @Test func `a value is pending from the end of its check`() async throws {
    let check = AsyncStream<Void>.makeStream()
    let outcomes = await screen.show(
      TextContent.text("a").rules(
        .async { _ in
          for await _ in check.stream { break }
          return nil
        }), by: screen.sheet)
    screen.tapOK()
    await screen.device.runTasks()
    #expect(screen.sheet.state == .committing)
    // The wait for a result ends without a task.
    screen.device.advance(by: 20)
    #expect(work.contains("value after a check") && outcomes.total == 0)
    check.continuation.finish()
    await screen.settle()
    #expect(work == [])
    screen.sheet.dismiss()
    await screen.settle()
  }

  @MainActor private final class Answer {
    var give: (@MainActor (Int) -> Void)?
    var values: [Int] = []
  }

  @Test func `a value is pending until the task that awaits it continues`() async throws {
    let answer = Answer()
    let task = Task {
      answer.values.append(await PendingWork.awaitValue("answer") { answer.give = $0 })
    }
    await screen.device.runTasks()
    #expect(work == [])
    let give = try #require(answer.give)
    give(3)
    #expect(work == ["answer"] && answer.values == [])
    await task.value
    #expect(work == [] && answer.values == [3])
  }
}
