import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// What a form returns after the app has described its fields again, and after choices in rows.
@MainActor @Suite(.ownDevice) struct FormDescriptionTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private func row(_ title: String) throws -> UIControl {
    let rows: [UIControl] = host.formViews("BottomBounce.row")
    return try #require(rows.first { $0.accessibilityLabel == title })
  }

  private func tapRow(_ title: String) async throws {
    try row(title).sendActions(for: .touchUpInside)
    await host.settle()
  }

  private func tap(_ identifier: String) async throws {
    host.tap(try #require(host.control("BottomBounce." + identifier)))
    await host.settle()
  }

  private func turnSwitch() async throws {
    let row: UIControl? = host.control("BottomBounce.switch")
    try #require(row).sendActions(for: .touchUpInside)
    await host.settle()
  }

  private func confirm() async {
    host.tapOK()
    await host.settle()
  }

  private var messages: [String] {
    (host.formViews("BottomBounce.fieldMessage") as [UILabel]).compactMap(\.text)
  }

  // MARK: Other content

  private struct Trip {
    var isAbroad = false
    var city = "Berlin"
  }

  nonisolated private static let lists: [[String]] = [
    ["Berlin", "Bonn", "Kiel"], (1...8).map { "US \($0)" }, [], ["US 1", "US 2"],
    ["Berlin"] + (1...8).map { "DE \($0)" },
  ]

  @Test(arguments: [0, 4], [1, 2, 3])
  func `a row whose options don't have its value takes those that do`(
    own: Int, other: Int
  ) async throws {
    let outcomes = await host.show(
      FormContent<Trip>.form(Trip()) { f, trip in
        f.toggle("Abroad", \.isAbroad)
        f.field("City", \.city) { .list(Self.lists[trip.isAbroad ? other : own], selected: $0) }
      }, by: sheet)
    try await turnSwitch()
    #expect(try row("City").accessibilityValue == SheetStrings()[.none])
    #expect(messages.count == 1)
    try await turnSwitch()
    #expect(try row("City").accessibilityValue == "Berlin" && messages.isEmpty)
    await confirm()
    #expect(outcomes.values.map(\.city) == ["Berlin"])
  }

  @Test func `a list that is empty until a text is complete takes its options`() async throws {
    struct Place {
      var country = ""
      var city = "Rome"
    }
    let outcomes = await host.show(
      FormContent<Place>.form(Place()) { f, place in
        f.field("Country", \.country) { .text($0) }
        f.field("City", \.city) {
          .list(place.country == "it" ? ["Rome", "Turin"] : [], selected: $0)
        }
      }, by: sheet)
    for letter in ["i", "t"] {
      host.type(letter)
      await host.settle()
    }
    #expect(try row("City").accessibilityValue == "Rome")
    await confirm()
    #expect(outcomes.values.map(\.city) == ["Rome"])
  }

  private struct Amount {
    var isOther = false
    var number = 7
  }

  /// A kind of content for a number.
  enum Kind: CaseIterable {
    case wheel, field, options, list, wheelOfOptions, control
  }

  private func add(_ kind: Kind, to f: FormBuilder<Amount>) {
    switch kind {
    case .wheel: f.field("Number", \.number) { .number($0, in: 1...9).style(.wheel) }
    case .field: f.field("Number", \.number) { .number($0, in: 1...9).style(.field) }
    case .options:
      f.field("Number", \.number) { .list([6, 7, 8], selected: $0) { "\($0)" } }
    case .list:
      f.field("Number", \.number) { .list(Array(1...9), selected: $0) { "\($0)" } }
    case .wheelOfOptions:
      f.field("Number", \.number) { .wheel(Array(1...9), selected: $0) { "\($0)" } }
    case .control:
      f.field("Number", \.number) { number in
        .control(\UISlider.count) {
          let slider = UISlider()
          slider.maximumValue = 9
          slider.value = Float(number)
          return slider
        }
      }
    }
  }

  /// A kind of content that refuses the number.
  private func addRefusing(_ kind: Kind, to f: FormBuilder<Amount>) {
    switch kind {
    case .wheel: f.field("Number", \.number) { .number($0, in: 1...3).style(.wheel) }
    case .field: f.field("Number", \.number) { .number($0, in: 1...3).style(.field) }
    case .options: f.field("Number", \.number) { .list([1, 2], selected: $0) { "\($0)" } }
    case .list:
      f.field("Number", \.number) { .list(Array(11...19), selected: $0) { "\($0)" } }
    case .wheelOfOptions: f.field("Number", \.number) { .wheel([1, 2], selected: $0) { "\($0)" } }
    case .control: add(kind, to: f)
    }
  }

  @Test(arguments: Kind.allCases, Kind.allCases)
  func `a property with two contents comes back to the first one`(
    first: Kind, second: Kind
  ) async throws {
    for isRefusing in [false, true] {
      let outcomes = await host.show(
        FormContent<Amount>.form(Amount()) { f, amount in
          f.toggle("Other", \.isOther)
          if !amount.isOther {
            add(first, to: f)
          } else if isRefusing {
            addRefusing(second, to: f)
          } else {
            add(second, to: f)
          }
        }, by: sheet)
      for _ in 0..<2 { try await turnSwitch() }
      #expect(messages.isEmpty)
      await confirm()
      #expect(outcomes.values.map(\.number) == [7], "\(first), \(second), \(isRefusing)")
      sheet.dismiss()
      await host.settle()
    }
  }

  // MARK: What is written

  private struct Tag: Hashable {
    var id = 1
    var name = "a"

    static func == (one: Self, other: Self) -> Bool { one.id == other.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  private struct Tagged {
    var tag = Tag()
    var other = "b"
  }

  @Test func `what the user has entered is written, whatever == says`() async {
    let outcomes = await host.show(
      FormContent<Tagged>.form(Tagged()) { f, _ in
        f.field("Tag", \.tag) { .form($0) { g, _ in g.field("Name", \.name) { .text($0) } } }
        f.field("Other", \.other) { .text($0) }
      }, by: sheet)
    host.textField?.becomeFirstResponder()
    let first = (host.formViews("BottomBounce.text") as [UITextField]).first
    first?.becomeFirstResponder()
    host.type("z")
    await host.settle()
    await confirm()
    #expect(outcomes.values.map(\.tag.name) == ["az"])
  }

  /// A value that counts the calls of its setters.
  private struct Counted {
    // Only the main actor, on which the test runs, uses it.
    nonisolated(unsafe) static var count = 0

    var name = "Ada" { didSet { Self.count += 1 } }
    var pause = Duration.seconds(600) { didSet { Self.count += 1 } }
    var size = "S" { didSet { Self.count += 1 } }
    var isOn = false
  }

  @Test func `no setter of a field that nobody touched runs`() async throws {
    Counted.count = 0
    let outcomes = await host.show(
      FormContent<Counted>.form(Counted()) { f, _ in
        f.field("Name", \.name) { .text($0) }
        f.field("Pause", \.pause) { .duration($0) }
        f.field("Size", \.size) { .list(["S", "M"], selected: $0) }
        f.toggle("On", \.isOn)
      }, by: sheet)
    try await turnSwitch()
    await confirm()
    #expect(outcomes.values.map(\.isOn) == [true])
    #expect(Counted.count == 0)
  }

  // MARK: Refused choices

  private struct Shirt: Equatable {
    var size = "S"
    var name = "Ada"
    var count = 3
  }

  /// Ways to leave an open row, and whether it stays open.
  enum Leaving: CaseIterable {
    case tap, returnKey, otherRow, text

    var staysOpen: Bool { self == .tap || self == .returnKey }
  }

  @Test(arguments: Leaving.allCases)
  func `a refused choice keeps its message until the user chooses again`(
    leaving: Leaving
  ) async throws {
    let outcomes = await host.show(
      FormContent<Shirt>.form(Shirt()) { f, _ in
        f.field("Name", \.name) { .text($0) }
        f.field("Size", \.size) {
          .list(["S", "M", "L"], selected: $0).rule { $0 == "L" ? "Not L." : nil }
        }
        f.field("Count", \.count) { .number($0, in: 1...9).style(.wheel) }
      }, by: sheet)
    try await tapRow("Size")
    try await tap("button.2")
    #expect(messages == ["Not L."])
    switch leaving {
    case .tap: try await tapRow("Size")
    case .returnKey: host.pressReturn()
    case .otherRow: try await tapRow("Count")
    case .text: host.textField?.becomeFirstResponder()
    }
    await host.settle()
    #expect(messages == ["Not L."])
    let isOpen = host.control("BottomBounce.button.2") != nil
    #expect(isOpen == leaving.staysOpen)
    if leaving.staysOpen {
      await confirm()
      #expect(outcomes.total == 0, "The open row shows L.")
      try await tap("button.1")
      #expect(messages == [] && host.control("BottomBounce.button.1") == nil)
    } else {
      #expect(try row("Size").accessibilityValue == "S")
    }
    await confirm()
    #expect(outcomes.values.map(\.size) == [leaving.staysOpen ? "M" : "S"])
  }

  @Test func `a new choice removes the message of a refused one`() async throws {
    let outcomes = await host.show(
      FormContent<Shirt>.form(Shirt()) { f, _ in
        f.field("Size", \.size) {
          .list(["S", "M", "L"], selected: $0).rule { $0 == "L" ? "Not L." : nil }
        }
        f.field("Count", \.count) { .number($0, in: 1...9).style(.wheel) }
      }, by: sheet)
    try await tapRow("Size")
    try await tap("button.2")
    try await tapRow("Count")
    try await tapRow("Size")
    #expect(messages == ["Not L."])
    try await tap("button.1")
    #expect(messages == [])
    await confirm()
    #expect(outcomes.values.map(\.size) == ["M"])
  }

  // MARK: What the app sets

  private struct Filter: Equatable {
    var hasMore = false
    var note = ""
    var level: Float?
  }

  private func filter(_ filter: Filter) -> FormContent<Filter> {
    .form(filter) { f, filter in
      f.toggle("More", \.hasMore)
      if filter.hasMore { f.field("Note", \.note) { .text($0) } }
    }
  }

  @Test func `an update resets fields that are hidden`() async throws {
    let outcomes = await host.show(filter(Filter()), by: sheet)
    try await turnSwitch()
    host.textField?.becomeFirstResponder()
    host.type("x")
    await host.settle()
    try await turnSwitch()
    #expect(sheet.update(filter(Filter())))
    await host.settle()
    try await turnSwitch()
    #expect(host.textField?.text == "")
    await confirm()
    #expect(outcomes.values == [Filter(hasMore: true)])
  }

  private struct Order: Equatable {
    var billing = Address(street: "Via")
    var address = Address(street: "Rue")
    var isSame = false { didSet { if isSame { address = billing } } }
  }

  private struct Address: Equatable {
    var street = ""
  }

  @Test func `a nested form shows what another field's setter has set`() async throws {
    let outcomes = await host.show(
      FormContent<Order>.form(Order()) { f, _ in
        f.toggle("Same as billing", \.isSame)
        f.field("Address", \.address) {
          .form($0) { g, _ in g.field("Street", \.street) { .text($0) } }
        }
      }, by: sheet)
    try await turnSwitch()
    #expect(host.textField?.text == "Via")
    await confirm()
    #expect(outcomes.values.map(\.address.street) == ["Via"])
  }

  @Test func `an update makes no value of what a control proposes`() async {
    func form(_ filter: Filter) -> FormContent<Filter> {
      .form(filter) { f, _ in
        f.field("Level", \.level) { level in
          .control(\UISlider.value) {
            let slider = UISlider()
            slider.value = level ?? 0.5
            return slider
          }
        }
      }
    }
    let outcomes = await host.show(form(Filter()), by: sheet)
    sheet.update(form(Filter()))
    await host.settle()
    await confirm()
    #expect(outcomes.values == [Filter()])
  }

  // MARK: Optional rows

  private struct Options: Equatable {
    var day: DateComponents?
    var date: Date?
    var number: Int?
    var size: String?
    var wheel: String?
    var pause: Duration?
    var long: String?
  }

  nonisolated private static let optionalRows = [
    "Day", "Date", "Number", "Size", "Wheel", "Pause", "Long",
  ]

  @Test(arguments: optionalRows)
  func `the row of an optional property can be emptied again`(title: String) async throws {
    let outcomes = await host.show(
      FormContent<Options>.form(Options()) { f, _ in
        f.field("Day", \.day) { .day($0) }
        f.field("Date", \.date) { .date($0) }
        f.field("Number", \.number) { .number($0, in: 1...9).style(.wheel) }
        f.field("Size", \.size) { .list(["S", "M"], selected: $0) }
        f.field("Wheel", \.wheel) { .wheel(["S", "M"], selected: $0) }
        f.field("Pause", \.pause) { .duration($0) }
        f.field("Long", \.long) { .list(["a", "b", "c", "d", "e", "f"], selected: $0) }
      }, by: sheet)
    let none = SheetStrings()[.none]
    #expect(try row(title).accessibilityValue == none)
    try await tapRow(title)
    if title == "Size" { try await tap("button.1") }
    if title == "Long" {
      let table = try #require(host.view("BottomBounce.options") as? UITableView)
      host.tapRow(IndexPath(row: 1, section: 0), in: table)
      host.tapOK()
      await host.settle()
    }
    if ["Size", "Long"].contains(title) { try await tapRow(title) }
    if title != "Long" { #expect(try row(title).accessibilityValue != none) }
    try await tap("clear")
    #expect(try row(title).accessibilityValue == none)
    await confirm()
    #expect(outcomes.values == [Options()])
  }
}

extension UISlider {
  fileprivate var count: Int {
    get { Int(value) }
    set { value = Float(newValue) }
  }
}
