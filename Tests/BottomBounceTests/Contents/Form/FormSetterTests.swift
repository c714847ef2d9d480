import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Forms whose setters change more than their property, and closures that call the sheet.
@MainActor @Suite(.ownDevice) struct FormSetterTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private var texts: [UITextField] { host.formViews("BottomBounce.text") }
  private var rows: [UIControl] { host.formViews("BottomBounce.row") }

  private func row(_ title: String) throws -> UIControl {
    try #require(rows.first { $0.accessibilityLabel == title })
  }

  private func tapRow(_ title: String) async throws {
    try row(title).sendActions(for: .touchUpInside)
    await host.settle()
  }

  private func turn(_ title: String) async throws {
    let switches: [UIControl] = host.formViews("BottomBounce.switch")
    try #require(switches.first { $0.accessibilityLabel == title }).sendActions(for: .touchUpInside)
    await host.settle()
  }

  private func text(_ title: String) throws -> UITextField {
    try #require(texts.first { $0.accessibilityLabel == title })
  }

  private func type(_ letters: String, in title: String) async throws {
    try text(title).becomeFirstResponder()
    host.type(letters)
    await host.settle()
  }

  private func tap(_ identifier: String) async throws {
    host.tap(try #require(host.control("BottomBounce." + identifier)))
    await host.settle()
  }

  private func confirm() async {
    host.tapOK()
    await host.settle()
  }

  // MARK: Setters

  private struct Place: Equatable {
    var country = "de" { didSet { city = "?" } }
    var city = "Bonn"
    var size = "S" { didSet { city = "!" } }
  }

  @Test(arguments: [false, true], [false, true])
  func `a setter that clears another property runs when its own field changes`(
    cityFirst: Bool, isRow: Bool
  ) async throws {
    let outcomes = await host.show(
      FormContent<Place>.form(Place()) { f, _ in
        if cityFirst { f.field("City", \.city) { .text($0) } }
        if isRow {
          f.field("Size", \.size) { .list(["S", "M"], selected: $0) }
        } else {
          f.field("Country", \.country) { .text($0) }
        }
        if !cityFirst { f.field("City", \.city) { .text($0) } }
      }, by: sheet)
    if isRow {
      try await tapRow("Size")
      try await tap("button.1")
      #expect(try text("City").text == "!")
    } else {
      try await type("x", in: "Country")
      #expect(try text("City").text == "?")
    }
    try await type("a", in: "City")
    try await type("b", in: "City")
    let expected = isRow ? "!ab" : "?ab"
    #expect(try text("City").text == expected)
    await confirm()
    #expect(outcomes.values.map(\.city) == [expected])
    sheet.dismiss()
    await host.settle()
  }

  private struct Temperature: Equatable {
    var c = 0
    var tenths = 0
    var celsius: Int {
      get { c }
      set { (c, tenths) = (newValue, newValue * 10) }
    }
    var tenth: Int {
      get { tenths }
      set { (c, tenths) = (newValue / 10, newValue) }
    }
  }

  @Test(arguments: [false, true])
  func `properties that set each other keep the last text`(isFirst: Bool) async throws {
    let outcomes = await host.show(
      FormContent<Temperature>.form(Temperature()) { f, _ in
        if isFirst { f.field("Tenths", \.tenth) { .number($0, in: 0...10_000) } }
        f.field("Celsius", \.celsius) { .number($0, in: 0...10_000) }
        if !isFirst { f.field("Tenths", \.tenth) { .number($0, in: 0...10_000) } }
      }, by: sheet)
    try await type("5", in: "Celsius")
    #expect(try text("Tenths").text == "50")
    try text("Tenths").becomeFirstResponder()
    try text("Tenths").deleteBackward()
    await host.settle()
    host.type("3")
    await host.settle()
    #expect(try text("Tenths").text == "53")
    #expect(try text("Celsius").text == "5")
    await confirm()
    #expect(outcomes.values.map(\.tenths) == [53])
    sheet.dismiss()
    await host.settle()
  }

  private struct Capital: Equatable {
    private var stored = "Ada"
    var name: String {
      get { stored }
      set { stored = newValue.capitalized }
    }
    var other = "x"
    var third = "y"
  }

  @Test func `a setter that stores another value is called once for a letter`() async throws {
    var count = 0
    let outcomes = await host.show(
      FormContent<Capital>.form(Capital()) { f, _ in
        count += 1
        f.field("Name", \.name) { .text($0) }
        f.field("Other", \.other) { .text($0) }
        f.field("Third", \.third) { .text($0) }
      }, by: sheet)
    try await type(" bo", in: "Name")
    count = 0
    host.type("b")
    await host.settle()
    #expect(count == 1)
    #expect(try text("Name").text == "Ada bob")
    try text("Other").becomeFirstResponder()
    await host.settle()
    #expect(try text("Name").text == "Ada Bob")
    try await type("c", in: "Name")
    #expect(try text("Name").text == "Ada Bobc")
    host.type("D")
    await host.settle()
    try text("Name").resignFirstResponder()
    await host.settle()
    #expect(try text("Name").text == "Ada Bobcd")
    try await type("E", in: "Name")
    await confirm()
    #expect(outcomes.values.map(\.name) == ["Ada Bobcde"])
  }

  private struct Nan: Equatable {
    var level = Float.nan
    var a = "a"
    var b = "b"
  }

  @Test func `a value that isn't equal to itself needs no other pass`() async throws {
    var count = 0
    let outcomes = await host.show(
      FormContent<Nan>.form(Nan()) { f, _ in
        count += 1
        f.field("Level", \.level) { value in
          .control(\UISlider.value) {
            let slider = NanSlider()
            slider.own = value
            return slider
          }
        }
        f.field("A", \.a) { .text($0) }
        f.field("B", \.b) { .text($0) }
      }, by: sheet)
    count = 0
    try await type("b", in: "A")
    #expect(count == 1)
    await confirm()
    #expect(outcomes.values.map(\.a) == ["ab"])
  }

  private final class NanSlider: UISlider {
    var own: Float = 0
    override var value: Float {
      get { own }
      set { own = newValue }
    }
  }

  // MARK: Closures

  private struct Called: Equatable {
    @MainActor static var onSet: (() -> Void)?
    private var stored = "a"
    var name: String {
      get { stored }
      set {
        stored = newValue
        MainActor.assumeIsolated { Self.onSet?() }
      }
    }
    var other = "b"
  }

  enum Caller: CaseIterable { case setter, describe, rule, footer, formRule, formFooter, content }
  enum Call: CaseIterable { case update, dismiss, show, confirm }

  @Test(arguments: Caller.allCases, Call.allCases)
  func `closures of the app may call the sheet`(caller: Caller, call: Call) async throws {
    var isArmed = false
    var value = Called()
    value.other = "set"
    @MainActor func act(_ this: Caller) {
      guard isArmed, this == caller else { return }
      isArmed = false
      switch call {
      case .update: sheet.update(form(value))
      case .dismiss: sheet.dismiss()
      case .show: sheet.show(.text("n"), title: "New", in: host.view) { _ in }
      case .confirm: sheet.confirm()
      }
    }
    @MainActor func form(_ value: Called) -> FormContent<Called> {
      .form(value) { f, _ in
        act(.describe)
        f.field("Name", \.name) { (name: String) -> TextContent in
          act(.content)
          return TextContent.text(name).rule { _ in
            act(.rule)
            return nil
          }.footer { _ in
            act(.footer)
            return "f"
          }
        }
        f.field("Other", \.other) { .text($0) }
        f.rule(at: \.other) { _ in
          act(.formRule)
          return nil
        }
        f.footer { _ in
          act(.formFooter)
          return "g"
        }
      }
    }
    let outcomes = await host.show(form(Called()), by: sheet)
    Called.onSet = { act(.setter) }
    defer { Called.onSet = nil }
    try text("Name").becomeFirstResponder()
    isArmed = true
    host.type("b")
    await host.settle()
    #expect(!isArmed)
    switch call {
    case .update:
      #expect(texts.map(\.text) == ["a", "set"])
      await confirm()
      #expect(outcomes.values == [value])
    case .dismiss: #expect(outcomes.cancellations.count == 1 && !sheet.isPresented)
    case .show, .confirm: #expect(outcomes.total <= 1)
    }
    sheet.dismiss()
    await host.settle()
    #expect(outcomes.total == 1)
  }

  // MARK: Optional properties

  private struct Maybe: Equatable {
    var size: String? = "L"
    var short: String? = "L"
    var isOn = false
  }

  @Test(arguments: ["Size", "Short"], [false, true])
  func `Clear removes the value of content with a default`(title: String, orNone: Bool) async throws
  {
    let many = ["S", "M", "L", "XL", "XXL", "3XL"]
    let outcomes = await host.show(
      FormContent<Maybe>.form(Maybe()) { f, _ in
        if orNone {
          f.field("Size", \.size) { .list(many, selected: $0 ?? "M").orNone() }
          f.field("Short", \.short) { .list(["S", "M", "L"], selected: $0 ?? "M").orNone() }
        } else {
          f.field("Size", \.size) { .list(many, selected: $0 ?? "M") }
          f.field("Short", \.short) { .list(["S", "M", "L"], selected: $0 ?? "M") }
        }
        f.toggle("On", \.isOn)
      }, by: sheet)
    try await tapRow(title)
    try await tap("clear")
    let shown = try row(title).accessibilityValue
    try await turn("On")
    #expect(try row(title).accessibilityValue == shown)
    await confirm()
    let value = try #require(outcomes.values.first)
    #expect((title == "Size" ? value.size : value.short) == nil, "shown \(shown ?? "-")")
  }
}
