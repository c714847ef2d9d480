import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Rows of a form that open their content below them.
@MainActor @Suite(.ownDevice) struct FormInPlaceTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private struct Trip: Equatable {
    var title = "Lisbon"
    var start = DateRulesTests.date("2025-06-15 10:00:00")
    var end = DateRulesTests.date("2025-06-15 12:00:00")
    var isLate = false
    var size: String? = "M"
    var count = 8
    var rest = Duration.seconds(600)
    var birthday: DateComponents?
  }

  private func form(_ trip: Trip = Trip()) -> FormContent<Trip> {
    .form(trip) { f, trip in
      f.field("Title", \.title) { .text($0) }
      f.field("Start", \.start) { .date($0, mode: .dateAndTime).timeZone(.gmt) }
      f.toggle("Late", \.isLate)
      let minimum = trip.isLate ? trip.start + 86_400 : trip.start
      f.field("End", \.end) {
        .date($0, minimum: .date(minimum), mode: .dateAndTime).timeZone(.gmt)
      }
      f.field("Size", \.size) { .list(["S", "M", "L"], selected: $0).orNone() }
      f.field("Count", \.count) { .number($0, in: 1...20).style(.wheel) }
      f.field("Birthday", \.birthday) { .day($0, maximum: .today) }
    }
  }

  private func row(_ title: String) throws -> UIControl {
    let rows: [UIControl] = host.formViews("BottomBounce.row")
    return try #require(rows.first { $0.accessibilityLabel == title })
  }

  private func tapRow(_ title: String) async throws {
    try row(title).sendActions(for: .touchUpInside)
    await host.settle()
  }

  private func pick(_ date: String) throws {
    let picker = try #require(host.datePicker)
    picker.date = DateRulesTests.date(date)
    picker.sendActions(for: .valueChanged)
  }

  private func confirm() async {
    host.tapOK()
    await host.settle()
  }

  private func text(_ date: String) -> String {
    let format = DateSettings(mode: .dateAndTime, timeZone: .gmt).rowFormat
    return DateRulesTests.date(date).formatted(format)
  }

  @Test func `a row shows what the picker below it shows, and the form returns it`() async throws {
    let outcomes = await host.show(form(), by: sheet)
    try await tapRow("Start")
    let picker = try #require(host.datePicker)
    let row = try row("Start")
    #expect(picker.convert(CGPoint.zero, to: nil).y > row.convert(CGPoint.zero, to: nil).y)
    #expect(host.textField?.isFirstResponder == false)
    try pick("2025-06-14 09:30:00")
    await host.settle()
    #expect(row.accessibilityValue == text("2025-06-14 09:30:00"))
    await confirm()
    #expect(outcomes.values.map(\.start) == [DateRulesTests.date("2025-06-14 09:30:00")])
  }

  @Test func `an open row moves with its minimum, and back to what the user chose`() async throws {
    let outcomes = await host.show(form(), by: sheet)
    try await tapRow("End")
    try pick("2025-06-15 13:00:00")
    let toggle = try #require(
      (host.formViews("BottomBounce.switch") as [UIControl]).first?.subviews
        .compactMap { $0 as? UISwitch }.first)
    for (isOn, expected) in [(true, "2025-06-16 10:00:00"), (false, "2025-06-15 13:00:00")] {
      toggle.setOn(isOn, animated: false)
      toggle.sendActions(for: .valueChanged)
      await host.settle()
      #expect(host.datePicker?.date == DateRulesTests.date(expected))
      #expect(try row("End").accessibilityValue == text(expected))
    }
    await confirm()
    #expect(outcomes.values.map(\.end) == [DateRulesTests.date("2025-06-15 13:00:00")])
  }

  @Test func `one row is open at a time, and a text closes it`() async throws {
    let outcomes = await host.show(form(), by: sheet)
    try await tapRow("Start")
    try await tapRow("Count")
    #expect(host.datePicker == nil && host.view("BottomBounce.wheels") is UIPickerView)
    host.textField?.becomeFirstResponder()
    await host.settle()
    #expect(host.view("BottomBounce.wheels") == nil && host.textField?.isFirstResponder == true)
    await confirm()
    #expect(outcomes.values == [Trip()], "Opening a row changes nothing.")
  }

  @Test func `a tap on an option chooses it, and closes the row`() async throws {
    let outcomes = await host.show(form(), by: sheet)
    try await tapRow("Size")
    host.tap(try #require(host.control("BottomBounce.button.2")))
    await host.settle()
    #expect(host.control("BottomBounce.button.2") == nil)
    #expect(try row("Size").accessibilityValue == "L")
    try await tapRow("Size")
    host.tap(try #require(host.control("BottomBounce.clear")))
    await host.settle()
    #expect(try row("Size").accessibilityValue == SheetStrings()[.none])
    await confirm()
    #expect(outcomes.values.map(\.size) == [nil])
  }

  @Test func `opening a picker without a value chooses the one that it shows`() async throws {
    let outcomes = await host.show(form(), by: sheet)
    #expect(try row("Birthday").accessibilityValue == SheetStrings()[.none])
    try await tapRow("Birthday")
    #expect(try row("Birthday").accessibilityValue != SheetStrings()[.none])
    await confirm()
    #expect(outcomes.values.first?.birthday != nil)
  }

  @Test func `a choice that a rule refuses has a message, and the row stays open`()
    async throws
  {
    let content = FormContent<Trip>.form(Trip()) { f, _ in
      f.field("Size", \.size) {
        .list(["S", "M", "L"], selected: $0).rule { $0 == "L" ? "Not L." : nil }
      }
    }
    let outcomes = await host.show(content, by: sheet)
    try await tapRow("Size")
    host.tap(try #require(host.control("BottomBounce.button.2")))
    await host.settle()
    let messages: [UILabel] = host.formViews("BottomBounce.fieldMessage")
    #expect(messages.map(\.text) == ["Not L."])
    await confirm()
    #expect(outcomes.total == 0)
    host.tap(try #require(host.control("BottomBounce.button.0")))
    await host.settle()
    #expect(host.control("BottomBounce.button.0") == nil)
    await confirm()
    #expect(outcomes.values.map(\.size) == ["S"])
  }

  @Test func `a wheel sets the number of its row`() async throws {
    let outcomes = await host.show(form(), by: sheet)
    try await tapRow("Count")
    let wheel = try #require(host.view("BottomBounce.wheels") as? UIPickerView)
    wheel.selectRow(2, inComponent: 0, animated: false)
    (wheel.superview as? WheelsView)?.pickerView(
      wheel, didSelectRow: 2, inComponent: 0)
    await host.settle()
    #expect(try row("Count").accessibilityValue == "3")
    try await tapRow("Count")
    #expect(host.view("BottomBounce.wheels") == nil)
    await confirm()
    #expect(outcomes.values.map(\.count) == [3])
  }

  @Test func `a hidden row closes`() async throws {
    let content = FormContent<Trip>.form(Trip()) { f, trip in
      f.toggle("Late", \.isLate)
      if !trip.isLate { f.field("Count", \.count) { .number($0, in: 1...20).style(.wheel) } }
    }
    let outcomes = await host.show(content, by: sheet)
    try await tapRow("Count")
    let toggle = try #require(
      (host.formViews("BottomBounce.switch") as [UIControl]).first?.subviews
        .compactMap { $0 as? UISwitch }.first)
    for isOn in [true, false] {
      toggle.setOn(isOn, animated: false)
      toggle.sendActions(for: .valueChanged)
      await host.settle()
      #expect(host.view("BottomBounce.wheels") == nil)
    }
    await confirm()
    #expect(outcomes.values == [Trip()])
  }
}
