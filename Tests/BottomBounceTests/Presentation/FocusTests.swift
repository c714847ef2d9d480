import BottomBounce
import TestHost
import Testing
import UIKit

/// First responder, keyboard, and VoiceOver.
@MainActor @Suite(.ownDevice) struct FocusTests {
  let host = TestHost()
  let sheet = BottomBounceView()

  @Test func `the first responder is restored`() async {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    host.view.addSubview(field)
    field.becomeFirstResponder()
    await host.settle()
    for _ in 0..<2 {
      _ = await host.showText(sheet)
      #expect(host.firstResponder === host.textField)
      host.tapOK()
      await host.settle()
      #expect(field.isFirstResponder)
    }
  }

  @Test func `a first responder set in a closure is kept`() async {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let other = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
    host.view.addSubview(field)
    host.view.addSubview(other)
    field.becomeFirstResponder()
    sheet.show(.text(), in: host.view) { _ in other.becomeFirstResponder() }
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(other.isFirstResponder)
  }

  /// A delegate that shows a sheet in place of the keyboard.
  private final class SheetInsteadOfKeyboard: NSObject, UITextFieldDelegate {
    let sheet = BottomBounceView()
    weak var controller: UIViewController?
    var count = 0

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      count += 1
      if let controller { sheet.show(.date(.now), from: controller) { _ in } }
      return false
    }
  }

  @Test func `a sheet shown in place of the keyboard appears once`() async {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let delegate = SheetInsteadOfKeyboard()
    delegate.controller = host.controller
    field.delegate = delegate
    host.view.addSubview(field)
    field.becomeFirstResponder()
    await host.settle()
    #expect(delegate.sheet.isPresented && !field.isFirstResponder)
    host.tapCancel()
    await host.settle()
    #expect(!delegate.sheet.isPresented && delegate.count == 1)
  }

  @Test func `without a first responder there is none afterwards`() async {
    _ = await host.showText(sheet)
    host.tapCancel()
    await host.settle()
    #expect(host.firstResponder == nil)
  }

  @Test func `the first responder survives a sheet that supersedes another`() async {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    host.view.addSubview(field)
    field.becomeFirstResponder()
    let other = BottomBounceView()
    _ = await host.showText(sheet)
    _ = await host.showText(other, configuration: .replacing)
    #expect(host.firstResponder === host.textField)
    other.dismiss()
    await host.settle()
    #expect(field.isFirstResponder)
  }

  @Test func `a sheet that replaces one of the same object keeps the first responder`() async {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    host.view.addSubview(field)
    field.becomeFirstResponder()
    await host.settle()
    for _ in 0..<2 {
      _ = await host.show(PlainContent(), by: sheet, configuration: .replacing)
      #expect(sheet.isFirstResponder)
    }
    sheet.dismiss()
    await host.settle()
    #expect(field.isFirstResponder)
  }

  @Test func `without a text input the sheet is first responder`() async {
    let recorder = Outcomes<Int>()
    sheet.show(
      PlainContent(), in: host.view, onValue: recorder.onValue, onCancel: recorder.onCancel)
    await host.settle()
    #expect(sheet.isFirstResponder)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [7])
    #expect(!sheet.isFirstResponder)
  }

  @Test func `VoiceOver's escape gesture cancels`() async {
    let recorder = await host.showText(sheet)
    #expect(sheet.accessibilityPerformEscape())
    await host.settle()
    #expect(recorder.cancellations == [.accessibilityEscape])
    #expect(!sheet.accessibilityPerformEscape())
  }

  @Test func `VoiceOver reads only the sheet, with the backdrop as one button`() async throws {
    _ = await host.showText(sheet, title: "Introduction")
    #expect(sheet.accessibilityViewIsModal)
    let backdrop = try #require(host.backdrop)
    #expect(backdrop.isAccessibilityElement)
    #expect(backdrop.accessibilityTraits.contains(.button))
    #expect(backdrop.accessibilityLabel?.isEmpty == false)
    #expect(host.textField?.accessibilityLabel == "Introduction")
    sheet.dismiss()
    await host.settle()
  }

  @Test func `activating the backdrop cancels`() async throws {
    let recorder = await host.showText(sheet)
    #expect(try #require(host.backdrop).accessibilityActivate())
    await host.settle()
    #expect(recorder.cancellations == [.backdrop])
  }
}
