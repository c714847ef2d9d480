import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Forms: several fields, and one value.
@MainActor @Suite(.ownDevice) struct FormTests {
  let host = TestHost()
  let sheet = BottomBounceView()

  private struct Event: Equatable {
    var title = "Lunch"
    var note: String?
    var size = "M"
    var hasEnd = false
    var end: Date?
    var isPublic = false
  }

  private struct Passwords: Equatable {
    var first = ""
    var second = ""
  }

  private func eventForm(_ event: Event) -> FormContent<Event> {
    .form(event) { f, event in
      f.field("Title", \.title) { .text($0).rules(.required()) }
      f.field("Size", \.size) { .list(["S", "M", "L", "XL", "XXL", "3XL"], selected: $0) }
      f.toggle("Ends", \.hasEnd)
      if event.hasEnd { f.field("End", \.end) { .date($0).timeZone(.gmt) } }
      f.field("Note", \.note) { .text($0 ?? "") }
    }
  }

  private var passwordForm: FormContent<Passwords> {
    .form(Passwords()) { f, _ in
      f.field("New", \.first) { .text($0).secure().rules(.length(3...)) }
      f.field("Again", \.second) { .text($0).secure() }
      f.rule(at: \.second) { $0.first == $0.second ? nil : "The passwords differ." }
    }
  }

  private var texts: [UITextField] { host.formViews("BottomBounce.text") }
  private var messages: [String] {
    host.formViews("BottomBounce.fieldMessage").compactMap { (label: UILabel) in label.text }
  }
  private var rows: [UIControl] { host.formViews("BottomBounce.row") }
  private var toggles: [UISwitch] {
    host.formViews("BottomBounce.switch").flatMap { (row: UIControl) in
      row.subviews.compactMap { $0 as? UISwitch }
    }
  }
  private func turn(_ toggle: UISwitch) {
    toggle.setOn(!toggle.isOn, animated: false)
    toggle.sendActions(for: .valueChanged)
  }

  // MARK: Values

  @Test(arguments: [true, false])
  func `OK returns the value with the edited fields`(fromController: Bool) async throws {
    let outcomes = Outcomes<Event>()
    if fromController {
      sheet.show(
        eventForm(Event()), from: host.controller, onValue: outcomes.onValue,
        onCancel: outcomes.onCancel)
    } else {
      outcomes.show(eventForm(Event()), by: sheet, in: host.view)
    }
    await host.settle()
    #expect(host.firstResponder === texts.first)
    host.type("!")
    host.tap(try #require(rows.first))
    await host.settle()
    host.tapRow(2)
    host.tapOK()
    await host.settle()
    #expect(rows.first?.accessibilityValue == "L")
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [Event(title: "Lunch!", size: "L")])
    #expect(outcomes.total == 1)
  }

  @Test func `an untouched form returns the same value`() async {
    let outcomes = await host.show(eventForm(Event()), by: sheet)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [Event()], "A note that the user hasn't written stays nil.")
  }

  @Test func `a field appears if another one has a value, and keeps its value while hidden`()
    async throws
  {
    let end = Date(timeIntervalSince1970: 86_400)
    let outcomes = await host.show(eventForm(Event(end: end)), by: sheet)
    #expect(rows.count == 1)
    turn(try #require(toggles.first))
    await host.settle()
    #expect(rows.count == 2)
    #expect(rows.last?.accessibilityLabel == "End")
    #expect(rows.last?.accessibilityValue?.contains("1970") == true)
    turn(try #require(toggles.first))
    await host.settle()
    #expect(rows.count == 1)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [Event(end: end)])
  }

  @MainActor private final class Account {
    var name = "Ann"
    var isAdmin = false
  }

  @Test func `a form doesn't edit an object`() async {
    let account = Account()
    let content = FormContent(account) { f, _ in
      f.field("Name", \.name) { .text($0) }
      f.toggle("Admin", \.isAdmin)
    }
    let outcomes = await host.show(content, by: sheet)
    #expect(texts.isEmpty && toggles.isEmpty)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.first === account && account.name == "Ann" && !account.isAdmin)
  }

  @Test func `an object that is copied into a struct changes only in onValue`() async throws {
    struct Fields { var (name, isAdmin) = ("", false) }
    let account = Account()
    var names: [String] = []
    let fields = Fields(name: account.name, isAdmin: account.isAdmin)
    sheet.show(
      .form(fields) { f, _ in
        f.field("Name", \.name) { .text($0) }
        f.toggle("Admin", \.isAdmin)
      }, in: host.view, commit: { _ in names.append(account.name) }
    ) { fields in
      names.append(account.name)
      (account.name, account.isAdmin) = (fields.name, fields.isAdmin)
    }
    await host.settle()
    host.type("a")
    turn(try #require(toggles.first))
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(names == ["Ann", "Ann"] && account.name == "Anna" && account.isAdmin)
  }

  // MARK: Font

  @Test func `the font of the app is that of titles, texts, and values`() async throws {
    let font = UIFont.systemFont(ofSize: 30)
    let content = FormContent<Event>.form(Event(note: "Note")) { f, event in
      f.field("Title", \.title) { .text($0) }
      f.field("Size", \.size) { .list(["S", "M"], selected: $0) }
      f.toggle("Ends", \.hasEnd)
      if event.hasEnd { f.field("Text", \.note) { .text($0 ?? "") } }
    }
    let outcomes = await host.show(
      content, by: sheet, configuration: SheetConfiguration { $0.contentFont = font })
    turn(try #require(toggles.first))
    await host.settle()
    let labels: [UILabel] = host.formViews(nil)
    for text in ["Title", "Size", "M", "Ends", "Text"] {
      #expect(labels.first { $0.text == text }?.font.pointSize == 30, "\(text)")
    }
    #expect(texts.map { $0.font?.pointSize } == [30, 30] && outcomes.total == 0)
    sheet.dismiss()
    await host.settle()
  }

  // MARK: Errors

  @Test func `OK shows the messages of invalid fields below them, and moves to the first one`()
    async throws
  {
    let outcomes = await host.show(eventForm(Event(title: "")), by: sheet)
    #expect(messages == [] && host.okButton?.isEnabled == true)
    host.firstResponder?.resignFirstResponder()
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(messages == ["Enter some text."])
    #expect(outcomes.total == 0)
    #expect(host.problem == nil, "The message isn't shown a second time.")
    #expect(host.firstResponder === texts.first)
    host.type("a")
    await host.settle()
    #expect(messages == [])
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.map(\.title) == ["a"])
  }

  @Test func `a rule compares two fields, and its message disappears when they agree`() async {
    let outcomes = await host.show(passwordForm, by: sheet)
    host.type("abc")
    host.pressReturn()
    await host.settle()
    #expect(host.firstResponder === texts.last)
    host.type("ab")
    host.pressReturn()
    await host.settle()
    #expect(messages == ["The passwords differ."] && outcomes.total == 0)
    host.type("c")
    await host.settle()
    #expect(messages == [])
    host.pressReturn()
    await host.settle()
    #expect(outcomes.values == [Passwords(first: "abc", second: "abc")])
  }

  @Test func `a rule waits until all fields are valid`() async {
    let outcomes = await host.show(passwordForm, by: sheet)
    host.type("ab")
    host.pressReturn()
    host.type("ab")
    host.tapOK()
    await host.settle()
    #expect(messages.count == 1 && messages != ["The passwords differ."])
    #expect(host.firstResponder === texts.first)
    // The first key deletes a secure text.
    host.type("xyz")
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(messages == ["The passwords differ."] && outcomes.total == 0)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `the line of a form follows the value that it would return`() async throws {
    let content = FormContent<Passwords>.form(Passwords(first: " abc")) { f, passwords in
      f.field("New", \.first) { .text($0).rules(.length(3...)) }
      f.footer { _ in "Replaced" }
      f.footer { $0.first.count > 5 ? nil : "From \($0.first)." }
    }
    for (form, last) in [(content, [String]()), (content.footer("Last."), ["Last."])] {
      _ = await host.show(form, by: sheet)
      #expect(host.footer == (["From abc."] + last).joined(separator: "\n"))
      for (text, line) in [("d", ["From abcd."]), ("efg", [])] {
        host.type(text)
        await host.settle()
        #expect(host.footer ?? "" == (line + last).joined(separator: "\n"))
      }
      let field = try #require(texts.first)
      for _ in 0..<5 { field.deleteBackward() }
      await host.settle()
      #expect(host.footer ?? "" == last.joined(), "The line is empty while a field is invalid.")
      sheet.dismiss()
      await host.settle()
    }
  }

  @Test func `the rules of a hidden field don't count`() async throws {
    let content = FormContent<Event>.form(Event(hasEnd: true)) { f, event in
      f.toggle("Ends", \.hasEnd)
      if event.hasEnd { f.field("Title", \.title) { .text($0).rules(.length(20...)) } }
      f.rule(at: \.title) { _ in "Never valid." }
    }
    let outcomes = await host.show(content, by: sheet)
    host.tapOK()
    await host.settle()
    #expect(outcomes.total == 0 && messages.count == 1)
    turn(try #require(toggles.first))
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [Event()])
  }

  // MARK: Ways out

  @Test func `dismissing the form dismisses the sheet of its row`() async throws {
    let outcomes = await host.show(eventForm(Event()), by: sheet)
    host.tap(try #require(rows.first))
    await host.settle()
    #expect(host.list != nil)
    sheet.dismiss()
    await host.settle()
    #expect(outcomes.cancellations == [.programmatic] && host.panel == nil)
  }

  @Test func `a canceled task dismisses the form and the sheet of its row`() async throws {
    let content = eventForm(Event())
    let task = Task { [sheet, host] in try await sheet.outcome(of: content, in: host.view) }
    await host.settle()
    host.tap(try #require(rows.first))
    await host.settle()
    task.cancel()
    await host.settle()
    #expect(host.panel == nil && !sheet.isPresented)
  }

  @Test func `Clear returns nil, also while a field is invalid`() async throws {
    let outcomes = await host.show(passwordForm.orNone(), by: sheet)
    host.type("a")
    await host.settle()
    host.tap(try #require(host.control("BottomBounce.clear")))
    await host.settle()
    #expect(outcomes.values.count == 1 && outcomes.values.first.flatMap { $0 } == nil)
  }

  @Test func `the sheet of a row is canceled without a change`() async throws {
    let outcomes = await host.show(eventForm(Event()), by: sheet)
    host.tap(try #require(rows.first))
    await host.settle()
    #expect(host.okButton?.isHidden != false, "A tap chooses.")
    host.tapCancel()
    await host.settle()
    #expect(rows.first?.accessibilityValue == "M")
    #expect(host.firstResponder === texts.first, "The text is first responder again.")
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [Event()])
  }

  @Test(arguments: [nil, true, false])
  func `a tap chooses in the list that a row opens, unless the app says otherwise`(
    confirms: Bool?
  ) async throws {
    let options = (0..<9).map { SheetOption("\($0)", title: "No. \($0)") }
    let outcomes = await host.show(
      .form(Event()) { f, _ in
        f.field("Size", \.size) {
          let list = ListContent<String>.list(options, selected: $0)
          return confirms.map { list.confirmsOnTap($0) } ?? list
        }
      }, by: sheet)
    host.tap(try #require(rows.first))
    await host.settle()
    host.tapRow(2)
    await host.settle()
    if confirms == false {
      #expect(rows.first?.accessibilityValue != "No. 2")
      host.tapOK()
    }
    await host.settle()
    #expect(rows.first?.accessibilityValue == "No. 2")
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.map(\.size) == ["2"])
  }

  @Test(arguments: [nil, "Never"] as [String?])
  func `Clear in a row returns nil for its field, and the row says so`(title: String?) async throws
  {
    let content = FormContent<Event>.form(Event(end: Date(timeIntervalSince1970: 0))) { f, _ in
      f.field("End", \.end) { .date($0).timeZone(.gmt).orNone(title) }
    }
    let outcomes = await host.show(content, by: sheet)
    #expect(rows.first?.accessibilityValue?.contains("1970") == true)
    host.tap(try #require(rows.first))
    await host.settle()
    host.tap(try #require(host.control("BottomBounce.clear")))
    await host.settle()
    #expect(rows.first?.accessibilityValue == title ?? "None" && outcomes.total == 0)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [Event()])
  }

  @Test func `Clear in a block empties it, and text that is typed later is returned`() async throws
  {
    let content = FormContent<Event>.form(Event(note: "Old")) { f, _ in
      f.field("Note", \.note) { .text($0 ?? "").orNone() }
    }
    for types in [false, true] {
      let outcomes = await host.show(content, by: sheet)
      host.tap(try #require(host.control("BottomBounce.clear")))
      await host.settle()
      #expect(outcomes.total == 0, "Clear doesn't confirm the form.")
      #expect(texts.map(\.text) == [""])
      if types {
        texts.first?.becomeFirstResponder()
        host.type("New")
        await host.settle()
      }
      host.tapOK()
      await host.settle()
      #expect(outcomes.values.map(\.note) == [types ? "New" : nil])
    }
  }

  @Test func `a changed row whose values can't be compared counts as a change`() async throws {
    struct Pair { var value = ("a", "c") }
    struct PairContent: SheetContent {
      let value: (String, String)
      func makeBody(_ context: SheetContext) -> SheetBody<(String, String)> {
        SheetBody(UIView()) { value }
      }
      func formFieldStyle(_ context: SheetContext) -> FormFieldStyle {
        .row("\(value.0) \(value.1)", opensInPlace: false)
      }
    }
    let content = FormContent<Pair>.form(Pair()) { f, _ in
      f.field("Pair", \.value) { PairContent(value: $0) }
    }
    let body = content.makeBody(
      SheetContext(onQuestion: { $0.answer(("b", "d")) }))
    let initial = try body.value()
    #expect(body.areEqual?(initial, initial) == true)
    let row = try #require(body.view.firstControl("BottomBounce.row"))
    #expect(row.accessibilityValue == "a c")
    row.sendActions(for: .touchUpInside)
    let changed = try body.value()
    #expect(changed.value == ("b", "d") && body.areEqual?(initial, changed) == false)
    #expect(row.accessibilityValue == "b d")
  }

  @Test func `a property used by two fields is shown once`() async {
    let content = FormContent<Event>.form(Event()) { f, _ in
      f.field("Title", \.title) { .text($0) }
      f.field("Other", \.title) { .text($0) }
    }
    _ = await host.show(content, by: sheet)
    #expect(texts.count == 1)
    sheet.dismiss()
    await host.settle()
  }
}

extension UIView {
  /// Returns the first control in the view with an accessibility identifier.
  fileprivate func firstControl(_ identifier: String) -> UIControl? {
    if let control = self as? UIControl, accessibilityIdentifier == identifier { return control }
    return subviews.lazy.compactMap { $0.firstControl(identifier) }.first
  }
}
