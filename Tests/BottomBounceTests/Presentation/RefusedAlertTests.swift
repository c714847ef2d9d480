import BottomBounce
import TestHost
import Testing
import UIKit

/// The question before changes are discarded, in a controller that can't present it.
@MainActor @Suite(.ownDevice) struct RefusedAlertTests {
  /// A view controller that refuses to present alerts, like UIKit during some transitions.
  private final class Refusing: UIViewController {
    var refusesAlerts = true
    private(set) var refused = 0

    override func present(
      _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
      if refusesAlerts {
        refused += 1
      } else {
        super.present(controller, animated: animated, completion: completion)
      }
    }
  }

  private let controller = Refusing()
  private let host: TestHost
  private let sheet = BottomBounceView()

  init() { host = TestHost(controller) }

  private func show() async -> Outcomes<String> {
    let outcomes = Outcomes<String>()
    sheet.show(
      .text("a"), in: host.view, configuration: .init { $0.confirmsDiscardingChanges = true },
      onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await host.settle()
    host.type("b")
    return outcomes
  }

  private func cancel() async {
    host.tapCancel()
    await host.settle()
  }

  @Test func `a sheet whose question is rejected stays with the changes`() async {
    let outcomes = await show()
    await cancel()
    #expect(controller.refused == 1)
    #expect(outcomes.total == 0 && sheet.isPresented)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["ab"])
  }

  @Test func `a second Cancel whose question is rejected, too, dismisses the sheet`() async {
    let outcomes = await show()
    await cancel()
    await cancel()
    #expect(controller.refused == 2)
    #expect(outcomes.cancellations == [.cancelButton] && !sheet.isPresented)
  }

  @Test func `after a question that was shown, a rejected one keeps the sheet again`() async {
    let outcomes = await show()
    await cancel()
    controller.refusesAlerts = false
    await cancel()
    #expect(controller.presentedViewController is UIAlertController)
    controller.presentedViewController?.dismiss(animated: false)
    await host.settle()
    controller.refusesAlerts = true
    await cancel()
    #expect(outcomes.total == 0 && sheet.isPresented)
    await cancel()
    #expect(outcomes.cancellations == [.cancelButton])
  }
}
