import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct TableUpdateTests {
  @Test func `inserted rows fade in, and the others move`() throws {
    let list = TableList([["a", "b"]])
    let (first, second) = (try #require(list.cell(0)), try #require(list.cell(1)))
    list.sections = [["a", "x", "b"]]
    list.table.insertRows(at: [[0, 1]], with: .automatic)
    #expect(list.shown == ["a", "x", "b"])
    #expect(list.cell(0) === first)
    #expect(list.cell(2) === second)
    list.device.advance(by: 0.1)
    let new = try #require(list.cell(1))
    let opacity = try #require(new.layer.presentation()).opacity
    #expect(opacity > 0 && opacity < 1)
    let moving = try #require(second.layer.presentation()).frame.minY
    #expect(moving > 35 + 44 && moving < 35 + 88)
    list.device.settle()
    #expect(new.alpha == 1)
    #expect(second.frame == list.table.rectForRow(at: [0, 2]))
  }

  @Test func `deleted rows fade out, and their cells are reused`() throws {
    let list = TableList([["a", "b", "c"]])
    let gone = try #require(list.cell(1))
    list.sections = [["a", "c"]]
    list.table.deleteRows(at: [[0, 1]], with: .fade)
    list.device.advance(by: 0.1)
    #expect(gone.superview === list.table)
    list.device.settle()
    #expect(gone.superview == nil)
    #expect(list.shown == ["a", "c"])
    #expect(list.table.dequeueReusableCell(withIdentifier: "row") === gone)
  }

  @Test func `the selection moves with its row`() {
    let list = TableList([["a", "b"]])
    list.tap(1)
    list.sections = [["x", "a", "b"]]
    list.table.insertRows(at: [[0, 0]], with: .none)
    #expect(list.table.indexPathForSelectedRow == [0, 2])
    list.sections = [["x", "a"]]
    list.table.deleteRows(at: [[0, 2]], with: .none)
    #expect(list.table.indexPathForSelectedRow == nil)
  }

  @Test func `a reloaded row has a new cell, and a reconfigured one the same`() throws {
    let list = TableList([["a", "b"]])
    let (first, second) = (try #require(list.cell(0)), try #require(list.cell(1)))
    list.sections = [["c", "d"]]
    list.table.reloadRows(at: [[0, 0]], with: .none)
    list.table.reconfigureRows(at: [[0, 1]])
    list.device.settle()
    #expect(list.shown == ["c", "d"])
    #expect(list.cell(0) !== first)
    #expect(list.cell(1) === second)
  }

  @Test func `changes in a batch are performed together`() {
    let list = TableList([["a", "b", "c"], ["d"]])
    var completed: [Bool] = []
    list.table.performBatchUpdates {
      list.sections = [["x"], ["c", "y", "a"]]
      list.table.deleteRows(at: [[0, 1]], with: .automatic)
      list.table.deleteSections([1], with: .automatic)
      list.table.insertSections([0], with: .automatic)
      list.table.moveRow(at: [0, 0], to: [1, 2])
      list.table.insertRows(at: [[1, 1]], with: .automatic)
    } completion: {
      completed.append($0)
    }
    list.device.settle()
    #expect(list.shown == ["x", "c", "y", "a"])
    #expect(completed == [true])
    #expect(list.device.leaks.isEmpty)
  }

  @Test func `inconsistent numbers of rows cause a warning, and the table is reloaded`() {
    let list = TableList([["a"]])
    list.sections = [["a", "b", "c"]]
    list.table.insertRows(at: [[0, 1]], with: .automatic)
    list.device.settle()
    #expect(list.shown == ["a", "b", "c"])
    #expect(
      list.device.system.warnings == [
        "Invalid update of a table: Section 0 had 1 rows, 1 were inserted and 0 deleted, "
          + "but the data source says 3. Everything is reloaded."
      ])
  }

  @Test func `the end of a shortened list scrolls back in one movement`() throws {
    let list = TableList(rows: 60)
    list.table.scrollToRow(at: [0, 59], at: .bottom, animated: false)
    let before = list.table.contentOffset.y
    list.sections = [(0..<50).map { "Row \($0)" }]
    list.table.deleteRows(at: (50..<60).map { [0, $0] }, with: .fade)
    list.device.advance(by: 0.1)
    let shown = try #require(list.table.layer.presentation()).bounds.minY
    #expect(shown < before && shown > before - 440)
    list.device.settle()
    #expect(abs(list.table.contentOffset.y - (before - 440)) < 0.5)
    #expect(list.shown.last == "Row 49")
  }
}
