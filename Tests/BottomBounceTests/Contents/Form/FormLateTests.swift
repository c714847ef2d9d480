import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Forms in forms, rules that wait, and events that come late.
@MainActor @Suite(.ownDevice) struct FormLateTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private var texts: [UITextField] { host.formViews("BottomBounce.text") }
  private var rows: [UIControl] { host.formViews("BottomBounce.row") }
  private var messages: [String] {
    (host.formViews("BottomBounce.fieldMessage") as [UILabel]).compactMap(\.text)
  }

  private func text(_ title: String) throws -> UITextField {
    try #require(texts.first { $0.accessibilityLabel == title })
  }
  private func turn(_ title: String) async throws {
    let switches: [UIControl] = host.formViews("BottomBounce.switch")
    try #require(switches.first { $0.accessibilityLabel == title }).sendActions(for: .touchUpInside)
    await host.settle()
  }
  private func tapRow(_ title: String) async throws {
    try #require(rows.first { $0.accessibilityLabel == title }).sendActions(for: .touchUpInside)
    await host.settle()
  }
  private func type(_ letters: String, in title: String) async throws {
    try text(title).becomeFirstResponder()
    host.type(letters)
    await host.settle()
  }
  private func confirm() async {
    host.tapOK()
    await host.settle()
  }

  // MARK: Nested

  private struct Street: Equatable {
    var name = "Via" { didSet { if isLoud { name = name.uppercased() } } }
    var isLoud = false
    var number = 1
    var size = "S"
  }
  private struct Address: Equatable {
    var street = Street()
    var zip = "1"
    var isReset: Bool {
      get { false }
      set { street = Street(name: "Inner") }
    }
  }
  private struct Person: Equatable {
    var name = "Ada"
    var address = Address()
    var isReset: Bool {
      get { false }
      set { address.street = Street(name: "Outer") }
    }
    var zipReset: Bool {
      get { false }
      set { address.zip = "9" }
    }
  }

  private func form(_ person: Person) -> FormContent<Person> {
    .form(person) { f, _ in
      f.field("Name", \.name) { .text($0) }
      f.field("Address", \.address) {
        .form($0) { g, _ in
          g.field("Street", \.street) {
            .form($0) { h, street in
              h.field("Line", \.name) { .text($0).rule { $0.hasSuffix("!") ? "No !" : nil } }
              h.field("Number", \.number) { .number($0, in: 0...99).style(.wheel) }
              h.field("Size", \.size) { .list(["S", "M", "L"], selected: $0) }
            }
          }
          g.field("Zip", \.zip) { .text($0) }
          g.toggle("Inner", \.isReset)
        }
      }
      f.toggle("Outer", \.isReset)
      f.toggle("Zip reset", \.zipReset)
    }
  }

  @Test(arguments: ["", "x", "x!"], ["Inner", "Outer", "Zip reset", "update"])
  func `a setter counts in forms in forms`(letters: String, event: String) async throws {
    let outcomes = await host.show(form(Person()), by: sheet)
    if !letters.isEmpty { try await type(letters, in: "Line") }
    try await type("y", in: "Zip")
    try await tapRow("Size")
    host.tap(try #require(host.control("BottomBounce.button.1")))
    await host.settle()
    var expected = Person()
    expected.address.zip = "1y"
    expected.address.street.size = "M"
    if letters == "x" { expected.address.street.name = "Viax" }
    // The outer form has no part of a form that isn't valid.
    if letters == "x!", event != "Inner" {
      expected.address = Address(street: Street(name: "Viax"))
    }
    switch event {
    case "update":
      expected = Person(name: "Eve")
      expected.address.zip = "7"
      #expect(sheet.update(form(expected)))
      await host.settle()
    default:
      try await turn(event)
      if event == "Inner" { expected.address.isReset = true }
      if event == "Outer" { expected.isReset = true }
      if event == "Zip reset" { expected.zipReset = true }
    }
    let address = expected.address
    #expect(texts.map(\.text) == [expected.name, address.street.name, address.zip])
    #expect(rows.map(\.accessibilityValue) == ["1", address.street.size])
    await confirm()
    #expect(outcomes.values == [expected])
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a nested setter that stores another value lets the user type`() async throws {
    var person = Person()
    person.address.street.isLoud = true
    let outcomes = await host.show(form(person), by: sheet)
    try await type("x", in: "Line")
    host.type("y")
    await host.settle()
    #expect(try text("Line").text == "Viaxy")
    try text("Zip").becomeFirstResponder()
    await host.settle()
    #expect(try text("Line").text == "VIAXY")
    host.type("2")
    await host.settle()
    #expect(try text("Zip").text == "12")
    #expect(try text("Zip").isFirstResponder)
    await confirm()
    #expect(outcomes.values.map(\.address.street.name) == ["VIAXY"])
    #expect(outcomes.values.map(\.address.zip) == ["12"])
  }

  // MARK: Rules that wait

  private struct Account: Equatable {
    var name = "a"
    var isSet: Bool {
      get { false }
      set { name = "set" }
    }
    var isHidden = false
    var other = "o"
  }

  @MainActor private final class Server {
    var waiting: [(String, CheckedContinuation<Void, Never>)] = []
    func answer() {
      for (_, continuation) in waiting { continuation.resume() }
      waiting = []
    }
    func check(_ text: String) async -> String? {
      await withCheckedContinuation { waiting.append((text, $0)) }
      return text.hasSuffix("!") ? "No \(text)" : nil
    }
  }

  enum Meanwhile: CaseIterable {
    case nothing, set, hide, hideAndShow, update, other, typed, dismiss
  }

  @Test(arguments: Meanwhile.allCases, ["b", "b!"])
  func `a check ends after other events`(meanwhile: Meanwhile, letters: String) async throws {
    let server = Server()
    func form(_ account: Account) -> FormContent<Account> {
      .form(account) { f, account in
        f.field("Other", \.other) { .text($0) }
        if !account.isHidden {
          f.field("Name", \.name) {
            .text($0).rules(.async { await server.check($0) })
          }
        }
        f.toggle("Set", \.isSet)
        f.toggle("Hidden", \.isHidden)
      }
    }
    let outcomes = await host.show(form(Account()), by: sheet)
    try text("Name").becomeFirstResponder()
    host.type(letters)
    await host.settle()
    await host.advance(by: 2)
    #expect(server.waiting.map(\.0) == ["a" + letters])
    var expected = "a" + letters
    var isKept = true
    switch meanwhile {
    case .nothing: break
    case .set:
      try await turn("Set")
      (expected, isKept) = ("set", false)
    case .hide: try await turn("Hidden")
    case .hideAndShow:
      try await turn("Hidden")
      try await turn("Hidden")
    case .update:
      #expect(sheet.update(form(Account(name: "u"))))
      (expected, isKept) = ("u", false)
      await host.settle()
    case .other: try await type("p", in: "Other")
    case .typed:
      host.type("c")
      await host.settle()
      expected += "c"
    case .dismiss:
      sheet.dismiss()
      await host.settle()
      server.answer()
      await host.settle()
      #expect(outcomes.cancellations.count == 1 && outcomes.values.isEmpty)
      return
    }
    server.answer()
    for _ in 0..<3 {
      await host.settle()
      await host.advance(by: 2)
      server.answer()
    }
    await host.settle()
    let isInvalid = isKept && expected.hasSuffix("!")
    if meanwhile == .hide {
      #expect(texts.count == 1)
      if isInvalid { expected = "a" }
    } else {
      #expect(try text("Name").text == expected)
      #expect(messages == (isInvalid ? ["No \(expected)"] : []))
    }
    host.tapOK()
    for _ in 0..<3 {
      await host.settle()
      await host.advance(by: 2)
      server.answer()
    }
    await host.settle()
    #expect(outcomes.values.map(\.name) == (isInvalid && meanwhile != .hide ? [] : [expected]))
    sheet.dismiss()
    server.answer()
    await host.settle()
  }

  // MARK: Rules of the form

  @Test func `the message of a rule stays while the user changes another field`() async throws {
    let outcomes = await host.show(
      FormContent<Account>.form(Account()) { f, _ in
        f.field("Name", \.name) { .text($0) }
        f.field("Other", \.other) { .text($0) }
        f.toggle("Hidden", \.isHidden)
        f.rule(at: \.name) { $0.name == "a" ? "Not a." : nil }
      }, by: sheet)
    await confirm()
    #expect(messages == ["Not a."] && outcomes.total == 0)
    try await turn("Hidden")
    #expect(messages == ["Not a."])
    try await type("b", in: "Other")
    #expect(messages == ["Not a."])
    try await type("b", in: "Name")
    #expect(messages == [])
    try text("Name").deleteBackward()
    await host.settle()
    #expect(messages == [])
    sheet.dismiss()
    await host.settle()
  }

  // MARK: Disabled

  private struct Late: Equatable {
    var name = "a"
    var level = Float(0)
    var number = 3
    var isOn = false
  }

  @Test(arguments: ["switch", "slider", "wheel", "text", "row"])
  func `events come late while the app saves`(event: String) async throws {
    var saving: [CheckedContinuation<Void, Never>] = []
    var saved: [Late] = []
    sheet.show(
      FormContent<Late>.form(Late()) { f, _ in
        f.field("Name", \.name) { .text($0) }
        f.field("Level", \.level) { level in
          .control(\UISlider.value) {
            let slider = UISlider()
            slider.value = level
            return slider
          }
        }
        f.field("Number", \.number) { .number($0, in: 1...9).style(.wheel) }
        f.toggle("On", \.isOn)
      }, in: host.view,
      commit: { (value: Late) async throws(ValidationError) in
        saved.append(value)
        await withCheckedContinuation { saving.append($0) }
        if saved.count == 1 { throw ValidationError("Not saved.") }
      }
    ) { _ in }
    await host.settle()
    if event == "wheel" { try await tapRow("Number") }
    host.tapOK()
    await host.settle()
    #expect(saving.count == 1)
    switch event {
    case "switch":
      let toggle = try #require((host.formViews(nil) as [UISwitch]).first)
      toggle.setOn(true, animated: false)
      toggle.sendActions(for: .valueChanged)
    case "slider":
      let slider = try #require((host.formViews(nil) as [UISlider]).first)
      slider.value = 1
      slider.sendActions(for: .valueChanged)
    case "wheel":
      let wheel = try #require(host.view("BottomBounce.wheels") as? UIPickerView)
      wheel.selectRow(6, inComponent: 0, animated: false)
      (wheel.superview as? WheelsView)?.pickerView(wheel, didSelectRow: 6, inComponent: 0)
    case "text": host.textField?.insertText("z")
    default: try await tapRow("Number")
    }
    await host.settle()
    for waiting in saving { waiting.resume() }
    saving = []
    await host.settle()
    // The screen shows what the next OK returns.
    let shown = Late(
      name: try text("Name").text ?? "",
      level: (host.formViews(nil) as [UISlider]).first?.value ?? -1,
      number: Int(rows.first?.accessibilityValue ?? "") ?? -1,
      isOn: (host.formViews(nil) as [UISwitch]).first?.isOn ?? false)
    host.tapOK()
    await host.settle()
    #expect(saved.last == shown, "\(event)")
    for waiting in saving { waiting.resume() }
    await host.settle()
    sheet.dismiss()
    await host.settle()
  }
}
