import BottomBounce
import TestHost
import Testing
import UIKit

/// The `settle` function of custom content types, which runs between OK and reading the value.
@MainActor @Suite(.ownDevice) struct SettlingTests {
  /// A gate where content waits until the test opens it or the task is canceled.
  @MainActor private final class Gate {
    private(set) var isWaiting = false
    private(set) var wasCancelled = false
    private var continuation: CheckedContinuation<Void, Never>?

    func wait() async {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          self.continuation = continuation
          isWaiting = true
        }
      } onCancel: {
        Task { @MainActor in
          self.wasCancelled = true
          self.open()
        }
      }
    }

    func open() {
      isWaiting = false
      continuation?.resume()
      continuation = nil
    }
  }

  /// Content that needs time after OK.
  @MainActor private struct Slow: SheetContent {
    let gate: Gate
    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      var body = SheetBody(UIView()) { 7 }
      body.settle = { await gate.wait() }
      return body
    }
  }

  let host = TestHost(inRealTime: true)
  let sheet = BottomBounceView()
  private let gate = Gate()

  /// Presents a slow content and taps OK.
  private func confirm() async -> Outcomes<Int> {
    let recorder = await host.show(Slow(gate: gate), by: sheet)
    host.tapOK()
    for _ in 0..<20 { await Task.yield() }
    return recorder
  }

  @Test func `the value is read after the content settled`() async {
    let recorder = await confirm()
    #expect(gate.isWaiting)
    #expect(recorder.total == 0)
    gate.open()
    await host.settle()
    #expect(recorder.values == [7])
    #expect(!gate.wasCancelled)
  }

  private enum Exit: CaseIterable { case cancelButton, backdrop }

  @Test(arguments: Exit.allCases)
  private func `content that never settles can be canceled after a second`(exit: Exit) async {
    let recorder = await confirm()
    func leave() {
      switch exit {
      case .cancelButton: host.tapCancel()
      case .backdrop: host.tapBackdrop()
      }
    }
    await host.advance(by: 0.8)
    leave()
    await host.advance(by: 0.1)
    #expect(recorder.total == 0)
    await host.advance(by: 0.2)
    leave()
    await host.settle()
    #expect(gate.wasCancelled)
    #expect(recorder.cancellations == [exit == .backdrop ? .backdrop : .cancelButton])
    gate.open()
    await host.settle()
    #expect(recorder.total == 1)
    #expect(!sheet.isPresented)
  }

  @Test func `dismissing earlier cancels the content's settling`() async {
    let recorder = await confirm()
    sheet.dismiss()
    await host.settle()
    #expect(gate.wasCancelled)
    #expect(recorder.values == [])
    #expect(recorder.cancellations == [.programmatic])
    gate.open()
  }
}
