import BottomBounce
import TestHost
import Testing
import UIKit

/// The focus after the sheet, for every way out.
@MainActor @Suite(.ownDevice) struct FocusRestorationTests {
  /// A way out of a sheet that works on both platforms.
  enum WayOut: CaseIterable {
    case ok, cancelButton, backdrop, accessibilityEscape, programmatic, removed, superseded, task
  }

  let host = TestHost()
  let sheet = BottomBounceView()

  @Test(arguments: WayOut.allCases, [true, false])
  func `the keys go back to who had them`(way: WayOut, contentHasKeys: Bool) async {
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

  /// A controller that takes the keys itself.
  private final class Keyed: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test(arguments: [WayOut.cancelButton, .removed])
  func `the keys go back to a controller, too`(way: WayOut) async {
    let controller = Keyed()
    let host = TestHost(controller)
    controller.becomeFirstResponder()
    _ = await host.showText(sheet)
    #expect(!controller.isFirstResponder)
    if way == .removed { sheet.removeFromSuperview() } else { host.tapCancel() }
    await host.settle()
    #expect(!sheet.isPresented)
    #expect(controller.isFirstResponder)
  }

  @Test func `a sheet that is taken away leaves the keys where others have put them`() async {
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

  /// Ends the sheet as soon as a field loses the keys to it.
  private final class Jealous: NSObject, UITextFieldDelegate {
    weak var sheet: BottomBounceView?
    func textFieldDidEndEditing(_ textField: UITextField) { sheet?.dismiss() }
  }

  @Test func `a sheet that is dismissed by who loses the keys to it does not come up`() async throws
  {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let jealous = Jealous()
    jealous.sheet = sheet
    field.delegate = jealous
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

  private func showPlain(_ sheet: BottomBounceView) async {
    _ = await host.show(PlainContent(), by: sheet)
  }

  private func leave(by way: WayOut) async {
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
