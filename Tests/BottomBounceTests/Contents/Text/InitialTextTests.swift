import BottomBounce
import TestHost
import Testing
import UIKit

/// Initial texts that the sheet can't return as they are.
@MainActor @Suite(.ownDevice) struct InitialTextTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  nonisolated private static let both = [1...1, 1...5]

  private func message(_ excess: Int) -> String { "Characters over the limit: \(excess)." }

  private func end() async {
    sheet.dismiss()
    await host.settle()
  }

  private func delete() { (host.firstResponder as? any UIKeyInput)?.deleteBackward() }

  @Test(arguments: both) func `a text above the limit shows a message at once and disables OK`(
    lines: ClosedRange<Int>
  ) async {
    let outcomes = await host.showText(sheet, TextContent.text("abcdef", limit: 3).lines(lines))
    #expect(host.okButton?.isEnabled == false)
    #expect(host.problem == message(3))
    #expect(host.view("BottomBounce.text")?.accessibilityHint == message(3))
    host.tapOK()
    await host.settle()
    #expect(outcomes.total == 0)
    delete()
    delete()
    #expect(host.problem == message(1))
    #expect(host.okButton?.isEnabled == false)
    delete()
    #expect(host.problem == nil)
    #expect(host.view("BottomBounce.text")?.accessibilityHint == nil)
    #expect(host.okButton?.isEnabled == true)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["abc"])
  }

  @Test func `Return doesn't confirm a text above the limit`() async {
    let outcomes = await host.showText(sheet, TextContent.text("abcdef", limit: 3))
    host.pressReturn()
    await host.settle()
    #expect(outcomes.total == 0)
    #expect(host.problem == message(3))
    #expect(host.textField?.text == "abcdef")
    await end()
  }

  @Test func `the limit applies to the text without white space at its ends`() async {
    let outcomes = await host.showText(sheet, TextContent.text(" abc \n", limit: 3).lines(1...5))
    #expect(host.problem == nil)
    #expect(host.okButton?.isEnabled == true)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["abc"])
  }

  @Test func `without trimming, white space counts`() async {
    _ = await host.showText(sheet, TextContent.text("abc ", limit: 3).normalized(.none))
    #expect(host.problem == message(1))
    #expect(host.okButton?.isEnabled == false)
    await end()
  }

  @Test func `a secure text above the limit stays, too`() async {
    _ = await host.showText(sheet, TextContent.text("abcdef", limit: 3).secure())
    #expect(host.problem == message(3))
    #expect(host.okButton?.isEnabled == false)
    #expect(host.textField?.text == "abcdef")
    await end()
  }

  @Test func `the limit's message comes before a rule's`() async {
    let rule = TextRule.matches(#/(?!a).*/#, "Not a.")
    _ = await host.showText(sheet, TextContent.text("abcd", limit: 3).rules(rule))
    #expect(host.problem == message(1))
    delete()
    #expect(host.problem == "Not a.")
    await end()
  }

  @Test func `Clear returns no value for a text above the limit`() async throws {
    let outcomes = await host.show(.text("abcdef", limit: 3).orNone(), by: sheet)
    #expect(host.okButton?.isEnabled == false)
    host.tap(try #require(host.control("BottomBounce.clear")))
    await host.settle()
    #expect(outcomes.values == [nil])
  }

  @Test func `a text above the limit isn't reported as a value`() async {
    var told: [String] = []
    sheet.show(
      TextContent.text("abcde", limit: 3), in: host.view,
      callbacks: .init(valueChanged: { told.append($0) }), onValue: { _ in })
    await host.settle()
    delete()
    #expect(told == [])
    delete()
    #expect(told == ["abc"])
    await end()
  }

  @Test func `OK without a change returns the initial text, trimmed`() async {
    let outcomes = await host.showText(sheet, TextContent.text("  a  b "))
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["a  b"])
  }
}
