import BottomBounce
import TestHost
import Testing
import UIKit

/// The async form.
@MainActor @Suite(.ownDevice) struct AsyncOutcomeTests {
  let host = TestHost()
  let sheet = BottomBounceView()

  @Test func `the async form returns after the sheet is removed`() async throws {
    let before = host.leftoverState
    let task = Task { [sheet, host] in
      let outcome = try await sheet.outcome(of: .text("a"), in: host.view)
      return (outcome, host.leftoverState)
    }
    await host.settle()
    host.type("b")
    host.tapOK()
    await host.settle()
    let (outcome, after) = try await task.value
    #expect(outcome == .value("ab"))
    #expect(after == before)
  }

  @Test func `cancellation by the user is an outcome, not an error`() async throws {
    let task = Task { [sheet, host] in try await sheet.outcome(of: .text(), in: host.view) }
    await host.settle()
    host.tapCancel()
    await host.settle()
    #expect(try await task.value == .cancelled(.cancelButton))
    #expect(try await task.value.value == nil)
  }

  @Test func `a canceled task dismisses the sheet and throws`() async {
    let task = Task { [sheet, host] in try await sheet.outcome(of: .text(), in: host.view) }
    await host.settle()
    #expect(sheet.isPresented)
    task.cancel()
    await host.settle()
    #expect(!sheet.isPresented)
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  /// The reasons that the callbacks reported.
  private final class Ends {
    var asked = 0
    var ends: [Outcome<String>] = []
  }

  /// When a task is canceled.
  enum Moment: CaseIterable { case rising, up, settling }

  @Test(arguments: Moment.allCases)
  func `canceling the task calls the callbacks except shouldDismiss`(
    moment: Moment
  ) async {
    let heard = Ends()
    // OK waits until other tasks have run.
    let later = TextRule.async { _ in
      for _ in 0..<100 { await Task.yield() }
      return nil
    }
    let task = Task { [sheet, host] in
      try await sheet.outcome(
        of: .text("a").rules(later), in: host.view,
        callbacks: .init(
          willDismiss: { heard.ends.append($0) }, didDismiss: { heard.ends.append($0) }),
        shouldDismiss: { _ in
          heard.asked += 1
          return false
        })
    }
    while !sheet.isPresented { await Task.yield() }
    if moment != .rising { await host.settle() }
    if moment == .settling { host.tapOK() }
    task.cancel()
    await host.settle()
    #expect(heard.ends == [.cancelled(.task), .cancelled(.task)])
    #expect(heard.asked == 0)
    #expect(!sheet.isPresented)
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a task that is already canceled presents nothing`() async {
    let task = Task { [sheet, host] in try await sheet.outcome(of: .text(), in: host.view) }
    task.cancel()
    await host.settle()
    #expect(host.view.subviews.isEmpty)
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a task canceled after the decision keeps the value`() async throws {
    let task = Task { [sheet, host] in try await sheet.outcome(of: .text("a"), in: host.view) }
    await host.settle()
    await host.tapOKAndWait()
    task.cancel()
    await host.settle()
    #expect(try await task.value == .value("a"))
  }

  @Test func `a host without a window returns at once`() async throws {
    let outcome = try await sheet.outcome(of: .text(), in: UIView())
    #expect(outcome == .cancelled(.hostDetached))
  }

  @Test func `a superseded sheet returns an outcome and throws no error`() async throws {
    let task = Task { [sheet, host] in try await sheet.outcome(of: .text(), in: host.view) }
    await host.settle()
    _ = await host.showText(sheet, configuration: .replacing)
    #expect(try await task.value == .cancelled(.superseded))
    sheet.dismiss()
    await host.settle()
  }
}
