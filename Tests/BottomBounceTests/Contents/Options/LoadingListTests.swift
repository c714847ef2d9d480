import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// A source of options that a test controls.
@MainActor final class OptionServer {
  struct Offline: LocalizedError {
    var errorDescription: String? { "The server can’t be reached." }
  }

  private(set) var requests = 0
  private(set) var canceled = 0
  private var continuations: [CheckedContinuation<Void, any Error>] = []
  private var titles: [String] = []

  /// Returns the options when the test resumes it.
  func options() async throws -> [SheetOption<String>] {
    requests += 1
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuations.append($0) }
    } onCancel: {
      Task { @MainActor in self.canceled += 1 }
    }
    return titles.sheetOptions { $0 }
  }

  /// Answers all requests.
  func respond(_ titles: [String]) {
    self.titles = titles
    let continuations = continuations
    self.continuations = []
    for continuation in continuations { continuation.resume() }
  }

  /// Fails all requests.
  func fail(_ error: any Error = Offline()) {
    let continuations = continuations
    self.continuations = []
    for continuation in continuations { continuation.resume(throwing: error) }
  }
}

/// Lists whose options load while the sheet is shown.
@MainActor @Suite(.ownDevice) struct LoadingListTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  private let server = OptionServer()

  private func show(selected: String? = nil) async -> Outcomes<String> {
    let server = server
    return await host.show(
      .list(.loading { try await server.options() }, selected: selected).searchable(), by: sheet)
  }

  private func respond(_ titles: String...) async {
    server.respond(titles)
    await host.settle()
  }

  private var status: UIView? { host.view("BottomBounce.status") }
  private var content: UIContentUnavailableConfiguration? {
    (status as? UIContentUnavailableView)?.configuration as? UIContentUnavailableConfiguration
  }
  private var statusText: String? { content?.secondaryText ?? content?.text }
  private var retry: UIControl? { host.retryButton }

  @Test func `the list says that it loads, and then shows the options`() async throws {
    let recorder = await show(selected: "b")
    #expect(statusText == "Loading…")
    #expect(host.okButton?.isEnabled == false)
    #expect(retry == nil)
    #expect(host.problem == nil)
    let before = try #require(host.list?.bounds.height)
    #expect(before >= 100)
    await respond("a", "b", "c")
    #expect(status == nil)
    #expect(host.shown == ["a", "b", "c"])
    #expect(host.marked == ["b"])
    #expect(host.list?.area.layoutFrame.height == host.list?.tableView.contentSize.height)
    #expect(host.okButton?.isEnabled == true)
    #expect(host.problem == nil)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["b"])
    #expect(server.requests == 1)
  }

  @Test func `an error is shown with a button that loads again`() async throws {
    let recorder = await show()
    server.fail()
    await host.settle()
    #expect(statusText == "The server can’t be reached.")
    #expect(host.okButton?.isEnabled == false)
    host.tap(try #require(retry))
    await host.settle()
    #expect(server.requests == 2)
    #expect(statusText == "Loading…")
    server.fail(ValidationError("Sign in first."))
    await host.settle()
    #expect(statusText == "Sign in first.")
    host.tap(try #require(retry))
    await host.settle()
    await respond("a")
    #expect(status == nil)
    host.tapRow(0)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["a"])
  }

  @Test func `a list without options shows a message, and OK is disabled`() async {
    let recorder = await show()
    await respond()
    #expect(statusText == "No Options" && content?.image != nil && retry == nil)
    #expect(host.okButton?.isEnabled == false)
    #expect(host.problem == nil)
    host.tapCancel()
    await host.settle()
    #expect(recorder.cancellations == [.cancelButton])
  }

  @Test func `a selected value without option is explained after loading`() async {
    let recorder = await show(selected: "gone")
    #expect(host.problem == nil)
    await respond("a")
    #expect(host.problem == SheetStrings()[.unavailable])
    #expect(host.okButton?.isEnabled == false)
    host.tapRow(0)
    #expect(host.problem == nil)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["a"])
  }

  @Test func `when a sheet with its own options ends, the task is canceled`() async {
    let recorder = await show()
    host.tapCancel()
    await host.settle()
    #expect(recorder.cancellations == [.cancelButton])
    #expect(server.canceled == 1)
    await respond("a")
    #expect(recorder.total == 1)
  }

  @Test func `a search typed while the options load applies to them`() async {
    _ = await show()
    host.search("b")
    await host.settle()
    await respond("a", "b", "bb")
    #expect(host.shown == ["b", "bb"])
    #expect(host.searchField?.isFirstResponder == true)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `checklists load, too`() async {
    let server = server
    let array = await host.show(
      .checklist(.loading { try await server.options() }, selected: ["c", "a"], minimum: 2),
      by: sheet)
    #expect(host.okButton?.isEnabled == false)
    await respond("a", "b", "c")
    #expect(host.marked == ["a", "c"])
    host.tapRow(1)
    host.tapOK()
    await host.settle()
    #expect(array.values == [["a", "b", "c"]])
    let selected: Set = ["c"]
    let set = await host.show(
      .checklist(
        .loadingSections { [SheetSection("A", options: try await server.options())] },
        selected: selected), by: sheet)
    await respond("b", "c")
    #expect(host.listLines == ["[A]", "b", "c"])
    host.tapOK()
    await host.settle()
    #expect(set.values == [["c"]])
  }

  @Test func `a checklist that allows none accepts no options`() async {
    let server = server
    let recorder = await host.show(
      .checklist(.loading { try await server.options() }, selected: []), by: sheet)
    await respond()
    #expect(host.okButton?.isEnabled == true)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [[]])
  }

  @Test func `a tap that confirms works after loading`() async {
    let server = server
    let recorder = await host.show(
      .list(.loadingSections { [SheetSection("A", options: try await server.options())] })
        .confirmsOnTap(), by: sheet)
    await respond("a", "b")
    host.tapRow(2)
    await host.settle()
    #expect(recorder.values == ["b"])
  }

  @Test func `Clear returns none while the options load`() async throws {
    let server = server
    let recorder = await host.show(
      ListContent.list(.loading { try await server.options() }, selected: "a").orNone(), by: sheet)
    host.tap(try #require(host.control("BottomBounce.clear")))
    await host.settle()
    #expect(recorder.values == [nil])
    #expect(server.canceled == 1)
  }
}
