import Foundation
import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Async rules in virtual time, and VoiceOver announcements of rules.
@MainActor @Suite(.ownDevice) struct AsyncTextRuleOnSimulatorTests {
  private let screen = TestHost()
  private let server = CheckServer()
  private var device: Simulator { screen.device }
  private let taken = CheckServer.taken

  init() {
    screen.device.showsSoftwareKeyboard = false
  }

  private func show(
    _ text: String = "", change: (TextContent) -> TextContent = { $0 }
  ) -> Outcomes<String> {
    let content = TextContent.text(text).rules(
      .length(2...), .async { [server] in try await server.check($0) })
    return screen.show(change(content))
  }

  /// Lets tasks of the main actor run, without time passing.
  private func yield() async {
    for _ in 0..<30 { await Task.yield() }
  }

  private func advance(by duration: TimeInterval) async {
    device.advance(by: duration)
    await yield()
  }

  private var problem: String? { screen.problem }

  private var isEnabled: Bool { screen.okButton?.isEnabled == true }
  private var isChecking: Bool {
    device.accessibilityTree().contains("Checking…")
  }

  private func end() async {
    screen.sheet.dismiss()
    await device.settle()
  }

  @Test func `the async rule runs after the text is unchanged for a moment`() async {
    _ = show()
    device.type("bo")
    await advance(by: 0.2)
    device.type("b")
    await advance(by: 0.2)
    #expect(server.asked == [])
    #expect(isEnabled, "OK waits for the check.")
    await advance(by: 0.15)
    #expect(server.asked == ["bob"])
    #expect(isEnabled)
    #expect(isChecking)
    server.answer("bob")
    await yield()
    #expect(isEnabled)
    #expect(!isChecking)
    #expect(problem == nil)
    await end()
  }

  @Test func `a rejection is shown and announced once, and OK stays disabled`() async {
    _ = show()
    device.type("ada")
    await advance(by: 0.35)
    server.answer("ada")
    await yield()
    #expect(problem == taken)
    #expect(!isEnabled)
    #expect(device.announcements.filter { $0 == taken } == [taken])
    device.type("m")
    #expect(problem == nil)
    await end()
  }

  @Test func `returning to the previous text within a moment runs the check once`() async {
    _ = show()
    device.type("bob")
    await advance(by: 0.2)
    device.type("x")
    screen.textField?.deleteBackward()
    await advance(by: 0.35)
    #expect(server.asked == ["bob"])
    await end()
  }

  @Test func `Return before the check starts the check at once`() async {
    let outcomes = show()
    device.type("ada")
    device.press(.keyboardReturnOrEnter)
    await yield()
    #expect(server.asked == ["ada"])
    server.answer("ada")
    await device.settle()
    #expect(outcomes.values == [])
    #expect(problem == taken)
    #expect(device.announcements.filter { $0 == taken } == [taken])
    #expect(!isEnabled)
    #expect(screen.sheet.state == .presented)
    device.type("x")
    #expect(screen.textField?.text == "adax")
    await end()
  }

  @Test func `a rejected text stays rejected without another check`() async {
    _ = show()
    device.type("ada")
    device.press(.keyboardReturnOrEnter)
    await yield()
    server.answer("ada")
    await device.settle()
    await advance(by: 11)
    #expect(problem == taken)
    #expect(!isEnabled)
    await end()
  }

  @Test func `the text can't change while OK waits for validation`() async throws {
    var told: [String] = []
    var content = TextContent.text()
    content = content.rules(.async { [server] in try await server.check($0) })
    content = content.suggestions(["Eve"])
    screen.sheet.show(
      content, in: screen.view, callbacks: .init(valueChanged: { told.append($0) }),
      onValue: { _ in })
    screen.settleAnimations()
    device.type("bob")
    device.press(.keyboardReturnOrEnter)
    await yield()
    let field = try #require(screen.textField)
    #expect(screen.sheet.state == .committing)
    #expect((field.delegate as? TextContentView)?.textFieldShouldClear(field) == false)
    let row: UIView = try #require(screen.find("suggestions"))
    let buttons = device.accessibilityElements.compactMap { $0 as? UIButton }
    try #require(buttons.first { $0.isDescendant(of: row) }).sendActions(for: .touchUpInside)
    #expect(field.text == "bob")
    server.answer("bob")
    await device.settle()
    #expect(told == [], "The value includes it.")
  }

  @Test func `text that an input method commits while OK waits is validated, too`() async throws {
    let outcomes = show()
    device.type("bob")
    device.press(.keyboardReturnOrEnter)
    await yield()
    let field = try #require(screen.textField)
    field.setMarkedText("by", selectedRange: NSRange(location: 2, length: 0))
    await yield()
    #expect(server.asked == ["bob", "bobby"])
    #expect(field.markedTextRange == nil)
    server.answer("bobby")
    await device.settle()
    #expect(outcomes.values == ["bobby"])
  }

  @Test func `editing the composition or breaking another rule stops the check`()
    async
  {
    _ = show()
    device.type("bob")
    await advance(by: 0.35)
    device.compose("by")
    await yield()
    #expect(server.cancelled == ["bob"])
    screen.textField?.unmarkText()
    await advance(by: 0.35)
    #expect(server.asked == ["bob", "bobby"])
    screen.textField?.text = "b"
    screen.textField?.sendActions(for: .editingChanged)
    await yield()
    #expect(server.cancelled == ["bob", "bobby"])
    await end()
  }

  @Test func `a check that never ends times out, and the next OK checks again`() async {
    let outcomes = show("bob")
    if let ok = screen.okButton { device.tap(ok) }
    await yield()
    await advance(by: 9)
    #expect(screen.sheet.state == .committing)
    await advance(by: 2)
    await device.settle()
    #expect(problem == "The text could not be checked. Try again.")
    #expect(server.cancelled == ["bob"])
    #expect(isEnabled)
    server.isQuick = true
    if let ok = screen.okButton { device.tap(ok) }
    await device.settle()
    #expect(outcomes.values == ["bob"])
    #expect(server.asked == ["bob", "bob"])
  }

  @Test func `dismissing the sheet before the delay ends prevents the check`() async {
    _ = show()
    device.type("bob")
    device.press(.keyboardEscape)
    await device.settle()
    #expect(server.asked == [])
  }

  @Test func `composed text is not checked`() async {
    _ = show()
    device.compose("nihao")
    await advance(by: 1)
    #expect(server.asked == [])
    screen.textField?.unmarkText()
    await advance(by: 0.35)
    #expect(server.asked == ["nihao"])
    await end()
  }

  // MARK: VoiceOver

  @Test func `VoiceOver announces the start of a check, and each message once`() async {
    _ = show()
    #expect(device.announcements == [])
    device.type("a")
    #expect(device.announcements == ["Enter at least 2 characters."])
    screen.settleAnimations()
    device.type(" ")
    #expect(device.announcements == ["Enter at least 2 characters."])
    device.type("b")
    await advance(by: 0.35)
    #expect(device.announcements == ["Enter at least 2 characters.", "Checking…"])
    await end()
  }

  @Test func `VoiceOver does not read a hidden password but reads a revealed one`() async throws {
    _ = show("bob") { $0.secure() }
    #expect(device.accessibilityTree().contains("= “•••”"))
    device.activate(try #require(device.accessibilityElement(labeled: "Show password")))
    #expect(device.accessibilityTree().contains("= “bob”"))
    #expect(device.accessibilityElement(labeled: "Hide password") != nil)
    await end()
  }

  @Test func `a sheet with an async rule has no leaks`() async {
    weak var view: TextContentView?
    _ = show { $0.suggestions(["a"]) }
    view = screen.textField?.delegate as? TextContentView
    #expect(view != nil)
    device.type("bob")
    await advance(by: 0.35)
    server.answer("bob")
    await yield()
    await end()
    #expect(view == nil)
  }

  @Test func `an async rule in a field of a form is waited for, and shown below the field`() async {
    struct Account { var name = "", city = "Rome" }
    let outcomes = screen.show(
      FormContent<Account>.form(Account()) { [server] f, _ in
        f.field("Name", \.name) {
          .text($0).rules(.length(2...), .async { try await server.check($0) })
        }
        f.field("City", \.city) { .text($0) }
      })
    device.type("ada")
    await advance(by: 0.4)
    #expect(server.asked == ["ada"])
    device.tap(screen.okButton ?? UIView())
    await yield()
    #expect(screen.sheet.state == .committing)
    server.answer("ada")
    await device.settle()
    #expect(outcomes.total == 0 && device.accessibilityTree().contains(taken))
    device.type("b")
    server.isQuick = true
    await device.settle()
    #expect(!device.accessibilityTree().contains(taken))
    device.tap(screen.okButton ?? UIView())
    await device.settle()
    #expect(outcomes.values.map(\.name) == ["adab"] && outcomes.total == 1)
  }
}
