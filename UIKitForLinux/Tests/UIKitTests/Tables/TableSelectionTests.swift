import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct TableSelectionTests {
  @Test func `a tap highlights, selects, and notifies, in that order`() {
    let list = TableList([["a", "b"]])
    list.tap(1)
    #expect(list.calls == ["highlight 0.1", "unhighlight 0.1", "will select 0.1", "select 0.1"])
    #expect(list.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(list.cell(1)?.isSelected == true)
  }

  @Test func `selecting another row replaces the selection`() {
    let list = TableList([["a", "b"]])
    list.tap(0)
    list.calls = []
    list.tap(1)
    #expect(
      list.calls == [
        "highlight 0.1", "unhighlight 0.1", "will select 0.1", "will deselect 0.0",
        "deselect 0.0", "select 0.1",
      ])
    #expect(list.cell(0)?.isSelected == false)
  }

  @Test func `with multiple selection, several rows can be selected, and deselected with a tap`() {
    let list = TableList([["a", "b", "c"]])
    list.table.allowsMultipleSelection = true
    for row in [0, 2, 1, 2] { list.tap(row) }
    let rows = list.table.indexPathsForSelectedRows?.map(\.row)
    #expect(rows == [0, 1])
  }

  @Test func `the delegate can change or prevent selection`() {
    let list = TableList([["a", "b"]])
    list.replacement = { _ in IndexPath(row: 0, section: 0) }
    list.tap(1)
    #expect(list.table.indexPathForSelectedRow?.row == 0)
    list.replacement = { _ in nil }
    list.tap(1)
    #expect(list.table.indexPathForSelectedRow?.row == 0)
    list.calls = []
    list.allowsHighlight = false
    list.tap(1)
    #expect(list.calls == [])
  }

  @Test func `a table without selection ignores taps`() {
    let list = TableList([["a"]])
    list.table.allowsSelection = false
    list.tap(0)
    #expect(list.calls == [])
  }

  @Test func `a finger that rests highlights, and one that scrolls doesn't select`() {
    let list = TableList(rows: 50)
    let finger = list.device.touchDown(at: CGPoint(x: 100, y: 300))
    #expect(list.calls == [])
    list.device.advance(by: 0.25)
    #expect(list.calls.count == 1)
    #expect(list.calls.first?.hasPrefix("highlight") == true)
    finger.move(to: CGPoint(x: 100, y: 200), over: 0.2)
    finger.lift()
    list.device.settle()
    #expect(list.calls.count == 2)
    #expect(list.calls.last?.hasPrefix("unhighlight") == true)
    #expect(list.table.contentOffset.y > 0)
    #expect(list.table.indexPathForSelectedRow == nil)
  }

  @Test func `selecting in code doesn't notify the delegate`() {
    let list = TableList(rows: 100)
    let path = IndexPath(row: 60, section: 0)
    list.table.selectRow(at: path, animated: false, scrollPosition: .middle)
    #expect(list.calls == [])
    #expect(list.cell(60)?.isSelected == true)
    list.table.deselectRow(at: path, animated: false)
    #expect(list.cell(60)?.isSelected == false)
    #expect(list.table.indexPathForSelectedRow == nil)
  }

  @Test func `a selected row stays selected after it scrolls out of view and back`() {
    let list = TableList(rows: 100)
    list.tap(2)
    list.table.contentOffset.y = 2000
    list.table.layoutIfNeeded()
    #expect(list.table.visibleCells.allSatisfy { !$0.isSelected })
    list.table.contentOffset.y = 0
    list.table.layoutIfNeeded()
    #expect(list.cell(2)?.isSelected == true)
  }

  @Test func `reloading clears the selection`() {
    let list = TableList([["a"]])
    list.tap(0)
    list.table.reloadData()
    list.device.settle()
    #expect(list.table.indexPathForSelectedRow == nil)
    #expect(list.cell(0)?.isSelected == false)
  }

  @Test func `changing the header height keeps the selection of remaining rows`() {
    let list = TableList([["a", "b", "c"]])
    list.table.allowsMultipleSelection = true
    for row in 0...2 {
      list.table.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    list.sections = [["a", "b"]]
    list.table.sectionHeaderHeight = 30
    list.table.layoutIfNeeded()
    #expect(list.table.indexPathsForSelectedRows == [[0, 0], [0, 1]])
  }

  @Test func `the highlight fades after deselection, and a quick tap shows it`() throws {
    let list = TableList([["a", "b"]])
    let cell = try #require(list.cell(0))
    let background = try #require(cell.subviews.first)
    let plain = background.backgroundColor
    list.device.tap(cell)
    #expect(background.backgroundColor == .systemGray4)
    list.table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
    #expect(background.backgroundColor == plain)
    list.device.advance(by: 0.1)
    let half = background.layer.presentation()?.backgroundColor?.components
    #expect(half != plain?.cgColor.components)
    #expect(half != UIColor.systemGray4.cgColor.components)
    list.device.settle()
    #expect(background.layer.animationKeys() == nil)
  }

  @Test func `a touched row has no separators at its edges`() throws {
    let list = TableList([["a", "b", "c", "d"]])
    list.table.selectRow(
      at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    list.device.settle()
    let lines = try (0..<4).map { row in
      let cell = try #require(list.cell(row))
      return cell.subviews.contains { $0.bounds.height < 1 && !$0.isHidden }
    }
    // The last row of a section never has a separator.
    #expect(lines == [true, false, false, false])
  }

  @Test func `VoiceOver reads a row as a button with its selected state`() {
    let list = TableList([["a", "b"]])
    list.tap(1)
    #expect(list.device.accessibilityTree().contains("button “b”, selected"))
    #expect(list.device.accessibilityTree().contains("button “a”"))
  }
}
