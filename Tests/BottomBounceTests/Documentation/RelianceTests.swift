import Foundation
import TestHost
import Testing

/// The page that names tests for each promise.
@Suite struct RelianceTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: PackageFolder.url.appending(path: path), encoding: .utf8)
  }

  /// The cells of the rows of both tables.
  private static func rows() throws -> [[String]] {
    try text("Documentation/what-you-can-rely-on.md").split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }
      .map { line in
        line.dropFirst().dropLast().split(separator: "|")
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
      .filter { $0.last != "Tests" }
  }

  @Test func `every row names tests that exist`() throws {
    let tests = #/@Test[^`]*func `([^`]+)`/#
    let rows = try Self.rows()
    #expect(rows.count > 20)
    for row in rows {
      try #require(row.count == 2, "\(row)")
      let links = row[1].matches(of: #/\[([^\]]+)\]\(\.\./([^)]+)\)/#)
      #expect(!links.isEmpty, "\(row[0])")
      #expect(links.count == row[1].split(separator: ";").count, "\(row[0])")
      for link in links {
        let found = try Self.text(String(link.2)).matches(of: tests).count { $0.1 == link.1 }
        #expect(found == 1, "\(row[0]): \(link.1)")
      }
    }
  }
}
