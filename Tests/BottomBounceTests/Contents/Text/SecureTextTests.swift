import BottomBounce
import TestHost
import Testing
import UIKit

/// Secure text and the button that reveals it.
@MainActor @Suite(.ownDevice) struct SecureTextTests {
  let host = TestHost()
  let sheet = BottomBounceView()
  private var button: UIControl? { host.control("BottomBounce.reveal") }

  private func show(_ text: String = "", limit: Int? = nil) async -> Outcomes<String> {
    var content = TextContent.text(text, limit: limit)
    content = content.secure()
    return await host.showText(sheet, content)
  }

  private func reveal() { if let button { host.tap(button) } }

  private func end() async {
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a secure text is neither corrected nor trimmed`() async {
    let recorder = await show()
    #expect(host.textField?.isSecureTextEntry == true)
    #expect(host.textField?.autocorrectionType == .no)
    #expect(host.textField?.spellCheckingType == .no)
    #expect(host.textField?.autocapitalizationType == UITextAutocapitalizationType.none)
    #expect(host.textField?.clearButtonMode == .never)
    host.type(" x ")
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [" x "])
  }

  @Test func `a regular text has no reveal button`() async {
    _ = await host.showText(sheet)
    #expect(button == nil)
    await end()
  }

  @Test func `the reveal button has a label and is large enough`() async {
    _ = await show()
    #expect(button?.accessibilityLabel == "Show password")
    #expect(button?.bounds.width == 44)
    #expect((button?.bounds.height ?? 0) >= 44)
    reveal()
    #expect(button?.accessibilityLabel == "Hide password")
    #expect(host.textField?.isSecureTextEntry == false)
    reveal()
    #expect(button?.accessibilityLabel == "Show password")
    #expect(host.textField?.isSecureTextEntry == true)
    await end()
  }

  @Test func `text and caret survive revealing and hiding`() async throws {
    var told: [String] = []
    var content = TextContent.text()
    content = content.secure()
    sheet.show(
      content, in: host.view, callbacks: .init(valueChanged: { told.append($0) }),
      onValue: { _ in })
    await host.settle()
    host.type("abcd")
    let field = try #require(host.textField)
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    field.selectedTextRange = field.textRange(from: place, to: place)
    told = []
    for text in ["abwcd", "abwwcd", "abwwwcd"] {
      reveal()
      #expect(field.isFirstResponder)
      host.type("w")
      #expect(field.text == text)
    }
    #expect(told == ["abwcd", "abwwcd", "abwwwcd"])
    reveal()
    field.deleteBackward()
    #expect(field.text == "abwwcd")
    reveal()
    field.deleteBackward()
    #expect(field.text == "abwcd")
    await end()
  }

  @Test func `revealing and hiding without editing loses nothing`() async throws {
    let outcomes = await show("abcd")
    let field = try #require(host.textField)
    field.resignFirstResponder()
    await host.settle()
    for isSecure in [false, true, false] {
      reveal()
      #expect(field.text == "abcd" && field.isSecureTextEntry == isSecure)
      #expect(!field.isFirstResponder)
    }
    field.becomeFirstResponder()
    host.type("e")
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["abcde"])
  }

  @Test func `a secure text above the limit stays complete when hidden`() async {
    _ = await show("abcdef", limit: 3)
    reveal()
    reveal()
    #expect(host.textField?.text == "abcdef")
    await end()
  }

  @Test func `hiding commits composed text`() async {
    _ = await show("a")
    reveal()
    host.textField?.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    reveal()
    #expect(host.textField?.markedTextRange == nil)
    #expect(host.textField?.text == "ani")
    await end()
  }

  @Test func `a secure text may exceed the limit, and OK waits`() async {
    let outcomes = await show(limit: 3)
    host.type("abcd")
    #expect(host.textField?.text == "abcd")
    #expect(host.problem == "Characters over the limit: 1.")
    reveal()
    reveal()
    host.type("e")
    #expect(host.textField?.text == "abcde")
    #expect(host.problem == "Characters over the limit: 2.")
    #expect(host.okButton?.isEnabled == false)
    for _ in 0..<2 { host.textField?.deleteBackward() }
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["abc"])
  }

  @Test func `the reveal button also has a short name for its current action`() async throws {
    _ = await host.showText(sheet, .text().secure())
    let button = try #require(host.control("BottomBounce.reveal"))
    #expect(button.accessibilityUserInputLabels == ["Show password", "Show"])
    host.activate(button)
    #expect(button.accessibilityUserInputLabels == ["Hide password", "Hide"])
  }
}
