import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Content that the app sets while the sheet is shown, and content that a form describes anew.
@MainActor @Suite(.ownDevice) struct UpdateTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  /// Shows content, sets other content, taps OK, and returns the value.
  private func value<Content: SheetContent<Value>, Value>(
    of content: Content, after update: any SheetContent<Value>, accepts: Bool = true,
    _ location: SourceLocation = #_sourceLocation
  ) async -> Value? {
    func set(_ content: some SheetContent) -> Bool { sheet.update(content) }
    let recorder = await host.show(content, by: sheet)
    #expect(set(update) == accepts, sourceLocation: location)
    await host.settle()
    await host.tapOKAndWait()
    await host.settle()
    return recorder.values.first
  }

  private let colors = ["red", "green", "blue"]

  @Test func `the app can set the value of each content`() async throws {
    #expect(await value(of: .text("a"), after: TextContent.text("b")) == "b")
    #expect(
      await value(of: .text("a").lines(2...4), after: TextContent.text("b").lines(2...4)) == "b")
    #expect(
      await value(of: .number(3, in: 0...9), after: NumberContent<Int>.number(7, in: 0...9)) == 7)
    #expect(
      await value(
        of: .number(3, in: 0...9).style(.field),
        after: NumberContent<Int>.number(12, in: 0...20).style(.field)) == 12)
    #expect(
      await value(of: .list(colors), after: ListContent<String>.list(colors, selected: "blue"))
        == "blue")
    #expect(
      await value(
        of: .list(colors, selected: "red"),
        after: ListContent<String>.list(["green", "white"], selected: "white").rule { _ in nil })
        == "white")
    #expect(
      await value(
        of: .checklist(colors, selected: ["red"]),
        after: ChecklistContent<[String]>.checklist(colors, selected: ["green", "blue"]))
        == ["green", "blue"])
    #expect(
      await value(
        of: .wheel(colors, selected: "red"),
        after: WheelsContent<String>.wheel(colors, selected: "blue")) == "blue")
    #expect(
      await value(
        of: .duration(.seconds(60)), after: DurationContent.duration(.seconds(7_200)))
        == .seconds(7_200))
    let range = Duration.zero...(.seconds(600))
    #expect(
      await value(
        of: .duration(.seconds(60), in: range),
        after: DurationContent.duration(.seconds(300), in: range)) == .seconds(300))
    let date = Date(timeIntervalSince1970: 1_700_000_040)
    #expect(
      await value(
        of: .date(mode: .dateAndTime), after: DateContent<Date>.date(date, mode: .dateAndTime))
        == date)
    #expect(
      await value(of: .text("a").orNone(), after: TextContent.text("b").orNone()) == .some("b"))
  }

  @Test func `what the user has entered is replaced`() async {
    let recorder = await host.show(.text("a").rule { $0 == "no" ? "No." : nil }, by: sheet)
    host.type("bc")
    sheet.update(.text("no").rule { $0 == "no" ? "No." : nil }, title: "Name")
    await host.settle()
    #expect(host.panel.map { $0.texts.contains("Name") } == true)
    #expect(host.textField?.text == "no" && host.problem == nil)
    #expect(host.okButton?.isEnabled == false)
    host.pressReturn()
    #expect(host.problem == "No.")
    sheet.update(.text("yes").rule { $0 == "no" ? "No." : nil }.footer { "\($0)!" })
    await host.settle()
    #expect(host.problem == nil && host.footer == "yes!")
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["yes"])
  }

  @Test func `a value that the app removes isn't an error of the user`() async {
    let recorder = await host.show(.list(["a", "b"], selected: "a"), by: sheet)
    sheet.update(.list(["a", "b"]), title: "Reset")
    await host.settle()
    #expect(host.problem == nil && host.okButton?.isEnabled == false)
    host.tapRow(1)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["b"])
    let texts = await host.show(.text("a").rules(.required()), by: sheet)
    sheet.update(.text().rules(.required()))
    await host.settle()
    #expect(host.problem == nil && host.okButton?.isEnabled == false)
    host.type("b")
    host.textField?.deleteBackward()
    #expect(host.problem != nil)
    host.type("c")
    host.tapOK()
    await host.settle()
    #expect(texts.values == ["c"])
  }

  @Test func `content of another kind and a sheet that has ended are refused`() async {
    #expect(!sheet.update(.text("a")))
    let recorder = await host.show(.text("a"), by: sheet)
    #expect(!sheet.update(.day()) && !sheet.update(.buttons(["b"])))
    host.tapOK()
    #expect(!sheet.update(.text("b")))
    await host.settle()
    #expect(recorder.values == ["a"])
  }

  @Test func `a button can change the value, and the app isn't told`() async throws {
    var told: [Duration] = []
    let later = SheetButton("+5 Minutes", dismissesSheet: false) {
      sheet.update(.duration(.seconds(360)))
    }
    let outcomes = Outcomes<Duration>()
    sheet.show(
      .duration(.seconds(60)), in: host.view, extraButtons: [later],
      configuration: SheetConfiguration { $0.disablesOKWhileUnchanged = true },
      callbacks: SheetCallbacks(valueChanged: { told.append($0) }), onValue: outcomes.onValue)
    await host.settle()
    #expect(host.okButton?.isEnabled == false)
    host.tap(try #require(host.view("BottomBounce.action.0") as? UIButton))
    await host.settle()
    #expect(told == [] && host.okButton?.isEnabled == true)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [.seconds(360)])
  }

  // MARK: Forms

  private struct Trip: Equatable {
    var way = Measurement(value: 5, unit: UnitLength.kilometers)
    var inMiles = false
    var name = " Ada "
    var isLong = false
  }

  private func form(_ trip: Trip) -> FormContent<Trip> {
    .form(trip) { f, trip in
      f.toggle("Miles", \.inMiles)
      f.field("Way", \.way) {
        .number($0, in: 0...100, step: 0.001, shownIn: trip.inMiles ? .miles : .kilometers)
      }
      f.field("Name", \.name) { .text($0, placeholder: trip.inMiles ? "Mile" : "Kilometer") }
    }
  }

  private var texts: [UITextField] { host.formViews("BottomBounce.text") }

  private func turnFirstToggle() throws {
    let toggle = try #require((host.formViews(nil) as [UISwitch]).first)
    toggle.isOn.toggle()
    toggle.sendActions(for: .valueChanged)
  }

  @Test func `a number that the user hasn't typed is converted to another unit`() async throws {
    let outcomes = await host.show(form(Trip()), by: sheet)
    try turnFirstToggle()
    await host.settle()
    #expect(["3.107", "3,107"].contains(texts.first?.text))
    host.tapOK()
    await host.settle()
    let way = try #require(outcomes.values.first?.way)
    #expect(abs(way.converted(to: .meters).value - 5_000) < 1e-6)
  }

  @Test func `a number that the user has typed is converted to another unit`() async throws {
    let outcomes = await host.show(form(Trip()), by: sheet)
    let way = try #require(texts.first)
    way.becomeFirstResponder()
    way.selectAll(nil)
    host.type("7")
    try turnFirstToggle()
    await host.settle()
    #expect(["4.35", "4,35"].contains(texts.first?.text) && texts.first?.isFirstResponder == true)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.first?.way == Measurement(value: 7, unit: .kilometers))
  }

  @Test func `typed text, focus, and selection stay when a text gets other options`() async throws {
    let outcomes = await host.show(form(Trip()), by: sheet)
    let name = try #require(texts.last)
    name.becomeFirstResponder()
    host.type(" b")
    let start = try #require(name.position(from: name.beginningOfDocument, offset: 2))
    name.selectedTextRange = name.textRange(from: start, to: start)
    try turnFirstToggle()
    await host.settle()
    let new = try #require(texts.last)
    #expect(new.text == "Ada b" && new.placeholder == "Mile" && new.isFirstResponder)
    let caret = try #require(new.selectedTextRange)
    #expect(new.offset(from: new.beginningOfDocument, to: caret.start) == 2)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.first?.name == "Ada b")
  }

  @Test func `an update waits while an input method composes`() async throws {
    let outcomes = await host.show(form(Trip(name: "")), by: sheet)
    let name = try #require(texts.last)
    name.becomeFirstResponder()
    name.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    try turnFirstToggle()
    await host.settle()
    #expect(texts.last === name && name.markedTextRange != nil && name.text == "ni")
    name.unmarkText()
    name.sendActions(for: .editingChanged)
    await host.settle()
    #expect(texts.last?.text == "ni" && texts.last?.placeholder == "Mile")
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.first?.name == "ni")
  }

  @Test func `Reset shows the values of another form`() async throws {
    let outcomes = await host.show(form(Trip(name: "Bob")), by: sheet)
    let name = try #require(texts.last)
    name.becomeFirstResponder()
    host.type("by")
    try turnFirstToggle()
    await host.settle()
    let accepted = sheet.update(form(Trip(name: "Eve")))
    await host.settle()
    #expect(accepted && texts.map(\.text) == ["5", "Eve"])
    #expect((host.formViews(nil) as [UISwitch]).map(\.isOn) == [false])
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [Trip(name: "Eve")])
  }
}

extension UIView {
  /// The texts of the visible labels inside the view.
  var texts: [String] {
    if isHidden { return [] }
    return ((self as? UILabel)?.text.map { [$0] } ?? []) + subviews.flatMap(\.texts)
  }
}
