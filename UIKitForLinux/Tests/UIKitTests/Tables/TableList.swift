import UIKit
import UIKitSimulator

/// A table with text rows on a device, and its delegate calls.
@MainActor final class TableList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let device: Simulator
  let table: UITableView
  var sections: [[String]]
  var headers: [Int: String] = [:]
  var footers: [Int: String] = [:]
  var calls: [String] = []
  var made = 0
  var allowsHighlight = true
  var replacement: (IndexPath) -> IndexPath? = { $0 }
  var height: ((IndexPath) -> CGFloat)?

  init(
    _ sections: [[String]], style: UITableView.Style = .insetGrouped,
    on device: Simulator = Simulator()
  ) {
    self.device = device
    self.sections = sections
    table = UITableView(frame: .zero, style: style)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    let controller = UIViewController()
    controller.view = table
    device.window.rootViewController = controller
    device.settle()
  }

  /// Creates a list with a number of rows.
  convenience init(rows: Int, style: UITableView.Style = .plain) {
    self.init([(0..<rows).map { "Row \($0)" }], style: style)
  }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }

  /// The visible texts from top to bottom.
  var shown: [String] {
    table.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
    }
  }

  func tap(_ row: Int, _ section: Int = 0) {
    guard let cell = cell(row, section) else { return }
    device.tap(cell)
    device.settle()
  }

  // MARK: The data source

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    made += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section][indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers[section]
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers[section]
  }

  // MARK: The delegate

  private func note(_ call: String, _ path: IndexPath) {
    calls.append("\(call) \(path.section).\(path.row)")
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height?(indexPath) ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    allowsHighlight
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("highlight", indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("unhighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("will select", indexPath)
    return replacement(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("select", indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("will deselect", indexPath)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("deselect", indexPath)
  }
}
