import BottomBounce
import TestHost
import Testing
import UIKit

/// Sheets that the person may not leave as they like.
@MainActor @Suite(.ownDevice) struct VetoTests {
  let host = TestHost()
  let sheet = BottomBounceView()

  private final class Guard {
    var mayLeave = false
    var asked: [Cancellation] = []
  }

  /// Shows a sheet that asks, and waits until it is up.
  private func show(_ veto: Guard) async -> Outcomes<String> {
    let recorder = Outcomes<String>()
    sheet.show(
      .text("a"), in: host.view,
      callbacks: .init(shouldDismiss: { reason in
        veto.asked.append(reason)
        return veto.mayLeave
      }), onValue: recorder.onValue, onCancel: recorder.onCancel)
    await host.settle()
    return recorder
  }

  @Test func `every way that the person takes is asked about, and the sheet stays`() async {
    let veto = Guard()
    let recorder = await show(veto)
    host.tapCancel()
    host.tapBackdrop()
    #expect(sheet.accessibilityPerformEscape())
    await host.settle()
    #expect(veto.asked == [.cancelButton, .backdrop, .accessibilityEscape])
    #expect(recorder.total == 0)
    #expect(sheet.isPresented)
    #expect(host.panel?.transform == .identity)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["a"])
  }

  @Test func `the panel bounces and comes back to where it was`() async throws {
    _ = await show(Guard())
    let panel = try #require(host.panel)
    let frame = panel.frame
    host.tapCancel()
    await host.advance(by: 0.05)
    #expect((panel.layer.presentation() ?? panel.layer).frame.minY > frame.minY)
    await host.settle()
    #expect(panel.frame == frame)
  }

  @Test func `where the answer is yes the sheet goes`() async {
    let veto = Guard()
    veto.mayLeave = true
    let recorder = await show(veto)
    host.tapCancel()
    await host.settle()
    #expect(veto.asked == [.cancelButton])
    #expect(recorder.cancellations == [.cancelButton])
  }

  @Test func `what code does is not asked about`() async {
    let veto = Guard()
    let recorder = await show(veto)
    sheet.dismiss()
    await host.settle()
    #expect(veto.asked.isEmpty)
    #expect(recorder.cancellations == [.programmatic])
  }

  @Test func `after OK nobody is asked any more`() async {
    let veto = Guard()
    let recorder = await show(veto)
    let cancel = host.cancelButton
    host.tapOK()
    cancel?.sendActions(for: .touchUpInside)
    await host.settle()
    #expect(veto.asked.isEmpty)
    #expect(recorder.values == ["a"])
  }

  @Test func `who is asked may dismiss the sheet`() async {
    let recorder = Outcomes<String>()
    sheet.show(
      .text("a"), in: host.view,
      callbacks: .init(shouldDismiss: { [sheet] _ in
        sheet.dismiss()
        return false
      }), onValue: recorder.onValue, onCancel: recorder.onCancel)
    await host.settle()
    host.tapCancel()
    await host.settle()
    #expect(recorder.cancellations == [.programmatic])
    #expect(!sheet.isPresented)
  }
}
