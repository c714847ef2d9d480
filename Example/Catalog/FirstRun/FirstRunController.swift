import BottomBounce
public import UIKit
public import ViewBuilding

/// A screen that lists what to look at on a device, with the sheets that show it.
public final class FirstRunController: ViewHostController<FirstRunView> {
  private let sheet = BottomBounceView()
  /// The outcomes of each entry since its row was last tapped, by the title of the entry.
  private var outcomes: [String: [String]] = [:]

  /// Connects the table view to its data.
  public override func setViewHandlers() {
    let table = controllerView.table
    table.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    table.dataSource = self
    table.delegate = self
  }

  private static let cell = "row"

  /// Returns the entry of a row, or `nil` for a row that names another place.
  private func entry(at path: IndexPath) -> CatalogEntry? {
    let step = FirstRunStep.all[path.section]
    guard step.entries.indices.contains(path.row) else { return nil }
    let title = step.entries[path.row]
    return CatalogEntry.all.first { $0.title == title }
  }

  private func open(_ entry: CatalogEntry) {
    outcomes[entry.title] = []
    let stage = CatalogStage(sheet: sheet, host: view, title: entry.title) { [weak self] in
      self?.add($0, to: entry)
    }
    do {
      try entry.show(stage)
    } catch {
      add("\(error)", to: entry)
    }
  }

  private func add(_ outcome: String, to entry: CatalogEntry) {
    outcomes[entry.title, default: []].append(outcome)
    let table = controllerView.table
    table.reconfigureRows(at: table.indexPathsForVisibleRows ?? [])
  }
}

extension FirstRunController: UITableViewDataSource {
  /// Returns the number of steps.
  public func numberOfSections(in tableView: UITableView) -> Int { FirstRunStep.all.count }

  /// Returns the number of entries and places of a step.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let step = FirstRunStep.all[section]
    return step.entries.count + (step.place == nil ? 0 : 1)
  }

  /// Returns a cell with the title of an entry and its outcomes, or with another place.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    let entry = entry(at: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = entry?.title ?? FirstRunStep.all[indexPath.section].place
    content.secondaryText = entry.flatMap { outcomes[$0.title]?.joined(separator: ", ") }
    cell.contentConfiguration = content
    cell.accessibilityIdentifier = entry.map { "FirstRun.\(indexPath.section + 1).\($0.title)" }
    cell.accessibilityLabel = content.text
    cell.accessibilityValue = content.secondaryText
    cell.accessibilityTraits = entry == nil ? .staticText : .button
    return cell
  }

  /// Returns the number and the title of a step.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    "\(section + 1). \(FirstRunStep.all[section].title)"
  }

  /// Returns the sentence that decides a step.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    FirstRunStep.all[section].sentence
  }
}

extension FirstRunController: UITableViewDelegate {
  /// Shows the sheets of an entry.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let entry = entry(at: indexPath) { open(entry) }
  }
}
