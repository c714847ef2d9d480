import BottomBounce
import TestHost
import Testing
import UIKit

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

  @Test func `predictions are off in every text input`() async {
    let contents: [TextContent] = [.text(), .text().lines(2...4), .text().secure()]
    for content in contents {
      _ = await host.showText(sheet, content)
      #expect(types(in: host.window) == [.no])
      sheet.dismiss()
      await host.settle()
    }
    _ = await host.show(.list([SheetOption(1, title: "One")]).searchable(), by: sheet)
    #expect(types(in: host.window) == [.no])
    sheet.dismiss()
    await host.settle()
  }

  /// The types of prediction of the text inputs in a view.
  private func types(in view: UIView) -> [UITextInlinePredictionType] {
    switch view {
    case let field as UITextField: [field.inlinePredictionType]
    case let view as UITextView: [view.inlinePredictionType]
    default: view.subviews.flatMap { types(in: $0) }
    }
  }
}
