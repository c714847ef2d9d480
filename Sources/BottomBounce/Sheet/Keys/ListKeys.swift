import UIKit

/// Arrows in a list of options.
///
/// Where one option is asked for and OK confirms it, arrows choose. In other lists they only mark a row, as a finger
/// does that lies on it, and Space does what a tap on it would.
@MainActor final class ListKeys: BodyKeys {
  private unowned let list: OptionListView
  private var table: UITableView { list.tableView }

  init(_ list: OptionListView) {
    self.list = list
  }

  private var choosesAtOnce: Bool { list.selection.rule == .one && !list.confirmsOnTap }

  /// The row that the arrows have come to; the list forgets it when it is filtered.
  private var marked: IndexPath? { choosesAtOnce ? nil : table.indexPathForSelectedRow }

  var pressesOnReturn: Bool { list.confirmsOnTap && marked != nil }

  func move(_ arrow: ArrowKey) -> Bool {
    guard let step = arrow.rowStep else { return false }
    let count = table.numberOfRows(inSection: 0)
    let start = marked ?? list.selection.chosen.min().flatMap { list.path(of: $0) }
    // Without a row to begin at, an arrow comes in from its own side.
    var row = start.map { $0.row + step } ?? (step > 0 ? 0 : count - 1)
    while row >= 0, row < count {
      let path = IndexPath(row: row, section: 0)
      if list.tableView(table, willSelectRowAt: path) != nil {
        go(to: path)
        return true
      }
      row += step
    }
    // At the end of the list there is nothing to do, for the app neither.
    return true
  }

  private func go(to path: IndexPath) {
    if choosesAtOnce {
      list.tableView(table, didSelectRowAt: path)
    } else {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    table.scrollToRow(at: path, at: .none, animated: false)
  }

  func press() -> Bool {
    guard let path = marked else { return false }
    list.tableView(table, didSelectRowAt: path)
    if !list.confirmsOnTap {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    return true
  }
}
