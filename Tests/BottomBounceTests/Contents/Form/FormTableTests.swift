import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Each kind of content in each place and state: OK returns what the screen shows.
@MainActor @Suite(.ownDevice) struct FormTableTests {
  enum Place: CaseIterable {
    case sheet, form, innerForm, orNone
  }

  enum State: CaseIterable {
    case untouched, untouchedInvalid, edited, editedInvalid, hiddenAndShown, limitedAndNot
    /// Another field's setter stores a value after the user has edited the field, maybe while it is
    /// hidden, or while its row is closed.
    case set, setHidden, setClosed
    /// The app sets the form's value then.
    case updated, updatedHidden
    /// The app describes content of another type then, and the first one again.
    case otherType, otherTypeAndBack
  }

  @Test(arguments: Row.all, Place.allCases)
  func `OK returns what the screen shows`(row: Row, place: Place) async throws {
    for state in State.allCases { try await row.check(TestHost(), place, state) }
  }

  /// A content with an initial value, and what follows from input.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let check: @MainActor @Sendable (TestHost, Place, State) async throws -> Void

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - name: The name of the content.
    ///   - initial: The initial value.
    ///   - edited: The value after the input.
    ///   - set: A value that the app sets.
    ///   - limited: The value in place of the initial one within the limit; `nil` if it is refused.
    ///   - shownText: Returns the text on the screen outside of rows.
    ///   - text: Returns the expected text. The default is that of a row.
    ///   - edit: Changes the value in the content's own views.
    ///   - content: Returns the content, which the second argument limits.
    init<Content: SheetContent>(
      _ name: String, _ initial: Content.Value, edited: Content.Value,
      set: Content.Value, limited: Content.Value? = nil,
      shownText: (@MainActor (TestHost) -> String?)? = nil,
      text: (@MainActor (Content.Value) -> String?)? = nil,
      edit: @escaping @MainActor (TestHost) throws -> Void,
      content: @escaping @MainActor (Content.Value, Bool) -> Content
    ) where Content.Value: Equatable & Sendable {
      testDescription = name
      check = { host, place, state in
        let use = FormUse(host, place, initial: initial, set: set, edit: edit, content: content)
        @MainActor func expectText(_ value: Content.Value) {
          if place == .sheet { return }
          let style = content(value, false).formFieldStyle(SheetContext())
          let expected = if let text { text(value) } else { style.text }
          let shown = use.rowText ?? shownText?(host)
          #expect(shown == expected, "\(name), \(place), \(state)")
        }
        if place == .sheet, !State.inSheets.contains(state) { return }
        await use.show(isLimited: state == .untouchedInvalid)
        var expected: Content.Value? = initial
        switch state {
        case .untouched: break
        case .untouchedInvalid: expected = limited
        case .edited, .editedInvalid, .hiddenAndShown:
          try await use.change()
          expected = edited
          expectText(edited)
          if state == .hiddenAndShown {
            try await use.turn("Hidden")
            try await use.turn("Hidden")
          }
          if state == .editedInvalid, place != .sheet {
            try await use.turn("Limited")
            expected = limited
          }
        case .limitedAndNot:
          try await use.turn("Limited")
          if let limited { expectText(limited) }
          try await use.turn("Limited")
        case .set, .setHidden, .setClosed:
          try await use.change()
          if state == .setHidden { try await use.turn("Hidden") }
          if state == .setClosed { await use.closeRow() }
          try await use.turn("Set")
          if state == .setHidden { try await use.turn("Hidden") }
          expected = set
        case .updated, .updatedHidden:
          try await use.change()
          if state == .updatedHidden { try await use.turn("Hidden") }
          let isUpdated = await use.update(to: set)
          // A control can't show another value.
          #expect(isUpdated || place == .sheet && name == "control")
          expected = isUpdated ? set : edited
        case .otherType, .otherTypeAndBack:
          try await use.change()
          try await use.turn("Other")
          expected = edited
          if state == .otherTypeAndBack {
            expectText(edited)
            try await use.turn("Other")
          }
        }
        if let expected { expectText(expected) }
        host.tapOK()
        await host.settle()
        let returned = use.values()
        #expect(returned == (expected.map { [$0] } ?? []), "\(name), \(place), \(state)")
        if expected == nil { #expect(place == .sheet || use.hasMessage) }
        host.sheet.dismiss()
        await host.settle()
      }
    }
  }
}

extension FormTableTests.State {
  fileprivate static let inSheets: Set<Self> = [
    .untouched, .untouchedInvalid, .edited, .editedInvalid, .updated,
  ]
}

/// Content of an app that shows other content.
private struct OtherContent<Wrapped: SheetContent>: SheetContent {
  let wrapped: Wrapped

  func makeBody(_ context: SheetContext) -> SheetBody<Wrapped.Value> {
    let body = wrapped.makeBody(context)
    return SheetBody(body.view, wrapping: body) { () throws(ValidationError) in try body.value() }
  }

  func untouched(_ context: SheetContext) -> Result<Wrapped.Value, ValidationError>? {
    wrapped.untouched(context)
  }

  func formFieldStyle(_ context: SheetContext) -> FormFieldStyle {
    wrapped.formFieldStyle(context)
  }
}

/// A content in a place, as a user uses it.
@MainActor private final class FormUse<Content: SheetContent> {
  struct Box {
    var isLimited: Bool
    var isHidden = false
    var value: Content.Value
    var optional: Content.Value?
    var setValue: Content.Value
    var isOther = false
    /// A switch that sets the other values.
    var isSet: Bool {
      get { false }
      set { (value, optional) = (setValue, setValue) }
    }
  }

  struct Outer {
    var box: Box
  }

  let host: TestHost
  let place: FormTableTests.Place
  let initial: Content.Value
  let set: Content.Value
  let edit: @MainActor (TestHost) throws -> Void
  let content: @MainActor (Content.Value, Bool) -> Content
  /// Returns the returned values.
  var values: () -> [Content.Value] = { [] }

  init(
    _ host: TestHost, _ place: FormTableTests.Place, initial: Content.Value,
    set: Content.Value, edit: @escaping @MainActor (TestHost) throws -> Void,
    content: @escaping @MainActor (Content.Value, Bool) -> Content
  ) {
    (self.host, self.place, self.initial, self.set) = (host, place, initial, set)
    (self.edit, self.content) = (edit, content)
  }

  func show(isLimited: Bool) async {
    let box = Box(isLimited: isLimited, value: initial, optional: initial, setValue: set)
    switch place {
    case .sheet:
      let outcomes = await host.show(content(initial, isLimited), by: host.sheet)
      values = { outcomes.values }
    case .form, .orNone:
      let outcomes = await host.show(form(box), by: host.sheet)
      values = { outcomes.values.map { self.value(of: $0) } }
    case .innerForm:
      let outcomes = await host.show(outer(box), by: host.sheet)
      values = { outcomes.values.map { self.value(of: $0.box) } }
    }
  }

  /// Shows another value of the app, and no limit.
  func update(to value: Content.Value) async -> Bool {
    let box = Box(isLimited: false, value: value, optional: value, setValue: value)
    let isUpdated =
      switch place {
      case .sheet: host.sheet.update(content(value, false))
      case .form, .orNone: host.sheet.update(form(box))
      case .innerForm: host.sheet.update(outer(box))
      }
    await host.settle()
    return isUpdated
  }

  private func outer(_ box: Box) -> FormContent<Outer> {
    .form(Outer(box: box)) { [self] f, _ in f.field("Inner", \.box) { self.form($0) } }
  }

  private func value(of box: Box) -> Content.Value {
    place == .orNone ? box.optional ?? box.value : box.value
  }

  private func form(_ box: Box) -> FormContent<Box> {
    .form(box) { [self] f, box in
      f.toggle("Limited", \.isLimited)
      f.toggle("Hidden", \.isHidden)
      f.toggle("Set", \.isSet)
      f.toggle("Other", \.isOther)
      if box.isHidden { return }
      if place == .orNone, box.isOther {
        f.field("Value", \.optional) {
          OtherContent(wrapped: self.content($0 ?? self.initial, box.isLimited).orNone())
        }
      } else if place == .orNone {
        f.field("Value", \.optional) { self.content($0 ?? self.initial, box.isLimited).orNone() }
      } else if box.isOther {
        f.field("Value", \.value) { OtherContent(wrapped: self.content($0, box.isLimited)) }
      } else {
        f.field("Value", \.value) { self.content($0, box.isLimited) }
      }
    }
  }

  private var row: UIControl? { (host.formViews("BottomBounce.row") as [UIControl]).first }
  var rowText: String? { row?.accessibilityValue }
  var hasMessage: Bool { !(host.formViews("BottomBounce.fieldMessage") as [UIView]).isEmpty }

  func turn(_ title: String) async throws {
    let switches: [UIControl] = host.formViews("BottomBounce.switch")
    host.tap(try #require(switches.first { $0.accessibilityLabel == title }))
    await host.settle()
  }

  /// Closes the row, if it is open.
  func closeRow() async {
    guard let row, (host.formViews("BottomBounce.panel") as [UIView]).count == 1 else { return }
    row.sendActions(for: .touchUpInside)
    await host.settle()
    if (host.formViews("BottomBounce.panel") as [UIView]).count > 1 {
      // A list has no OK there.
      if host.okButton?.isHidden == false { host.tapOK() } else { host.tapCancel() }
      await host.settle()
    }
  }

  /// Changes the value in the form, after a row has opened.
  func change() async throws {
    let row = row
    row?.sendActions(for: .touchUpInside)
    await host.settle()
    try edit(host)
    await host.settle()
    // A row may have opened a sheet.
    if (host.formViews("BottomBounce.panel") as [UIView]).count > 1 {
      host.tapOK()
      await host.settle()
    }
  }
}

extension FormTableTests.Row {
  private static let sizes = ["S", "M", "L"]
  private static let many = ["S", "M", "L", "XL", "XXL", "3XL"]
  private static let others = ["1", "2", "3", "4", "5", "6"]
  private static let early = DateRulesTests.date("2025-06-15 10:00:00")
  private static let earliest = DateRulesTests.date("2025-06-10 08:00:00")
  private static let late = DateRulesTests.date("2025-06-20 09:00:00")
  private static let later = DateRulesTests.date("2025-07-01 08:00:00")

  private static let days = ["2025-06-15", "2025-06-20", "2025-07-01", "2025-06-10"].map {
    DateRulesTests.date("\($0) 00:00:00")
  }

  private static func type(_ text: String) -> @MainActor (TestHost) throws -> Void {
    { host in
      try #require(host.textField).becomeFirstResponder()
      host.type(text)
    }
  }

  private static func pick(_ date: Date) -> @MainActor (TestHost) throws -> Void {
    { host in
      let picker = try #require(host.datePicker)
      picker.date = date
      picker.sendActions(for: .valueChanged)
    }
  }

  /// Selects a row of a wheel.
  private static func turn(to row: Int) -> @MainActor (TestHost) throws -> Void {
    { host in
      let wheel = try #require(host.view("BottomBounce.wheels") as? UIPickerView)
      wheel.selectRow(row, inComponent: 0, animated: false)
      (wheel.superview as? WheelsView)?.pickerView(
        wheel, didSelectRow: row, inComponent: 0)
    }
  }

  /// Taps an option, which is a button below a row, or a row of a list.
  private static func tap(_ option: Int) -> @MainActor (TestHost) throws -> Void {
    { host in
      if let button = host.control("BottomBounce.button.\(option)") {
        host.tap(button)
      } else {
        host.tapRow(option)
      }
    }
  }

  static let all: [Self] = [
    Self(
      "text", "ada", edited: "adab", set: "eve", shownText: { $0.textField?.text }, text: { $0 },
      edit: type("b")
    ) { .text($0).rules(.length($1 ? 9... : 1...)) },
    Self(
      "number", 5, edited: 55, set: 7, shownText: { $0.textField?.text }, text: { "\($0)" },
      edit: type("5")
    ) { .number($0, in: ($1 ? 70_000 : 0)...90_000) },
    Self("number on a wheel", 8, edited: 3, set: 5, edit: turn(to: 2)) { number, isLimited in
      .number(number, in: isLimited ? 30...40 : 1...20).style(.wheel)
    },
    Self("date", early, edited: late, set: earliest, limited: later, edit: pick(late)) {
      date, isLimited in
      DateContent<Date>.date(
        date, minimum: isLimited ? .date(later) : nil, mode: .dateAndTime
      ).timeZone(.gmt)
    },
    Self(
      "calendar", days[0], edited: days[1], set: days[3], limited: days[2], edit: pick(days[1])
    ) {
      DateContent<Date>.date($0, minimum: $1 ? .date(days[2]) : nil).timeZone(.gmt)
        .style(.calendar)
    },
    Self(
      "duration", .seconds(3_600), edited: .seconds(7_200), set: .seconds(10_800), edit: turn(to: 2)
    ) {
      .duration($0, in: ($1 ? .seconds(36_000) : .zero)...(.seconds(80_000)))
    },
    Self("wheel", "M", edited: "L", set: "S", edit: turn(to: 2)) {
      .wheel($1 ? ["1", "2"] : sizes, selected: $0)
    },
    Self("list in place", "M", edited: "L", set: "S", edit: tap(2)) {
      .list($1 ? ["1", "2"] : sizes, selected: $0)
    },
    Self("list in a sheet", "M", edited: "L", set: "S", edit: tap(2)) {
      .list($1 ? others : many, selected: $0)
    },
    Self("checklist", ["M"], edited: ["M", "L"], set: ["S"], edit: tap(2)) {
      ChecklistContent<[String]>.checklist(many, selected: $0, minimum: $1 ? 5 : 0)
    },
    Self(
      "control", Float(0.5), edited: 1, set: 0.25,
      shownText: { ($0.formViews(nil) as [UISlider]).first.map { "\($0.value)" } },
      text: { "\($0)" },
      edit: { host in
        let slider = try #require((host.formViews(nil) as [UISlider]).first)
        slider.value = 1
        slider.sendActions(for: .valueChanged)
      }
    ) { value, isLimited in
      ControlContent.control(\UISlider.value) {
        let slider = UISlider()
        slider.value = value
        return slider
      }.rule { _ in isLimited ? "Not now." : nil }
    },
  ]
}
