import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Texts that are confirmed when they are complete.
@MainActor @Suite(.ownDevice) struct CompleteTextTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  private static var code: TextContent {
    TextContent.text(limit: 4).normalized(.digits).rules(.length(4...4)).confirmsWhenComplete()
  }

  /// Presents content, and returns the texts that were confirmed.
  private func show(
    _ content: TextContent, accepting accepted: String? = nil
  ) async -> (confirmed: Outcomes<String>, values: Outcomes<String>) {
    let (confirmed, values) = (Outcomes<String>(), Outcomes<String>())
    screen.sheet.show(
      content, in: screen.view,
      commit: { text in
        confirmed.onValue(text)
        if let accepted, text != accepted { throw ValidationError("Wrong.") }
      }, onValue: values.onValue)
    await device.settle()
    return (confirmed, values)
  }

  private var input: (any TextEntry)? { screen.view("BottomBounce.text") as? any TextEntry }
  private var selected: Range<Int>? { input?.selectedOffsets }

  @Test(arguments: ["1234", "12-34", "١٢٣٤", " 1 2 3 4"])
  func `the last character confirms`(typed: String) async {
    let (confirmed, values) = await show(Self.code)
    device.type(String(typed.dropLast()))
    await device.settle()
    #expect(confirmed.values == [])
    device.type(String(typed.suffix(1)))
    await device.settle()
    #expect(confirmed.values == ["1234"] && values.values == ["1234"] && screen.panel == nil)
  }

  @Test func `a pasted, revealed, or suggested text confirms`() async throws {
    let secret = await show(Self.code.secure())
    screen.paste("123")
    screen.tap(try #require(screen.control("BottomBounce.reveal")))
    screen.paste("4")
    await device.settle()
    #expect(secret.values.values == ["1234"])
    let suggested = await show(Self.code.suggestions(["123", "9876"]))
    let delegate = screen.textField?.delegate as? TextContentView
    delegate?.replaceText(with: "123")
    await device.settle()
    #expect(suggested.confirmed.values == [])
    delegate?.replaceText(with: "9876")
    await device.settle()
    #expect(suggested.values.values == ["9876"])
  }

  @Test func `too many characters don't confirm, and removing one does`() async {
    let (confirmed, values) = await show(Self.code)
    screen.paste("12345")
    await device.settle()
    #expect(confirmed.values == [] && screen.problem == "Characters over the limit: 1.")
    input?.deleteBackwardForTest()
    await device.settle()
    #expect(values.values == ["1234"])
  }

  @Test func `an invalid text doesn't confirm`() async {
    let (confirmed, _) = await show(
      .text(limit: 4).rule { $0 == "0000" ? "Too simple." : nil }.confirmsWhenComplete())
    device.type("0000")
    await device.settle()
    #expect(confirmed.values == [] && screen.problem == "Too simple.")
    #expect(selected == 0..<4)
    device.type("1234")
    await device.settle()
    #expect(confirmed.values == ["1234"])
  }

  @Test func `the initial text, and one that the app sets, isn't confirmed`() async {
    let (confirmed, values) = await show(.text("1234", limit: 4).confirmsWhenComplete())
    #expect(screen.sheet.update(TextContent.text("9876", limit: 4).confirmsWhenComplete()))
    await device.settle()
    device.type(" ")
    await device.settle()
    #expect(confirmed.values == [])
    await screen.tapOKAndWait()
    #expect(values.values == ["9876"])
  }

  @Test func `an initial text that the user completes is confirmed`() async {
    let (_, values) = await show(.text("123", limit: 4).confirmsWhenComplete())
    device.type("4")
    await device.settle()
    #expect(values.values == ["1234"])
  }

  @Test func `a composition confirms when it is committed`() async {
    let (confirmed, values) = await show(.text(limit: 2).confirmsWhenComplete())
    device.compose("ni")
    await device.settle()
    #expect(confirmed.values == [])
    device.commitComposition(as: "你好")
    await device.settle()
    #expect(values.values == ["你好"])
  }

  @Test func `a composition confirms when it is committed as it is`() async {
    let (confirmed, values) = await show(.text(limit: 2).confirmsWhenComplete())
    device.compose("ni")
    device.commitComposition(as: nil)
    await device.settle()
    #expect(confirmed.values == ["ni"] && values.values == ["ni"])
  }

  @Test func `a composition that ends because the user leaves the field doesn't confirm`() async {
    let (confirmed, _) = await show(.text(limit: 2).confirmsWhenComplete())
    device.compose("ni")
    screen.textField?.resignFirstResponder()
    await device.settle()
    #expect(confirmed.values == [] && screen.textField?.text == "ni")
  }

  @Test func `OK during a composition confirms once`() async {
    let (confirmed, values) = await show(.text(limit: 2).confirmsWhenComplete())
    device.compose("ni")
    await screen.tapOKAndWait()
    #expect(confirmed.values == ["ni"] && values.values == ["ni"])
  }

  @Test func `a refused text is selected, and typing replaces it`() async {
    let (confirmed, values) = await show(Self.code, accepting: "5678")
    device.type("1234")
    await device.settle()
    #expect(confirmed.values == ["1234"] && screen.problem == "Wrong.")
    #expect(selected == 0..<4 && screen.panel != nil)
    // The same digits with a space aren't a new text.
    device.type("5")
    #expect(screen.textField?.text == "5" && screen.problem == nil)
    device.type("678")
    await device.settle()
    #expect(confirmed.values == ["1234", "5678"] && values.values == ["5678"])
  }

  /// How the user enters a code again that was refused and is selected.
  enum Entry: CaseIterable { case paste, pasteWithHyphen, type, suggestion }

  @MainActor private final class Server { var tries = 0, isReachable = false }

  @Test(arguments: Entry.allCases, [false, true])
  func `a refused text that is entered again is tried again`(entry: Entry, inRule: Bool) async {
    let server = Server()
    let content = Self.code.suggestions(["1234"]).rules(
      .length(4...4),
      .async { @MainActor _ in
        if inRule { server.tries += 1 }
        return server.isReachable || !inRule ? nil : "Not reachable."
      })
    let values = Outcomes<String>()
    screen.sheet.show(
      content, in: screen.view,
      commit: { _ in
        if !inRule { server.tries += 1 }
        if !server.isReachable { throw ValidationError("Not reachable.") }
      }, onValue: values.onValue)
    await device.settle()
    func enter() async {
      switch entry {
      case .paste: screen.paste("1234")
      case .pasteWithHyphen: screen.paste("12-34")
      case .type: device.type("1234")
      case .suggestion:
        (screen.textField?.delegate as? TextContentView)?.replaceText(with: "1234")
      }
      await device.settle()
    }
    for count in 1...2 {
      await enter()
      #expect(server.tries == count && screen.problem == "Not reachable.")
      #expect(selected == 0..<(entry == .pasteWithHyphen ? 5 : 4))
    }
    server.isReachable = true
    await enter()
    #expect(server.tries == 3 && values.values == ["1234"])
  }

  @Test func `a paste that a locked text refuses isn't an entry`() async throws {
    let (confirmed, _) = await show(Self.code, accepting: "5678")
    device.type("1234")
    await device.settle()
    let view = try #require(screen.textField?.delegate as? TextContentView)
    view.lock.isDisabled = true
    screen.paste("1234")
    view.lock.isDisabled = false
    view.textDidChange()
    await device.settle()
    #expect(confirmed.values == ["1234"] && screen.problem == "Wrong.")
  }

  @Test func `a code that a rule refuses is selected again when editing begins`() async throws {
    _ = await show(
      .text(limit: 4).rule { $0 == "0000" ? "Too simple." : nil }.confirmsWhenComplete())
    device.type("0000")
    await device.settle()
    input?.selectText(.end)
    let view = try #require(screen.textField?.delegate as? TextContentView)
    screen.textField?.resignFirstResponder()
    view.becomeFirstResponder()
    #expect(selected == 0..<4)
  }

  @Test func `the same text is confirmed again only after it was incomplete`() async {
    let (confirmed, _) = await show(Self.code, accepting: "5678")
    device.type("1234")
    await device.settle()
    input?.selectText(.end)
    device.type(" ")
    await device.settle()
    #expect(confirmed.values == ["1234"])
    input?.deleteBackwardForTest()
    input?.deleteBackwardForTest()
    device.type("4")
    await device.settle()
    #expect(confirmed.values == ["1234", "1234"])
  }

  @Test func `an asynchronous rule is asked first`() async {
    var checked: [String] = []
    let (confirmed, values) = await show(
      Self.code.rules(
        .length(4...4),
        .async { code in
          await MainActor.run { checked.append(code) }
          return code == "5678" ? nil : "Unknown."
        }))
    device.type("1234")
    await device.settle()
    #expect(confirmed.values == [] && screen.problem == "Unknown." && selected == 0..<4)
    device.type("5678")
    await device.settle()
    #expect(checked == ["1234", "5678"] && values.values == ["5678"])
  }

  @Test func `a complete field of a form moves the focus`() async throws {
    struct Card { var code = "", pin = "" }
    let values = Outcomes<Card>()
    screen.sheet.show(
      .form(Card()) { f, _ in
        f.field("Code", \.code) { _ in Self.code }
        f.field("PIN", \.pin) { _ in Self.code.secure() }
      }, in: screen.view, onValue: values.onValue)
    await device.settle()
    let fields: [UITextField] = screen.formViews("BottomBounce.text")
    try #require(fields.count == 2)
    fields[0].becomeFirstResponder()
    device.type("1234")
    await device.settle()
    #expect(fields[1].isFirstResponder && values.values.isEmpty)
    device.type("5678")
    await device.settle()
    #expect(values.values.map(\.code) == ["1234"] && values.values.map(\.pin) == ["5678"])
  }

  @Test func `a code that OK of a form refuses is selected`() async throws {
    struct Codes { var first = "", second = "" }
    screen.sheet.show(
      .form(Codes()) { f, _ in
        f.field("First", \.first) { _ in
          Self.code.rules(.length(4...4), .async { $0 == "1234" ? "Unknown." : nil })
        }
        f.field("Second", \.second) { _ in Self.code }
      }, in: screen.view
    ) { _ in }
    await device.settle()
    let field = try #require((screen.formViews("BottomBounce.text") as [UITextField]).first)
    field.becomeFirstResponder()
    device.type("1234")
    await device.settle()
    device.type("5678")
    await device.settle()
    #expect(field.isFirstResponder)
    device.type("4")
    #expect(field.text == "4")
  }

  @Test func `VoiceOver says beforehand that the last character confirms`() async {
    _ = await show(Self.code)
    #expect(screen.textField?.accessibilityHint == "Confirms after the last character.")
    device.type("a")
    await device.settle()
    #expect(
      screen.textField?.accessibilityHint
        == "Enter digits only.\nConfirms after the last character.")
  }

  @Test func `without an exact length or a limit nothing is complete`() async {
    for content in [
      TextContent.text().confirmsWhenComplete(),
      .text().rules(.length(2...4)).confirmsWhenComplete(),
      .text(limit: 2).confirmsWhenComplete(false), .text("x", limit: 0).confirmsWhenComplete(),
    ] {
      let (confirmed, _) = await show(content)
      device.type("ab")
      await device.settle()
      #expect(confirmed.values == [])
      screen.sheet.dismiss()
      await device.settle()
    }
  }
}

extension TextEntry {
  /// Deletes the character before the insertion point, as the keyboard does.
  fileprivate func deleteBackwardForTest() { (self as? any UIKeyInput)?.deleteBackward() }
}
