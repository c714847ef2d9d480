import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The text that the app gets for what the user types.
@MainActor @Suite(.ownDevice) struct TextNormalizationTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  nonisolated private static let both = [1...1, 1...5]

  private func show(_ content: TextContent) async -> Outcomes<String> {
    await host.showText(sheet, content)
  }

  private var input: UIView? { host.view("BottomBounce.text") }
  private var text: String? { host.textField?.text ?? host.textView?.text }
  private var count: String? { (host.view("BottomBounce.count") as? UILabel)?.text }

  /// A text as people paste it, and its digits.
  nonisolated private static let codes = [
    "123456", " 123456", "123-456", "123 456", "(123) 456", "123.456", "12\u{2011}34\u{2014}56",
    "\u{200E}123\u{A0}456\u{202F}\n", "١٢٣٤٥٦", "१२३ ४५६", "１２３－４５６", "12ー34ー56", "１２３．（456）",
    "𝟏𝟐𝟑𝟒𝟓𝟔", "1\u{FEFF}2\u{AD}3456", "123\u{2800}456",
  ]

  @Test(arguments: codes) func `digits are accepted as people paste them`(code: String) async {
    let outcomes = await show(.text(limit: 6).normalized(.digits))
    host.paste(code)
    await host.settle()
    #expect(count == "6/6" && host.problem == nil)
    await host.tapOKAndWait()
    #expect(outcomes.values == ["123456"])
  }

  @Test(arguments: codes) func `digits are accepted as people type them`(code: String) async {
    let outcomes = await show(.text(limit: 6).normalized(.digits))
    for character in code where character != "\n" { host.type(String(character)) }
    await host.tapOKAndWait()
    #expect(outcomes.values == ["123456"])
  }

  @Test(arguments: ["G-123456", "12a", "+49 30", "1/2", "½", "二", "x\u{B2}", "1,5"])
  func `another character than a digit is an error`(code: String) async {
    let outcomes = await show(.text(limit: 20).normalized(.digits))
    host.paste(code)
    await host.settle()
    #expect(host.problem == "Enter digits only." && host.okButton?.isEnabled == false)
    // The text stays as it was typed, also without the keyboard.
    input?.resignFirstResponder()
    #expect(text == code)
    #expect(outcomes.values.isEmpty)
  }

  @Test(arguments: both, ["", " ", "  ", "\u{A0}", "\t", "\n", "\u{3000}"])
  func `white space around a pasted text doesn't exceed the limit`(
    lines: ClosedRange<Int>, space: String
  ) async {
    for code in [space + "123456", "123456" + space, space + "123456" + space] {
      let outcomes = await show(.text(limit: 6).lines(lines))
      host.paste(code)
      await host.settle()
      #expect(count == "6/6" && host.problem == nil)
      await host.tapOKAndWait()
      #expect(outcomes.values == ["123456"])
    }
  }

  @Test(arguments: both)
  func `a text that isn't edited is shown as it is returned`(lines: ClosedRange<Int>) async {
    let outcomes = await show(.text(" Ada\n").lines(lines))
    #expect(text == "Ada")
    host.type("  ")
    #expect(text == "Ada  ")
    input?.resignFirstResponder()
    #expect(text == "Ada")
    #expect(input?.undoManager?.canUndo == false)
    await host.tapOKAndWait()
    #expect(outcomes.values == ["Ada"])
  }

  @Test func `an initial text is shown normalized, and returned without a touch`() async {
    let outcomes = await show(.text("12-34").normalized(.digits))
    #expect(text == "1234")
    await host.tapOKAndWait()
    #expect(outcomes.values == ["1234"])
  }

  @Test func `a form shows the text that it returns`() async throws {
    struct Account { var code = ""; var name = "" }
    var account: Account?
    sheet.show(
      .form(Account()) { f, _ in
        f.field("Code", \.code) { .text($0, limit: 6).normalized(.digits) }
        f.field("Name", \.name) { .text($0).normalized(.custom { $0.uppercased() }) }
      }, in: host.view
    ) { account = $0 }
    await host.settle()
    let fields: [UITextField] = host.formViews("BottomBounce.text")
    try #require(fields.count == 2)
    fields[0].becomeFirstResponder()
    host.paste("123-456")
    fields[1].becomeFirstResponder()
    #expect(fields[0].text == "123456")
    host.type("ada")
    #expect(fields[1].text == "ada")
    await host.tapOKAndWait()
    #expect(account?.code == "123456" && account?.name == "ADA")
  }

  @Test func `rules, the limit, and suggestions see the normalized text`() async {
    var (validated, suggested): ([String], [String]) = ([], [])
    let outcomes = await show(
      .text(limit: 2).normalized(.custom { $0.lowercased().replacing("-", with: "") })
        .rule {
          validated.append($0)
          return $0 == "ab" ? nil : "No."
        }
        .suggestions(matching: {
          suggested.append($0)
          return []
        }))
    host.type("A-B-")
    #expect(host.okButton?.isEnabled == true && count == "2/2")
    #expect(validated.last == "ab" && suggested.last == "ab")
    await host.tapOKAndWait()
    #expect(outcomes.values == ["ab"])
  }

  @Test func `a suggestion is shown as it is returned`() async throws {
    let outcomes = await show(.text().normalized(.digits).suggestions(["12-34"]))
    input?.resignFirstResponder()
    let delegate = host.textField?.delegate as? TextContentView
    try #require(delegate).replaceText(with: "12-34")
    #expect(text == "1234")
    await host.tapOKAndWait()
    #expect(outcomes.values == ["1234"])
  }

  @Test func `a letter normalizes the text once, also for the counter and the suggestions`() async {
    var calls = 0
    _ = await show(
      .text(limit: 9).rules(.length(1...9)).suggestions(matching: { [$0] })
        .normalized(
          .custom {
            calls += 1
            return $0
          }))
    calls = 0
    host.type("a")
    await host.settle()
    #expect(calls == 1 && count == "1/9")
  }

  @Test func `a text that isn't normal for its own normalization is returned, but not shown`()
    async
  {
    let outcomes = await show(.text("Ada").normalized(.custom { "@" + $0 }))
    #expect(text == "Ada")
    input?.resignFirstResponder()
    #expect(text == "Ada")
    await host.tapOKAndWait()
    #expect(outcomes.values == ["@Ada"])
  }

  @Test func `a secure text is returned as typed, or its digits`() async {
    for (content, value) in [
      (TextContent.text(), " 1-2 "), (TextContent.text().normalized(.digits), "12"),
    ] {
      let outcomes = await show(content.secure())
      host.type(" 1-2 ")
      await host.tapOKAndWait()
      #expect(outcomes.values == [value])
    }
  }

  @Test func `a refused text is kept as typed while it is edited`() async {
    let outcomes = Outcomes<String>()
    var attempts: [String] = []
    sheet.show(
      .text().normalized(.digits), in: host.view,
      commit: { code in
        attempts.append(code)
        if attempts.count == 1 { throw ValidationError("This code is wrong.") }
      }, onValue: outcomes.onValue)
    await host.settle()
    host.paste("12-34")
    await host.tapOKAndWait()
    #expect(text == "12-34" && host.problem == "This code is wrong.")
    host.type("5")
    #expect(text == "12-345")
    await host.tapOKAndWait()
    #expect(attempts == ["1234", "12345"] && outcomes.values == ["12345"])
  }
}
