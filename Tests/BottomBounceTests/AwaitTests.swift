import BottomBounce
import TestHost
import Testing
import UIKit

/// The asynchronous form.
@MainActor @Suite(.ownDevice) struct AwaitTests {
  let host = TestHost()
  let sheet = BottomBounceView()

  @Test func `it returns the value after the sheet has left no trace`() async throws {
    let before = host.trace
    let task = Task { [sheet, host] in
      let outcome = try await sheet.outcome(of: .text("a"), in: host.view)
      return (outcome, host.trace)
    }
    await host.settle()
    host.type("b")
    host.tapOK()
    await host.settle()
    let (outcome, after) = try await task.value
    #expect(outcome == .value("ab"))
    #expect(after == before)
  }

  @Test func `a person's cancelling is an outcome, not an error`() async throws {
    let task = Task { [sheet, host] in try await sheet.outcome(of: .text(), in: host.view) }
    await host.settle()
    host.tapCancel()
    await host.settle()
    #expect(try await task.value == .cancelled(.cancelButton))
    #expect(try await task.value.value == nil)
  }

  @Test func `a cancelled task takes the sheet away and throws`() async {
    let task = Task { [sheet, host] in try await sheet.outcome(of: .text(), in: host.view) }
    await host.settle()
    #expect(sheet.isShown)
    task.cancel()
    await host.settle()
    #expect(!sheet.isShown)
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a task that was cancelled before shows nothing`() async {
    let task = Task { [sheet, host] in try await sheet.outcome(of: .text(), in: host.view) }
    task.cancel()
    await host.settle()
    #expect(host.view.subviews.isEmpty)
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a task that is cancelled after the decision keeps the value`() async throws {
    let task = Task { [sheet, host] in try await sheet.outcome(of: .text("a"), in: host.view) }
    await host.settle()
    host.tapOK()
    await host.advance(by: 0.1)
    task.cancel()
    await host.settle()
    #expect(try await task.value == .value("a"))
  }

  @Test func `a host in no window returns at once`() async throws {
    let outcome = try await sheet.outcome(of: .text(), in: UIView())
    #expect(outcome == .cancelled(.hostDetached))
  }

  @Test func `being superseded is an outcome`() async throws {
    let task = Task { [sheet, host] in try await sheet.outcome(of: .text(), in: host.view) }
    await host.settle()
    _ = await host.showText(sheet)
    #expect(try await task.value == .cancelled(.superseded))
    sheet.dismiss()
    await host.settle()
  }
}
