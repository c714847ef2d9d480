import Foundation
import TestHost
import Testing

/// Checks the tables that compare the package with others, and the tests that they link to.
@Suite struct ComparisonTests {
  private static let folder = PackageFolder.url.appending(path: "Documentation")

  private static func lines() throws -> [Substring] {
    try String(contentsOf: folder.appending(path: "comparison-tables.md"), encoding: .utf8)
      .split(separator: "\n")
  }

  /// The cells of the rows of both tables, without their heads.
  private static func tables() throws -> [[[String]]] {
    let cells = try lines().filter { $0.hasPrefix("| ") }.map { line in
      line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    .filter { $0.first != "---" }
    return cells.split { $0.first == "Capability" }.map(Array.init)
  }

  /// The rows of the table with the tests of this package.
  private static func rows() throws -> [[String]] { try tables().first ?? [] }

  /// The rows that no test can show.
  private static let withoutTest = ["Mac", "License", "iOS", "Tagged releases"]

  @Test func `every row is complete and unique`() throws {
    let rows = try Self.rows()
    #expect(rows.count > 40)
    #expect(rows.allSatisfy { $0.count == 7 })
    #expect(Set(rows.compactMap(\.first)).count == rows.count)
  }

  @Test func `the second table says the same about this package`() throws {
    let tables = try Self.tables()
    try #require(tables.count == 2)
    #expect(tables[1].count > 20)
    #expect(Set(tables[1].compactMap(\.first)).count == tables[1].count)
    for row in tables[1] {
      try #require(row.count == 8)
      let own = try #require(tables[0].first { $0[0] == row[0] }, "\(row[0])")[1]
      // The text of the first link, or its first word if that is an answer.
      let text = own.firstMatch(of: #/\[([^\]]+)\]/#).map { String($0.1) } ?? own
      let word = text.prefix { $0.isLetter }
      let isAnswer = ["yes", "partly", "no"].contains(word)
      #expect(row[1] == (isAnswer ? String(word) : text), "\(row[0])")
      #expect(row.dropFirst(2).contains { !$0.isEmpty }, "\(row[0])")
    }
  }

  @Test func `every cell about this package links to an existing test or file`() throws {
    let tests = #/@Test[^`]*func `([^`]+)`/#
    // Unsupported features have no test.
    for row in try Self.rows() where row[1] != "no" {
      let links = row[1].matches(of: #/\[([^\]]+)\]\(([^ )]+)(?: "([^"]*)")?\)/#)
      #expect(!links.isEmpty, "\(row[0])")
      var count = 0
      for link in links {
        #expect(link.1.split(separator: " ").count <= 6, "\(row[0]): \(link.1)")
        let file = Self.folder.appending(path: String(link.2)).standardized
        let text = try String(contentsOf: file, encoding: .utf8)
        guard link.2.contains("Tests/") else { continue }
        let name = try #require(link.3, "\(row[0]) names no test")
        let found = text.matches(of: tests).count { $0.1 == name }
        #expect(found == 1, "\(row[0]): \(name)")
        count += 1
      }
      let needsTest = !Self.withoutTest.contains { row[0].contains($0) }
      #expect(count > 0 || !needsTest, "\(row[0]) has no test")
    }
  }

  @Test func `every cell about other packages names a page and its date`() throws {
    let text = try Self.lines()
    let definitions = text.compactMap {
      $0.firstMatch(of: #/^\[([\w-]+)\]: (\S+) "read \d{4}-\d\d-\d\d"$/#)
    }
    let names = definitions.map { String($0.1) }
    #expect(Set(names).count == names.count)
    #expect(definitions.allSatisfy { $0.2.hasPrefix("https://") || $0.2.hasPrefix("<https://") })
    for row in try Self.tables().joined() {
      for cell in row.dropFirst(2) where !cell.isEmpty {
        let links = cell.matches(of: #/\[[^\]]+\]\[([\w-]+)\]/#)
        #expect(!links.isEmpty, "\(row[0]): \(cell)")
        #expect(links.allSatisfy { names.contains(String($0.1)) }, "\(row[0]): \(cell)")
      }
    }
    let all = text.joined(separator: "\n")
    #expect(names.allSatisfy { all.contains("][\($0)]") })
  }
}
