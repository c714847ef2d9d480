import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Texts of forms whose values setters change.
@MainActor @Suite(.ownDevice) struct FormTextSetterTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private struct Member {
    private var storedName = ""
    var name: String {
      get { storedName }
      set { storedName = newValue.capitalized }
    }
    var city = ""
    var isPublic = false
    var isReset: Bool {
      get { false }
      set { (storedName, city) = ("Set", "Set") }
    }
  }

  private func field(_ index: Int) throws -> any UIView & UITextInput {
    let texts: [UIView] = host.formViews("BottomBounce.text")
    return try #require(texts[index] as? any UIView & UITextInput)
  }

  private func text(_ index: Int) throws -> String? {
    let field = try field(index)
    return field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
      .flatMap { field.text(in: $0) }
  }

  private func turn(_ title: String) async throws {
    let switches: [UIControl] = host.formViews("BottomBounce.switch")
    host.tap(try #require(switches.first { $0.accessibilityLabel == title }))
    await host.settle()
  }

  /// Shows a form with a name whose setter capitalizes it, and a city.
  private func show(lines: Int) async -> Outcomes<Member> {
    let content = FormContent<Member>.form(Member()) { f, _ in
      f.field("Name", \.name) { .text($0).lines(1...lines) }
      f.field("City", \.city) { .text($0) }
      f.toggle("Public", \.isPublic)
      f.toggle("Reset", \.isReset)
    }
    return await host.show(content, by: sheet)
  }

  @Test(arguments: [1, 3])
  func `a text shows what its setter has stored when editing ends`(lines: Int) async throws {
    let outcomes = await show(lines: lines)
    try field(0).becomeFirstResponder()
    for letter in ["a", "d", "a"] { host.type(letter) }
    // Another field changes while the user types.
    try await turn("Public")
    #expect(try text(0) == "ada")
    host.type("m")
    #expect(try text(0) == "adam")
    try field(1).becomeFirstResponder()
    await host.settle()
    #expect(try text(0) == "Adam")
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.map(\.name) == ["Adam"])
  }

  @Test func `OK returns what a setter has stored for a text that is edited`() async throws {
    let outcomes = await show(lines: 1)
    try field(0).becomeFirstResponder()
    host.type("eve")
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.map(\.name) == ["Eve"])
  }

  @Test(arguments: [0, 1])
  func `a composition continues after a setter has stored another value`(index: Int) async throws {
    let outcomes = await show(lines: 1)
    let field = try field(index)
    field.becomeFirstResponder()
    field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    try await turn("Reset")
    #expect(field.markedTextRange != nil)
    #expect(try text(index) == "ni")
    field.setMarkedText("你", selectedRange: NSRange(location: 1, length: 0))
    field.unmarkText()
    await host.settle()
    #expect(try text(index) == "你" && text(1 - index) == "Set")
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.map { [$0.name, $0.city][index] } == ["你"])
  }
}
