import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Rows of a form that the user hasn't opened: what they show is what the form returns.
@MainActor @Suite(.ownDevice) struct FormRowTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private struct Stay: Equatable {
    var start = FormRowTests.date("2025-06-15 10:07:00")
    var end = FormRowTests.date("2025-06-15 12:00:00")
    var size = "M"
    var count = 8
    var rest = Duration.seconds(7_200)
    var meals: [String] = []
    var nothing: Date?
  }

  nonisolated private static func date(_ text: String) -> Date { DateRulesTests.date(text) }

  private var texts: [String?] {
    (host.formViews("BottomBounce.row") as [UIControl]).map(\.accessibilityValue)
  }

  private var messages: [String] {
    (host.formViews("BottomBounce.fieldMessage") as [UILabel]).compactMap(\.text)
  }

  /// Shows a form with one row, and returns its outcomes after OK.
  private func confirm<Content: SheetContent>(
    _ property: WritableKeyPath<Stay, Content.Value>, _ stay: Stay = Stay(),
    _ content: @escaping (Content.Value) -> Content
  ) async -> Stay? {
    let form = FormContent<Stay>.form(stay) { f, _ in f.field("Row", property, content: content) }
    let outcomes = await host.show(form, by: sheet)
    #expect(host.okButton?.isEnabled == true)
    host.tapOK()
    await host.settle()
    return outcomes.values.first
  }

  private func end() async {
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a row returns the normal form of its value`() async {
    let minutes = await confirm(\.start) {
      DateContent<Date>.date($0, mode: .dateAndTime, minuteInterval: 15).timeZone(.gmt)
    }
    #expect(minutes?.start == Self.date("2025-06-15 10:00:00"))
    let latest = await confirm(\.start) {
      DateContent<Date>.date(
        $0, maximum: .date(Self.date("2025-06-10 09:00:00")), mode: .dateAndTime
      ).timeZone(.gmt)
    }
    #expect(latest?.start == Self.date("2025-06-10 09:00:00"))
  }

  @Test func `a value that a row refuses has its message, and OK is refused`() async {
    let unavailable = SheetStrings()[.unavailable]
    #expect(await confirm(\.size) { ListContent<String>.list(["S", "L"], selected: $0) } == nil)
    #expect(messages == [unavailable])
    await end()
    #expect(await confirm(\.size) { WheelsContent<String>.wheel(["S", "L"], selected: $0) } == nil)
    #expect(messages == [unavailable])
    await end()
    #expect(
      await confirm(\.count) { NumberContent<Int>.number($0, in: 10...20).style(.wheel) } == nil)
    #expect(messages == [unavailable])
    await end()
    #expect(
      await confirm(\.rest) { DurationContent.duration($0, in: .zero...(.seconds(600))) } == nil)
    #expect(messages == [unavailable])
    await end()
    let meals = await confirm(\.meals) {
      ChecklistContent<[String]>.checklist(["Tea", "Cake"], selected: $0, minimum: 1)
    }
    #expect(meals == nil && messages == [SheetStrings()[.chooseOne]])
    await end()
  }

  @Test func `a rule of a row counts before the row is opened`() async {
    let stay = await confirm(\.size) {
      ListContent<String>.list(["S", "M"], selected: $0).rule { $0 == "M" ? "Not M." : nil }
    }
    #expect(stay == nil && messages == ["Not M."])
    await end()
  }

  @Test func `a date before its minimum moves with it, and back`() async throws {
    let form = FormContent<Stay>.form(Stay()) { f, stay in
      f.field("Start", \.start) { .date($0, mode: .dateAndTime).timeZone(.gmt) }
      f.field("End", \.end) {
        .date($0, minimum: .date(stay.start), mode: .dateAndTime).timeZone(.gmt)
      }
    }
    let outcomes = await host.show(form, by: sheet)
    let first = texts
    for (start, expected) in [
      ("2025-06-18 09:00:00", "2025-06-18 09:00:00"),
      ("2025-06-14 09:00:00", "2025-06-15 12:00:00"),
    ] {
      let row = try #require((host.formViews("BottomBounce.row") as [UIControl]).first)
      row.sendActions(for: .touchUpInside)
      await host.settle()
      let picker = try #require(host.datePicker)
      picker.date = Self.date(start)
      picker.sendActions(for: .valueChanged)
      row.sendActions(for: .touchUpInside)
      await host.settle()
      #expect(host.datePicker == nil)
      let format = DateSettings(mode: .dateAndTime, timeZone: .gmt).rowFormat
      #expect(texts.last == Self.date(expected).formatted(format))
    }
    #expect(texts.first != first.first && texts.last == first.last)
    host.tapOK()
    await host.settle()
    #expect(
      outcomes.values.map { [$0.start, $0.end] } == [
        [Self.date("2025-06-14 09:00:00"), Self.date("2025-06-15 12:00:00")]
      ])
  }

  @Test func `dates that follow each other move together, and back`() async throws {
    struct Plan: Equatable { var first, second, third: Date }
    let dates = ["2025-06-15 10:00:00", "2025-06-15 11:00:00", "2025-06-15 12:00:00"].map(Self.date)
    func content(_ date: Date, after minimum: Date? = nil) -> DateContent<Date> {
      .date(date, minimum: minimum.map { .date($0) }, mode: .dateAndTime).timeZone(.gmt)
    }
    for isReversed in [false, true] {
      let form = FormContent<Plan>.form(Plan(first: dates[0], second: dates[1], third: dates[2])) {
        f, plan in
        @MainActor func addThird() { f.field("Third", \.third) { content($0, after: plan.second) } }
        if isReversed { addThird() }
        f.field("Second", \.second) { content($0, after: plan.first) }
        f.field("First", \.first) { content($0) }
        if !isReversed { addThird() }
      }
      let outcomes = await host.show(form, by: sheet)
      let later = Self.date("2025-06-20 09:00:00")
      for first in [later, dates[0]] {
        let rows: [UIControl] = host.formViews("BottomBounce.row")
        let row = try #require(rows.first { $0.accessibilityLabel == "First" })
        row.sendActions(for: .touchUpInside)
        await host.settle()
        let picker = try #require(host.datePicker)
        picker.date = first
        picker.sendActions(for: .valueChanged)
        row.sendActions(for: .touchUpInside)
        await host.settle()
        let format = DateSettings(mode: .dateAndTime, timeZone: .gmt).rowFormat
        if first == later { #expect(Set(texts) == [later.formatted(format)]) }
      }
      host.tapOK()
      await host.settle()
      #expect(outcomes.values == [Plan(first: dates[0], second: dates[1], third: dates[2])])
    }
  }

  @Test(arguments: [0, 1])
  func `two limits that contradict each other end with values within them`(later: Int) async {
    let form = FormContent<Stay>.form(Stay(start: Self.date("2025-06-16 10:00:00"))) { f, stay in
      let fields = [
        {
          f.field("Start", \.start) {
            .date($0, maximum: .date(stay.end), mode: .dateAndTime).timeZone(.gmt)
          }
        },
        {
          f.field("End", \.end) {
            .date($0, minimum: .date(stay.start), mode: .dateAndTime).timeZone(.gmt)
          }
        },
      ]
      for field in [fields[later], fields[1 - later]] { field() }
    }
    let outcomes = await host.show(form, by: sheet)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.map { $0.start <= $0.end } == [true])
  }

  @Test func `a derived value isn't a change`() async {
    let form = FormContent<Stay>.form(Stay()) { f, _ in
      f.field("Start", \.start) { .date($0, mode: .dateAndTime, minuteInterval: 15) }
    }
    let outcomes = Outcomes<Stay>()
    sheet.show(
      form, in: host.view,
      configuration: SheetConfiguration { $0.confirmsDiscardingChanges = true },
      onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await host.settle()
    host.tapCancel()
    await host.settle()
    #expect(outcomes.cancellations == [.cancelButton], "Nobody is asked.")
  }

  @Test func `options that load don't block OK`() async {
    let loader = OptionSource<String>.loading { [] }
    let stay = await confirm(\.size) { ListContent<String>.list(loader, selected: $0) }
    #expect(stay == Stay())
  }

  @Test func `an optional property without a value stays so`() async {
    #expect(await confirm(\.nothing) { DateContent<Date>.date($0).orNone() } == Stay())
    let form = FormContent<Stay>.form(Stay()) { f, _ in f.field("Row", \.nothing) { .date($0) } }
    let outcomes = await host.show(form, by: sheet)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [Stay()])
  }
}
