import Testing
import UIKit

@testable import BottomBounce

/// What the holder of a shown content guarantees, for each content of the package.
@MainActor @Suite(.ownDevice) struct ShownContentTests {
  /// Counts the calls of a rule and of a line.
  @MainActor private final class Calls {
    var rules: [String] = []
    var lines: [String] = []

    func removeCounts() -> [Int] {
      defer { (rules, lines) = ([], []) }
      return [rules.count, lines.count]
    }
  }

  private let calls = Calls()

  /// Asks a body as a sheet does after a change.
  private func ask<Value>(_ body: SheetBody<Value>) -> Answer<Value> {
    let answer = body.answer()
    _ = body.footer?()
    return answer
  }

  private func check<Content: _ContentWithParts>(_ content: Content) {
    func described(_ name: String) -> Content {
      content.rule { [calls] _ in
        calls.rules.append(name)
        return nil
      }
      .footer { [calls] _ in
        calls.lines.append(name)
        return name
      }
    }
    let type = "\(Content.self)"
    let body = described("old").makeBody(SheetContext())
    #expect(ask(body).value != nil)
    #expect(calls.removeCounts() == [1, 1], "\(type): each once for a question")
    _ = (body.answer(), body.footer?(), body.footer?())
    #expect(calls.rules.count == 1, "\(type): the line doesn't ask again")
    _ = calls.removeCounts()
    // A line that is asked alone asks for the value itself.
    let other = described("other").makeBody(SheetContext())
    _ = other.footer?()
    #expect(calls.removeCounts() == [1, 1], "\(type): a line alone")
    // The newest rule and line count, also if the view stays as it is.
    #expect(body.update?(described("new"), true) == true)
    _ = ask(body)
    #expect(calls.rules == ["new"] && calls.lines == ["new"], "\(type): the newest closures")
    _ = calls.removeCounts()
    // Content of another type is refused, and changes nothing.
    #expect(body.update?(OtherContent<Content.Value>(), true) == false, "\(type)")
    #expect(body.update?(OtherContent<Content.Value>(), false) == false, "\(type)")
    _ = ask(body)
    #expect(calls.rules == ["new"] && calls.lines == ["new"], "\(type): after a refusal")
    _ = calls.removeCounts()
  }

  private struct OtherContent<Value>: SheetContent {
    func makeBody(_ context: SheetContext) -> SheetBody<Value> {
      SheetBody(UIView()) { () throws(ValidationError) in throw ValidationError("") }
    }
  }

  private struct Person { var name = "Ada" }

  @Test func `a rule and a line run once for a change, and are always the newest`() {
    check(TextContent.text("a"))
    check(TextContent.text("a").lines(2...4))
    check(NumberContent<Int>.number(3, in: 0...9))
    check(NumberContent<Int>.number(3, in: 0...9).style(.field))
    check(DateContent<Date>.date(Date(timeIntervalSince1970: 1_700_000_040)))
    check(DurationContent.duration(.seconds(60)))
    check(WheelsContent<String>.wheel(["a", "b"], selected: "b"))
    check(WheelsContent<[String]>.wheels([["a"], ["b"]]))
    check(ListContent<String>.list(["a", "b"], selected: "a"))
    check(ChecklistContent<[String]>.checklist(["a", "b"], selected: ["a"]))
    check(ButtonsContent<String>.buttons(["a", "b"], selected: "a"))
    check(ButtonsContent<Int>.buttons(Array(0..<30), selected: 2) { "\($0)" })
    check(ControlContent(\UISlider.value, of: { UISlider() }))
    check(TextContent.text("a").orNone())
    check(ExtendedContent(TextContent.text("a").orNone()))
    check(
      FormContent<Person>.form(Person()) { f, _ in f.field("Name", \.name) { .text($0) } })
  }

  @Test func `a view that refuses content keeps the rule and the line`() {
    let rule = { (name: String) in
      { @MainActor [calls] (_: Int) -> String? in
        calls.rules.append(name)
        return nil
      }
    }
    let body = NumberContent<Int>.number(3, in: 0...9).rule(rule("wheel")).makeBody(SheetContext())
    // A wheel can't become a field.
    let field = NumberContent<Int>.number(3, in: 0...9).style(.field).rule(rule("field"))
    #expect(body.update?(field, false) == false)
    _ = ask(body)
    #expect(calls.rules == ["wheel"])
  }

  @Test(arguments: [NumberStyle.field, .wheel])
  func `a number in another unit is read again, and follows the app since`(
    style: NumberStyle
  ) throws {
    func content(_ number: Int, _ unit: String) -> NumberContent<Int> {
      .number(number, in: 0...90, unit: unit).style(style)
    }
    let body = content(3, "km").makeBody(SheetContext())
    if style == .field {
      try #require(body.view as? TextContentView).replaceText(with: "7")
    } else {
      let wheels = try #require(body.view as? WheelsView)
      wheels.pickerView.selectRow(7, inComponent: 0, animated: false)
      wheels.pickerView(wheels.pickerView, didSelectRow: 7, inComponent: 0)
    }
    #expect(body.answer().value == 7)
    #expect(body.update?(content(20, "km"), true) == true && body.answer().value == 7)
    #expect(body.update?(content(4, "mi"), true) == true && body.answer().value == 4)
    #expect(body.update?(content(5, "mi"), true) == true && body.answer().value == 5)
  }

  /// Content of two texts, whose bodies are parts of one body.
  private struct Pair: SheetContent {
    var first: String, second: String

    func makeBody(_ context: SheetContext) -> SheetBody<[String]> {
      let first = TextContent.text(first).makeBody(context)
      let second = TextContent.text(second).makeBody(context)
      let stack = UIStackView(arrangedSubviews: [first.view, second.view])
      var body = SheetBody(stack, combining: [first.map { _ in }, second.map { _ in }]) {
        () throws(ValidationError) in [try first.value(), try second.value()]
      }
      body.update = { content, keepsEdits in
        guard let content = content as? Pair else { return false }
        return first.update?(TextContent.text(content.first), keepsEdits) == true
          && second.update?(TextContent.text(content.second), keepsEdits) == true
      }
      return body
    }
  }

  @Test func `a part that the user hasn't edited follows the app`() throws {
    var changes = 0
    let body = Pair(first: "a", second: "b").makeBody(SheetContext(onChange: { changes += 1 }))
    let view = try #require(body.view.subviews.first as? TextContentView)
    view.replaceText(with: "edited")
    #expect(changes == 1 && body.answer().value == ["edited", "b"])
    #expect(body.update?(Pair(first: "x", second: "y"), true) == true)
    #expect(body.answer().value == ["edited", "y"])
    #expect(body.update?(Pair(first: "x", second: "y"), false) == true)
    #expect(body.answer().value == ["x", "y"])
    #expect(body.update?(Pair(first: "p", second: "q"), true) == true)
    #expect(body.answer().value == ["x", "y"], "A value that the app has set stays, too.")
  }

  @Test func `no view retains its content or its body`() {
    final class Model {}
    weak var model: Model?
    weak var view: UIView?
    do {
      let kept = Model()
      model = kept
      let content = TextContent.text("a").rule { [kept] _ in
        _ = kept
        return nil
      }
      let body = content.makeBody(SheetContext())
      view = body.view
      _ = ask(body)
    }
    #expect(model == nil && view == nil)
  }
}
