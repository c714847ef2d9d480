import BottomBounce
public import UIKit
public import ViewBuilding

/// A screen that lists every variant of the sheet, with the outcome of each one's last sheet.
///
/// The screen is in English because it is for developers. The sheets are in the app's language.
public final class CatalogController: ViewHostController<CatalogView> {
  private let sheet = BottomBounceView()
  private let sections = CatalogEntry.Section.allCases.map { section in
    (section, CatalogEntry.all.filter { $0.section == section })
  }
  /// The outcomes of each entry since its row was last tapped, by the title of the entry.
  private var outcomes: [String: [String]] = [:]

  /// Connects the table view to its data.
  public override func setViewHandlers() {
    let table = controllerView.table
    table.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    table.dataSource = self
    table.delegate = self
  }

  /// Returns the outcomes of the sheets that an entry has shown since its row was last tapped.
  public func outcomes(of entry: CatalogEntry) -> [String] { outcomes[entry.title] ?? [] }

  /// Shows the sheets of an entry, as a tap on its row does.
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
  /// Returns the number of sections in the catalog.
  public func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  /// Returns the number of entries in a section.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }

  /// Returns a cell with the title of an entry and the outcomes of its sheets.
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

  /// Returns the title of a section.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    sections[section].0.rawValue
  }
}

extension CatalogController: UITableViewDelegate {
  /// Shows the sheets of an entry.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    open(entry(at: indexPath))
  }
}
