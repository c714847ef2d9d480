import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Fields of forms whose contents depend on other values.
@MainActor @Suite(.ownDevice) struct FormFieldTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private struct Event: Equatable {
    var title = "Lunch"
    var note: String?
    var size = "M"
    var sizes: Set<String> = ["M"]
    var hasEnd = false
    var isPublic = false
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

  @Test func `the message of a line is in the place of its counter`() async throws {
    let content = FormContent<Event>.form(Event(title: "")) { f, _ in
      f.field("Title", \.title) { .text($0, limit: 20).alwaysShowsCount().rules(.required()) }
    }
    _ = await host.show(content, by: sheet)
    let title = try #require(texts.first)
    func counts() -> [UILabel] {
      host.formViews("BottomBounce.count")
    }
    #expect(counts().map(\.text) == ["0/20"])
    host.tapOK()
    await host.settle()
    #expect(messages.count == 1 && counts().isEmpty)
    // VoiceOver still reads the count.
    #expect(title.accessibilityHint?.contains("20") == true)
    title.becomeFirstResponder()
    host.type("a")
    await host.settle()
    #expect(messages.isEmpty && counts().map(\.text) == ["1/20"])
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a line is silent until the user edits it or OK refuses it`() async throws {
    struct Person {
      var name = "abcd"
      var age: Int? = 200
    }
    let content = FormContent<Person>.form(Person()) { f, _ in
      f.field("Name", \.name) { .text($0, limit: 3) }
      f.field("Age", \.age) { .number($0, in: 0...120) }
    }
    _ = await host.show(content, by: sheet)
    #expect(messages.isEmpty)
    try #require(texts.first).becomeFirstResponder()
    host.type("e")
    await host.settle()
    #expect(messages == ["Characters over the limit: 2."])
    host.tapOK()
    await host.settle()
    #expect(messages.count == 2 && sheet.isPresented)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a text above the limit stays in its line, and OK is refused`() async throws {
    let content = FormContent<Event>.form(Event(title: "")) { f, _ in
      f.field("Title", \.title) { .text($0, limit: 3) }
    }
    let outcomes = await host.show(content, by: sheet)
    let title = try #require(texts.first)
    title.becomeFirstResponder()
    host.type("abcd")
    await host.settle()
    #expect(title.text == "abcd" && messages == ["Characters over the limit: 1."])
    #expect(title.accessibilityHint?.contains("Characters over the limit: 1.") == true)
    host.type("e")
    await host.settle()
    #expect(messages == ["Characters over the limit: 2."])
    host.tapOK()
    await host.settle()
    #expect(outcomes.total == 0 && title.text == "abcde")
    for _ in 0..<2 { title.deleteBackward() }
    await host.settle()
    #expect(messages.isEmpty)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.map(\.title) == ["abc"])
  }

  @Test(arguments: [true, false])
  func `a line of the app stays, and changes its options if it can`(updates: Bool) async throws {
    let content = FormContent<Event>.form(Event(title: "ab")) { f, event in
      f.toggle("Public", \.isPublic)
      f.field("Code", \.title) {
        Code(text: $0, length: event.isPublic ? 3 : 2, updates: updates)
      }
    }
    let outcomes = await host.show(content, by: sheet)
    let first = try #require(texts.first)
    first.becomeFirstResponder()
    host.type("c")
    turn(try #require(toggles.first))
    await host.settle()
    #expect(texts.map(\.text) == ["abc"] && texts.first === first && first.isFirstResponder)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.map(\.title) == (updates ? ["abc"] : []))
    sheet.dismiss()
    await host.settle()
  }

  /// A line of the app with a fixed number of characters.
  private struct Code: SheetContent {
    let text: String
    let length: Int
    let updates: Bool

    func makeBody(_ context: SheetContext) -> SheetBody<String> {
      let field = UITextField()
      field.accessibilityIdentifier = "BottomBounce.text"
      field.text = text
      field.addAction(UIAction { _ in context.valueChanged() }, for: .editingChanged)
      var length = length
      var body = SheetBody(field) { () throws(ValidationError) in
        if field.text?.count != length {
          throw ValidationError("Enter \(length) letters.", shown: .afterChange)
        }
        return field.text ?? ""
      }
      if updates {
        body.update = { content, _ in
          guard let content = content as? Code else { return false }
          length = content.length
          return true
        }
      }
      return body
    }

    func formFieldStyle(_ context: SheetContext) -> FormFieldStyle { .line() }
  }

  @Test func `a letter makes the titles of no more than the selected options of rows`()
    async throws
  {
    var titles = 0
    let sizes = (0..<1_000).map { "\($0)" }
    func title(_ size: String) -> String {
      titles += 1
      return "Size \(size)"
    }
    let content = FormContent<Event>.form(Event(size: "7", sizes: ["8", "9"])) { f, _ in
      f.field("Title", \.title) { .text($0) }
      f.field("Size", \.size) { .list(sizes, selected: $0, title: title) }
      f.field("Sizes", \.sizes) { .checklist(sizes, selected: $0, title: title) }
    }
    _ = await host.show(content, by: sheet)
    #expect(
      rows.map(\.accessibilityValue) == [
        "Size 7", "\u{2068}Size 8\u{2069}, \u{2068}Size 9\u{2069}",
      ])
    titles = 0
    host.type("a")
    await host.settle()
    #expect((1...12).contains(titles), "\(titles)")
    host.tap(try #require(rows.first))
    await host.settle()
    host.tapRow(2)
    host.tapOK()
    await host.settle()
    #expect(rows.first?.accessibilityValue == "Size 2")
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a row finds its value again when the options are another array`() async throws {
    let content = FormContent<Event>.form(Event()) { f, event in
      f.toggle("Public", \.isPublic)
      let sizes = event.isPublic ? ["S", "L"] : ["XS", "S", "M"]
      f.field("Size", \.size) { .list(sizes, selected: $0) }
    }
    let outcomes = await host.show(content, by: sheet)
    let toggle = try #require(toggles.first)
    turn(toggle)
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(outcomes.total == 0 && messages == [SheetStrings()[.unavailable]])
    turn(toggle)
    await host.settle()
    #expect(rows.first?.accessibilityValue == "M" && messages.isEmpty)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [Event()])
  }

  @Test(arguments: [0, 1, 2, 3])
  func `a row of a shared loader names its option when it has loaded`(kind: Int) async throws {
    let server = OptionServer()
    let loader = OptionSource.loading { try await server.options() }
    let content = FormContent<Event>.form(Event(note: "M")) { f, _ in
      switch kind {
      case 0: f.field("Size", \.size) { .list(loader, selected: $0) }
      case 1: f.field("Note", \.note) { .list(loader, selected: $0).orNone() }
      case 2: f.field("Size", \.size) { Row(wrapped: .list(loader, selected: $0)).footer("Text") }
      default: f.field("Sizes", \.sizes) { .checklist(loader, selected: $0) }
      }
    }
    _ = await host.show(content, by: sheet)
    #expect(rows.count == 1 && rows.first?.accessibilityValue == nil)
    #expect(server.requests == 0, "The row loads nothing.")
    for titles in [["S", "M"], ["S"], ["M"]] {
      loader.reload()
      await host.settle()
      server.respond(titles)
      await host.settle()
      // The content of the app doesn't say whether it is loading.
      let none = kind == 2 ? nil : "None"
      #expect(rows.first?.accessibilityValue == (titles.contains("M") ? "M" : none))
    }
    sheet.dismiss()
    await host.settle()
  }

  /// How the sheet of a row ends while the app loads the options again.
  enum End: CaseIterable { case cancel, ok, failure, secondReload }

  @Test(arguments: End.allCases, [true, false])
  func `the options of a row load while its sheet is opened and ends`(
    end: End, hasOptions: Bool
  ) async throws {
    let server = OptionServer()
    let loader = OptionSource.loading { try await server.options() }
    let content = FormContent<Event>.form(Event()) { f, _ in
      f.field("Size", \.size) { .list(loader, selected: $0) }
    }
    let outcomes = await host.show(content, by: sheet)
    if hasOptions {
      loader.reload()
      await host.settle()
      server.respond(["S", "M"])
      await host.settle()
    }
    #expect(rows.first?.accessibilityValue == (hasOptions ? "M" : nil))
    loader.reload()
    await host.settle()
    host.tap(try #require(rows.first))
    await host.settle()
    #expect((host.view("BottomBounce.status") == nil) == hasOptions, "Old rows stay.")
    let before = server.requests
    if end == .secondReload {
      loader.reload()
      await host.settle()
      #expect(server.canceled == 1)
    }
    if end == .ok, hasOptions { host.tapRow(1) }
    if end != .ok || !hasOptions { host.tapCancel() }
    await host.settle()
    #expect(rows.count == 1)
    if end == .failure {
      server.fail()
      await host.settle()
      #expect(rows.first?.accessibilityValue == (hasOptions ? "M" : nil))
      #expect(host.okButton?.isEnabled == true)
      host.tap(try #require(rows.first))
      await host.settle()
      host.tapCancel()
      await host.settle()
    }
    server.respond(["L", "M"])
    await host.settle()
    #expect(rows.first?.accessibilityValue == "M")
    #expect(server.requests == before + (end == .failure || end == .secondReload ? 1 : 0))
    #expect(server.canceled == (end == .secondReload ? 1 : 0))
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [Event()])
  }

  @Test func `a row whose options couldn't be loaded doesn't block OK`() async {
    let server = OptionServer()
    let loader = OptionSource.loading { try await server.options() }
    let content = FormContent<Event>.form(Event()) { f, _ in
      f.field("Size", \.size) { .list(loader, selected: $0) }
      f.toggle("Public", \.isPublic)
    }
    let outcomes = await host.show(content, by: sheet)
    loader.reload()
    await host.settle()
    server.fail()
    await host.settle()
    toggles.first.map { turn($0) }
    #expect(host.okButton?.isEnabled == true && messages.isEmpty)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [Event(isPublic: true)])
  }

  private struct Sizes: Equatable {
    var list, buttons: String
    var one: Set<String>
    var optional: String?
    var two: Set<String> = ["S", "L"]
  }

  @Test(arguments: [false, true])
  func `a row shows the image of its option`(isMirrored: Bool) async throws {
    await host.changeTraits { $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
    let images = [10, 64].map { size in
      UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { _ in }
    }
    let options = [
      SheetOption("S", title: "Small", image: images[0]), SheetOption("M", title: "Medium"),
      SheetOption("L", title: "Large", image: images[1]),
    ]
    func content(_ size: String) -> FormContent<Sizes> {
      .form(Sizes(list: size, buttons: size, one: [size], optional: size)) { f, _ in
        f.field("List", \.list) { .list(options, selected: $0) }
        f.field("Buttons", \.buttons) { .buttons(options, selected: $0).footer("Text") }
        f.field("One", \.one) { .checklist(options, selected: $0) }
        f.field("Optional", \.optional) { size in
          ListContent.list(options, selected: size ?? "M").searchable().orNone()
        }
        f.field("Two", \.two) { .checklist(options, selected: $0) }
      }
    }
    _ = await host.show(content("S"), by: sheet)
    func shown() -> [UIImageView] {
      rows.compactMap { row in
        row.subviews.lazy.flatMap(\.subviews).compactMap { $0 as? UIStackView }
          .flatMap(\.arrangedSubviews).compactMap { $0 as? UIImageView }.first
      }.filter { !$0.isHidden }
    }
    #expect(shown().map(\.image) == Array(repeating: images[0], count: 4))
    let height = rows.first?.bounds.height
    for view in shown() {
      #expect(view.bounds.size == CGSize(width: 10, height: 10))
      let label = try #require(view.superview?.subviews.compactMap { $0 as? UILabel }.first)
      let (image, text) = (view.frame, label.frame)
      #expect(abs((isMirrored ? image.minX - text.maxX : text.minX - image.maxX) - 8) < 0.5)
      #expect(label.bounds.width < 60, "The image is beside the text.")
    }
    sheet.update(content("L"))
    await host.settle()
    #expect(shown().map(\.image) == Array(repeating: images[1], count: 4))
    #expect(
      shown().map(\.bounds).allSatisfy { $0.height < 25 && abs($0.width - $0.height) < 0.5 })
    #expect(rows.first?.bounds.height == height)
    sheet.update(content("M"))
    await host.settle()
    #expect(shown().isEmpty)
    sheet.dismiss()
    await host.settle()
  }

  /// A content of the app that is a row, too.
  private struct Row: SheetContent {
    let wrapped: ListContent<String>

    func makeBody(_ context: SheetContext) -> SheetBody<String> { wrapped.makeBody(context) }

    func formFieldStyle(_ context: SheetContext) -> FormFieldStyle {
      wrapped.formFieldStyle(context)
    }
  }

  @Test(arguments: [true, false])
  func `a text becomes secure while the user types, and keeps the text`(isValid: Bool) async throws
  {
    let content = FormContent<Event>.form(Event(title: "code", isPublic: true)) { f, event in
      f.toggle("Public", \.isPublic)
      if event.isPublic {
        f.field("Code", \.title) { .text($0).rules(.length(isValid ? 1... : 20...)) }
      } else {
        f.field("Code", \.title) { .text($0).secure().rules(.length(isValid ? 1... : 20...)) }
      }
    }
    let outcomes = await host.show(content, by: sheet)
    #expect(texts.map(\.isSecureTextEntry) == [false])
    texts.first?.becomeFirstResponder()
    host.type("x")
    for isPublic in [false, true, false] {
      turn(try #require(toggles.first))
      await host.settle()
      let text = try #require(texts.first)
      #expect(texts.count == 1 && text.isSecureTextEntry != isPublic)
      #expect(text.isFirstResponder && text.text == "codex")
      let end = text.position(from: text.endOfDocument, offset: 0)
      #expect(text.selectedTextRange?.start == end || end == nil)
    }
    host.type("y")
    host.tapOK()
    await host.settle()
    #expect(texts.map(\.text) == (isValid ? [] : ["codexy"]))
    #expect(outcomes.values.map(\.title) == (isValid ? ["codexy"] : []))
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a field gets a content of another type, with the edited value`() async throws {
    let content = FormContent<Event>.form(Event()) { f, event in
      f.toggle("Public", \.isPublic)
      if event.isPublic {
        f.field("Size", \.size) { .wheel(["S", "M", "L", "M!"], selected: $0) }
      } else {
        f.field("Size", \.size) { .text($0).rules(.length(1...2)) }
      }
    }
    let outcomes = await host.show(content, by: sheet)
    texts.first?.becomeFirstResponder()
    host.type("!")
    let toggle = try #require(toggles.first)
    turn(toggle)
    await host.settle()
    #expect(texts.isEmpty && rows.first?.accessibilityValue == "M!")
    turn(toggle)
    await host.settle()
    texts.first?.becomeFirstResponder()
    host.type("!")
    turn(toggle)
    await host.settle()
    #expect(texts.map(\.text) == ["M!!"], "The invalid text isn't lost.")
    texts.first?.becomeFirstResponder()
    texts.first?.deleteBackward()
    await host.settle()
    #expect(rows.first?.accessibilityValue == "M!")
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [Event(size: "M!", isPublic: true)])
  }

  @Test func `a row opens the content that is described now`() async throws {
    let content = FormContent<Event>.form(Event()) { f, event in
      f.toggle("Public", \.isPublic)
      if event.isPublic {
        f.field("Size", \.size) { .wheel(["S", "M"], selected: $0) }
      } else {
        f.field("Size", \.size) { .list(["S", "M"], selected: $0) }
      }
    }
    _ = await host.show(content, by: sheet)
    turn(try #require(toggles.first))
    await host.settle()
    host.tap(try #require(rows.first))
    await host.settle()
    #expect(host.list == nil && host.view("BottomBounce.wheels") is UIPickerView)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a number keeps its invalid text, which a new range accepts`() async throws {
    struct Order: Equatable {
      var isLarge = false
      var count = 5
    }
    let content = FormContent<Order>.form(Order()) { f, order in
      f.toggle("Large", \.isLarge)
      f.field("Count", \.count) { .number($0, in: 0...(order.isLarge ? 5_000 : 50)) }
    }
    let outcomes = await host.show(content, by: sheet)
    texts.first?.becomeFirstResponder()
    host.type("5")
    host.tapOK()
    await host.settle()
    #expect(outcomes.total == 0 && messages.count == 1)
    turn(try #require(toggles.first))
    await host.settle()
    #expect(texts.map(\.text) == ["55"])
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [Order(isLarge: true, count: 55)])
  }
}
