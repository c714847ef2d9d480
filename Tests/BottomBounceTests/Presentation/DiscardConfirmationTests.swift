import BottomBounce
import TestHost
import Testing
import UIKit

/// The ready-made question before changes are discarded.
@MainActor @Suite(.ownDevice) struct DiscardConfirmationTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private func show(_ content: TextContent, inView: Bool = false) async -> Outcomes<String> {
    let outcomes = Outcomes<String>()
    let configuration = SheetConfiguration { $0.confirmsDiscardingChanges = true }
    if inView {
      outcomes.show(content, by: sheet, in: host.view, configuration)
    } else {
      sheet.show(
        content, from: host.controller, configuration: configuration, onValue: outcomes.onValue,
        onCancel: outcomes.onCancel)
    }
    await host.settle()
    return outcomes
  }

  private var alert: UIAlertController? {
    var top: UIViewController? = host.controller
    while let next = top?.presentedViewController { top = next }
    return top as? UIAlertController
  }

  @Test func `an unchanged value is discarded without a question`() async {
    let outcomes = await show(.text("a"))
    host.type("b")
    host.textField?.deleteBackward()
    host.tapCancel()
    await host.settle()
    #expect(alert == nil)
    #expect(outcomes.cancellations == [.cancelButton])
  }

  @Test func `dismiss() also dismisses the question`() async {
    let outcomes = await show(.text("a"))
    host.type("b")
    host.tapCancel()
    await host.settle()
    #expect(alert != nil)
    sheet.dismiss()
    await host.settle()
    #expect(outcomes.cancellations == [.programmatic])
    #expect(host.controller.presentedViewController == nil)
  }

  @Test func `a question that other code dismisses keeps the sheet`() async {
    let outcomes = await show(.text("a"))
    host.type("b")
    host.tapCancel()
    await host.settle()
    alert?.dismiss(animated: false)
    await host.settle()
    #expect(outcomes.total == 0 && sheet.isPresented)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["ab"])
  }

  @Test(arguments: [true, false])
  func `the question has the appearance of the sheet`(inView: Bool) async throws {
    let before = host.window.traitCollection.userInterfaceStyle
    host.view.overrideUserInterfaceStyle = before == .dark ? .light : .dark
    _ = await show(.text("a"), inView: inView)
    host.type("b")
    host.tapCancel()
    await host.settle()
    #expect(
      try #require(alert).traitCollection.userInterfaceStyle
        == host.view.overrideUserInterfaceStyle)
    sheet.dismiss()
    await host.settle()
    #expect(host.window.traitCollection.userInterfaceStyle == before)
  }
}
