import UIKit

/// Moves through a list of options with the Up and Down keys.
///
/// If the list asks for one option and OK confirms, the arrow keys select. In other lists they
/// highlight a row, and Space taps it. If the options couldn't be loaded, Return and Space load
/// them again.
@MainActor final class ListKeyboardNavigator {
  private unowned let list: OptionListView
  private var table: UITableView { list.tableView }

  init(_ list: OptionListView) {
    self.list = list
  }

  private var selectsWithArrows: Bool { list.selection.rule == .one && !list.confirmsOnTap }

  /// The highlighted row.
  ///
  /// The table view clears it when the list is filtered.
  private var highlighted: IndexPath? {
    selectsWithArrows ? nil : table.indexPathForSelectedRow
  }

  /// Handles a key, and returns whether it did.
  func handle(_ key: SheetKey) -> Bool {
    if let step = key.rowStep {
      move(by: step)
      return true
    }
    if case .failed = list.status, key == .space || key == .return {
      list.onRetry?()
      return true
    }
    switch key {
    case .space: return tapHighlightedRow()
    case .return: return list.confirmsOnTap && tapHighlightedRow()
    default: return false
    }
  }

  private func move(by step: Int) {
    let count = table.numberOfRows(inSection: 0)
    let start = highlighted ?? list.selection.selected.min().flatMap { list.path(of: $0) }
    var row = start.map { $0.row + step } ?? (step > 0 ? 0 : count - 1)
    while row >= 0, row < count {
      let path = IndexPath(row: row, section: 0)
      if list.tableView(table, willSelectRowAt: path) != nil { return move(to: path) }
      row += step
    }
  }

  private func move(to path: IndexPath) {
    if selectsWithArrows {
      list.tableView(table, didSelectRowAt: path)
    } else {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    table.scrollToRow(at: path, at: .none, animated: false)
  }

  private func tapHighlightedRow() -> Bool {
    guard let path = highlighted else { return false }
    list.tableView(table, didSelectRowAt: path)
    if !list.confirmsOnTap {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    return true
  }
}
