import Foundation
import TestHost
import Testing

/// The page that names tests for each sentence of a list in README.md.
@Suite struct RelianceTests {
  private static let heading = "## What tests check on Linux"

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: PackageFolder.url.appending(path: path), encoding: .utf8)
  }

  /// Returns the sentences of the list below a heading, without marks for bold text.
  private static func sentences(below heading: String, in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let section = lines.drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("#") }
    var items: [String] = []
    for line in section {
      if line.hasPrefix("- ") {
        items.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("  "), let last = items.popLast() {
        items.append(last + " " + line.drop { $0 == " " })
      }
    }
    return items.flatMap { item in
      item.replacing("**", with: "").replacing(#/\. (?=[A-Z])/#, with: ".\n")
        .split(separator: "\n").map(String.init)
    }
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

  @Test func `every sentence in README.md has one row, in the same order`() throws {
    let sentences = Self.sentences(below: Self.heading, in: try Self.text("README.md"))
    #expect(sentences.count > 12)
    let rows = try Self.rows().compactMap(\.first).prefix(sentences.count)
    #expect(Array(rows) == sentences)
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

  @Test func `sentences are found in lists`() {
    let text = """
      # A

      - **No.** Not here.

      # B

      - **One.** It has
        two lines. And 1.5 points.
      - **Two**: a, b.

      Not this.
      """
    #expect(
      Self.sentences(below: "# B", in: text)
        == ["One.", "It has two lines.", "And 1.5 points.", "Two: a, b."])
  }
}
