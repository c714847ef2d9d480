import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The text content in the sheet.
@MainActor @Suite(.ownDevice) struct TextSheetTests {
  let host = TestHost()
  let sheet = BottomBounceView()

  @Test func `the text field is configured from the content`() async {
    var content = TextContent.text("bio", placeholder: "A line", limit: 10)
    content = content.keyboardType(.emailAddress)
    content = content.textContentType(.emailAddress)
    content = content.autocapitalization(.none)
    content = content.autocorrection(.no)
    _ = await host.showText(sheet, content)
    let field = host.textField
    #expect(field?.text == "bio")
    #expect(field?.placeholder == "A line")
    #expect(field?.keyboardType == .emailAddress)
    #expect(field?.textContentType == .emailAddress)
    #expect(field?.autocapitalizationType == UITextAutocapitalizationType.none)
    #expect(field?.autocorrectionType == .no)
    #expect(field?.returnKeyType == .done)
    #expect(host.firstResponder === field)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `Return confirms`() async {
    let recorder = await host.showText(sheet)
    host.type("Hello")
    host.pressReturn()
    await host.settle()
    #expect(recorder.values == ["Hello"])
  }

  @Test func `OK commits composed text`() async {
    let recorder = await host.showText(sheet)
    host.textField?.setMarkedText("你好", selectedRange: NSRange(location: 2, length: 0))
    #expect(host.textField?.markedTextRange != nil)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["你好"])
  }

  @Test func `Return never confirms while composing`() async {
    let recorder = await host.showText(sheet)
    host.textField?.setMarkedText("nihao", selectedRange: NSRange(location: 5, length: 0))
    host.pressReturn()
    await host.settle()
    #expect(recorder.total == 0)
    #expect(sheet.isPresented)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `the return key has no effect while composing`() async throws {
    let recorder = await host.showText(sheet)
    let field = try #require(host.textField)
    let body = try #require(field.delegate as? TextContentView)
    field.setMarkedText("nihao", selectedRange: NSRange(location: 5, length: 0))
    #expect(!body.textFieldShouldReturn(field))
    await host.settle()
    #expect(recorder.total == 0)
    field.unmarkText()
    #expect(!body.textFieldShouldReturn(field))
    await host.settle()
    #expect(recorder.values == ["nihao"])
  }

  @Test func `settling ends the composition`() async throws {
    _ = await host.showText(sheet)
    let field = try #require(host.textField)
    let body = try #require(field.delegate as? TextContentView)
    field.setMarkedText("你好", selectedRange: NSRange(location: 2, length: 0))
    await body.settle()
    #expect(field.markedTextRange == nil)
    #expect(field.text == "你好")
    sheet.dismiss()
    await host.settle()
  }

  /// Counts the calls that an input system receives.
  private final class InputDelegateCounter: NSObject, UITextInputDelegate {
    var heard: [String] = []
    func selectionWillChange(_ textInput: (any UITextInput)?) { heard.append("will") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { heard.append("did") }
    func textWillChange(_ textInput: (any UITextInput)?) {}
    func textDidChange(_ textInput: (any UITextInput)?) {}
  }

  @Test func `settling applies pending corrections without reporting a change`()
    async throws
  {
    var told: [String] = []
    sheet.show(
      .text(), in: host.view, callbacks: .init(valueChanged: { told.append($0) }),
      onValue: { _ in })
    await host.settle()
    host.type("a")
    let field = try #require(host.textField)
    let body = try #require(field.delegate as? TextContentView)
    let listener = InputDelegateCounter()
    field.inputDelegate = listener
    let settling = Task { await body.settle() }
    await host.settle()
    await settling.value
    #expect(listener.heard == ["will", "did"])
    #expect(told == ["a"])
    sheet.dismiss()
    await host.settle()
  }

  @Test func `the initial selection is applied once`() async throws {
    var content = TextContent.text("Ada")
    content = content.initialSelection(.all)
    _ = await host.showText(sheet, content)
    let field = try #require(host.textField)
    let body = try #require(field.delegate as? TextContentView)
    field.selectedTextRange = field.textRange(
      from: field.endOfDocument, to: field.endOfDocument)
    body.becomeFirstResponder()
    host.type("!")
    #expect(field.text == "Ada!")
    sheet.dismiss()
    await host.settle()
  }

  @Test func `an error keeps the sheet and is shown`() async throws {
    let recorder = Outcomes<String>()
    sheet.show(
      NonEmptyContent(), in: host.view, onValue: recorder.onValue, onCancel: recorder.onCancel)
    await host.settle()
    let height = try #require(host.panel?.bounds.height)
    host.okButton?.sendActions(for: .touchUpInside)
    await host.settle()
    #expect(recorder.total == 0)
    #expect(sheet.isPresented)
    let panel = try #require(host.panel)
    #expect(panel.bounds.height > height)
    #expect(host.problem == "Type something.")
    host.type("x")
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["x"])
  }

  /// A custom content: a text field that must not be empty.
  struct NonEmptyContent: SheetContent {
    func makeBody(_ context: SheetContext) -> SheetBody<String> {
      let field = UITextField()
      field.addAction(UIAction { _ in context.valueChanged() }, for: .editingChanged)
      return SheetBody(field) { () throws(ValidationError) in
        guard let text = field.text, !text.isEmpty else {
          throw ValidationError("Type something.")
        }
        return text
      }
    }
  }

  @Test(arguments: [nil, ""])
  func `an unnamed text field is called "Text"`(words: String?) async {
    for lines in [1...1, 2...3] {
      _ = await host.showText(sheet, .text(placeholder: words).lines(lines), title: words)
      #expect((host.textField ?? host.textView)?.accessibilityLabel == "Text")
      sheet.dismiss()
      await host.settle()
    }
  }
}
