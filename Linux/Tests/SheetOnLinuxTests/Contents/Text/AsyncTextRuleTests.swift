import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Rules that take their time, in virtual time, and what VoiceOver hears of rules.
@MainActor @Suite(.ownDevice) struct AsyncTextRuleTests {
  /// A server that answers when the test says so.
  @MainActor private final class Server {
    private(set) var asked: [String] = []
    private(set) var cancelled: [String] = []
    private var waiting: [String: CheckedContinuation<Void, Never>] = [:]
    var taken: Set<String> = ["ada"]
    /// Whether it answers at once.
    var isQuick = false

    func check(_ name: String) async -> String? {
      asked.append(name)
      if !isQuick {
        await withTaskCancellationHandler {
          await withCheckedContinuation { waiting[name] = $0 }
        } onCancel: {
          Task { @MainActor in
            self.cancelled.append(name)
            self.answer(name)
          }
        }
      }
      return taken.contains(name) ? "This name is taken. Choose another." : nil
    }

    func answer(_ name: String) {
      waiting.removeValue(forKey: name)?.resume()
    }
  }

  private let screen = TestHost()
  private let server = Server()
  private var device: Simulator { screen.device }
  private let taken = "This name is taken. Choose another."

  init() {
    screen.device.showsSoftwareKeyboard = false
  }

  private func show(
    _ text: String = "", change: (TextContent) -> TextContent = { $0 }
  ) -> Outcomes<String> {
    let content = TextContent(text).rules(
      .length(2...), .asynchronous { [server] in await server.check($0) })
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

  private var problem: String? {
    screen.contentParts.compactMap { $0 as? UILabel }.last { !$0.isHidden }?.text
  }

  private var isEnabled: Bool { screen.okButton?.isEnabled == true }
  private var isChecking: Bool {
    device.accessibilityTree().contains("Checking…")
  }

  private func end() async {
    screen.sheet.dismiss()
    await device.settle()
  }

  @Test func `the closure is asked when the text has been the same for a moment`() async {
    _ = show()
    device.type("bo")
    await advance(by: 0.2)
    device.type("b")
    await advance(by: 0.2)
    #expect(server.asked == [])
    #expect(!isEnabled)
    await advance(by: 0.15)
    #expect(server.asked == ["bob"])
    #expect(!isEnabled)
    #expect(isChecking)
    server.answer("bob")
    await yield()
    #expect(isEnabled)
    #expect(!isChecking)
    #expect(problem == nil)
    await end()
  }

  @Test func `a refusal is shown and said once, and OK stays disabled`() async {
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

  @Test func `Clear ends what is asked, where the text may be left out`() async throws {
    var content = TextContent()
    content = content.rules(.asynchronous { [server] in await server.check($0) })
    let outcomes = screen.show(content.orNone())
    device.type("bob")
    await advance(by: 0.35)
    #expect(server.asked == ["bob"])
    let clear: UIButton = try #require(screen.find("clear"))
    device.tap(clear)
    await yield()
    #expect(server.cancelled == ["bob"])
    await device.settle()
    #expect(outcomes.values == [nil])
  }

  @Test func `a rule that needs no waiting spares the question`() async {
    _ = show()
    device.type("a")
    await advance(by: 1)
    #expect(server.asked == [])
    #expect(problem == "Enter at least 2 characters.")
    await end()
  }

  @Test func `another text cancels the question, and its answer is not looked at`() async {
    let outcomes = show()
    device.type("ada")
    await advance(by: 0.35)
    device.type("m")
    await yield()
    #expect(server.cancelled == ["ada"])
    #expect(problem == nil)
    await advance(by: 0.35)
    #expect(server.asked == ["ada", "adam"])
    server.answer("adam")
    await yield()
    #expect(isEnabled)
    if let ok = screen.okButton { device.tap(ok) }
    await device.settle()
    #expect(outcomes.values == ["adam"])
    #expect(server.asked == ["ada", "adam"])
  }

  @Test func `going back to the text before within a moment asks once`() async {
    _ = show()
    device.type("bob")
    await advance(by: 0.2)
    device.type("x")
    screen.textField?.deleteBackward()
    await advance(by: 0.35)
    #expect(server.asked == ["bob"])
    await end()
  }

  @Test func `Return while it runs waits for the answer`() async {
    let outcomes = show()
    device.type("bob")
    await advance(by: 0.35)
    device.press(.keyboardReturnOrEnter)
    await yield()
    #expect(screen.sheet.stateName == "committing")
    device.type("x")
    #expect(screen.textField?.text == "bob")
    server.answer("bob")
    await device.settle()
    #expect(outcomes.values == ["bob"])
    #expect(server.asked == ["bob"])
  }

  @Test func `Return before it runs asks at once`() async {
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
    #expect(screen.sheet.stateName == "presented")
    device.type("x")
    #expect(screen.textField?.text == "adax")
    await end()
  }

  @Test func `what was refused stays so, however long the person looks at it`() async {
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

  @Test func `while OK waits nothing changes the text`() async throws {
    var told: [String] = []
    var content = TextContent()
    content = content.rules(.asynchronous { [server] in await server.check($0) })
    content = content.suggestions(["Eve"])
    screen.sheet.show(
      content, in: screen.view, callbacks: .init(valueChanged: { told.append($0) }),
      onValue: { _ in })
    screen.settleAnimations()
    device.type("bob")
    device.press(.keyboardReturnOrEnter)
    await yield()
    let field = try #require(screen.textField)
    #expect(screen.sheet.stateName == "committing")
    #expect((field.delegate as? TextContentView)?.textFieldShouldClear(field) == false)
    let row: UIView = try #require(screen.find("suggestions"))
    let buttons = device.accessibilityElements.compactMap { $0 as? UIButton }
    try #require(buttons.first { $0.isDescendant(of: row) }).sendActions(for: .touchUpInside)
    #expect(field.text == "bob")
    server.answer("bob")
    await device.settle()
    #expect(told == [], "The value itself says it.")
  }

  @Test func `what an input method composes while OK waits is asked about, too`() async throws {
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

  @Test func `a text that is composed on, or breaks another rule, is not asked about any more`()
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

  @Test func `settling that is cancelled ends`() async throws {
    _ = show()
    device.type("bob")
    let body = try #require(screen.textField?.delegate as? TextContentView)
    var hasEnded = false
    let task = Task {
      await body.settle()
      hasEnded = true
    }
    await yield()
    #expect(server.asked == ["bob"] && !hasEnded)
    task.cancel()
    await yield()
    #expect(hasEnded)
    await end()
  }

  @Test func `a tap on OK waits as well where OK is not disabled`() async {
    let outcomes = show { $0.disablesOKWhileInvalid(false) }
    device.type("bob")
    #expect(isEnabled)
    if let ok = screen.okButton { device.tap(ok) }
    await yield()
    server.answer("bob")
    await device.settle()
    #expect(outcomes.values == ["bob"])
  }

  @Test func `an initial text is asked about by OK only`() async {
    let outcomes = show("ada")
    await advance(by: 2)
    #expect(server.asked == [])
    #expect(isEnabled)
    server.isQuick = true
    if let ok = screen.okButton { device.tap(ok) }
    await device.settle()
    #expect(server.asked == ["ada"])
    #expect(problem == taken)
    #expect(outcomes.values == [])
    await end()
  }

  @Test func `nobody waits for ever, and a second try asks again`() async {
    let outcomes = show("bob")
    if let ok = screen.okButton { device.tap(ok) }
    await yield()
    await advance(by: 9)
    #expect(screen.sheet.stateName == "committing")
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

  @Test(arguments: [true, false] as [Bool])
  func `a sheet that goes asks no more`(isWaiting: Bool) async {
    let outcomes = show()
    device.type("bob")
    if isWaiting {
      device.press(.keyboardReturnOrEnter)
    } else {
      await advance(by: 0.35)
    }
    await yield()
    screen.sheet.dismiss()
    await yield()
    #expect(server.cancelled == ["bob"])
    #expect(device.view { ($0 as? UILabel)?.text == "Checking…" } == nil)
    await device.settle()
    #expect(outcomes.cancellations == [.programmatic])
    #expect(server.asked == ["bob"])
  }

  @Test func `a sheet that goes before the moment is over does not ask`() async {
    _ = show()
    device.type("bob")
    device.press(.keyboardEscape)
    await device.settle()
    #expect(server.asked == [])
  }

  @Test func `callbacks hear of the value when it has been found valid`() async {
    var told: [String] = []
    var content = TextContent()
    content = content.rules(.asynchronous { [server] in await server.check($0) })
    screen.sheet.show(
      content, in: screen.view, callbacks: .init(valueChanged: { told.append($0) }),
      onValue: { _ in })
    screen.settleAnimations()
    device.type("bob")
    #expect(told == [])
    await advance(by: 0.35)
    server.answer("bob")
    await yield()
    #expect(told == ["bob"])
    await end()
  }

  @Test func `what is composed is not asked about`() async {
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

  @Test func `VoiceOver hears a message once, and that a check has begun`() async {
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

  @Test func `a hidden password is not read, a revealed one is`() async throws {
    _ = show("bob") { $0.secure() }
    #expect(device.accessibilityTree().contains("= “•••”"))
    device.activate(try #require(device.accessibilityElement(labeled: "Show password")))
    #expect(device.accessibilityTree().contains("= “bob”"))
    #expect(device.accessibilityElement(labeled: "Hide password") != nil)
    await end()
  }

  @Test func `nothing is left of a sheet that has checked`() async {
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
}
