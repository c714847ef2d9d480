import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Text inputs and a keyboard that predicts the rest of a word or sentence.
@MainActor @Suite(.ownDevice) struct InlinePredictionTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  private var keyboard: PredictingKeyboard { PredictingKeyboard(host) }
  nonisolated private static let both = [1...1, 1...5]

  @Test func `a text field that allows predictions contains them`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    host.view.addSubview(field)
    field.becomeFirstResponder()
    keyboard.type("tom", predicting: "orrow")
    #expect(field.text == "tomorrow")
    #expect(field.markedTextRange != nil)
  }

  @Test(arguments: both) func `OK returns the typed text without a prediction`(
    lines: ClosedRange<Int>
  ) async {
    let outcomes = await host.showText(sheet, TextContent.text().lines(lines))
    keyboard.type("See you tom", predicting: "orrow")
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["See you tom"])
  }

  @Test func `Return confirms the typed text without a prediction`() async {
    let outcomes = await host.showText(sheet)
    keyboard.type("See you tom", predicting: "orrow")
    host.pressReturn()
    await host.settle()
    #expect(outcomes.values == ["See you tom"])
  }

  @Test func `the search finds the typed text, not a prediction`() async throws {
    let options = (0..<200).map { SheetOption($0, title: "Number \($0)") }
    let outcomes = await host.show(.list(options, selected: 7).searchable(), by: sheet)
    let field = try #require(host.view("BottomBounce.search") as? UITextField)
    field.becomeFirstResponder()
    keyboard.type("number 19", predicting: "9")
    #expect(field.text == "number 19")
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [7])
  }

  private struct Order {
    var code = "1234"
    var count = 2
  }

  @Test func `the system adds nothing to a text, and docks each number pad`() async {
    let texts: [TextContent] = [
      .text(), .text().lines(2...4), .text().secure(), .text().textContentType(.oneTimeCode),
    ]
    for content in texts { await expectKeptTexts(1, in: content) }
    await expectKeptTexts(1, in: ListContent.list([SheetOption(1, title: "One")]).searchable())
    await expectKeptTexts(
      2,
      in: FormContent.form(Order()) { f, _ in
        f.field("Code", \.code) { .text($0).textContentType(.oneTimeCode) }
        f.field("Count", \.count) { .number($0, in: 0...10) }
      })
  }

  private func expectKeptTexts<Content: SheetContent>(_ count: Int, in content: Content) async {
    _ = await host.show(content, by: sheet)
    let entries = entries(in: host.window)
    #expect(entries.count == count)
    for entry in entries {
      #expect(entry.inlinePredictionType == .no)
      if #available(iOS 18, *) { #expect(entry.mathExpressionCompletionType == .no) }
      if #available(iOS 26, *) { #expect(!entry.allowsNumberPadPopover) }
    }
    sheet.dismiss()
    await host.settle()
  }

  @available(iOS 18, *)
  @Test func `Writing Tools rewrite words, and no secrets, codes, or searches`() async {
    #expect(await rewriting(TextContent.text()) == [.default])
    #expect(await rewriting(TextContent.text().lines(2...4)) == [.default])
    #expect(await rewriting(TextContent.text().secure()) == [UIWritingToolsBehavior.none])
    #expect(
      await rewriting(TextContent.text().textContentType(.username)) == [
        UIWritingToolsBehavior.none
      ])
    #expect(
      await rewriting(ListContent.list([SheetOption(1, title: "One")]).searchable())
        == [UIWritingToolsBehavior.none])
  }

  @available(iOS 18, *)
  private func rewriting<Content: SheetContent>(
    _ content: Content
  ) async -> [UIWritingToolsBehavior] {
    _ = await host.show(content, by: sheet)
    let result = entries(in: host.window).map(\.writingToolsBehavior)
    sheet.dismiss()
    await host.settle()
    return result
  }

  private func entries(in view: UIView) -> [any TextEntry] {
    (view as? any TextEntry).map { [$0] } ?? view.subviews.flatMap { entries(in: $0) }
  }
}
