import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// OK only after a change.
@MainActor @Suite(.ownDevice) struct UnchangedValueTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  private let configuration = SheetConfiguration { $0.disablesOKWhileUnchanged = true }

  private func show<Content: SheetContent>(_ content: Content) async -> Outcomes<Content.Value> {
    await host.show(content, by: sheet, configuration: configuration)
  }

  private var isEnabled: Bool? { host.okButton?.isEnabled }

  @Test func `OK is enabled while the text differs`() async {
    let outcomes = await show(.text("a"))
    #expect(isEnabled == false)
    host.type("b")
    #expect(isEnabled == true)
    host.textField?.deleteBackward()
    #expect(isEnabled == false)
    // The sheet trims it.
    host.type(" ")
    #expect(isEnabled == false)
    host.type("c")
    await host.tapOKAndWait()
    await host.settle()
    #expect(outcomes.values == ["a c"])
  }

  @Test func `Return doesn't confirm an unchanged text`() async {
    let outcomes = await show(.text("a"))
    host.pressReturn()
    await host.settle()
    #expect(outcomes.total == 0)
    #expect(host.problem == nil)
    #expect(isEnabled == false)
  }

  @Test func `a rule counts, too`() async {
    _ = await show(.text("a").rules(.length(1...2)))
    host.type("bc")
    #expect(isEnabled == false)
    host.textField?.deleteBackward()
    #expect(isEnabled == true)
  }

  @Test func `an empty required text waits for its first valid value`() async {
    _ = await show(.text().rules(.required()))
    #expect(isEnabled == false)
    host.type("a")
    #expect(isEnabled == true)
  }

  @Test(arguments: [true, false])
  func `each change counts while the text is invalid`(inForm: Bool)
    async throws
  {
    struct Person: Equatable {
      var name = ""
      var note: String?
    }
    let configuration = SheetConfiguration {
      $0.disablesOKWhileUnchanged = true
      $0.confirmsDiscardingChanges = true
    }
    let text = TextContent.text().rules(.required())
    let form = FormContent<Person>.form(Person()) { f, _ in
      f.field("Name", \.name) { .text($0).rules(.required()) }
      f.field("Note", \.note) { .text($0 ?? "") }
    }
    let texts = Outcomes<String>()
    let people = Outcomes<Person>()
    if inForm {
      sheet.show(
        form, in: host.view, configuration: configuration, onValue: people.onValue,
        onCancel: people.onCancel)
    } else {
      sheet.show(
        text, in: host.view, configuration: configuration, onValue: texts.onValue,
        onCancel: texts.onCancel)
    }
    await host.settle()
    #expect(isEnabled == false)
    let first = try #require((host.formViews("BottomBounce.text") as [UITextField]).first)
    host.type("x")
    #expect(isEnabled == true)
    first.deleteBackward()
    // In a form, a tap on OK shows the message.
    #expect(isEnabled == inForm)
    host.tapCancel()
    await host.settle()
    #expect((texts.total, people.total) == (0, 0), "The user is asked.")
    sheet.dismiss()
    await host.settle()
  }

  @Test func `an invalid text in a form is a change`() async throws {
    struct Person: Equatable { var name = "Ada" }
    let form = FormContent<Person>.form(Person()) { f, _ in
      f.field("Name", \.name) { .text($0).rules(.length(3...3)) }
    }
    let configuration = SheetConfiguration { $0.confirmsDiscardingChanges = true }
    let outcomes = await host.show(form, by: sheet, configuration: configuration)
    host.type("x")
    host.tapCancel()
    await host.settle()
    #expect(outcomes.total == 0, "The user is asked.")
    sheet.dismiss()
    await host.settle()
  }

  @Test func `an option differs until it is selected again`() async throws {
    _ = await show(.checklist(["a", "b"], selected: ["a"]))
    let table = try #require(host.view("BottomBounce.options") as? UITableView)
    let list = try #require(table.delegate as? OptionListView)
    func tap(_ row: Int) {
      list.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
    }
    #expect(isEnabled == false)
    tap(1)
    #expect(isEnabled == true)
    tap(1)
    #expect(isEnabled == false)
  }

  @Test func `a date that the app doesn't have yet is accepted at once`() async {
    let outcomes = await show(.day())
    #expect(isEnabled == true)
    await host.tapOKAndWait()
    await host.settle()
    #expect(outcomes.values.count == 1)
  }

  @Test func `a known date waits for a change`() async throws {
    let date = try Date("2025-06-01T00:00:00Z", strategy: .iso8601)
    let outcomes = await show(.date(date).timeZone(.gmt))
    #expect(isEnabled == false)
    let picker = try #require(host.datePicker)
    picker.date = date.addingTimeInterval(86_400)
    picker.sendActions(for: .valueChanged)
    #expect(isEnabled == true)
    await host.tapOKAndWait()
    await host.settle()
    #expect(outcomes.values == [date.addingTimeInterval(86_400)])
  }

  @Test func `wheels without an initial value are accepted at once`() async {
    _ = await show(.wheel(["a", "b"]))
    #expect(isEnabled == true)
  }

  @Test func `wheels with an initial value wait`() async {
    _ = await show(.wheel(["a", "b"], selected: "b"))
    #expect(isEnabled == false)
  }

  @Test func `large buttons confirm the selected option`() async throws {
    let outcomes = await show(.buttons(["a", "b"], selected: "a"))
    host.tap(try #require(host.view("BottomBounce.button.0") as? UIControl))
    await host.settle()
    #expect(outcomes.values == ["a"])
  }

  @Test func `Clear needs no change`() async throws {
    let outcomes = await show(.text("a").orNone())
    #expect(isEnabled == false)
    host.tap(try #require(host.view("BottomBounce.clear") as? UIControl))
    await host.settle()
    #expect(outcomes.values == [nil])
  }

  @Test func `values that can't be compared count each change`() async {
    struct Box { var text: String }
    _ = await show(
      FormContent<Box>.form(Box(text: "a")) { f, _ in f.field("Text", \.text) { .text($0) } })
    #expect(isEnabled == false)
    host.type("b")
    #expect(isEnabled == true)
    // A form compares its fields.
    host.textField?.deleteBackward()
    #expect(isEnabled == false)
  }

  @Test func `after a commit that fails the changed value can be confirmed again`() async {
    var saved: [String] = []
    let values = Outcomes<String>()
    sheet.show(
      .text("a"), in: host.view, configuration: configuration,
      commit: {
        saved.append($0)
        if saved.count == 1 { throw ValidationError("Offline.") }
      }, onValue: values.onValue)
    await host.settle()
    host.type("b")
    await host.tapOKAndWait()
    await host.settle()
    #expect(host.problem == "Offline.")
    #expect(isEnabled == true)
    await host.tapOKAndWait()
    await host.settle()
    #expect(saved == ["ab", "ab"])
    #expect(values.values == ["ab"])
  }

  @Test func `OK in the sheet of a form's row needs no change`() {
    #expect(configuration.forQuestion.disablesOKWhileUnchanged == false)
  }
}
