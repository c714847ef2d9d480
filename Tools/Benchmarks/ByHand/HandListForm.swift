import UIKit

/// A list with checkmarks at the selected rows, written by hand.
final class HandListForm: UITableView, UITableViewDataSource, UITableViewDelegate {
  private let titles: [String]
  private var selectedRows: Set<Int>
  private let selectsSeveral: Bool

  init(
    titles: [String], selectedRows: Set<Int>, height: CGFloat, selectsSeveral: Bool = false
  ) {
    self.titles = titles
    self.selectedRows = selectedRows
    self.selectsSeveral = selectsSeveral
    super.init(frame: .zero, style: .plain)
    backgroundColor = .clear
    layer.cornerRadius = 10
    register(UITableViewCell.self, forCellReuseIdentifier: "title")
    dataSource = self
    delegate = self
    heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "title", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = titles[indexPath.row]
    cell.contentConfiguration = content
    cell.backgroundColor = .secondarySystemGroupedBackground
    cell.accessoryType = selectedRows.contains(indexPath.row) ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let new = selectsSeveral ? selectedRows.symmetricDifference([indexPath.row]) : [indexPath.row]
    for row in new.symmetricDifference(selectedRows) {
      let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0))
      cell?.accessoryType = new.contains(row) ? .checkmark : .none
    }
    tableView.deselectRow(at: indexPath, animated: true)
    selectedRows = new
  }
}
