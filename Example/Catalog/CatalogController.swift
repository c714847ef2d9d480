import BottomBounce
public import UIKit
public import ViewBuilding

/// The example's second screen: a list of what the sheet can do, each row with the outcome of its last sheet.
///
/// It is for developers, and its words are English; those of the sheets are in the app's language.
public final class CatalogController: ViewHostController<CatalogView> {
  private let sheet = BottomBounceView()
  private let sections = CatalogEntry.Section.allCases.map { section in
    (section, CatalogEntry.all.filter { $0.section == section })
  }
  /// What the rows have told since they were last touched, by the entries' titles.
  private var outcomes: [String: [String]] = [:]

  /// Fills the list.
  public override func setViewHandlers() {
    let table = controllerView.table
    table.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    table.dataSource = self
    table.delegate = self
  }

  /// The outcomes of the sheets that an entry has shown since its row was last touched.
  public func outcomes(of entry: CatalogEntry) -> [String] { outcomes[entry.title] ?? [] }

  /// Does what a touch of an entry's row does.
  public func open(_ entry: CatalogEntry) {
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

  private static let cell = "entry"

  private func add(_ outcome: String, to entry: CatalogEntry) {
    outcomes[entry.title, default: []].append(outcome)
    let table = controllerView.table
    table.reconfigureRows(at: table.indexPathsForVisibleRows ?? [])
  }

  private func entry(at path: IndexPath) -> CatalogEntry { sections[path.section].1[path.row] }
}

extension CatalogController: UITableViewDataSource {
  /// One section for each part of the catalog.
  public func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  /// One row for each entry.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }

  /// The entry's title, and how its last sheet ended.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    let entry = entry(at: indexPath)
    let outcome = outcomes(of: entry).joined(separator: ", ")
    var content = UIListContentConfiguration.valueCell()
    content.text = entry.title
    content.secondaryText = outcome
    cell.contentConfiguration = content
    cell.accessibilityIdentifier = entry.identifier
    cell.accessibilityLabel = entry.title
    cell.accessibilityValue = outcome
    cell.accessibilityTraits = .button
    return cell
  }

  /// The name of a part.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    sections[section].0.rawValue
  }
}

extension CatalogController: UITableViewDelegate {
  /// Opens the row's entry.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    open(entry(at: indexPath))
  }
}
