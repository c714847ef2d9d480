import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Async rules of a text.
@MainActor @Suite(.ownDevice) struct AsyncTextRuleTests {
  private let host = TestHost(inRealTime: true)
  private let server = CheckServer()

  private func show(
    _ text: String = "", change: (TextContent) -> TextContent = { $0 }
  ) async -> Outcomes<String> {
    let content = TextContent.text(text).rules(
      .length(2...), .async { [server] in try await server.check($0) })
    return await host.showText(host.sheet, change(content))
  }

  /// A content whose only rule is the server's.
  private var checked: TextContent {
    TextContent.text().rules(.async { [server] in try await server.check($0) })
  }

  private func show(
    _ content: TextContent, valueChanged: @escaping @MainActor (String) -> Void
  ) async {
    host.sheet.show(
      content, in: host.view, callbacks: .init(valueChanged: valueChanged), onValue: { _ in })
    await host.settle()
  }

  /// Lets tasks of the main actor run, without time passing.
  private func yield() async {
    for _ in 0..<30 { await Task.yield() }
  }

  /// Waits longer than a text must be unchanged before its check.
  private func pause() async {
    await host.advance(by: 0.5)
    await yield()
  }

  private func texts(in view: UIView) -> [String?] {
    view.alpha == 0 ? [] : [(view as? UILabel)?.text] + view.subviews.flatMap { texts(in: $0) }
  }

  private var isEnabled: Bool { host.okButton?.isEnabled == true }

  private func end() async {
    host.sheet.dismiss()
    await host.settle()
  }

  // MARK: While typing

  @Test func `the async rule does not run when a synchronous rule fails`() async {
    _ = await show()
    host.type("a")
    await host.advance(by: 1)
    await yield()
    #expect(server.asked == [])
    #expect(host.problem == "Enter at least 2 characters.")
    await end()
  }

  @Test func `editing the text cancels the check and ignores its result`() async {
    let outcomes = await show()
    host.type("ada")
    await pause()
    host.type("m")
    await yield()
    #expect(server.cancelled == ["ada"])
    #expect(host.problem == nil)
    await pause()
    #expect(server.asked == ["ada", "adam"])
    server.answer("adam")
    await yield()
    #expect(isEnabled)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["adam"])
    #expect(server.asked == ["ada", "adam"])
  }

  @Test func `onChange is called with the value once it is valid`() async {
    var told: [String] = []
    await show(checked) { told.append($0) }
    host.type("bob")
    #expect(told == [])
    await pause()
    server.answer("bob")
    await yield()
    #expect(told == ["bob"])
    await end()
  }

  @Test func `Clear cancels a running check of an optional text`() async throws {
    let outcomes = await host.show(checked.orNone(), by: host.sheet)
    host.type("bob")
    await pause()
    #expect(server.asked == ["bob"])
    host.tap(try #require(host.control("BottomBounce.clear")))
    await yield()
    #expect(server.cancelled == ["bob"])
    await host.settle()
    #expect(outcomes.values == [nil])
  }

  // MARK: After OK

  @Test func `Return during a check waits for its result`() async {
    let outcomes = await show()
    host.type("bob")
    await pause()
    host.pressReturn()
    await yield()
    #expect(host.sheet.state == .committing)
    host.type("x")
    #expect(host.textField?.text == "bob")
    server.answer("bob")
    await host.settle()
    #expect(outcomes.values == ["bob"])
    #expect(server.asked == ["bob"])
  }

  @Test func `canceling the settling task ends the wait`() async throws {
    _ = await show()
    host.type("bob")
    let body = try #require(host.textField?.delegate as? TextContentView)
    var hasEnded = false
    let task = Task {
      await body.settle()
      hasEnded = true
    }
    await yield()
    #expect(server.asked == ["bob"] && !hasEnded)
    task.cancel()
    // The end of a task passes executors that other tests use, too.
    for _ in 0..<10_000 where !hasEnded { await Task.yield() }
    #expect(hasEnded)
    await end()
  }

  @Test func `OK stays enabled while a check runs, and waits for it`() async {
    let outcomes = await show()
    host.type("bob")
    #expect(isEnabled)
    await host.tapOKAndWait()
    server.answer("bob")
    await host.settle()
    #expect(outcomes.values == ["bob"])
  }

  @Test func `the initial text is validated only when OK is tapped`() async {
    let outcomes = await show("ada")
    await host.advance(by: 2)
    await yield()
    #expect(server.asked == [])
    #expect(isEnabled)
    server.isQuick = true
    host.tapOK()
    await host.settle()
    #expect(server.asked == ["ada"])
    #expect(host.problem == CheckServer.taken)
    #expect(outcomes.values == [])
    await end()
  }

  @Test(arguments: [true, false])
  func `dismissing the sheet cancels the check`(isWaiting: Bool) async {
    let outcomes = await show()
    host.type("bob")
    if isWaiting {
      host.pressReturn()
      await yield()
    } else {
      await pause()
    }
    host.sheet.dismiss()
    await yield()
    #expect(server.cancelled == ["bob"])
    #expect(!texts(in: host.window).contains("Checking…"))
    await host.settle()
    #expect(outcomes.cancellations == [.programmatic])
    #expect(server.asked == ["bob"])
  }

  // MARK: Errors

  /// An error that describes itself in a sentence.
  private struct NoNetwork: LocalizedError {
    var errorDescription: String? { "No network." }
  }

  @Test func `a thrown validation error is the message of the rule`() async {
    server.isQuick = true
    server.failure = ValidationError("Choose a longer name.")
    let outcomes = await show("bob")
    host.tapOK()
    await host.settle()
    #expect(host.problem == "Choose a longer name.")
    #expect(!isEnabled)
    #expect(outcomes.values == [])
    #expect(server.asked == ["bob"])
    await end()
  }

  @Test func `a thrown error is shown, and the next OK checks again`() async {
    server.isQuick = true
    server.failure = NoNetwork()
    let outcomes = await show("bob")
    for _ in 0..<2 {
      host.tapOK()
      await host.settle()
      #expect(host.problem == "No network.")
      #expect(isEnabled)
      #expect(outcomes.values == [])
    }
    server.failure = nil
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["bob"])
    #expect(server.asked == ["bob", "bob", "bob"])
  }

  @Test func `an error during typing is shown, and its text isn't a value`() async {
    server.isQuick = true
    server.failure = NoNetwork()
    var told: [String] = []
    await show(checked) { told.append($0) }
    host.type("bob")
    await pause()
    #expect(host.problem == "No network.")
    #expect(isEnabled)
    #expect(told == [])
    server.failure = nil
    host.type("b")
    #expect(host.problem == nil)
    await pause()
    #expect(told == ["bobb"])
    await end()
  }

  @Test func `a rule that throws because it was canceled shows nothing`() async {
    _ = await show()
    host.type("bob")
    await pause()
    server.failure = CancellationError()
    host.type("b")
    await yield()
    #expect(server.cancelled == ["bob"])
    #expect(host.problem == nil)
    await end()
  }

  // MARK: In a form

  private struct Profile: Equatable {
    var name: String
    var isPublic = false
  }

  // The second text differs from its normalized text, which the form doesn't have.
  @Test(arguments: ["bo", " bo"])
  func `a text in a form stays when another field changes during its check`(text: String)
    async throws
  {
    let content = FormContent<Profile>.form(Profile(name: text)) { [server] f, _ in
      f.toggle("Public", \.isPublic)
      f.field("Name", \.name) { .text($0).rules(.async { try await server.check($0) }) }
    }
    let outcomes = await host.show(content, by: host.sheet)
    try #require(host.textField).becomeFirstResponder()
    host.type("b")
    await pause()
    host.tap(try #require(host.control("BottomBounce.switch")))
    await pause()
    #expect(host.textField?.text == "bob")
    #expect(server.asked == ["bob"] && server.cancelled == [])
    server.answer("bob")
    await yield()
    #expect(host.textField?.text == "bob")
    server.isQuick = true
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [Profile(name: "bob", isPublic: true)])
    #expect(server.asked == ["bob", "bob"], "The switch has described the rule again.")
  }
}
