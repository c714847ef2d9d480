import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Sheets that are presented while another one is.
@MainActor @Suite(.ownDevice) struct PresentationPolicyTests {
  let host = TestHost(inRealTime: true)
  let sheet = BottomBounceView()

  private func configuration(_ policy: PresentationPolicy) -> SheetConfiguration {
    var configuration = SheetConfiguration()
    configuration.presentationPolicy = policy
    return configuration
  }

  private func show(
    _ text: String, _ policy: PresentationPolicy, by sheet: BottomBounceView? = nil,
    in view: UIView? = nil
  ) -> Outcomes<String> {
    let recorder = Outcomes<String>()
    (sheet ?? BottomBounceView()).show(
      .text(text), in: view ?? host.view, configuration: configuration(policy),
      onValue: recorder.onValue, onCancel: recorder.onCancel)
    return recorder
  }

  @Test func `by default a new sheet is stacked over the presented one`() {
    #expect(SheetConfiguration().presentationPolicy == .stack)
  }

  @Test(arguments: [PresentationPolicy.stack, .replace])
  func `without a presented sheet every policy presents at once`(policy: PresentationPolicy)
    async
  {
    let recorder = show("a", policy)
    await host.settle()
    #expect(host.textField?.text == "a")
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["a"])
  }

  @Test(arguments: [true, false])
  func `many calls at once keep few panels`(isOneObject: Bool) async {
    let recorders = (0..<40).map { show("\($0)", .replace, by: isOneObject ? sheet : nil) }
    func panels(in view: UIView) -> Int {
      (view.accessibilityIdentifier == "BottomBounce.panel" ? 1 : 0)
        + view.subviews.map(panels).reduce(0, +)
    }
    #expect(panels(in: host.view) <= 5)
    await host.settle()
    #expect(host.textField?.text == "39")
    host.tapOK()
    await host.settle()
    #expect(recorders.dropLast().allSatisfy { $0.cancellations == [.superseded] && $0.total == 1 })
    #expect(recorders.last?.values == ["39"])
    #expect(panels(in: host.view) == 0)
  }

  @Test func `a falling sheet does not block the next one`() async {
    _ = show("first", .replace, by: sheet)
    await host.settle()
    sheet.dismiss()
    await host.advance(by: 0.1)
    let second = show("second", .stack)
    #expect(second.total == 0)
    await host.settle()
    #expect(host.textField?.text == "second")
  }
}
