/// A variant of the sheet that the catalog opens: a name, and how to show it.
public struct CatalogEntry: Sendable {
  /// The parts of the catalog, from top to bottom.
  public enum Section: String, CaseIterable, Sendable {
    case text = "Text"
    case dates = "Dates"
    case options = "Options"
    case own = "Your Own"
    case movement = "Movement"
    case contract = "Contract"
    case looks = "Looks"
  }

  /// The part of the catalog that the entry belongs to.
  public let section: Section
  /// The entry's row, and the title of its sheet; each entry has its own.
  public let title: String
  /// How many outcomes it tells: one for each sheet that it shows.
  public let outcomes: Int
  /// Shows its sheets on a stage, which is told their outcomes.
  public let show: @MainActor @Sendable (CatalogStage) throws -> Void

  init(
    _ section: Section, _ title: String, outcomes: Int = 1,
    show: @escaping @MainActor @Sendable (CatalogStage) throws -> Void
  ) {
    self.section = section
    self.title = title
    self.outcomes = outcomes
    self.show = show
  }

  /// Every entry, in the order of the rows.
  public static let all: [CatalogEntry] =
    texts + dates + options + own + movement + contract + looks

  /// The name of the entry's row for tests.
  public var identifier: String { "Catalog.\(title)" }
}
