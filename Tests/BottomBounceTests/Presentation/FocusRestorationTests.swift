import BottomBounce
import TestHost
import Testing
import UIKit

/// The first responder after every way to dismiss a sheet.
@MainActor @Suite(.ownDevice) struct FocusRestorationTests {
  /// A way to dismiss a sheet that works on both platforms.
  enum Dismissal: CaseIterable {
    case ok, cancelButton, backdrop, accessibilityEscape, programmatic, removed, superseded, task
  }

  let host = TestHost()
  let sheet = BottomBounceView()

  @Test(arguments: Dismissal.allCases, [true, false])
  func `the first responder is restored`(way: Dismissal, contentHasKeys: Bool) async {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    host.view.addSubview(field)
    field.becomeFirstResponder()
    await host.settle()
    if way == .task {
      let task = Task { try? await sheet.outcome(of: .text(), in: host.view) }
      await host.settle()
      #expect(sheet.isPresented)
      task.cancel()
    } else {
      if contentHasKeys { _ = await host.showText(sheet) } else { await showPlain(sheet) }
      #expect(!field.isFirstResponder)
      await leave(by: way)
    }
    await host.settle()
    #expect(!sheet.isPresented)
    #expect(field.isFirstResponder, "after \(way)")
  }

  /// A view controller that can become first responder.
  private final class FirstResponderController: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test(arguments: [Dismissal.cancelButton, .removed])
  func `a controller is restored as first responder, too`(way: Dismissal) async {
    let controller = FirstResponderController()
    let host = TestHost(controller)
    controller.becomeFirstResponder()
    _ = await host.showText(sheet)
    #expect(!controller.isFirstResponder)
    if way == .removed { sheet.removeFromSuperview() } else { host.tapCancel() }
    await host.settle()
    #expect(!sheet.isPresented)
    #expect(controller.isFirstResponder)
  }

  @Test func `a first responder set in onCancel is kept`() async {
    let fields = (0..<2).map { _ in UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    }
    for field in fields { host.view.addSubview(field) }
    fields[0].becomeFirstResponder()
    sheet.show(.text(), in: host.view) { _ in
    } onCancel: { _ in
      fields[1].becomeFirstResponder()
    }
    await host.settle()
    sheet.removeFromSuperview()
    await host.settle()
    #expect(fields.map(\.isFirstResponder) == [false, true])
  }

  /// A delegate that dismisses the sheet when its field resigns first responder.
  private final class DismissingDelegate: NSObject, UITextFieldDelegate {
    weak var sheet: BottomBounceView?
    func textFieldDidEndEditing(_ textField: UITextField) { sheet?.dismiss() }
  }

  @Test func `dismissing when the app's field resigns prevents the presentation`() async throws {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let delegate = DismissingDelegate()
    delegate.sheet = sheet
    field.delegate = delegate
    host.view.addSubview(field)
    field.becomeFirstResponder()
    await host.settle()
    let recorder = Outcomes<String>()
    sheet.show(.text(), in: host.view, onValue: recorder.onValue, onCancel: recorder.onCancel)
    #expect(recorder.cancellations == [.programmatic])
    let panel = try #require(host.panel)
    #expect(panel.frame.minY >= host.view.bounds.height - 0.5)
    await host.settle()
    #expect(recorder.total == 1)
    #expect(!sheet.isPresented)
    #expect(field.isFirstResponder)
  }

  private func addFirstResponder() async -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    host.view.addSubview(field)
    field.becomeFirstResponder()
    await host.settle()
    return field
  }

  @Test func `the first responder before a sheet that moves to a controller is restored`() async {
    let field = await addFirstResponder()
    sheet.show(.text(), in: host.view) { _ in }
    await host.settle()
    sheet.show(.text(), from: host.controller) { _ in }
    await host.settle()
    #expect(sheet.isPresented && !field.isFirstResponder)
    sheet.dismiss()
    await host.settle()
    #expect(!sheet.isPresented)
    #expect(field.isFirstResponder)
  }

  @Test func `a sheet that appears while a controller is dismissed restores what was before it`()
    async
  {
    let field = await addFirstResponder()
    let first = BottomBounceView()
    first.show(.text(), from: host.controller) { _ in }
    await host.settle()
    first.dismiss()
    sheet.show(.text(), in: host.view) { _ in }
    await host.settle()
    #expect(sheet.isPresented && !field.isFirstResponder)
    sheet.dismiss()
    await host.settle()
    #expect(!sheet.isPresented && host.controller.presentedViewController == nil)
    #expect(field.isFirstResponder)
  }

  private func showPlain(_ sheet: BottomBounceView) async {
    _ = await host.show(PlainContent(), by: sheet, configuration: .replacing)
  }

  private func leave(by way: Dismissal) async {
    switch way {
    case .ok: host.tapOK()
    case .cancelButton: host.tapCancel()
    case .backdrop: host.tapBackdrop()
    case .accessibilityEscape: _ = sheet.accessibilityPerformEscape()
    case .programmatic, .task: sheet.dismiss()
    case .removed: sheet.removeFromSuperview()
    case .superseded:
      let other = BottomBounceView()
      await showPlain(other)
      other.dismiss()
    }
  }
}
