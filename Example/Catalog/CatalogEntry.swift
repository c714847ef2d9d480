/// A variant of the sheet: a title, and a closure that shows it.
public struct CatalogEntry: Sendable {
  /// The sections of the catalog, from top to bottom.
  public enum Section: String, CaseIterable, Sendable {
    case text = "Text"
    case dates = "Dates"
    case options = "Options"
    case numbers = "Numbers"
    case forms = "Forms"
    case own = "Custom Contents"
    case movement = "Movement"
    case contract = "Presentation"
    case looks = "Appearance"
  }

  /// The section of the entry.
  public let section: Section
  /// The unique title of the row, and the default title of the sheets.
  public let title: String
  /// The number of outcomes, one for each sheet that the entry shows.
  public let outcomes: Int
  /// Shows the sheets of the entry on a stage, which reports the outcomes.
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

  /// All entries, in the order of the rows.
  public static let all: [CatalogEntry] =
    texts + dates + options + numbers + forms + own + movement + contract + looks

  /// The accessibility identifier of the row.
  public var identifier: String { "Catalog.\(title)" }
}
