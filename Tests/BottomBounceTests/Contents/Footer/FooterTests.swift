import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The line below the content.
@MainActor @Suite(.ownDevice) struct FooterTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  @Test func `a footer is below the content and above the error`() async throws {
    _ = await host.show(
      .text("a").footer("Only you see it.").rule(shown: .onOK) { _ in "Not now." }, by: sheet)
    await host.tapOKAndWait()
    await host.settle()
    let footer = try #require(host.view("BottomBounce.footer"))
    let message = try #require(host.view("BottomBounce.message"))
    let field = try #require(host.textField)
    #expect(host.footer == "Only you see it.")
    #expect(host.problem == "Not now.")
    let frames = [field, footer, message].map { $0.convert($0.bounds, to: host.panel) }
    #expect(frames[0].maxY <= frames[1].minY)
    #expect(frames[1].maxY <= frames[2].minY)
  }

  @Test func `a fixed text stays while the value is invalid`() async {
    _ = await host.show(.text().rules(.required()).footer("Required."), by: sheet)
    #expect(host.footer == "Required.")
  }

  @Test func `a footer follows the value, and is empty while it is invalid`() async {
    _ = await host.show(
      .text("a").rules(.required()).footer { "\($0.count) of 9" }, by: sheet)
    #expect(host.footer == "1 of 9")
    host.type("bc")
    #expect(host.footer == "3 of 9")
    for _ in 0..<3 { host.textField?.deleteBackward() }
    #expect(host.footer == nil)
    host.type("x")
    #expect(host.footer == "1 of 9")
  }

  @Test func `requirements follow a text that isn't valid, above the footer`() async {
    let content = TextContent.text().secure().rules(.length(3...))
      .requirements { $0.count < 3 ? "\($0.count) of 3" : nil }
    let outcomes = await host.show(content.footer { "Strength \($0.count)" }, by: sheet)
    var lines: [String?] = [host.footer]
    for letter in ["a", "b", "c"] {
      host.type(letter)
      lines.append(host.footer)
    }
    #expect(lines == ["0 of 3", "1 of 3", "2 of 3", "Strength 3"])
    #expect(sheet.update(content.requirements { _ in "Always." }.footer("Line.")))
    #expect(host.footer == "Always.\nLine.")
    host.type("abc")
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["abc"])
  }

  @Test func `the panel keeps its height when the text disappears`() async throws {
    _ = await host.show(.text("a").footer { $0 == "a" ? "One letter." : nil }, by: sheet)
    let height = try #require(host.panel?.bounds.height)
    host.type("b")
    await host.settle()
    #expect(host.footer == nil)
    #expect(host.panel?.bounds.height == height)
  }

  @Test func `the panel has space for a text that appears later`() async throws {
    _ = await host.show(.text("a").footer { $0 == "a" ? nil : "Two letters." }, by: sheet)
    let height = try #require(host.panel?.bounds.height)
    host.type("b")
    await host.settle()
    #expect(host.footer == "Two letters.")
    #expect(try #require(host.panel?.bounds.height) > height + 10)
  }

  /// The type of each content of the package stays the same, so its own methods can follow.
  @Test func `a footer modifier can be anywhere in a chain`() async {
    let contents:
      (
        TextContent, DateContent<Date>, ListContent<String>, ChecklistContent<Set<String>>,
        OptionalContent<TextContent>, ButtonsContent<String>
      ) = (
        .text().footer("a").lines(1...3), .date().footer { "\($0)" }.style(.calendar),
        .list(["a"]).footer("a").searchable(), .checklist(["a"], selected: Set()).footer("a"),
        TextContent.text().footer("a").orNone().footer { $0 ?? "none" }, .buttons(["a"]).footer("a")
      )
    _ = await host.show(contents.4, by: sheet)
    #expect(host.footer == "")
  }

  @Test func `a custom content type has a footer, too`() async {
    let content: ExtendedContent<PlainContent> = PlainContent(height: 50).footer { "Room \($0)" }
      .footer { "Table \($0)" }
    _ = await host.show(content, by: sheet)
    #expect(host.footer == "Table 7")
  }

  @Test func `an outer footer replaces an inner one, and an inner one stays below Clear`() async {
    let outcomes = await host.show(.text("a").footer { "inner \($0)" }.orNone(), by: sheet)
    #expect(host.footer == "inner a")
    if let clear = host.view("BottomBounce.clear") as? UIControl { host.tap(clear) }
    await host.settle()
    #expect(outcomes.values == [nil])
  }

  @Test func `a list ends above its footer`() async throws {
    _ = await host.show(.list((0..<40).map { "Row \($0)" }).footer("Sorted by age."), by: sheet)
    let list = try #require(host.view("BottomBounce.options"))
    let footer = try #require(host.view("BottomBounce.footer"))
    #expect(
      list.convert(list.bounds, to: host.panel).maxY
        <= footer.convert(footer.bounds, to: host.panel).minY)
  }

  @Test func `fields of a form have footers`() async {
    struct Names { var given = "Ada", family = "" }
    _ = await host.show(
      .form(Names()) { f, _ in
        f.field("First", \.given) { .text($0).footer { "\($0.count) letters" } }
        f.field("Last", \.family) { .text($0) }
      }
      .footer { "\($0.given) \($0.family)" }, by: sheet)
    #expect(host.footer == "Ada ")
    #expect(fieldFooters == ["3 letters"])
    host.type("m")
    #expect(fieldFooters == ["4 letters"])
    #expect(host.footer == "Adam ")
  }

  private var fieldFooters: [String?] {
    host.formViews("BottomBounce.fieldFooter").map { (label: UILabel) in label.text }
  }

  @Test func `the footers of combined bodies are in separate lines`() {
    var first = SheetBody(UIView()) {}
    var second = SheetBody(UIView()) {}
    first.footer = { "One." }
    second.footer = { "Two." }
    #expect(SheetBody(UIView(), combining: [first, second]) {}.footer?() == "One.\nTwo.")
    second.footer = { nil }
    first.footer = { nil }
    #expect(SheetBody(UIView(), combining: [first, second]) {}.footer?() == nil)
  }

  @Test func `after sizeChanged the line is read again`() async {
    final class Line { var text: String? = "Loading" }
    struct Loading: SheetContent {
      let line: Line
      let keep: (SheetContext) -> Void
      func makeBody(_ context: SheetContext) -> SheetBody<Int> {
        keep(context)
        var body = PlainContent(height: 20).makeBody(context)
        body.footer = { line.text }
        return body
      }
    }
    let line = Line()
    var context: SheetContext?
    _ = await host.show(Loading(line: line) { context = $0 }, by: sheet)
    #expect(host.footer == "Loading")
    line.text = "Loaded"
    context?.sizeChanged()
    #expect(host.footer == "Loaded")
  }
}
