import BottomBounce
import TestHost
import Testing
import UIKit

/// Rules in the sheet: when OK is enabled, and when the person is told what is wrong.
@MainActor @Suite(.ownDevice) struct TextRuleSheetTests {
  let host = TestHost()
  let sheet = BottomBounceView()

  private func show(
    _ rules: [TextRule] = [], text: String = "",
    change: (TextContent) -> TextContent = { $0 }
  ) async -> Outcomes<String> {
    await host.showText(sheet, change(TextContent(text).rules(rules)))
  }

  private func end() async {
    sheet.dismiss()
    await host.settle()
  }

  @Test func `OK is enabled as soon as the text keeps the rules`() async {
    let recorder = await show([.length(2...)])
    #expect(host.okButton?.isEnabled == false)
    host.type("a")
    #expect(host.okButton?.isEnabled == false)
    host.type("b")
    #expect(host.okButton?.isEnabled == true)
    host.textField?.deleteBackward()
    #expect(host.okButton?.isEnabled == false)
    host.type("c")
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["ac"])
  }

  @Test func `nothing is said before the person has done something`() async throws {
    _ = await show([.required()])
    #expect(host.problem == nil)
    let height = try #require(host.panel?.bounds.height)
    host.type("a")
    #expect(host.problem == nil)
    host.textField?.deleteBackward()
    await host.settle()
    #expect(host.problem == "Enter some text.")
    #expect(try #require(host.panel?.bounds.height) > height)
    host.type("b")
    await host.settle()
    #expect(host.problem == nil)
    #expect(host.panel?.bounds.height == height)
    await end()
  }

  @Test func `a new body disables OK without a word`() {
    var told: [ValidationError?] = []
    var canConfirm: [Bool] = []
    var content = TextContent()
    content = content.rules(.required())
    _ = content.makeBody(
      SheetContext(onConfirmEnabled: { canConfirm.append($0) }, onError: { told.append($0) }))
    #expect(canConfirm == [false])
    #expect(told == [])
  }

  @Test func `Return says what is wrong, and does no more`() async {
    let recorder = await show([.required()])
    host.pressReturn()
    await host.settle()
    #expect(host.problem == "Enter some text.")
    #expect(recorder.total == 0)
    #expect(sheet.isPresented)
    host.type("a")
    #expect(host.problem == nil)
    host.pressReturn()
    await host.settle()
    #expect(recorder.values == ["a"])
  }

  @Test func `a tap on a disabled OK does nothing`() async {
    let recorder = await show([.required()])
    host.tapOK()
    await host.settle()
    #expect(recorder.total == 0)
    #expect(host.problem == nil)
    await end()
  }

  @Test func `an app may have OK enabled, and the message on a tap`() async {
    let recorder = await show([.required()]) { $0.disablesOKWhileInvalid(false) }
    #expect(host.okButton?.isEnabled == true)
    #expect(host.problem == nil)
    host.tapOK()
    await host.settle()
    #expect(host.problem == "Enter some text.")
    #expect(recorder.total == 0)
    host.type("a")
    await host.settle()
    #expect(host.problem == nil)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["a"])
  }

  @Test func `an initial text that breaks a rule disables OK, and is not complained about`() async {
    _ = await show([.length(...3)], text: "toolong")
    #expect(host.okButton?.isEnabled == false)
    #expect(host.problem == nil)
    await end()
  }

  @Test func `blanks do not make a text, and are not given back`() async {
    let recorder = await show([.required()])
    host.type("  ")
    #expect(host.okButton?.isEnabled == false)
    #expect(host.textField?.text == "  ")
    host.type("a ")
    #expect(host.textField?.text == "  a ")
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["a"])
  }

  @Test func `callbacks hear of values only that keep the rules`() async {
    var told: [String] = []
    var content = TextContent()
    content = content.rules(.length(2...))
    sheet.show(
      content, in: host.view, callbacks: .init(valueChanged: { told.append($0) }),
      onValue: { _ in })
    await host.settle()
    for letter in ["a", "b", "c"] { host.type(letter) }
    #expect(told == ["ab", "abc"])
    await end()
  }

  @Test func `what is composed is not judged until it is committed`() async {
    let recorder = await show([.custom { $0.contains("n") ? "No n." : nil }, .required()])
    #expect(host.okButton?.isEnabled == false)
    host.textField?.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(host.problem == nil)
    #expect(host.okButton?.isEnabled == true)
    #expect(host.textField?.text == "ni")
    host.tapOK()
    await host.settle()
    #expect(host.problem == "No n.")
    #expect(recorder.total == 0)
    #expect(host.okButton?.isEnabled == false)
    await end()
  }

  @Test func `a content of the app's own may disable OK and show problems`() async {
    let content = Own()
    let recorder = await host.show(content, by: sheet)
    #expect(host.okButton?.isEnabled == false)
    content.box.context?.showError(ValidationError("Turn it on."))
    #expect(host.problem == "Turn it on.")
    content.box.context?.valueChanged()
    #expect(host.problem == "Turn it on.")
    content.box.context?.showError(nil)
    #expect(host.problem == nil)
    content.box.context?.submit()
    await host.settle()
    #expect(recorder.total == 0)
    content.box.context?.setConfirmEnabled(true)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [7])
  }

  /// A content that disables OK while it is made.
  @MainActor private struct Own: SheetContent {
    @MainActor final class Box {
      var context: SheetContext?
    }
    let box = Box()
    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      box.context = context
      context.setConfirmEnabled(false)
      return SheetBody(UIView()) { 7 }
    }
  }

  // MARK: The field

  @Test func `the field has the traits that the content says`() async {
    _ = await show {
      $0.keyboard(.default, appearance: .dark, returnKey: .send)
        .autocorrection(spellChecking: .no).clearButton(.always)
    }
    #expect(host.textField?.keyboardAppearance == .dark)
    #expect(host.textField?.returnKeyType == .send)
    #expect(host.textField?.spellCheckingType == .no)
    #expect(host.textField?.clearButtonMode == .always)
    await end()
  }

  nonisolated static let selections: [(TextContent.InitialSelection, String)] = [
    (.end, "Ada!"), (.start, "!Ada"), (.all, "!"),
  ]

  @Test(arguments: selections)
  func `typing begins at the initial selection`(
    selection: TextContent.InitialSelection, text: String
  ) async {
    _ = await show(text: "Ada") { $0.initialSelection(selection) }
    host.type("!")
    #expect(host.textField?.text == text)
    await end()
  }
}
