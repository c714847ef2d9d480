import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The ready-made question before changes are discarded.
@MainActor @Suite(.ownDevice) struct DiscardConfirmationTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private func show<Content: SheetContent>(
    _ content: Content, inView: Bool = false
  ) async -> Outcomes<Content.Value> {
    let outcomes = Outcomes<Content.Value>()
    let configuration = SheetConfiguration(confirmsDiscardingChanges: true)
    if inView {
      sheet.show(
        content, in: host.view, configuration: configuration, onValue: outcomes.onValue,
        onCancel: outcomes.onCancel)
    } else {
      sheet.show(
        content, from: host.controller, configuration: configuration, onValue: outcomes.onValue,
        onCancel: outcomes.onCancel)
    }
    await host.settle()
    return outcomes
  }

  private func choose(_ title: String) throws {
    host.device.tap(
      try #require(host.device.accessibilityElement(labeled: title) as? UIView))
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

  @Test(arguments: [true, false])
  func `a changed value is discarded after a question`(inView: Bool) async throws {
    let outcomes = await show(.text("a"), inView: inView)
    host.type("b")
    host.tapBackdrop()
    await host.settle()
    #expect(alert?.title == "Discard changes?")
    #expect(alert?.actions.map(\.title) == ["Discard", "Keep Editing"])
    #expect(alert?.actions.map(\.style) == [.destructive, .cancel])
    #expect(outcomes.total == 0)
    try choose("Keep Editing")
    await host.settle()
    #expect(alert == nil)
    #expect(outcomes.total == 0 && sheet.isPresented)
    #expect(host.textField?.text == "ab")
    host.tapBackdrop()
    await host.settle()
    try choose("Discard")
    await host.settle()
    #expect(outcomes.cancellations == [.backdrop])
    #expect(!sheet.isPresented && host.controller.presentedViewController == nil)
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

  @Test(arguments: [true, false])
  func `a question that is still appearing is dismissed as soon as it has appeared`(
    inView: Bool
  ) async {
    let outcomes = await show(.text("a"), inView: inView)
    host.type("b")
    host.tapCancel()
    #expect(alert?.isBeingPresented == true)
    sheet.dismiss()
    await host.settle()
    #expect(outcomes.cancellations == [.programmatic])
    #expect(host.controller.presentedViewController == nil)
    #expect(host.device.system.warnings.isEmpty)
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
}
