import Foundation
import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Options that the app loads again while a sheet shows them.
@MainActor @Suite(.ownDevice) struct ReloadTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  private let server = OptionServer()
  private let devices: OptionSource<String>

  init() {
    devices = OptionSource.loading { [server] in try await server.options() }
  }

  /// Shows a list with its first options.
  private func show(
    _ titles: [String], selected: String? = nil, searchable: Bool = false
  ) async -> Outcomes<String> {
    let recorder = await host.show(
      .list(devices, selected: selected).searchable(searchable), by: sheet)
    await respond(titles)
    return recorder
  }

  private func respond(_ titles: [String]) async {
    server.respond(titles)
    await host.settle()
  }

  private func reload(_ titles: [String]) async {
    devices.reload()
    await host.settle()
    await respond(titles)
  }

  private func end() async {
    sheet.dismiss()
    await host.settle()
  }

  // MARK: Selection

  @Test func `a reload keeps the rows until the new ones arrive, and the selected value`() async {
    let recorder = await show(["a", "b"], selected: "a")
    host.tapRow(1)
    devices.reload()
    await host.settle()
    #expect(host.shown == ["a", "b"])
    #expect(host.okButton?.isEnabled == true)
    await respond(["x", "b", "a"])
    #expect(host.shown == ["x", "b", "a"])
    #expect(host.marked == ["b"])
    #expect(host.list?.bounds.height == host.list?.tableView.contentSize.height)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["b"])
  }

  @Test func `a selected value that is gone is explained, and never replaced`() async {
    let recorder = await show(["a", "b"], selected: "a")
    await reload(["b"])
    #expect(host.marked.isEmpty)
    #expect(host.problem == SheetStrings()[.unavailable])
    host.tapOK()
    await host.settle()
    #expect(recorder.total == 0)
    await reload(["b", "a"])
    #expect(host.marked == ["a"], "The value is back.")
    #expect(host.problem == nil)
    await reload(["b"])
    host.tapRow(0)
    #expect(host.problem == nil)
    await reload(["a", "b"])
    #expect(host.marked == ["b"], "The user has changed the selection.")
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["b"])
  }

  @Test func `a list that becomes empty shows a message until options are back`() async {
    let recorder = await show(["a"], selected: "a")
    await reload([])
    #expect(host.view("BottomBounce.status") != nil)
    #expect(host.okButton?.isEnabled == false)
    await reload(["a"])
    #expect(host.view("BottomBounce.status") == nil)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["a"])
  }

  @Test func `a checklist keeps the remaining values, and announces that a value was removed`()
    async
  {
    let recorder = await host.show(.checklist(devices, selected: ["a", "c"]), by: sheet)
    await respond(["a", "b", "c"])
    await reload(["c", "b"])
    #expect(host.marked == ["c"])
    #expect(host.problem == SheetStrings()[.unavailable])
    host.tapRow(1)
    await reload(["a", "b", "c"])
    #expect(host.marked == ["b", "c"])
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [["b", "c"]])
  }

  // MARK: Search and scroll position

  @Test func `a reload keeps the text of the search and the first responder`() async {
    let recorder = await show(["a", "b"], selected: "a", searchable: true)
    host.search("b")
    await host.settle()
    await reload(["bb", "a", "b"])
    #expect(host.searchField?.text == "b")
    #expect(host.searchField?.isFirstResponder == true)
    #expect(host.shown == ["bb", "b"])
    #expect(host.view("BottomBounce.hiddenSelection")?.accessibilityLabel == "a")
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["a"])
  }

  @Test(arguments: [true, false])
  func `visible rows stay where they are`(hasNewFirstRows: Bool) async throws {
    let titles = (0..<100).map { "Number \($0)" }
    _ = await show(titles, selected: "Number 50")
    let table = try #require(host.list?.tableView)
    func place(of title: String) -> CGFloat? {
      table.visibleCells.first {
        ($0.contentConfiguration as? UIListContentConfiguration)?.text == title
      }.map { $0.frame.minY - table.contentOffset.y }
    }
    let before = try #require(place(of: "Number 50"))
    await reload(hasNewFirstRows ? (0..<20).map { "New \($0)" } + titles : Array(titles[10...]))
    #expect(abs((place(of: "Number 50") ?? 0) - before) < 1)
    await reload(["Number 3"])
    #expect(table.contentOffset.y <= 0)
    #expect(host.shown == ["Number 3"])
    await end()
  }

  // MARK: Errors and several reloads

  @Test func `an error of a reload is shown and keeps the rows`() async {
    let recorder = await show(["a", "b"], selected: "a")
    devices.reload()
    await host.settle()
    server.fail()
    await host.settle()
    #expect(host.shown == ["a", "b"])
    #expect(host.footer == "The server can’t be reached." && host.problem == nil)
    #expect(host.okButton?.isEnabled == true)
    await reload(["a", "c"])
    #expect(host.footer == nil)
    devices.reload()
    await host.settle()
    server.fail()
    await host.settle()
    host.tapRow(1)
    #expect(host.problem == nil, "A change of the selection removes it.")
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["c"])
  }

  @Test func `the last of several reloads wins`() async {
    _ = await show(["a"])
    let slow = OptionServer()
    var servers = [slow, server]
    let devices = OptionSource.loading { try await servers.removeFirst().options() }
    await end()
    _ = await host.show(.list(devices), by: sheet)
    devices.reload()
    await host.settle()
    #expect(slow.canceled == 1)
    await respond(["new"])
    slow.respond(["old"])
    await host.settle()
    #expect(host.shown == ["new"])
    await end()
  }

  // MARK: While the sheet accepts no input

  @Test func `while the app saves, the rows stay, and change if it refuses`() async {
    let saving = OptionServer()
    let outcomes = Outcomes<String>()
    sheet.show(
      .list(devices, selected: "a"), in: host.view,
      commit: { _ in _ = try await saving.options() }, onValue: outcomes.onValue)
    await host.settle()
    await respond(["a", "b"])
    host.tapOK()
    await host.settle()
    await reload(["b", "c"])
    #expect(host.shown == ["a", "b"])
    #expect(host.marked == ["a"])
    saving.fail()
    await host.settle()
    #expect(host.shown == ["b", "c"])
    #expect(host.problem == SheetStrings()[.unavailable])
    #expect(outcomes.total == 0)
    host.tapRow(0)
    host.tapOK()
    await host.settle()
    saving.respond([])
    await host.settle()
    #expect(outcomes.values == ["b"])
  }

  @Test func `the error of a commit stays when a reload changes nothing`() async {
    let saving = OptionServer()
    sheet.show(
      .list(devices, selected: "a"), in: host.view,
      commit: { _ in _ = try await saving.options() }, onValue: { _ in })
    await host.settle()
    await respond(["a", "b"])
    host.tapOK()
    await host.settle()
    saving.fail()
    await host.settle()
    await reload(["a", "b", "c"])
    #expect(host.problem == "The server can’t be reached.")
    await end()
  }

  @Test func `while the app is asked, the rows stay`() async {
    let asking = OptionServer()
    let outcomes = Outcomes<String>()
    sheet.show(
      .list(devices, selected: "a"), in: host.view,
      shouldDismiss: { _ in (try? await asking.options()) == nil }, onValue: outcomes.onValue)
    await host.settle()
    await respond(["a", "b"])
    host.tapCancel()
    await host.settle()
    await reload(["c", "a"])
    #expect(host.shown == ["a", "b"])
    asking.respond([])
    await host.settle()
    #expect(sheet.isPresented)
    #expect(host.shown == ["c", "a"])
    #expect(host.marked == ["a"])
    await end()
  }

  @Test func `options that arrive right after OK or a tap don't replace the value`() async {
    let recorder = await show(["a", "b"], selected: "a")
    devices.reload()
    await host.settle()
    host.tapOK()
    server.respond(["b", "a"])
    await host.settle()
    #expect(recorder.values == ["a"])
    let second = await host.show(.list(devices).confirmsOnTap(), by: sheet)
    devices.reload()
    await host.settle()
    let tapped = host.shown.first
    host.tapRow(0)
    server.respond(["x", "y", "b", "a"])
    await host.settle()
    #expect(second.values == [tapped])
  }

  @Test func `a reload isn't a change by the user`() async {
    let outcomes = Outcomes<String>()
    var values: [String] = []
    sheet.show(
      .list(devices, selected: "a"), in: host.view,
      configuration: SheetConfiguration { $0.confirmsDiscardingChanges = true },
      callbacks: SheetCallbacks(valueChanged: { values.append($0) }),
      onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await host.settle()
    await respond(["a", "b"])
    await reload(["b"])
    host.tapCancel()
    await host.settle()
    #expect(outcomes.cancellations == [.cancelButton])
    #expect(values.isEmpty)
  }

  // MARK: Several sheets

  @Test func `a loader that has loaded shows its options at once`() async {
    _ = await show(["a", "b"])
    await end()
    let recorder = await host.show(.list(devices, selected: "b"), by: sheet)
    #expect(host.shown == ["a", "b"])
    #expect(server.requests == 1)
    #expect(ListContent.list(devices, selected: "b").formFieldStyle(SheetContext()).text == "b")
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["b"])
  }

  @Test(arguments: [true, false])
  func `a reload goes on after the end of the last sheet`(isAnswered: Bool) async {
    _ = await show(["a"])
    devices.reload()
    await host.settle()
    await end()
    if isAnswered { await respond(["c"]) }
    _ = await host.show(.list(devices), by: sheet)
    #expect(host.shown == (isAnswered ? ["c"] : ["a"]))
    if !isAnswered { await respond(["c"]) }
    #expect(host.shown == ["c"])
    #expect(server.requests == 2 && server.canceled == 0)
    await end()
  }

  @Test(arguments: [true, false])
  func `options that couldn't be loaded load again for the next sheet`(hasOptions: Bool) async {
    _ = await show(["a"])
    if !hasOptions { await end() }
    let devices = hasOptions ? devices : .loading { [server] in try await server.options() }
    devices.reload()
    await host.settle()
    if hasOptions { await end() }
    server.fail()
    await host.settle()
    let recorder = await host.show(.list(devices, selected: "b"), by: sheet)
    #expect(server.requests == 3)
    #expect(host.footer == nil && (host.view("BottomBounce.status") == nil) == hasOptions)
    await respond(["b"])
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["b"])
  }

  @Test func `several sheets share a loader`() async throws {
    let lower = BottomBounceView()
    let first = await host.show(.list(devices, selected: "a"), by: lower)
    await respond(["a", "b"])
    let second = await host.show(.checklist(devices, selected: ["b"]), by: sheet)
    await reload(["b", "c", "a"])
    #expect(host.marked == ["b"])
    host.tapOK()
    await host.settle()
    #expect(second.values == [["b"]])
    devices.reload()
    await host.settle()
    #expect(server.canceled == 0, "The end of a sheet cancels nothing.")
    await respond(["a"])
    host.tapOK()
    await host.settle()
    #expect(first.values == ["a"])
  }

  @Test func `options loaded before the sheet are there at once`() async {
    devices.reload()
    await host.settle()
    await respond(["a"])
    _ = await host.show(.list(devices), by: sheet)
    #expect(host.shown == ["a"])
    #expect(server.requests == 1)
    await end()
  }

  @Test func `a list and its loader are deallocated after the sheet`() async {
    _ = await show(["a"])
    weak let list = host.list
    #expect(list != nil)
    await end()
    #expect(list == nil)
    weak var own: NSObject?
    func makeOptions() -> OptionSource<String> {
      let captured = NSObject()
      own = captured
      return .loading { [server] in
        withExtendedLifetime(captured) {}
        return try await server.options()
      }
    }
    _ = await host.show(.list(makeOptions()), by: sheet)
    await respond(["a"])
    #expect(host.shown == ["a"] && own != nil)
    await end()
    #expect(own == nil)
  }

  // MARK: Many options

  /// Waits until another thread has found a number of options.
  private func waitForSearch(until count: Int) async {
    for _ in 0..<600 where host.list?.tableView.numberOfRows(inSection: 0) != count {
      await host.settle()
    }
  }

  @Test func `a search in many options keeps the old rows until it ends`() async throws {
    let many = (0..<5_000).map { "Number \($0)" }
    let recorder = await show(many, selected: "Number 7", searchable: true)
    let rows = host.list?.tableView.numberOfRows(inSection: 0)
    #expect(rows == 5_000)
    host.search("499")
    #expect(host.list?.tableView.numberOfRows(inSection: 0) == 5_000)
    await waitForSearch(until: 15)
    #expect(host.shown.first == "Number 499")
    #expect(host.list?.tableView.numberOfRows(inSection: 0) == 15)
    await reload(many + ["Number 499 b"])
    await waitForSearch(until: 16)
    #expect(host.list?.tableView.numberOfRows(inSection: 0) == 16)
    host.search("")
    #expect(host.list?.tableView.numberOfRows(inSection: 0) == 5_001)
    host.search("no match")
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["Number 7"])
  }

  @Test func `other options that load don't replace the ones that are shown`() async {
    let sheet = BottomBounceView()
    let old = OptionSource<String>.loading { ["a", "b"].map { SheetOption($0, title: $0) } }
    let outcomes = await host.show(ListContent.list(old, selected: "a"), by: sheet)
    let other = OptionSource<String>.loading { ["x", "y"].map { SheetOption($0, title: $0) } }
    #expect(!sheet.update(.list(other, selected: "x")))
    #expect(sheet.update(.list(old, selected: "b")))
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["b"])
  }
}
