import BottomBounce
import TestHost
import Testing
import UIKit

/// Sheets whose dismissal the app can veto.
@MainActor @Suite(.ownDevice) struct VetoTests {
  let host = TestHost(inRealTime: true)
  let sheet = BottomBounceView()

  private final class Veto {
    var mayLeave = false
    var asked: [Cancellation] = []
  }

  /// Presents a sheet with a veto and waits for its animation.
  private func show(_ veto: Veto) async -> Outcomes<String> {
    let recorder = Outcomes<String>()
    sheet.show(
      .text("a"), in: host.view,
      shouldDismiss: { reason in
        veto.asked.append(reason)
        return veto.mayLeave
      }, onValue: recorder.onValue, onCancel: recorder.onCancel)
    await host.settle()
    return recorder
  }

  @Test func `every way for the user to dismiss can be vetoed`() async {
    let veto = Veto()
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

  @Test func `a vetoed panel bounces and returns to its position`() async throws {
    _ = await show(Veto())
    let panel = try #require(host.panel)
    let frame = panel.frame
    host.tapCancel()
    await host.advance(by: 0.05)
    #expect((panel.layer.presentation() ?? panel.layer).frame.minY > frame.minY)
    await host.settle()
    #expect(panel.frame == frame)
  }

  @Test func `without a veto the sheet is dismissed`() async {
    let veto = Veto()
    veto.mayLeave = true
    let recorder = await show(veto)
    host.tapCancel()
    await host.settle()
    #expect(veto.asked == [.cancelButton])
    #expect(recorder.cancellations == [.cancelButton])
  }

  @Test func `dismissing in code cannot be vetoed`() async {
    let veto = Veto()
    let recorder = await show(veto)
    sheet.dismiss()
    await host.settle()
    #expect(veto.asked.isEmpty)
    #expect(recorder.cancellations == [.programmatic])
  }

  @Test func `after OK the veto is not asked`() async {
    let veto = Veto()
    let recorder = await show(veto)
    let cancel = host.cancelButton
    host.tapOK()
    cancel?.sendActions(for: .touchUpInside)
    await host.settle()
    #expect(veto.asked.isEmpty)
    #expect(recorder.values == ["a"])
  }

  @Test func `the veto closure may dismiss the sheet`() async {
    let recorder = Outcomes<String>()
    sheet.show(
      .text("a"), in: host.view,
      shouldDismiss: { [sheet] _ in
        sheet.dismiss()
        return false
      }, onValue: recorder.onValue, onCancel: recorder.onCancel)
    await host.settle()
    host.tapCancel()
    await host.settle()
    #expect(recorder.cancellations == [.programmatic])
    #expect(!sheet.isPresented)
  }
}
