import Testing
import UIKit

/// Compares Documentation/metrics.md with the screens.
@MainActor struct MetricsOnSimulatorTests {
  @Test(arguments: MetricsTable.rows.filter(\.isDrawn))
  func `a row's value matches the screen`(row: MetricsTable.Row) throws {
    let check = try #require(
      Checks.all[row.identifier],
      "\(row.place): nothing checks `\(row.identifier)`. Add it to Checks, or write `not drawn here`."
    )
    let measured = try check()
    #expect(
      measured == row.value,
      """
      \(row.place): `\(row.identifier)` is \(measured) on the screen, the table says \(row.value). \
      Correct the one that is not as on iOS 18.
      """)
  }

  @Test func `every check has a row`() {
    let identifiers = MetricsTable.rows.filter(\.isDrawn).map(\.identifier)
    #expect(Set(Checks.all.keys).subtracting(identifiers).sorted() == [])
  }

  @Test func `every row is complete and unique`() {
    let rows = MetricsTable.rows
    #expect(!rows.isEmpty, "No table was found in \(MetricsTable.path).")
    for row in rows {
      #expect(
        row.cells.count == 7
          && row.cells.enumerated().allSatisfy { $0.offset == 3 || !$0.element.isEmpty },
        "\(row.place): a row has seven cells, and only the unit may be empty.")
      #expect(["checked", "not drawn here"].contains(row.cells.last), "\(row.place)")
    }
    #expect(Set(rows.map(\.identifier)).count == rows.count)
  }

  @Test func `every source in a row is listed`() {
    let text = MetricsTable.text
    for row in MetricsTable.rows {
      for match in row.line.matches(of: /\]\[([a-z0-9-]+)\]/) {
        let isListed = text.contains("\n[\(match.1)]: https://")
        #expect(isListed, "\(row.place): [\(match.1)] is not at the end of the file.")
      }
    }
  }
}
