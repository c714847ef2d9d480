import TestHost
import Testing
import UIKit

@testable import BottomBounce

extension TestHost {
  var list: OptionListView? { view("BottomBounce.options")?.superview as? OptionListView }
  var searchField: UITextField? { view("BottomBounce.search") as? UITextField }

  /// Selects a row as a tap does.
  func tapRow(_ row: Int) {
    guard let list else { return }
    let path = IndexPath(row: row, section: 0)
    guard list.tableView(list.tableView, shouldHighlightRowAt: path),
      let path = list.tableView(list.tableView, willSelectRowAt: path)
    else { return }
    list.tableView(list.tableView, didSelectRowAt: path)
  }

  /// The titles of the visible rows with a checkmark.
  var marked: [String] {
    list?.tableView.visibleCells.filter { $0.accessoryType == .checkmark }.compactMap(title) ?? []
  }

  /// The titles of the visible rows.
  var shown: [String] { list?.tableView.visibleCells.compactMap(title) ?? [] }

  private func title(_ cell: UITableViewCell) -> String? {
    (cell.contentConfiguration as? UIListContentConfiguration)?.text
  }

  /// Replaces the text of the search field.
  func search(_ text: String) {
    searchField?.text = ""
    searchField?.becomeFirstResponder()
    type(text)
    searchField?.sendActions(for: .editingChanged)
  }
}

/// Single selection in the sheet.
@MainActor @Suite(.ownDevice) struct OptionSheetTests {
  let host = TestHost()
  let sheet = BottomBounceView()
  private let colors = ["red", "green", "blue"].sheetOptions { $0.uppercased() }
  private let many = (0..<200).sheetOptions { "Number \($0)" }

  @Test func `a list is as tall as the rows of its table`() async throws {
    _ = await host.show(.list(["a", "b", "c"].sheetOptions { $0 }), by: sheet)
    let table = try #require(host.list?.tableView)
    table.rowHeight = 60
    table.reloadData()
    host.list?.setNeedsLayout()
    await host.settle()
    #expect(host.list?.bounds.height == 180)
    #expect(table.bounds.height == 180 + table.contentInset.top + table.contentInset.bottom)
    #expect(!table.alwaysBounceVertical)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `OK confirms the tapped option`() async {
    let recorder = await host.show(.list(colors), by: sheet)
    #expect(host.marked.isEmpty)
    host.tapRow(1)
    #expect(host.marked == ["GREEN"])
    #expect(recorder.total == 0)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["green"])
    #expect(!sheet.isPresented)
  }

  @Test func `tapping another option moves the checkmark`() async {
    let recorder = await host.show(.list(colors, selected: "red"), by: sheet)
    #expect(host.marked == ["RED"])
    host.tapRow(2)
    #expect(host.marked == ["BLUE"])
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["blue"])
  }

  @Test func `an unchanged list returns the initial value`() async {
    let recorder = await host.show(.list(colors, selected: "blue"), by: sheet)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["blue"])
  }

  @Test func `without a selection OK is disabled, and Return says why`() async {
    let recorder = await host.show(.list(colors), by: sheet)
    #expect(host.okButton?.isEnabled == false)
    sheet.pressReturn()
    await host.settle()
    #expect(host.problem == SheetStrings()[.chooseOne])
    #expect(recorder.total == 0)
    host.tapRow(0)
    #expect(host.problem == nil)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["red"])
  }

  @Test func `a disabled option cannot be selected but can be the initial value`() async throws {
    var options = colors
    options[1].isEnabled = false
    let recorder = await host.show(.list(options, selected: "green"), by: sheet)
    #expect(host.marked == ["GREEN"])
    host.tapRow(0)
    #expect(host.marked == ["RED"])
    host.tapRow(1)
    #expect(host.marked == ["RED"])
    let list = try #require(host.list)
    let rows = (0..<3).map { IndexPath(row: $0, section: 0) }
    #expect(
      rows.map { list.tableView(list.tableView, shouldHighlightRowAt: $0) } == [true, false, true])
    #expect(
      rows.map { list.tableView(list.tableView, willSelectRowAt: $0) } == [rows[0], nil, rows[2]])
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["red"])
  }

  @Test func `without confirmation there is no OK button`() async {
    let recorder = await host.show(.list(colors).confirmsOnTap(), by: sheet)
    #expect(host.okButton?.isHidden == true)
    host.tapRow(2)
    await host.settle()
    #expect(recorder.values == ["blue"])
  }

  @Test func `onChange is called with each new selection`() async {
    var values: [String] = []
    sheet.show(
      .list(colors), in: host.view,
      callbacks: .init(valueChanged: { values.append($0) }), onValue: { _ in })
    await host.settle()
    host.tapRow(2)
    host.tapRow(0)
    #expect(values == ["blue", "red"])
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a list fits its rows, up to half of the host`() async {
    _ = await host.show(.list(colors), by: sheet)
    let short = host.list?.bounds.height ?? 0
    #expect(short == host.list?.tableView.contentSize.height)
    #expect(short >= 132)
    sheet.dismiss()
    await host.settle()
    _ = await host.show(.list(many), by: sheet)
    let long = host.list?.bounds.height ?? 0
    #expect(long <= host.view.bounds.height / 2)
    #expect(long >= host.view.bounds.height / 3)
    sheet.dismiss()
    await host.settle()
  }

  @Test(arguments: [100, 0, 199])
  func `the initial selection is visible, in the middle if possible`(chosen: Int) async {
    _ = await host.show(.list(many, selected: chosen), by: sheet)
    let row = host.list?.tableView.rectForRow(at: IndexPath(row: chosen, section: 0)) ?? .zero
    let table = host.list?.tableView
    let bounds = table.map { $0.bounds.inset(by: $0.contentInset) } ?? .zero
    #expect(bounds.insetBy(dx: 0, dy: -1).contains(row))
    let middle = bounds.minY + (host.list?.bounds.height ?? 0) / 2
    if chosen == 100 { #expect(abs(row.midY - middle) <= row.height / 2) }
    sheet.dismiss()
    await host.settle()
  }

  @Test func `Return without options shows an error`() async {
    let recorder = await host.show(.list([SheetOption<Int>]()), by: sheet)
    #expect(host.okButton?.isEnabled == false)
    sheet.pressReturn()
    await host.settle()
    #expect(recorder.total == 0)
    #expect(host.problem == SheetStrings()[.chooseOne])
    #expect(host.list?.bounds.height ?? 0 >= 44)
    sheet.dismiss()
    await host.settle()
  }

  // MARK: Search

  @Test func `the search field filters the list`() async {
    _ = await host.show(.list(many).searchable(), by: sheet)
    host.search("number 19")
    await host.settle()
    #expect(host.list?.tableView.numberOfRows(inSection: 0) == 11)
    #expect(host.shown.first == "Number 19")
    host.search("nothing")
    await host.settle()
    #expect(host.list?.tableView.numberOfRows(inSection: 0) == 0)
    host.search(" ")
    await host.settle()
    #expect(host.list?.tableView.numberOfRows(inSection: 0) == 200)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `search results start at the top`() async {
    _ = await host.show(.list(many, selected: 150).searchable(), by: sheet)
    host.search("number 1")
    await host.settle()
    #expect(host.shown.first == "Number 1")
    sheet.dismiss()
    await host.settle()
  }

  @Test func `tapping a search result selects it`() async {
    let recorder = await host.show(.list(many, selected: 3).searchable(), by: sheet)
    host.search("150")
    await host.settle()
    #expect(host.marked.isEmpty)
    #expect(host.list?.path(of: 3) == nil, "No row names it.")
    #expect(host.list?.path(of: 150) == IndexPath(row: 0, section: 0))
    host.tapRow(0)
    #expect(host.marked == ["Number 150"])
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [150])
  }

  @Test func `the selection survives being filtered out`() async {
    let recorder = await host.show(.list(many, selected: 42).searchable(), by: sheet)
    host.search("150")
    await host.settle()
    host.tapOK()
    await host.settle()
    #expect(recorder.values == [42])
  }

  @Test func `clearing the search centers the selection again`() async {
    _ = await host.show(.list(many, selected: 42).searchable(), by: sheet)
    host.search("150")
    host.tapRow(0)
    host.search(" ")
    await host.settle()
    #expect(host.marked == ["Number 150"])
    sheet.dismiss()
    await host.settle()
  }

  @Test func `the panel keeps its height during a search`() async {
    _ = await host.show(.list(many).searchable(), by: sheet)
    host.searchField?.becomeFirstResponder()
    await host.settle()
    let before = host.panel?.frame
    host.search("150")
    await host.settle()
    #expect(host.panel?.frame == before)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `Return in the search field makes the sheet first responder`() async {
    let recorder = await host.show(.list(many, selected: 1).searchable(), by: sheet)
    host.search("150")
    host.pressReturn()
    await host.settle()
    #expect(host.searchField?.isFirstResponder == false)
    #expect(sheet.isFirstResponder)
    #expect(recorder.total == 0)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a list that is not searchable has no search field`() async {
    _ = await host.show(.list(many), by: sheet)
    #expect(host.searchField == nil)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `the last row has no separator`() async {
    _ = await host.show(.list(colors), by: sheet)
    let cells = host.list?.tableView.visibleCells ?? []
    #expect(cells.map { $0.separatorInset.right > 1_000 } == [false, false, true])
    sheet.dismiss()
    await host.settle()
  }

  // MARK: Accessibility

  @Test func `rows have labels and traits`() async {
    var options = colors
    options[1].isEnabled = false
    _ = await host.show(.list(options, selected: "red"), title: "Color", by: sheet)
    let cells = host.list?.tableView.visibleCells ?? []
    #expect(cells.count == 3)
    #expect(cells.allSatisfy { $0.accessibilityTraits.contains(.button) })
    #expect(cells.map { $0.accessibilityTraits.contains(.selected) } == [true, false, false])
    #expect(cells.map { $0.accessibilityTraits.contains(.notEnabled) } == [false, true, false])
    #expect(host.list?.tableView.accessibilityLabel == "Color")
    host.tapRow(2)
    #expect(cells.map { $0.accessibilityTraits.contains(.selected) } == [false, false, true])
    sheet.dismiss()
    await host.settle()
  }

  @Test func `OK confirms a tapped row`() async throws {
    let outcomes = await host.show(.list(colors), by: sheet)
    let table = try #require(host.list?.tableView)
    host.tapRow(IndexPath(row: 1, section: 0), in: table)
    await host.settle()
    #expect(host.marked == ["GREEN"])
    #expect(table.indexPathForSelectedRow == nil, "The checkmark shows it, not a highlighted row.")
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["green"])
  }

  @Test func `tapping a disabled row has no effect`() async throws {
    var options = colors
    options[1].isEnabled = false
    _ = await host.show(.list(options), by: sheet)
    host.tapRow(IndexPath(row: 1, section: 0), in: try #require(host.list?.tableView))
    await host.settle()
    #expect(host.marked == [])
  }

  @Test func `typing filters the list, and the keyboard leaves space for rows`() async throws {
    let options = (0..<10_000).sheetOptions { "Number \($0)" }
    _ = await host.show(
      .list(options, selected: 5_000).searchable(), title: "Number", by: sheet)
    host.search("999")
    await host.settle()
    let table = try #require(host.list?.tableView)
    #expect(table.numberOfRows(inSection: 0) == 19)
    #expect(table.bounds.height >= 132)
    let panel = try #require(host.panel)
    #expect(panel.frame.minY >= host.window.safeAreaInsets.top)
  }
}
