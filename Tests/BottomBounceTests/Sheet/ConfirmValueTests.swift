import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// A test that answers the sheet of a screen with a value.
@MainActor @Suite(.ownDevice) struct ConfirmValueTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  /// Shows content, refuses some values, confirms another one, and expects it.
  private func confirm<Content: SheetContent>(
    _ content: Content, _ value: some Any, refusing others: [Any] = [],
    _ location: SourceLocation = #_sourceLocation
  ) async -> Content.Value? {
    let outcomes = await host.show(content, by: sheet)
    let before = sheet.currentValue(as: Content.Value.self).map { "\($0)" }
    func refuses(_ other: some Any) -> Bool { !sheet.confirm(other) }
    for other in others {
      #expect(refuses(other), "\(other)", sourceLocation: location)
      let after = sheet.currentValue(as: Content.Value.self).map { "\($0)" }
      #expect(after == before && outcomes.total == 0, "\(other)", sourceLocation: location)
    }
    #expect(sheet.confirm(value), sourceLocation: location)
    await host.settle()
    #expect(!sheet.isPresented && outcomes.total == 1, sourceLocation: location)
    #expect(!sheet.confirm(value), "No sheet is presented.", sourceLocation: location)
    sheet.dismiss()
    await host.settle()
    return outcomes.values.first
  }

  private let colors = ["red", "green", "blue"]

  @Test func `texts`() async {
    let text = TextContent.text("Ada", limit: 5).rules(.required())
    #expect(await confirm(text, " Grace ", refusing: ["", "Graceful", 5, 1.5]) == "Grace")
    #expect(await confirm(text.rule { $0 == "no" ? "No." : nil }, "yes", refusing: ["no"]) == "yes")
    #expect(await confirm(text.lines(2...4), "a\nb") == "a\nb")
    #expect(await confirm(TextContent.text().orNone(), "a") == "a")
    #expect(await confirm(TextContent.text("a").orNone(), nil as String?) == .some(nil))
    #expect(
      await confirm(
        TextContent.text().orNone().rule { $0 == nil ? "No." : nil }, "b",
        refusing: [nil as String? as Any]) == "b")
    #expect(await confirm(TextContent.text().normalized(.digits), "1 2", refusing: ["x"]) == "12")
  }

  @Test func `numbers and durations`() async {
    #expect(await confirm(NumberContent<Int>.number(3, in: 0...9), 7, refusing: [10, "x"]) == 7)
    let steps = NumberContent<Int>.number(5, in: 0...100, step: 5)
    #expect(await confirm(steps, 10, refusing: [7]) == 10)
    #expect(await confirm(steps.style(.field), 10, refusing: [7, 105, 7.5]) == 10)
    #expect(await confirm(NumberContent<Double>.number(1.5, in: 0...9, step: 0.5).orNone(), 2) == 2)
    #expect(
      await confirm(
        NumberContent<Decimal>.number(1, in: 0...9, currency: "USD"), Decimal(string: "2.5")!,
        refusing: [Decimal(string: "2.555")!]) == Decimal(string: "2.5"))
    #expect(await confirm(NumberContent<Int>.number(in: 0...9).orNone(), 4) == 4)
    let range = Duration.zero...(.seconds(600))
    #expect(
      await confirm(
        .duration(.seconds(60), in: range), Duration.seconds(300),
        refusing: [Duration.seconds(601), Duration.seconds(61.5), 60]) == .seconds(300))
  }

  @Test func `dates`() async {
    let noon = Date(timeIntervalSince1970: 1_750_075_200)
    let days = DateContent<Date>.date(noon, minimum: .date(noon), maximum: .date(noon + 864_000))
      .timeZone(.gmt)
    #expect(
      await confirm(days, noon + 90_000, refusing: [noon - 86_400, noon + 950_400, "x"])
        == noon + 43_200)
    let times = DateContent<Date>.date(noon, mode: .dateAndTime, minuteInterval: 15).timeZone(.gmt)
    #expect(await confirm(times, noon + 930, refusing: [noon + 60]) == noon + 900)
    let day = DateComponents(year: 2025, month: 6, day: 16)
    let value = await confirm(
      DateContent<DateComponents>.day(maximum: .day(day)),
      DateComponents(year: 2024, month: 2, day: 3),
      refusing: [DateComponents(year: 2025, month: 6, day: 17)])
    #expect(value?.year == 2024 && value?.month == 2 && value?.day == 3)
    #expect(
      await confirm(DateContent<DateComponents>.day(day).orNone(), nil as DateComponents?)
        == .some(nil))
  }

  @Test func `options`() async {
    let options = colors.map { SheetOption($0, title: $0, isEnabled: $0 != "red") }
    #expect(
      await confirm(ListContent<String>.list(options), "blue", refusing: ["red", "white", 1])
        == "blue")
    #expect(
      await confirm(ListContent<String>.list(options).confirmsOnTap(), "blue", refusing: ["red"])
        == "blue")
    #expect(
      await confirm(ButtonsContent<String>.buttons(options), "blue", refusing: ["red", "white"])
        == "blue")
    #expect(
      await confirm(
        ButtonsContent<String>.buttons(options, selected: "blue").rule {
          $0 == "green" ? "No." : nil
        },
        "blue", refusing: ["green"]) == "blue")
    let many = (0..<30).map { "\($0)" }
    #expect(await confirm(ButtonsContent<String>.buttons(many), "29", refusing: ["30"]) == "29")
    let several = ChecklistContent<[String]>.checklist(
      colors, selected: ["red"], minimum: 1, maximum: 2)
    #expect(
      await confirm(several, ["blue", "green"], refusing: [[String](), colors, ["x"], "blue"])
        == ["green", "blue"])
    let set = ChecklistContent<Set<String>>.checklist(colors, selected: Set<String>())
    #expect(await confirm(set, ["blue"]) == ["blue"])
    #expect(await confirm(set, Set(["red"])) == ["red"])
  }

  @Test func `wheels`() async {
    #expect(
      await confirm(WheelsContent<String>.wheel(colors), "blue", refusing: ["white", 1]) == "blue")
    let two = WheelsContent<[String]>.wheels([["S", "M"], colors], selected: ["S", "red"])
    #expect(
      await confirm(two, ["M", "blue"], refusing: [["M"], ["M", "x"], ["M", "red", "red"]])
        == ["M", "blue"])
    let pair = WheelsContent<(Int, String)>.wheels(.wheel([1, 2], title: { "\($0)" })) { number in
      .wheel(number == 1 ? ["a"] : ["b", "c"])
    }
    let value = await confirm(pair, (2, "c"), refusing: [(1, "c"), (3, "a")])
    #expect(value?.0 == 2 && value?.1 == "c")
  }

  private struct Person: Equatable {
    var name = "a"
    var age = 3
    var isOn = false
    var color = "red"
  }

  @Test func `a form by its value`() async {
    let form = FormContent<Person>.form(Person()) { [colors] f, person in
      f.field("Name", \.name) { .text($0).rules(.required()) }
      f.field("Age", \.age) { .number($0, in: 0...9) }
      f.toggle("On", \.isOn)
      if person.isOn { f.field("Color", \.color) { .list(colors, selected: $0) } }
      f.rule(at: \.age) { $0.name == "b" && $0.age == 4 ? "No." : nil }
    }
    let other = Person(name: "b", age: 5, isOn: true, color: "blue")
    #expect(
      await confirm(
        form, other,
        refusing: [
          Person(name: ""), Person(age: 10), Person(isOn: true, color: "x"),
          Person(name: "b", age: 4), "x",
        ]) == other)
    let nested = FormContent<Person>.form(Person()) { f, _ in
      f.field("Person", \.self) { person in
        .form(person) { f, _ in f.field("Name", \.name) { .text($0, limit: 3) } }
      }
    }
    #expect(
      await confirm(nested, Person(name: "abc"), refusing: [Person(name: "abcd")])
        == Person(name: "abc"))
  }

  @Test func `a form keeps what the user has entered if it refuses a value`() async throws {
    let outcomes = await host.show(
      .form(Person()) { f, _ in f.field("Name", \.name) { .text($0, limit: 3) } }, by: sheet)
    let field = try #require((host.formViews("BottomBounce.text") as [UITextField]).first)
    field.becomeFirstResponder()
    host.type("bcd")
    #expect(!sheet.confirm(Person(name: "toolong")))
    #expect(field.text == "abcd" && outcomes.total == 0)
    #expect(sheet.confirm(Person(name: "x")))
    await host.settle()
    #expect(outcomes.values == [Person(name: "x")])
  }

  @Test func `controls`() async {
    let control = ControlContent<UISlider, Float>.control(\.value) { UISlider() }
    #expect(await confirm(control, Float(0.5), refusing: [Float(2), "x"]) == 0.5)
    #expect(await confirm(control, 1) == 1)
    #expect(
      await confirm(control.rule { $0 > 0.5 ? "No." : nil }, 0.25, refusing: [0.75]) == 0.25)
  }

  @Test func `custom contents, commit, and asynchronous rules`() async throws {
    _ = await host.show(GradeContent(stars: 2), by: sheet)
    #expect(!sheet.confirm(4) && sheet.currentValue(as: Int.self) == 2)
    sheet.dismiss()
    await host.settle()
    var saved: [String] = []
    sheet.show(
      .text("a"), in: host.view,
      commit: { text in
        saved.append(text)
        if text == "b" { throw ValidationError("No.") }
      }
    ) { saved.append("\($0)!") }
    await host.settle()
    #expect(sheet.confirm("b"))
    await host.settle()
    #expect(sheet.errorMessage == "No." && sheet.isPresented)
    #expect(sheet.confirm("c"))
    await host.settle()
    #expect(saved == ["b", "c", "c!"] && sheet.errorMessage == nil)
    let rule = TextRule.async { $0 == "taken" ? "Taken." : nil }
    let outcomes = await host.show(.text("a").rules(rule), by: sheet)
    #expect(sheet.confirm("taken"))
    await host.settle()
    #expect(sheet.errorMessage == "Taken." && sheet.isPresented)
    #expect(sheet.confirm("free"))
    await host.settle()
    #expect(outcomes.values == ["free"])
  }

  @Test func `no sheet that accepts input`() async {
    #expect(!sheet.confirm("a") && sheet.errorMessage == nil)
    let outcomes = await host.show(
      .text("a"), by: sheet,
      configuration: SheetConfiguration { $0.disablesOKWhileUnchanged = true })
    #expect(!sheet.confirm("a") && sheet.isPresented, "OK is disabled while the text is the same.")
    #expect(sheet.confirm("b") && !sheet.confirm("c"))
    await host.settle()
    #expect(outcomes.values == ["b"])
  }
}
