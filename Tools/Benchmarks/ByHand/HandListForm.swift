import UIKit

/// A list with a checkmark at the selected row, written by hand.
final class HandListForm: UITableView, UITableViewDataSource, UITableViewDelegate {
  private let titles: [String]
  private var selectedRow: Int

  init(titles: [String], selectedRow: Int, height: CGFloat) {
    self.titles = titles
    self.selectedRow = selectedRow
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
    cell.accessoryType = indexPath.row == selectedRow ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.cellForRow(at: IndexPath(row: selectedRow, section: 0))?.accessoryType = .none
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
    tableView.deselectRow(at: indexPath, animated: true)
    selectedRow = indexPath.row
  }
}
