import UIKit

extension OptionListView {
  private var selectsWithArrows: Bool { selection.rule == .one && !confirmsOnTap }

  /// The table view clears it when the list is filtered.
  private var highlighted: IndexPath? {
    selectsWithArrows ? nil : tableView.indexPathForSelectedRow
  }

  /// Up and Down select an option, or only highlight it if a tap would confirm or toggle it.
  func handle(_ key: SheetKey) -> Bool {
    if let step = key.rowStep {
      move(by: step)
      return true
    }
    if case .failed = status, key == .space || key == .return {
      onRetry?()
      return true
    }
    switch key {
    case .space: return tapHighlightedRow()
    case .return: return confirmsOnTap && tapHighlightedRow()
    default: return false
    }
  }

  private func move(by step: Int) {
    let count = tableView.numberOfRows(inSection: 0)
    let start = highlighted ?? selectedPath
    var row = start.map { $0.row + step } ?? (step > 0 ? 0 : count - 1)
    while row >= 0, row < count {
      let path = IndexPath(row: row, section: 0)
      if tableView(tableView, willSelectRowAt: path) != nil { return move(to: path) }
      row += step
    }
  }

  private func move(to path: IndexPath) {
    // The app may show fewer options when it learns of the selection.
    tableView.scrollToRow(at: path, at: .none, animated: false)
    if selectsWithArrows {
      tableView(tableView, didSelectRowAt: path)
    } else {
      tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }

  func tapHighlightedRow() -> Bool {
    guard !isDisabled, let path = highlighted else { return false }
    tableView(tableView, didSelectRowAt: path)
    if !confirmsOnTap, path.row < tableView.numberOfRows(inSection: 0) {
      tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    return true
  }
}
