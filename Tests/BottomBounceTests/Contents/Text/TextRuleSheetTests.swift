import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Rules in the sheet: when OK is enabled, and when an error is shown.
@MainActor @Suite(.ownDevice) struct TextRuleSheetTests {
  let host = TestHost()
  let sheet = BottomBounceView()

  private func show(
    _ rules: [TextRule] = [], text: String = "",
    change: (TextContent) -> TextContent = { $0 }
  ) async -> Outcomes<String> {
    var content = TextContent.text(text)
    content.rules = rules
    return await host.showText(sheet, change(content))
  }

  private func end() async {
    sheet.dismiss()
    await host.settle()
  }

  @Test func `OK is enabled once the text meets the rules`() async {
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

  @Test func `no error is shown before the user edits the text`() async throws {
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
    await end()
  }

  @Test func `a new body disables OK without an error`() {
    let sheet = RecordedSheet()
    sheet.ask(TextContent.text().rules(.required()).makeBody(sheet.context()))
    #expect(!sheet.isConfirmEnabled)
    #expect(sheet.error == nil)
  }

  @Test func `Return shows the error and does not confirm`() async {
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

  @Test func `tapping a disabled OK has no effect`() async {
    let recorder = await show([.required()])
    host.tapOK()
    await host.settle()
    #expect(recorder.total == 0)
    #expect(host.problem == nil)
    await end()
  }

  @Test func `OK can stay enabled and show the error when tapped`() async {
    let recorder = await show([]) {
      $0.rule(shown: .onOK) { TextRule.required().message(for: $0) }
    }
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

  @Test func `an invalid initial text disables OK without an error`() async {
    _ = await show([.length(...3)], text: "toolong")
    #expect(host.okButton?.isEnabled == false)
    #expect(host.problem == nil)
    await end()
  }

  @Test func `a maximum length brings a counter`() async {
    let rows: [(TextRule, String, String?)] = [
      (.length(3...20), "ten letter", "10/20"), (.length(3...20), "nine lett", nil),
      (.length(6...6), "", "0/6"), (.length(...2), "abc", "3/2"), (.length(3...), "abc", nil),
      (.length(...Int.max), "abc", nil),
    ]
    for (rule, text, counter) in rows {
      _ = await show([rule], text: text)
      let count = host.view("BottomBounce.count") as? UILabel
      #expect((count?.superview?.isHidden == false ? count?.text : nil) == counter, "\(text)")
      await end()
    }
  }

  @Test func `white space is not a text and is not returned`() async {
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

  @Test func `onChange is called only with valid values`() async {
    var told: [String] = []
    var content = TextContent.text()
    content = content.rules(.length(2...))
    sheet.show(
      content, in: host.view, callbacks: .init(valueChanged: { told.append($0) }),
      onValue: { _ in })
    await host.settle()
    for letter in ["a", "b", "c"] { host.type(letter) }
    #expect(told == ["ab", "abc"])
    await end()
  }

  @Test func `composed text is validated after it is committed`() async {
    let recorder = await show([.matches(#/[^n]*/#, "No n."), .required()])
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

  @Test(arguments: [ValidationError.Moment.atOnce, .afterChange, .onOK])
  func `a custom content chooses when its error is shown`(moment: ValidationError.Moment) async {
    let content = CustomContent(moment: moment)
    let recorder = await host.show(content, by: sheet)
    #expect(host.okButton?.isEnabled == (moment == .onOK))
    #expect(host.problem == (moment == .atOnce ? "Turn it on." : nil))
    content.box.context?.valueChanged()
    #expect(host.problem == (moment == .onOK ? nil : "Turn it on."))
    content.box.context?.confirm()
    await host.settle()
    #expect(recorder.total == 0 && host.problem == "Turn it on.")
    content.box.isOn = true
    content.box.context?.valueChanged()
    #expect(host.problem == nil && host.okButton?.isEnabled == true)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [7])
  }

  @Test func `an error that OK has shown stays while the value has it`() async {
    let content = CustomContent(moment: .onOK)
    _ = await host.show(content, by: sheet)
    host.tapOK()
    await host.settle()
    content.box.context?.valueChanged()
    #expect(host.problem == "Turn it on." && host.okButton?.isEnabled == true)
    content.box.isOn = true
    // The content changes by itself.
    content.box.context?.sizeChanged()
    #expect(host.problem == nil)
    await end()
  }

  /// Content that has an error until it is turned on.
  @MainActor private struct CustomContent: SheetContent {
    @MainActor final class Box {
      var context: SheetContext?
      var isOn = false
    }
    let box = Box()
    let moment: ValidationError.Moment
    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      box.context = context
      return SheetBody(UIView()) { [box, moment] () throws(ValidationError) in
        if !box.isOn { throw ValidationError("Turn it on.", shown: moment) }
        return 7
      }
    }
  }

  // MARK: The field

  @Test func `the text field has the content's input traits`() async {
    _ = await show {
      $0.keyboardAppearance(.dark).returnKeyType(.send)
        .spellChecking(.no).clearButton(.always)
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
  func `typing starts at the initial selection`(
    selection: TextContent.InitialSelection, text: String
  ) async {
    _ = await show(text: "Ada") { $0.initialSelection(selection) }
    host.type("!")
    #expect(host.textField?.text == text)
    await end()
  }
}
